import type { CorrectedValues, CorrectionCheck } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { PrintedValueLines } from "./value-lines.js";

interface BroughtPrintedValuesProps {
  readonly corrections: CorrectionCheck;
  readonly figures: CorrectedValues;
  readonly onAdd: (printedValues: CorrectedValues) => void;
  readonly onLeave: () => void;
}

/** Figures that somebody else sent: what they would change is shown before they count. */
export function BroughtPrintedValues({
  corrections,
  figures: printedValues,
  onAdd,
  onLeave,
}: BroughtPrintedValuesProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const entries = Object.entries(printedValues);
  const sound = Object.fromEntries(entries.filter(([path, value]) => !corrections.problemOf(path, value)));
  const wrong = entries.length - Object.keys(sound).length;
  return (
    <section className="figure-brought" aria-label={page("figures.import")}>
      <p>
        {page("figures.brought", { count: Object.keys(sound).length, game: speaker.say({ key: "game.name" }) })}{" "}
        {wrong > 0 && page("figures.brought-wrong", { count: wrong })}
      </p>
      <PrintedValueLines corrections={corrections} figures={sound} />
      <div className="figure-deeds">
        <button
          type="button"
          className="button main"
          disabled={Object.keys(sound).length === 0}
          onClick={() => onAdd(sound)}
        >
          {page("figures.add")}
        </button>
        <button type="button" className="button" onClick={onLeave}>
          {page("figures.dont")}
        </button>
      </div>
    </section>
  );
}
