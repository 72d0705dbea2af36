import type { SeatChanges } from "@tavolata/client/protocol";
import { type Kysely, sql } from "kysely";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { rememberAll } from "./knowers.js";

/** A link to commentary, and the table that it leads to. */
interface Leads {
  readonly id: string;
  readonly table: string;
}

/** How many people may have opened links to commentary of one table: all of them are told to everybody there. */
export const mostCommentators = 64;

/** Who comments, and who has seen everything by it. Whoever comes in and whoever sits down wait for each other, so that nobody does both. */
export class Commentators {
  constructor(private readonly db: Kysely<Database>) {}

  /** Whether this is somebody who plays at the table, or did, before its match is over. */
  play(table: string, person: string): Promise<boolean> {
    return plays(this.db, table, person);
  }

  /** From now on the link is this person's alone. Whether it is only now. */
  come({ id, table }: Leads, person: string): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      await checkPlaysNot(db, table, person);
      await checkIsRoom(db, table, person);
      const { rows } = await sql<{ isNew: boolean }>`update links
        set opened_by = ${person}, opened = coalesce(links.opened, now()) from links before
        where links.id = ${id} and before.id = links.id and (links.opened_by is null or links.opened_by = ${person})
        returning before.opened_by is null as "isNew"`.execute(db);
      if (rows.length === 0) throw linkAnothers();
      // Who comes when the match is over sees no more than everybody may.
      await sql`insert into commentators (table_id, person) select id, ${person} from tables
        where id = ${table} and outcome is null on conflict do nothing`.execute(db);
      return rows[0]!.isNew;
    });
  }

  /** Everything is about to be told to this person, who knows from then on what all seats know. Whether that is new. */
  see(table: string, person: string): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      await checkPlaysNot(db, table, person);
      await sql`insert into commentators (table_id, person, saw) select id, ${person}, now() from tables
        where id = ${table} and outcome is null
        on conflict (table_id, person) do update set saw = coalesce(commentators.saw, now())`.execute(db);
      return rememberAll(db, table, person, "saw");
    });
  }
}

/** Refuses whoever plays to look into others' hands; until the end of the transaction nobody sits down. */
async function checkPlaysNot(db: Kysely<Database>, table: string, person: string): Promise<void> {
  await sql`select from tables where id = ${table} for update`.execute(db);
  if (await plays(db, table, person)) throw playsHere();
}

/** Refuses one more person where so many have come. */
async function checkIsRoom(db: Kysely<Database>, table: string, person: string): Promise<void> {
  const { rows } = await sql<{ others: number }>`select count(*)::int as others from commentators
    where table_id = ${table} and person <> ${person}`.execute(db);
  if (rows[0]!.others < mostCommentators) return;
  throw new Refuse("too-many-kept", `${mostCommentators} people have come to comment on this match: nobody else can.`);
}

/** Whether somebody sits at a table, or did, and the match isn't over. */
async function plays(db: Kysely<Database>, table: string, person: string): Promise<boolean> {
  const { rows } = await sql`select from tables where id = ${table} and outcome is null and (
    exists (select from seats where table_id = tables.id and ${person} in (person, last_person))
    or exists (select from seat_knowers where table_id = tables.id and person = ${person} and how = 'sat')
    or exists (select from deeds where table_id = tables.id and person = ${person}))`.execute(db);
  return rows.length > 0;
}

/**
 * Refuses a seat to whoever has seen by commenting what others hold, unless the rule of the table asks the others or tells them; who has seen nothing
 * yet gives commentary up by sitting down. Called when the table's row was changed in this transaction: whoever comes in to comment waits for it.
 */
export async function checkHasNotCommented(
  db: Kysely<Database>,
  table: string,
  person: string,
  rule: SeatChanges,
): Promise<void> {
  const { rows } = await sql`select from commentators join tables on tables.id = commentators.table_id
    where table_id = ${table} and person = ${person} and saw is not null and outcome is null`.execute(db);
  if (rows.length > 0 && rule === "refused") {
    throw new Refuse(
      "has-commented",
      "You have commented on this match and seen what is hidden: you can play when it is over, in the next one.",
    );
  }
  await sql`delete from commentators where table_id = ${table} and person = ${person} and saw is null`.execute(db);
}

export function playsHere(): Refuse {
  return new Refuse("not-yours", "You sit at this table, or did: you see everything when the match is over.");
}

/** A link to commentary that somebody else has opened before. */
export function linkAnothers(): Refuse {
  return new Refuse(
    "link-anothers",
    "This link is somebody else's, who opened it first: ask the owner of the table for one of your own.",
  );
}
