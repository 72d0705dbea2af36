import type { TableInfo } from "@tavolata/client";
import { useWords } from "@tavolata/ui/language/words.js";
import { Contributions } from "../dice-proof/contributions.js";

interface FairDiceProps {
  readonly table: TableInfo;
  /** What was added from this browser. */
  readonly own: string | undefined;
}

/** Why nobody can know or choose the dice: what the house committed itself to, and what everybody has added since. */
export function FairDice({ table, own }: FairDiceProps) {
  const { page } = useWords();
  const { contributions = [] } = table;
  return (
    <details className="lobby-part">
      <summary>{page("fair.title")}</summary>
      <div className="lobby-fair">
        <p>{page("fair.why")}</p>
        <dl>
          <dt className="muted">{page("fair.hash")}</dt>
          <dd className="seed">{table.seedHash}</dd>
          <dt className="muted">{page("fair.added")}</dt>
          <dd>
            {contributions.length === 0 ? page("fair.none") : <Contributions contributions={contributions} own={own} />}
          </dd>
        </dl>
      </div>
    </details>
  );
}
