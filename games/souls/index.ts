import { questBook, quests } from "./content/quests/book.js";
import { practiceCrypt } from "./content/quests/test-quest.js";
import { soulsWith } from "./ruleset.js";

/** Sword & Sorcery: Immortal Souls, with the cards of the box and our Quests. Read `turn.ts` first. */
export const souls = soulsWith(quests, "immortal-souls");

/** The same rules with a Quest in which everything rare is at hand: for those who want to see every rule at work. */
export const soulsTestRuleset = soulsWith({ [practiceCrypt.id]: practiceCrypt });

/** The Quests in the order of the campaign. */
export const questIds: readonly string[] = questBook.map(({ id }) => id);

export { evaluator } from "./bot/evaluation/evaluator.js";
export { heuristic } from "./bot/policy/heuristic.js";
export { isOpenOption, isOpenReason } from "./bot/policy/open-reasons.js";
export type { SoulsContent } from "./content/content.js";
export { questFiles } from "./custom-quest/files.js";
export { ownTitle, ownWords } from "./custom-quest/option.js";
export { eventCounts } from "./event-counts.js";
export type { SoulsEvent } from "./events.js";
export { matchSummary } from "./match-summary.js";
export { secretMessages } from "./rules/02-quest/secret-messages.js";
export type { Souls } from "./state.js";
export { renderText } from "./terminal/render-text.js";
