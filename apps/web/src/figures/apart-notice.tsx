import { type CorrectedFigures, type CorrectionCheck, mostCorrections } from "@tavolata/kernel";
import { useWords } from "@tavolata/ui/language/words.js";
import { noteApart, useApart } from "./apart-figures.js";
import { FigureLines } from "./figure-lines.js";
import { insteadOf } from "./merged-figures.js";

interface ApartNoticeProps {
  readonly game: string;
  readonly corrections: CorrectionCheck;
  readonly own: CorrectedFigures;
  /** Says whether they were taken. */
  readonly onTake: (figures: CorrectedFigures) => boolean;
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
      <FigureLines corrections={corrections} figures={left} />
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
