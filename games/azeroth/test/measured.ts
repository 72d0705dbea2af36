import type { Measured } from "@tavolata/game";

/** What is measured of the adventure game. */
export const measured: Measured = {
  speed: async () => (await import("./bench/speed.js")).speed,
  balance: async () => (await import("./balance/balance.js")).balance,
  train: async () => (await import("./train.js")).train,
  search: {
    options: { players: 4 },
    about:
      "four players, to the end of the turn. What a fight is worth is remembered: the same heroes think of the same encounters in every world, which doubled the play-outs",
  },
  strength: {},
};
