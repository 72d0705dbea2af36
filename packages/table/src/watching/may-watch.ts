import { audience, type Onlooker } from "@tavolata/kernel";
import type { ToldTable } from "./told-table.js";

type Known = Pick<ToldTable, "open" | "owner" | "seating" | "wishes">;

/** Whether somebody may look at a table from there, whatever lies on it. */
export function mayWatch(table: Known, person: string | undefined, as: Onlooker, hasLink: boolean): boolean {
  if (as === audience) return hasLink || table.open || isAtTable(table, person);
  return table.seating.sits(person, as);
}

/** Whether somebody owns a table, sits there, or did and wishes to again or is asked about another's wish. */
export function isAtTable({ owner, seating, wishes }: Known, person: string | undefined): boolean {
  if (person === undefined) return false;
  const hasWish = wishes.some((wish) => [wish.person, ...wish.asked].some(({ id }) => id === person));
  return hasWish || owner.id === person || seating.seatsOf(person).length > 0;
}
