import type { Bar } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { constructedSize } from "../../decks.js";
import { problemsOf, type SavedDeck, warningsOf } from "./deck.js";

interface DeckCheckProps {
  readonly deck: SavedDeck;
  /** A ready deck may have any number of cards. */
  readonly isReady: boolean;
}

/** Whether a deck may be played, and what is worth a word, each with its rule. */
export function DeckCheck({ deck, isReady }: DeckCheckProps) {
  const { page } = useWords();
  const problems = problemsOf(deck, isReady ? 0 : constructedSize);
  const warnings = warningsOf(deck);
  return (
    <section className="deck-panel" aria-labelledby="deck-check">
      <h2 id="deck-check">{page("decks.check")}</h2>
      <p role="status" className={problems.length === 0 ? "deck-verdict good" : "deck-verdict bad"}>
        <span aria-hidden="true">{problems.length === 0 ? "✓ " : "✕ "}</span>
        {page("decks.verdict", { problems: problems.length, warnings: warnings.length })}
      </p>
      <Reasons bars={problems} kind="problem" />
      <Reasons bars={warnings} kind="warning" />
    </section>
  );
}

function Reasons({ bars, kind }: { readonly bars: readonly Bar[]; readonly kind: "problem" | "warning" }) {
  const speaker = useSpeaker();
  if (bars.length === 0) return null;
  return (
    <ul className={`deck-reasons ${kind}`}>
      {bars.map(({ rule, reason }) => (
        <li key={`${reason.key} ${JSON.stringify(reason.args)}`}>
          {speaker.sentence(reason)} <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}
