import { questBook } from "../content/quests/book.js";
import { soulsWith } from "../ruleset.js";

/**
 * The game with Quests that are lost at the start of a Round, so that even players who answer by chance come to an end soon. Without the
 * Emporium sooner still: who deals by chance deals as long as he may.
 */
export function shortGame(round: number, emporium = true) {
  const tooLate = { id: "too-late", open: true, when: { kind: "round", round } } as const;
  const shortened = questBook.map((quest) => ({ ...quest, failure: [tooLate], emporium: quest.emporium && emporium }));
  const quests = Object.fromEntries(shortened.map((quest) => [quest.id, quest]));
  return soulsWith(quests);
}
