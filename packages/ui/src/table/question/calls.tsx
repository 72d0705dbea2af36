import type { Callable } from "@tavolata/kernel";
import { useSpeaker, useWords } from "../../language/words.js";
import { RuleLink, RuleLinks } from "../../rules/rule-link.js";

interface CallsProps {
  readonly calls: readonly Callable[];
  onCall(callable: Callable): void;
}

/** What may be called at any time, also while somebody else is asked: a dispute, a proposal. What can't be called says why. */
export function Calls({ calls, onCall }: CallsProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  if (calls.length === 0) return null;
  return (
    <details className="calls">
      <summary>{page("table.calls")}</summary>
      <ul>
        {calls.map((callable) => (
          <li key={callable.id}>
            {callable.bar ? (
              <p className="muted">
                <s>{speaker.sentence(callable.label)}</s>
                <span className="action-reason">
                  {speaker.sentence(callable.bar.reason)} <RuleLink id={callable.bar.rule} />
                </span>
              </p>
            ) : (
              <>
                <button type="button" className="button" onClick={() => onCall(callable)}>
                  {speaker.sentence(callable.label)}
                </button>
                <RuleLinks ids={callable.rules} />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
