import { questBook } from "./content/quests/book.js";
import { practiceQuests } from "./content/quests/test-quests/index.js";
import { heroQuestWith } from "./ruleset.js";

/** HeroQuest: one evil wizard against up to eight heroes. Read `turn.ts` first. */
export const heroQuest = heroQuestWith(questBook);

/** The same rules with quests in which everything rare is at hand: for those who want to see every rule at work. */
export const heroQuestTestRuleset = heroQuestWith(practiceQuests);

/** The quests of the book by their ids, in its order. */
export const questIds: readonly string[] = questBook.map(({ id }) => id);

export { evaluator } from "./bot/evaluation/evaluator.js";
export { heuristic } from "./bot/policy/heuristic.js";
export { isOpenOption } from "./bot/policy/open-options.js";
export { isOpenReason } from "./bot/policy/open-reasons.js";
export { secretMessages } from "./content/quests/secret-messages.js";
export { questFiles } from "./custom-quest/files.js";
export { ownTitle, ownWords } from "./custom-quest/option.js";
export { eventCounts } from "./event-counts.js";
export type { HeroQuestEvent } from "./events.js";
export { matchSummary } from "./match-summary.js";
export type { HeroQuest } from "./state.js";
export { renderText } from "./terminal/render-text.js";
