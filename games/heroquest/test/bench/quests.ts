import { questIds } from "../../index.js";

/** All quests of the book, and the one that the Evil Wizard chooses. */
export const quests: readonly string[] = [...questIds, "wizard-chooses"];
