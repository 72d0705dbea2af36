import { ownId, type QuestFileOf } from "@tavolata/kit";
import type { Quest } from "../content/types.js";

export { longestQuest, ownId, type QuestLanguage, type QuestTexts } from "@tavolata/kit";

/** What every quest says; the rest may be left out. */
type Said = "tiles" | "start" | "enemyDeck" | "events" | "victory";

/**
 * A quest as somebody writes it: what stays empty may be left out, and it is called "own" wherever the rules name it. It belongs to no campaign, and
 * to the first Act, whose cards are the ones in the box.
 */
export type WrittenQuest = Pick<Quest, Said> & Partial<Omit<Quest, "id" | "act" | "next" | Said>>;

/** A quest that somebody made: the text of the option `customQuest` is this as JSON. The text of a goal is called `goal-<its id>`. */
export type QuestFile = QuestFileOf<"souls", WrittenQuest>;

/** The quest as the rules take it. */
export function questFrom({ quest }: QuestFile): Quest {
  return { ...nothing, ...quest, id: ownId, act: 1 };
}

/** SS-2.2-e: the first quest of the book begins with as much money. */
const nothing = {
  soulrank: 1,
  grants: { soulPoints: 0, crowns: 50 },
  emporium: true,
  doors: [],
  walls: [],
  chests: [],
  searchAreas: [],
  altars: [],
  gates: [],
  waypoints: [],
  shadowReserve: {},
  shadows: [],
  enemies: [],
  stories: [],
  triggers: [],
  actions: [],
  failure: [],
  reward: { soulPoints: 0, crowns: 0 },
} as const;
