import { Sentence } from "../../language/linked.js";
import { useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import type { Barred } from "./act.js";
import "./barred-list.css";

/** What can't be done now, folded away: each with the reason and its rule. */
export function BarredList({ barred }: { readonly barred: readonly Barred[] }) {
  const { page } = useWords();
  if (barred.length === 0) return null;
  return (
    <details className="barred-list">
      <summary>{page("act.barred-count", { count: barred.length })}</summary>
      <ul>
        {barred.map(({ option }) => (
          <li key={option.id}>
            <s>
              <Sentence of={option.label} />
            </s>
            <span className="action-reason">
              <Sentence of={option.bar.reason} /> <RuleLink id={option.bar.rule} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
