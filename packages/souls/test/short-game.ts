import { baseContent } from "../src/base-content.js";
import { battlefields, questBook } from "../src/content/quests/book.js";
import { soulsWith } from "../src/ruleset.js";

/** The game with Quests that are lost at the start of a Round, so that even players who answer by chance come to an end soon. */
export function shortGame(round: number) {
  const tooLate = { id: "too-late", open: true, when: { kind: "round", round } } as const;
  const quests = Object.fromEntries(questBook.map((quest) => [quest.id, { ...quest, failure: [tooLate] }]));
  return soulsWith({ ...baseContent, quests }, battlefields);
}
