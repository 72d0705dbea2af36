import { correctionsIn, type Options, readCorrections } from "@tavolata/kernel";
import { useWords } from "@tavolata/ui/language/words.js";
import { useCorrections } from "./use-corrections.js";
import { PrintedValueLines } from "./value-lines.js";

interface TablePrintedValuesProps {
  readonly game: string;
  readonly options: Options;
}

/** The corrected figures that a match is played with: everybody at the table may know them. */
export default function TablePrintedValues({ game, options }: TablePrintedValuesProps) {
  const { page } = useWords();
  const corrections = useCorrections(game);
  const printedValues = readCorrections(correctionsIn(options)) ?? {};
  return (
    <details className="table-figures" open>
      <summary>{page("figures.at-table", { count: Object.keys(printedValues).length })}</summary>
      <p className="muted small">{page("figures.at-table-means")}</p>
      {corrections && <PrintedValueLines corrections={corrections} figures={printedValues} />}
    </details>
  );
}
