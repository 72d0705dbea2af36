import type { Balance, Column, TableOfBalance } from "@tavolata/game";
import { balanceTable } from "./table.js";

/** The tables of a page, each under its title. */
export function sectionsOf(
  balances: readonly Balance[],
  tables: readonly TableOfBalance[],
  columns: readonly Column[],
): string {
  const sections = tables.flatMap(({ id, title }) => {
    const own = balances.filter(({ table }) => table === id);
    return own.length === 0 ? [] : [`## ${capital(title)}\n\n${balanceTable(own, columns)}\n`];
  });
  return sections.join("\n");
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
