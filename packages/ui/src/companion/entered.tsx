import type { Decision } from "@tavolata/kernel";
import { useSpeaker, useWords } from "../language/words.js";
import type { Act } from "../table/question/act.js";

interface EnteredProps {
  readonly act: Act;
  readonly decision: Decision;
  /** What was entered so far, by the options' ids. */
  readonly entered: readonly string[];
}

/** What was entered so far, each to be taken back by a tap, and the button that says that this is all. */
export function Entered({ act, decision, entered }: EnteredProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const nameOf = (id: string) => {
    const option = decision.options.find((one) => one.id === id);
    return option ? speaker.sentence(option.label) : id;
  };
  return (
    <div className="entry-end">
      <p className="entry-count number" role="status">
        {page("companion.count", { picked: entered.length, wanted: decision.max })}
      </p>
      <ul className="entry-entered" aria-label={page("companion.thrown")}>
        {entered.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice that show the same have no other name
          <li key={i}>
            <button
              type="button"
              className="button entry-chip"
              aria-label={page("companion.take-back", { what: nameOf(id) })}
              onClick={() => act.collect(entered.filter((_, at) => at !== i))}
            >
              {nameOf(id)} <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button main entry-large" disabled={!act.canConfirm} onClick={act.confirm}>
        {page("companion.that-is-it")}
      </button>
    </div>
  );
}
