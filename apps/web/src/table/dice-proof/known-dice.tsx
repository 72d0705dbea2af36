import eye from "game-icon:eye-target";
import type { TableInfo } from "@tavolata/client";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useWords, type Words } from "@tavolata/ui/language/words.js";
import "./known-dice.css";

type Known = Pick<TableInfo, "imported" | "seedKnown"> & { readonly outcome?: unknown };

interface KnownDiceProps {
  /** Nothing for a table that is only in this page. */
  readonly table: Known | undefined;
}

/** Everybody is told where somebody may know the dice. */
export function KnownDice({ table }: KnownDiceProps) {
  const words = useWords();
  const said = table && whyKnown(table, words);
  return said && <p className="known-dice-said">{said}</p>;
}

/** The same as a mark beside a name. */
export function KnownDiceMark({ table }: KnownDiceProps) {
  const words = useWords();
  const said = table && whyKnown(table, words);
  return (
    said && (
      <span className="known-dice" role="img" aria-label={said} title={said}>
        <Icon of={eye} />
      </span>
    )
  );
}

/** Why somebody may know the dice of a table; nothing where nobody can. */
function whyKnown({ imported, seedKnown, outcome }: Known, { page }: Words): string | undefined {
  if (!imported && !seedKnown) return undefined;
  const why = imported && seedKnown ? "fair.imported-and-taken" : imported ? "fair.imported" : "fair.taken";
  return `${page(outcome ? "fair.may-have-known" : "fair.may-know")} ${page(why)}`;
}
