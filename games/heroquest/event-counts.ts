import type { EventCounts } from "@tavolata/kernel";
import type { HeroQuestContent } from "./content/content.js";
import type { HeroQuestEvent } from "./events.js";
import type { HeroQuestOptions } from "./options.js";
import { diceOf } from "./rules/01-dice/dice.js";

/** What is counted in statistics; a campaign's chapters are its quests (HQ-14.2). */
export const eventCounts: EventCounts<HeroQuestEvent, HeroQuestContent> = {
  round: "round-begun",
  chapter: "quest-recorded",
  campaign: "campaign",
  counts: {
    attacks: [
      { event: "attacked", by: "figure" },
      { event: "shot", by: "figure" },
    ],
    wounds: [{ event: "body-lost", by: "figure", sum: "points" }],
    healed: [{ event: "body-regained", by: "figure", sum: "points" }],
    "mind-lost": [{ event: "mind-lost", by: "figure", sum: "points" }],
    eliminated: [{ event: "eliminated", by: "figure" }],
    doors: [{ event: "door-opened", by: "figure" }],
    searches: [
      { event: "searched", by: "figure" },
      { event: "treasure-searched", by: "figure" },
    ],
    gold: [{ event: "treasure-found", by: "figure", sum: "gold" }],
    traps: [{ event: "trap-sprung", by: "figure" }],
    disarmed: [{ event: "trap-disarmed", by: "figure" }],
  },
  dice: (options: HeroQuestOptions, content) => Object.values(diceOf(content, options)),
};
