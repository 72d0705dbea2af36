import type { Steps } from "@tavolata/kernel";
import type { HeroQuestContent } from "./content/content.js";
import type { Quest } from "./content/quests/format.js";
import type { HeroQuestEvent } from "./events.js";
import type { HeroQuestOptions } from "./options.js";
import { chooseHeroes, chooseLate } from "./rules/02-setup/heroes.js";
import { readIntroduction } from "./rules/02-setup/introduction.js";
import { divideSpells } from "./rules/02-setup/magic-turns.js";
import { rollForSeats } from "./rules/02-setup/seating.js";
import { heroTurn } from "./rules/03-turns/hero-turn.js";
import { beginRound } from "./rules/03-turns/round.js";
import { wizardTurn } from "./rules/03-turns/wizard-turn.js";
import { endQuest } from "./rules/14-campaign/ending.js";
import { closeAdventure, goToNextMission } from "./rules/14-campaign/missions.js";
import { replaceHero } from "./rules/14-campaign/replacement.js";
import { openMarket, visitMarket } from "./rules/15-market/market.js";
import { chooseQuest } from "./rules/16-quests/quest-choice.js";
import { checkLoads } from "./rules/19-evil-wizard/load-check.js";
import { exchangeForPrimordial } from "./rules/rh-4-primordial/primordial-exchange.js";
import type { HeroQuest } from "./state.js";

/** The sequence of play, with these quests in the adventure book: the page of the rulebook that everybody keeps open. Each step says which comes next. */
export function stepsWith(book: readonly Quest[]) {
  return {
    "quest-choice": (t) => chooseQuest(t, book), //        HQ-2.7-a, HQ-16.1
    "secret-choice": chooseHeroes, //                      HQ-2.4
    "late-choice": chooseLate, //                          HQ-2.4-c, HQ-2.4-e: one late picker, then back here
    seating: rollForSeats, //                              HQ-2.5
    "magic-turns": divideSpells, //                        HQ-2.6: one character takes cards, then back here
    "primordial-exchange": exchangeForPrimordial, //       HQ-RH4-a
    introduction: readIntroduction, //                     HQ-2.7-b
    "load-check": checkLoads, //                           HQ-19.2: one thing is set aside, then back here

    round: beginRound, //                                  HQ-3.1
    "hero-turn": heroTurn, //                              HQ-3.2: one action or step, then back here until all heroes have acted
    "wizard-turn": wizardTurn, //                          HQ-3.3: the same for the antagonists, one after the other (HQ-3.4)
    "quest-end": endQuest, //                              HQ-14.1

    "next-mission": (t) => goToNextMission(t, book), //    HQ-16.3
    "between-missions": (t) => closeAdventure(t, book), // HQ-14
    replacement: replaceHero, //                           HQ-2.4-f: one player, then back here
    "market-list": openMarket, //                          HQ-15-d
    market: (t) => visitMarket(t, book), //                HQ-15: one deal, then back here
  } satisfies Steps<HeroQuest, HeroQuestEvent, HeroQuestContent, HeroQuestOptions>;
}
