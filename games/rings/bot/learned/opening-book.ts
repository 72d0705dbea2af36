import { type Choice, type Moment, objectOf, pick } from "../perception/moment.js";

/**
 * Which decks have won most often, by scenario: alone, and the two who won most together (docs/balance/rings.md, and for pairs 150 matches of
 * each two that share no hero). With three players or more the rules of thumb choose.
 */
const book: Readonly<Record<string, { readonly alone: string; readonly pair: readonly [string, string] }>> = {
  "passage-through-mirkwood": { alone: "leadership-starter", pair: ["tactics-starter", "single-core-solo"] },
  "journey-down-the-anduin": { alone: "back-to-basics", pair: ["axes-and-arrows", "the-riddermark"] },
  "escape-from-dol-guldur": { alone: "back-to-basics", pair: ["tactics-starter", "leadership-and-spirit"] },
};

/** LR-setup-1: the deck that the book has for this seat; nothing where it has none that is still free. */
export function deckByTheBook({ ids, s }: Moment): Choice | undefined {
  const entry = book[s.scenario];
  if (!entry || s.order.length > 2) return undefined;
  const wanted = s.order.length === 1 ? [entry.alone] : entry.pair;
  const best = wanted.map((deck) => `deck:${deck}`).find((id) => ids.includes(id));
  return best === undefined ? undefined : pick(best, "deck", { deck: objectOf(best) });
}
