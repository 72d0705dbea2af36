import type { CorrectedFigures, CorrectionCheck } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { entryName, fieldName, valueName } from "./figure-words.js";
import "./figures.css";

interface FigureLinesProps {
  readonly corrections: CorrectionCheck;
  readonly figures: CorrectedFigures;
}

/** Corrections to be read: what it is, ours, and what counts instead. */
export function FigureLines({ corrections, figures }: FigureLinesProps) {
  const words = useWords();
  const speaker = useSpeaker();
  return (
    <ul className="figure-lines">
      {Object.entries(figures).map(([path, value]) => {
        const figure = corrections.figures.get(path);
        if (!figure) return null;
        return (
          <li key={path}>
            <strong>{entryName(figure, speaker)}</strong> {fieldName(figure, words, speaker)}{" "}
            <span className="number">{valueName(value, words, speaker)}</span>{" "}
            <span className="muted number">
              {words.page("figures.ours", { value: valueName(figure.value, words, speaker) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
