import type { CorrectedValues, CorrectionCheck, PrintedValue } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useMemo, useState } from "react";
import { PrintedValueRow } from "./value-row.js";
import { entryName, fieldName, tableName } from "./value-words.js";

interface PrintedValueListProps {
  readonly corrections: CorrectionCheck;
  readonly own: CorrectedValues;
  readonly setOwn: (own: CorrectedValues) => void;
}

const filters = ["all", "only-ours", "only-corrected"] as const;
type Filter = (typeof filters)[number];

/** So many stand in the list at once; the others come when they are asked for. */
const page = 60;

/** All figures of a game: by table, by word, by where they come from. */
export function PrintedValueList({ corrections, own, setOwn }: PrintedValueListProps) {
  const words = useWords();
  const speaker = useSpeaker();
  const [wanted, setWanted] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const tables = Object.keys(corrections.correctable.tables);
  const [table, setTable] = useState(tables.includes("dice") ? "dice" : tables[0]!);
  const [shown, setShown] = useState(page);
  const found = useMemo(() => {
    const letters = plain(wanted);
    const isMeant = (printedValue: PrintedValue) => {
      if (filter === "only-ours" && printedValue.origin !== "ours") return false;
      if (filter === "only-corrected" && !Object.hasOwn(own, printedValue.path)) return false;
      if (letters === "") return filter === "only-corrected" || printedValue.table === table;
      return plain(
        `${entryName(printedValue, speaker)} ${fieldName(printedValue, words, speaker)} ${printedValue.path}`,
      ).includes(letters);
    };
    return [...corrections.figures.values()].filter(isMeant);
  }, [corrections, own, wanted, filter, table, words, speaker]);
  const change = (printedValue: PrintedValue) => (value: CorrectedValues[string] | undefined) => {
    const { [printedValue.path]: _before, ...rest } = own;
    setOwn(value === undefined ? rest : { ...rest, [printedValue.path]: value });
  };
  return (
    <section className="figure-list">
      <div className="figure-find">
        <label>
          <span>{words.page("figures.search")}</span>
          <input
            type="search"
            className="field"
            value={wanted}
            onChange={(event) => {
              setWanted(event.target.value);
              setShown(page);
            }}
          />
        </label>
        <label>
          <span>{words.page("figures.table")}</span>
          <select
            className="field"
            value={table}
            onChange={(event) => {
              setTable(event.target.value);
              setShown(page);
            }}
          >
            {tables.map((one) => (
              <option key={one} value={one}>
                {tableName(one, words)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.page("figures.show")}</span>
          <select className="field" value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
            {filters.map((one) => (
              <option key={one} value={one}>
                {words.page(`figures.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="muted">
        {found.length === 0 ? words.page("figures.none-found") : words.page("figures.shown", { count: found.length })}
      </p>
      <ul className="figure-rows">
        {found.slice(0, shown).map((printedValue) => (
          <PrintedValueRow
            key={printedValue.path}
            figure={printedValue}
            corrections={corrections}
            own={own[printedValue.path]}
            onChange={change(printedValue)}
          />
        ))}
      </ul>
      {found.length > shown && (
        <button type="button" className="button" onClick={() => setShown((before) => before + page)}>
          {words.page("figures.more", { count: Math.min(page, found.length - shown) })}
        </button>
      )}
    </section>
  );
}

/** Letters without accents, so that what is typed quickly is found. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
