import type { BoardSide } from "../types.js";

/**
 * HQ-1.7: side B, 26 × 19 squares, a house that grew crooked. Twenty rooms, A to T; the dots are corridor. Rooms stand
 * at the very edge, C has a corner for ambushes, H is the long gallery, J the great hall, I a cell; two corridors end blind.
 */
export const sideB = {
  picture: [
    "AAAA.BBBBBB.CCCCCCC.DDDSSS",
    "AAAA.BBBBBB.CCCCCCC.DDDSSS",
    "AAAA.BBBBBB.CCCCCCC.DDDSSS",
    "AAAA.BBBBBB.CCC.....DDDSSS",
    ".....BBBBBB.CCC.EEEE......",
    "FFFF............EEEE.GGGGG",
    "FFFF.HHHHHHHHHH.EEEE.GGGGG",
    "FFFF.HHHHHHHHHH.EEEE.GGGGG",
    "FFFF.HHHHHHHHHH......GGGGG",
    ".....III..JJJJJJ..........",
    "KKKK.III..JJJJJJ.LLLL.MMMM",
    "KKKK.III..JJJJJJ.LLLL.MMMM",
    "KKKK......JJJJJJ.LLLL.MMMM",
    ".....NNNN.JJJJJJ.LLLL.....",
    "OOOO.NNNN.............QQQQ",
    "OOOO.NNNNPPPTTT.RRRRR.QQQQ",
    "OOOO.NNNNPPPTTT.RRRRR.QQQQ",
    "OOOO.....PPPTTT.RRRRR.QQQQ",
    ".........PPPTTT.RRRRR.....",
  ],
} as const satisfies BoardSide;
