import { setImmediate } from "node:timers/promises";
import type { AnyRuleset } from "@tavolata/game";
import { type Lost, SaveRefused } from "@tavolata/kernel";
import {
  type AnyMatch,
  inPieces,
  type LogEntry,
  type OpenedMatch,
  playingAgain,
  type RestoredMatch,
} from "@tavolata/table";
import type { Kysely } from "kysely";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { readSnapshot, type Snapshot } from "../storage/snapshots.js";
import type { TableRecord } from "../tables/records.js";
import { damageOf, isDamage, setAside } from "./damaged-snapshot.js";
import { logSince } from "./stored-log.js";

/** A match as it is stored. */
export interface Opened extends OpenedMatch {
  /** What could not be kept of it: this is to be stored before anybody looks. */
  readonly lost?: Lost;
}

/** What opening takes. */
export interface OpeningParts {
  readonly db: Kysely<Database>;
  /** Told of what whoever runs the house should know. */
  onFault(error: unknown): void;
}

/** What is stored of a match: its newest snapshot, the deed that led to it and those since, and when something was last taken back. */
export async function storedMatch(db: Kysely<Database>, table: string) {
  const snapshot = await readSnapshot(db, table);
  const undone = await db
    .selectFrom("deeds")
    .select((eb) => eb.fn.max("number").as("number"))
    .where("table_id", "=", table)
    .where("back_to", "is not", null)
    .where("kind", "<>", "contribution")
    .executeTakeFirst();
  const line = undone?.number == null ? 0 : undone.number + 1;
  const from = snapshot?.number ?? 0;
  if (from <= 0) return { snapshot, line, last: undefined, deeds: await logSince(db, table, 0) };
  const [last, ...deeds] = await logSince(db, table, from - 1);
  return { snapshot, line, last, deeds };
}

/** Opens a stored match: from its newest snapshot, doing again what was done since. Nothing where it has changed meanwhile: then it is read once more. */
export async function openMatch(
  parts: OpeningParts,
  ruleset: AnyRuleset,
  record: TableRecord,
): Promise<Opened | undefined> {
  const { snapshot, line: branch, last, deeds } = await storedMatch(parts.db, record.id);
  const number = Math.max(0, snapshot?.number ?? 0);
  const damage = snapshot && damageOf(snapshot, record, last);
  try {
    if (damage !== undefined) throw new SaveRefused("malformed", `The snapshot isn't of this match: ${damage}.`);
    const { end } = await inPieces(
      playingAgain(ruleset, snapshot ?? { begun: record }, deeds, record.outcome),
      setImmediate,
    );
    return end && openedWith(end, record, { number: number + deeds.length, snapshot: number, branch });
  } catch (error) {
    if (snapshot && isDamage(error)) return openAnew(parts, ruleset, record, snapshot, error as SaveRefused);
    throw brokenMatch(error);
  }
}

function openedWith(
  { match, isCut, figuresLost }: RestoredMatch,
  { answers }: TableRecord,
  at: Omit<OpenedMatch, "match">,
): Opened {
  const opened = { ...at, match };
  if (!isCut && figuresLost === 0) return opened;
  return { ...opened, lost: { answers: answers - match.at, figures: figuresLost } };
}

/** Opens a match from its answers alone, where these lead to where it stood: its snapshot is damaged, and set aside. */
async function openAnew(
  { db, onFault }: OpeningParts,
  ruleset: AnyRuleset,
  record: TableRecord,
  snapshot: Snapshot,
  damage: SaveRefused,
): Promise<Opened> {
  const deeds = await logSince(db, record.id, 0);
  const match = await matchFrom(ruleset, record, deeds, damage);
  const why = reasonsOf(damage);
  await setAside(db, record.id, snapshot, why, { match, number: deeds.length }).catch(onFault); // next time, then
  onFault(new Error(`The snapshot of the table ${record.id} was damaged, and is set aside. ${why}`));
  const branch = deeds.findLastIndex(({ kind, back_to }) => back_to !== null && kind !== "contribution") + 1;
  return { match, number: deeds.length, snapshot: deeds.length, branch };
}

/** The match as its answers make it; whatever keeps them from leading to where it stood, nothing is taken back. */
async function matchFrom(
  ruleset: AnyRuleset,
  record: TableRecord,
  deeds: readonly LogEntry[],
  damage: SaveRefused,
): Promise<AnyMatch> {
  try {
    const { match, end } = await inPieces(
      playingAgain(ruleset, { begun: record }, deeds, record.outcome),
      setImmediate,
    );
    if (end && !end.isCut && end.figuresLost === 0 && match.at === record.answers) return match;
  } catch (error) {
    throw brokenMatch(new AggregateError([damage, error], "Neither its snapshot nor its answers can be opened."));
  }
  throw brokenMatch(new Error("Its snapshot can't be opened, and its answers lead elsewhere.", { cause: damage }));
}

/** What an error says, and what led to it: for the log. */
function reasonsOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}

/** The details are for the log: what the rules stumbled over may tell what is hidden. */
export function brokenMatch(cause: unknown): Refuse {
  // Versions and figures are no secret, and whoever reads of them knows what to do.
  if (cause instanceof SaveRefused && (cause.fault === "other-version" || cause.fault === "other-figures")) {
    return new Refuse("broken-match", `This match can't be opened: ${cause.message}`, { said: cause.said, cause });
  }
  return new Refuse(
    "broken-match",
    "This match can't be opened with the rules as they are now: it stays as it is until they are mended.",
    { cause },
  );
}
