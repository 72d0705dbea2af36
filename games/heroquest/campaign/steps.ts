import type { Steps } from "@tavolata/kernel";
import type { HeroQuestContent } from "../content/content.js";
import type { Quest } from "../content/quests/format.js";
import type { HeroQuestEvent } from "../events.js";
import type { HeroQuest } from "../state.js";
import { openMarket, visitMarket } from "./market.js";
import { closeAdventure, goToNextMission } from "./missions.js";
import { chooseQuest } from "./quest-choice.js";
import { replaceHero } from "./replacement.js";

/** What happens before a quest and between two of them. The quest itself is in `turn.ts`. */
export function stepsBetween(book: readonly Quest[]) {
  return {
    "quest-choice": (t) => chooseQuest(t, book), //        HQ-2.7-a, HQ-16.1
    "next-mission": (t) => goToNextMission(t, book), //    HQ-16.3
    "between-missions": (t) => closeAdventure(t, book), // HQ-14
    replacement: replaceHero, //                           HQ-2.4-f: one player, then back here
    "market-list": openMarket, //                          HQ-15-d
    market: (t) => visitMarket(t, book), //                HQ-15: one deal, then back here
  } satisfies Steps<HeroQuest, HeroQuestEvent, HeroQuestContent>;
}
