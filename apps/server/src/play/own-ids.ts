import type { Seat } from "@tavolata/kernel";
import type { Kysely } from "kysely";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";

/** A message as its sender's own id stands for it: which deed came of it, or would. */
export interface SentMessage {
  readonly kind: "answer" | "undo" | "redo";
  /** Whose deed it is; of a vote nobody knows, as it may be about anybody's. */
  readonly seat?: Seat;
  /** The question that was answered, and how. */
  readonly answer?: { readonly number: number; readonly picks: readonly string[] };
  /** How many answers were to be left. */
  readonly to?: number | undefined;
}

/**
 * Whether this very message of a person came before and was stored. An id is its sender's own: what others call their messages doesn't matter.
 * One that stands for something else already is refused.
 */
export async function hadBefore(
  db: Kysely<Database>,
  table: string,
  { id, person }: { readonly id: string; readonly person: string },
  sent: SentMessage | undefined,
): Promise<boolean> {
  const had = await db
    .selectFrom("deeds")
    .select(["kind", "seat", "decision", "picks", "back_to"])
    .where("table_id", "=", table)
    .where("sent", "=", id)
    .where("person", "=", person)
    .executeTakeFirst();
  if (!had) return false;
  const { kind, seat = had.seat, answer, to = had.back_to } = sent ?? {};
  const isSameAnswer = !answer || (answer.number === had.decision && isSame(answer.picks, had.picks));
  if (kind === had.kind && seat === had.seat && to === had.back_to && isSameAnswer) return true;
  throw idInUse(id);
}

/** A message under an id that the same person has used for another one. */
export function idInUse(id: string): Refuse {
  return new Refuse(
    "malformed",
    `You have sent something else under the id "${id}" at this table: every message has an id of its own.`,
  );
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((pick, i) => pick === other[i]);
}
