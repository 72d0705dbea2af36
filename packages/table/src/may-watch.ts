import { audience, type Onlooker } from "@tavolata/kernel";
import type { ToldTable } from "./told-table.js";

type Known = Pick<ToldTable, "open" | "owner" | "seating">;

/** Whether somebody may look at a table from there, whatever lies on it. */
export function mayWatch(table: Known, person: string | undefined, as: Onlooker, hasLink: boolean): boolean {
  if (as === audience) return hasLink || table.open || isAtTable(table, person);
  return table.seating.sits(person, as);
}

/** Whether somebody owns a table or sits there. */
export function isAtTable({ owner, seating }: Known, person: string | undefined): boolean {
  return person !== undefined && (owner.id === person || seating.seatsOf(person).length > 0);
}
