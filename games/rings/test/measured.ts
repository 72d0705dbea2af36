import type { Measured } from "@tavolata/game";

/** What is measured of the card game. */
export const measured: Measured = {
  speed: async () => (await import("./bench/speed.js")).speed,
  balance: async () => (await import("./balance/balance.js")).balance,
  train: async () => (await import("./train.js")).train,
  search: {
    options: { scenario: "journey-down-the-anduin" },
    about: "the second scenario alone, to the end of the round",
  },
  strength: { scenario: "journey-down-the-anduin" },
};
