/** LR-end-1: at this threat a player is eliminated. */
export const eliminationLevel = 50;
