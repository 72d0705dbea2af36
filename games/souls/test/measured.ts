import type { Measured } from "@tavolata/game";

/** What is measured of Sword & Sorcery. */
export const measured: Measured = {
  speed: async () => (await import("./bench/speed.js")).speed,
  balance: async () => (await import("./balance/balance.js")).balance,
  train: async () => (await import("./train.js")).train,
  search: {
    options: {},
    // Bots think about so few questions that hardly one would be met: here they think about all.
    searchConfig: { unsearchedKinds: [] },
    about: "two heroes, four rounds, about every kind of question",
  },
  strength: { scenario: "the-toll-road" },
};
