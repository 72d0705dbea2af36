import type { BoardSide } from "../types.js";

/**
 * HQ-1.7: side A, 26 × 19 squares. Twenty-two rooms, A to V; the dots are corridor. Room R is L-shaped: T takes its
 * lower left corner.
 */
export const sideA = {
  picture: [
    "..........................",
    ".AAAABBBBCCC..FFFGGGGHHHH.",
    ".AAAABBBBCCC..FFFGGGGHHHH.",
    ".AAAABBBBCCC..FFFGGGGHHHH.",
    ".DDDDEEEECCC..FFFGGGGHHHH.",
    ".DDDDEEEECCC..FFFIIIIJJJJ.",
    ".DDDDEEEE........IIIIJJJJ.",
    ".DDDDEEEE.KKKKKK.IIIIJJJJ.",
    ".DDDDEEEE.KKKKKK.IIIIJJJJ.",
    "..........KKKKKK..........",
    ".LLLLMMNN.KKKKKK.RRRRSSSS.",
    ".LLLLMMNN.KKKKKK.RRRRSSSS.",
    ".LLLLMMNN........RRRRSSSS.",
    ".LLLLPPPPQQQ..TTTTRRRSSSS.",
    ".OOOOPPPPQQQ..TTTTUUUVVVV.",
    ".OOOOPPPPQQQ..TTTTUUUVVVV.",
    ".OOOOPPPPQQQ..TTTTUUUVVVV.",
    ".OOOOPPPPQQQ..TTTTUUUVVVV.",
    "..........................",
  ],
} as const satisfies BoardSide;
