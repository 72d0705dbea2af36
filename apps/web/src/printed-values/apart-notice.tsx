import { type CorrectedValues, type CorrectionCheck, mostCorrections } from "@tavolata/kernel";
import { useWords } from "@tavolata/ui/language/words.js";
import { noteApart, useApart } from "./apart-values.js";
import { insteadOf } from "./merged-values.js";
import { PrintedValueLines } from "./value-lines.js";

interface ApartNoticeProps {
  readonly game: string;
  readonly corrections: CorrectionCheck;
  readonly own: CorrectedValues;
  /** Says whether they were taken. */
  readonly onTake: (printedValues: CorrectedValues) => boolean;
}

/** Says what of one's account could not be brought together with what was corrected here, and gives the choice. */
export function ApartNotice({ game, corrections, own, onTake }: ApartNoticeProps) {
  const { page } = useWords();
  const apart = useApart(game);
  if (!apart) return null;
  const { left, isTooMany } = apart;
  if (isTooMany) return <p role="alert">{page("figures.apart-many", { most: mostCorrections })}</p>;
  return (
    <section className="figure-brought" role="alert">
      <p>{page("figures.apart")}</p>
      <PrintedValueLines corrections={corrections} figures={left} />
      <div className="figure-deeds">
        <button
          type="button"
          className="button"
          onClick={() => {
            if (onTake(insteadOf(own, left, corrections))) noteApart(game, undefined);
          }}
        >
          {page("figures.apart-take")}
        </button>
        <button type="button" className="button" onClick={() => noteApart(game, undefined)}>
          {page("figures.apart-leave")}
        </button>
      </div>
    </section>
  );
}
