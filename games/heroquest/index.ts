import { questBook } from "./content/quests/book.js";
import { practiceQuests } from "./content/quests/practice.js";
import { heroQuestWith } from "./ruleset.js";

/** HeroQuest: one evil wizard against up to eight heroes. Read `turn.ts` first. */
export const heroQuest = heroQuestWith(questBook);

/** The same rules with quests in which everything rare is at hand: for those who want to see every rule at work. */
export const heroQuestPractice = heroQuestWith(practiceQuests);

/** The quests of the book by their ids, in its order. */
export const questIds: readonly string[] = questBook.map(({ id }) => id);

export { account } from "./account.js";
export { judgement } from "./bot/judgement.js";
export { isOpenOption } from "./bot/open-options.js";
export { isOpenReason } from "./bot/open-reasons.js";
export { ruleOfThumb } from "./bot.js";
export { type HeroQuestContent, heroQuestContent } from "./content/content.js";
export { draw } from "./draw/draw.js";
export type { HeroQuestEvent } from "./events.js";
export { helpTableOf, type WizardTable } from "./help/wizard-table.js";
export { questFiles } from "./own-quest/files.js";
export { ownTitle, ownWords } from "./own-quest/option.js";
export { secretMessages } from "./quest/secret-messages.js";
export { heroQuestWith } from "./ruleset.js";
export type { HeroQuest } from "./state.js";
export { tallies } from "./tallies.js";
