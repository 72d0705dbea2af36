import type { CorrectedValue, CorrectionCheck, PrintedValue } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useId, useState } from "react";
import { entryName, fieldName, valueName } from "./value-words.js";

interface PrintedValueRowProps {
  readonly figure: PrintedValue;
  readonly corrections: CorrectionCheck;
  /** The owner's value, where it is another. */
  readonly own: CorrectedValue | undefined;
  /** Nothing: back to ours. */
  readonly onChange: (value: CorrectedValue | undefined) => void;
}

/** One figure with our value, where it comes from, and the owner's value beside it. */
export function PrintedValueRow({ figure: printedValue, corrections, own, onChange }: PrintedValueRowProps) {
  const words = useWords();
  const { page } = words;
  const speaker = useSpeaker();
  const id = useId();
  const { path, takes, value, origin } = printedValue;
  /** What was typed and is no value yet. */
  const [typed, setTyped] = useState<string>();
  const set = (next: CorrectedValue) => {
    if (corrections.problemOf(path, next)) return false;
    onChange(next === value ? undefined : next);
    return true;
  };
  const name = `${entryName(printedValue, speaker)}: ${fieldName(printedValue, words, speaker)}`;
  return (
    <li className="figure-row" data-corrected={own !== undefined || undefined}>
      <label htmlFor={id} className="figure-name">
        <strong>{entryName(printedValue, speaker)}</strong> <span>{fieldName(printedValue, words, speaker)}</span>
      </label>
      <span className="figure-ours">
        <span className="number">{page("figures.ours", { value: valueName(value, words, speaker) })}</span>
        <span className={`figure-origin ${origin}`}>{page(`figures.origin.${origin}`)}</span>
      </span>
      {takes.kind === "number" ? (
        <input
          id={id}
          className="field number"
          inputMode="numeric"
          value={typed ?? String(own ?? value)}
          aria-invalid={typed !== undefined}
          aria-describedby={typed === undefined ? undefined : `${id}-wrong`}
          onChange={(event) => {
            const text = event.target.value.trim();
            setTyped(/^-?\d+$/.test(text) && set(Number(text)) ? undefined : event.target.value);
          }}
        />
      ) : (
        <select
          id={id}
          className="field"
          value={String(own ?? value)}
          onChange={(event) => set(takes.kind === "switch" ? event.target.value === "true" : event.target.value)}
        >
          {(takes.kind === "switch" ? [true, false] : takes.words).map((one) => (
            <option key={String(one)} value={String(one)}>
              {valueName(one, words, speaker)}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className="button bare"
        disabled={own === undefined && typed === undefined}
        onClick={() => {
          setTyped(undefined);
          onChange(undefined);
        }}
      >
        {page("figures.reset")}
        <span className="unseen"> {name}</span>
      </button>
      {typed !== undefined && takes.kind === "number" && (
        <p id={`${id}-wrong`} role="alert" className="figure-wrong">
          {page("figures.takes-number", { min: takes.min, max: takes.max })}
        </p>
      )}
    </li>
  );
}
