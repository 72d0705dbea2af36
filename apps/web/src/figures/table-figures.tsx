import { correctionsIn, type Options, readCorrections } from "@tavolata/kernel";
import { useWords } from "@tavolata/ui/language/words.js";
import { FigureLines } from "./figure-lines.js";
import { useCorrections } from "./use-corrections.js";

interface TableFiguresProps {
  readonly game: string;
  readonly options: Options;
}

/** The corrected figures that a match is played with: everybody at the table may know them. */
export default function TableFigures({ game, options }: TableFiguresProps) {
  const { page } = useWords();
  const corrections = useCorrections(game);
  const figures = readCorrections(correctionsIn(options)) ?? {};
  return (
    <details className="table-figures" open>
      <summary>{page("figures.at-table", { count: Object.keys(figures).length })}</summary>
      <p className="muted small">{page("figures.at-table-means")}</p>
      {corrections && <FigureLines corrections={corrections} figures={figures} />}
    </details>
  );
}
