/** A small board with three rooms, one of them of an odd shape; `.` is corridor. */
export const board = [".........", ".AAAABBB.", ".AAAABBB.", ".AAAACBB.", ".CCCCCCC.", ".CCC.....", "........."];
