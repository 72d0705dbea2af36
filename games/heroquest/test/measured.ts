import type { Measured } from "@tavolata/game";

/** What is measured of HeroQuest. */
export const measured: Measured = {
  speed: async () => (await import("./bench/speed.js")).speed,
  load: async () => (await import("./bench/load.js")).load,
  balance: async () => (await import("./balance/balance.js")).balance,
  train: async () => (await import("./train.js")).train,
  search: {
    options: {},
    // Its habit seldom differs from the rules of thumb: single answers are compared, at every kind of question.
    searchConfig: { unsearchedKinds: [], singly: true },
    about:
      "the first quest with four heroes, to the end of the turn, or of the round for the Evil Wizard, about every kind of question and single answers. The ways over the board take a tenth of the time, and the fork a fifth, because a hidden quest is imagined anew for every play-out",
  },
  strength: { scenario: "the-stolen-bell" },
};
