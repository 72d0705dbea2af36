import type { Measured } from "@tavolata/game";

/** What is measured of Lantern Quay. */
export const measured: Measured = {
  search: { options: {}, about: "to the end of the match, with a tree of three questions" },
  strength: {},
};
