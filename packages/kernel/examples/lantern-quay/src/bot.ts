import { cardsIn, type Decision, type NamedOption, type View } from "../../../src/index.js";
import { cargoValue, type QuayContent } from "./content.js";
import type { QuayView } from "./view.js";

/**
 * Rules of thumb. Smugglers land the middling cargo that a search seldom finds, and play fog at once; wardens search when
 * they can help the dice along.
 */
export function heuristic(
  view: View<QuayView>,
  decision: Decision,
  { content }: { readonly content: QuayContent },
): readonly string[] | undefined {
  const { options } = decision;
  const cards = cardsIn(view.state.hands[view.onlooker]);
  switch (decision.kind) {
    case "landing":
      return [mostAppealing(content, options)];
    case "search":
      return [cards.some((card) => cargoValue(content, card) > 0) ? "yes" : "no"];
    case "tip-offs":
      return [...options]
        .sort((a, b) => cargoValue(content, b.target) - cargoValue(content, a.target))
        .slice(0, decision.max)
        .map(({ id }) => id);
    case "fog":
    case "whistle":
      return [options[0]!.id];
    default:
      // Where to stand: nothing is better than to be unpredictable.
      return undefined;
  }
}

const landingAppeal: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 4, 5: 1 };

function mostAppealing(content: QuayContent, options: readonly NamedOption[]): string {
  const appeal = ({ target }: NamedOption) => landingAppeal[cargoValue(content, target)] ?? 0;
  const [best] = options.filter(({ verb }) => verb === "land").sort((a, b) => appeal(b) - appeal(a));
  return best?.id ?? "lie-low";
}
