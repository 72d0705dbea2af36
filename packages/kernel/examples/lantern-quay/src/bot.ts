import type { Decision, View } from "../../../src/index.js";
import { cargoValue, type QuayContent } from "./content.js";

/** What a rule of thumb may look at: its own view. */
interface Seen {
  readonly hands: Readonly<Record<string, readonly string[] | { readonly count: number }>>;
}

/**
 * Rules of thumb. Smugglers land the middling cargo that a search seldom finds, and play fog at once; wardens search when
 * they can help the dice along.
 */
export function ruleOfThumb(
  view: View,
  decision: Decision,
  { content }: { readonly content: QuayContent },
): readonly string[] | undefined {
  const ids = decision.options.map(({ id }) => id);
  const hand = (view.state as unknown as Seen).hands[view.onlooker];
  const cards = Array.isArray(hand) ? (hand as readonly string[]) : [];
  switch (decision.kind) {
    case "landing":
      return [bestBy(ids, (id) => landingAppeal[cargoValue(content, id.slice("land:".length))] ?? 0, "lie-low")];
    case "search":
      return [cards.some((card) => cargoValue(content, card) > 0) ? "yes" : "no"];
    case "tip-offs":
      return [...ids].sort((a, b) => tipValue(content, b) - tipValue(content, a)).slice(0, decision.max);
    case "fog":
    case "whistle":
      return [ids[0]!];
    default:
      // Where to stand: nothing is better than to be unpredictable.
      return undefined;
  }
}

const landingAppeal: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 4, 5: 1 };

const tipValue = (content: QuayContent, id: string) => cargoValue(content, id.slice("tip:".length));

function bestBy(ids: readonly string[], appeal: (id: string) => number, otherwise: string): string {
  return ids.filter((id) => id !== otherwise).sort((a, b) => appeal(b) - appeal(a))[0] ?? otherwise;
}
