import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { CSSProperties } from "react";
import { printed, type SavedDeck, spheres } from "./deck.js";

/** What the cards of a deck cost, as columns with their numbers; and how many there are of each sphere. */
export function CostCurve({ deck }: { readonly deck: SavedDeck }) {
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const counts = costs(deck);
  const most = Math.max(1, ...counts.map(([, count]) => count));
  const known = counts.flatMap(([cost, count]) => (cost === "X" ? [] : [[Number(cost), count] as const]));
  const size = known.reduce((sum, [, count]) => sum + count, 0);
  const mean = size === 0 ? 0 : known.reduce((sum, [cost, count]) => sum + cost * count, 0) / size;
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mean);
  return (
    <section className="deck-panel" aria-labelledby="deck-curve">
      <h2 id="deck-curve">{page("decks.curve")}</h2>
      <p className="muted">{page("decks.mean-cost", { cost: average })}</p>
      <ol className="curve">
        {counts.map(([cost, count]) => (
          <li key={cost} className="curve-column">
            <span className="curve-count number" aria-hidden="true">
              {count}
            </span>
            <span className="curve-bar" style={{ "--share": count / most } as CSSProperties} aria-hidden="true" />
            <span className="curve-cost number" aria-hidden="true">
              {cost}
            </span>
            <span className="unseen">{page("decks.of-cost", { cost, count })}</span>
          </li>
        ))}
      </ol>
      <ul className="curve-spheres">
        {spheres.map((sphere) => {
          const count = Object.entries(deck.cards)
            .filter(([title]) => printed(title)?.sphere === sphere)
            .reduce((sum, [, copies]) => sum + copies, 0);
          return count === 0 ? null : (
            <li key={sphere} className={`curve-sphere ${sphere}`}>
              {speaker.name(sphere)} <b className="number">{count}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How many cards there are of each cost, from 0 to the dearest, and X. */
function costs({ cards }: SavedDeck): [string, number][] {
  const counts = new Map<string, number>();
  for (const [title, copies] of Object.entries(cards)) {
    const cost = String(printed(title)?.cost ?? 0);
    counts.set(cost, (counts.get(cost) ?? 0) + copies);
  }
  const dearest = Math.max(5, ...[...counts.keys()].filter((cost) => cost !== "X").map(Number));
  const columns = Array.from({ length: dearest + 1 }, (_, cost) => String(cost));
  return [...columns, ...(counts.has("X") ? ["X"] : [])].map((cost) => [cost, counts.get(cost) ?? 0]);
}
