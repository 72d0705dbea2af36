import { emptyParts } from "./empty-parts.js";
import type { Quest } from "./format.js";

/** An empty board, while the Evil Wizard has yet to choose (HQ-2.7-a). */
export const noQuest: Quest = {
  id: "",
  side: "A",
  weight: "test",
  start: [],
  exit: [],
  wandering: "",
  goal: { kind: "slay", figures: [""] },
  ...emptyParts,
};
