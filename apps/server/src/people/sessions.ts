import type { Person } from "@tavolata/client/protocol";
import { type Kysely, sql } from "kysely";
import type { LoginSession } from "../http/session.js";
import { oneAtATime } from "../storage/one-at-a-time.js";
import type { Database } from "../storage/schema.js";

/** So many cookies that somebody signed out with are remembered; with one more, all others end, too, and nothing need be remembered. */
export const mostEnded = 200;

/** Whose session it is, as long as it counts. */
export function personOf(db: Kysely<Database>, { person, number, mark }: LoginSession): Promise<Person | undefined> {
  return db
    .selectFrom("people")
    .select(["id", "name"])
    .where("id", "=", person)
    .where("session", "=", number)
    .where(sql<boolean>`not exists (select from ended_sessions where person = ${person} and mark = ${mark})`)
    .executeTakeFirst();
}

/** From now on nobody is anybody by this session, whoever has a copy of its cookie. */
export function endSession(db: Kysely<Database>, { person, mark }: LoginSession): Promise<void> {
  return db.transaction().execute(async (db) => {
    await oneAtATime(db);
    await sql`insert into ended_sessions (person, mark) values (${person}, ${mark}) on conflict do nothing`.execute(db);
    const { rows } = await sql<{ ended: number }>`select count(*)::int as ended from ended_sessions
      where person = ${person}`.execute(db);
    if (rows[0]!.ended > mostEnded) await endAllSessions(db, person);
  });
}

/** All sessions of a person so far are worthless. */
export async function endAllSessions(db: Kysely<Database>, person: string): Promise<void> {
  await sql`update people set session = session + 1 where id = ${person}`.execute(db);
  await sql`delete from ended_sessions where person = ${person}`.execute(db);
}
