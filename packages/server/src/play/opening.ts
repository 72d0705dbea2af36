import type { Lost } from "@tavolata/kernel";
import type { AnyRuleset } from "@tavolata/shelf";
import { type OpenedMatch, type StoredDeed, takeUp } from "@tavolata/table";
import type { Kysely } from "kysely";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import type { TableRecord } from "../tables/records.js";

/** A match as it is stored. */
export interface Opened extends OpenedMatch {
  /** What could not be kept of it: this is to be stored before anybody looks. */
  readonly lost?: Lost;
}

/** What is stored of a match: its newest snapshot, what was done since, and when something was last taken back. */
export async function storedMatch(db: Kysely<Database>, table: string) {
  const snapshot = await db
    .selectFrom("snapshots")
    .select(["number", "save"])
    .where("table_id", "=", table)
    .executeTakeFirst();
  const undone = await db
    .selectFrom("deeds")
    .select((eb) => eb.fn.max("number").as("number"))
    .where("table_id", "=", table)
    .where("back_to", "is not", null)
    .where("kind", "<>", "contribution")
    .executeTakeFirst();
  const line = undone?.number == null ? 0 : undone.number + 1;
  return { snapshot, line, deeds: await deedsSince(db, table, snapshot?.number ?? 0) };
}

/** Opens a stored match: from its newest snapshot, doing again what was done since. */
export async function openMatch(db: Kysely<Database>, ruleset: AnyRuleset, record: TableRecord): Promise<Opened> {
  const { snapshot, line, deeds } = await storedMatch(db, record.id);
  try {
    const { match, isCut, figuresLost } = takeUp(ruleset, snapshot ?? { begun: record }, deeds, record.outcome);
    const number = (snapshot?.number ?? 0) + deeds.length;
    const opened = { match, number, snapshot: snapshot?.number ?? 0, line };
    if (!isCut && figuresLost === 0) return opened;
    return { ...opened, lost: { answers: record.answers - match.at, figures: figuresLost } };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refuse(
      "broken-match",
      `This match no longer fits the rules of "${record.game}" ${ruleset.version}: ${why}`,
    );
  }
}

export function deedsSince(db: Kysely<Database>, table: string, number: number): Promise<StoredDeed[]> {
  return db
    .selectFrom("deeds")
    .select(["kind", "seat", "picks", "back_to"])
    .where("table_id", "=", table)
    .where("number", ">=", number)
    .orderBy("number")
    .execute();
}
