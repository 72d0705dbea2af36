import type { Question } from "../perception/question.js";

/**
 * Which decks have won most often, by scenario: alone, and the two who won most together (docs/balance/rings.md, and for pairs 150 matches of
 * each two that share no hero). With three players or more the rules of thumb choose.
 */
const book: Readonly<Record<string, { readonly alone: string; readonly pair: readonly [string, string] }>> = {
  "passage-through-mirkwood": { alone: "leadership-starter", pair: ["tactics-starter", "single-core-solo"] },
  "journey-down-the-anduin": { alone: "back-to-basics", pair: ["axes-and-arrows", "the-riddermark"] },
  "escape-from-dol-guldur": { alone: "back-to-basics", pair: ["tactics-starter", "leadership-and-spirit"] },
};

/** LR-setup-1: the decks that the book has for this table; none where it says nothing. */
export function decksByTheBook({ s }: Question): readonly string[] {
  const entry = book[s.scenario];
  if (!entry || s.order.length > 2) return [];
  return s.order.length === 1 ? [entry.alone] : entry.pair;
}
