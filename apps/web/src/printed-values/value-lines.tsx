import type { CorrectedValues, CorrectionCheck } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { entryName, fieldName, valueName } from "./value-words.js";
import "./printed-values.css";

interface PrintedValueLinesProps {
  readonly corrections: CorrectionCheck;
  readonly figures: CorrectedValues;
}

/** Corrections to be read: what it is, ours, and what counts instead. */
export function PrintedValueLines({ corrections, figures: printedValues }: PrintedValueLinesProps) {
  const words = useWords();
  const speaker = useSpeaker();
  return (
    <ul className="figure-lines">
      {Object.entries(printedValues).map(([path, value]) => {
        const printedValue = corrections.figures.get(path);
        if (!printedValue) return null;
        return (
          <li key={path}>
            <strong>{entryName(printedValue, speaker)}</strong> {fieldName(printedValue, words, speaker)}{" "}
            <span className="number">{valueName(value, words, speaker)}</span>{" "}
            <span className="muted number">
              {words.page("figures.ours", { value: valueName(printedValue.value, words, speaker) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
