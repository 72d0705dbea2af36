/** How tiles are divided. Each number is an area, `#` is solid ground. */
export const pictures = {
  quarters: ["1122", "1122", "3344", "3344"],
  /** A strip along the right side. */
  strip: ["1112", "1112", "3332", "3332"],
  /** A strip along the left side. */
  lane: ["1222", "1222", "1333", "1333"],
  cross: ["#11#", "2553", "2553", "#44#"],
  corridor: ["#11#", "#11#", "#22#", "#22#"],
  bend: ["#11#", "#11#", "#222", "#222"],
  tee: ["1223", "1223", "#44#", "#44#"],
  hall: ["1111", "2222", "2222", "3333"],
  nooks: ["1122", "1122", "3344", "5544"],
  chamber: ["1112", "1112", "1112", "3332"],
  /** Round something solid. */
  ring: ["1122", "1##2", "3##4", "3344"],
  stairs: ["1122", "3322", "3344", "5544"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** In a ring each area goes round a corner, and its mark lies in it. */
export const ringMarks = { 1: [1, 1], 2: [7, 1], 3: [1, 7], 4: [7, 7] } as const;
