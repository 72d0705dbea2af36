import type { Seat } from "@tavolata/kernel";
import type { Knower } from "@tavolata/table";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../storage/schema.js";
import { notFound, type TableRecord, type TableRecords } from "./records.js";

/** A table as it is now, and stays until the end of the transaction as far as seats are concerned: whoever else wants one waits. */
export async function holdSeats(db: Transaction<Database>, records: TableRecords, table: string): Promise<TableRecord> {
  await sql`select id from tables where id = ${table} for no key update`.execute(db);
  const record = await records.find(table, db);
  if (!record) throw notFound();
  return record;
}

/** Those who sit in a match that begins know what their seats know. */
export async function rememberSitters(db: Kysely<Database>, table: string): Promise<void> {
  await sql`insert into seat_knowers (table_id, seat, person, how)
    select table_id, seat, person, 'sat' from seats where table_id = ${table} and person is not null
    on conflict do nothing`.execute(db);
}

/** Somebody sits down: nobody put out any more, and with no wish to sit elsewhere. */
export async function rememberSitting(db: Kysely<Database>, table: string, seat: Seat, person: string): Promise<void> {
  await sql`insert into seat_knowers (table_id, seat, person, how) values (${table}, ${seat}, ${person}, 'sat')
    on conflict do nothing`.execute(db);
  await sql`update seat_knowers set put_out = false where table_id = ${table} and person = ${person}`.execute(db);
  await sql`delete from seat_wishes where table_id = ${table} and person = ${person}`.execute(db);
}

/** Somebody gets to know what all seats know. Whether that is new. */
export async function rememberAll(
  db: Kysely<Database>,
  table: string,
  person: string,
  how: Exclude<Knower["how"], "sat">,
): Promise<boolean> {
  const { rows } = await sql`insert into seat_knowers (table_id, seat, person, how)
    select table_id, seat, ${person}, ${how} from seats where table_id = ${table}
    on conflict do nothing returning seat`.execute(db);
  return rows.length > 0;
}

/** The end of a match shows everything to whoever has to do with it: before it is taken back and goes on, that is remembered. */
export async function rememberEnd(db: Kysely<Database>, table: string): Promise<void> {
  await sql`insert into seat_knowers (table_id, seat, person, how)
    select seats.table_id, seats.seat, one.person, 'saw' from seats cross join (
      select owner as person from tables where id = ${table}
      union select person from seats where table_id = ${table} and person is not null
      union select person from seat_knowers where table_id = ${table}) one
    where seats.table_id = ${table} and exists (select from tables where id = ${table} and outcome is not null)
    on conflict do nothing`.execute(db);
  await rememberStrangers(db, table);
}

/** Whoever looked on at the end, at an open table or by a link, may have seen everything, and nobody knows who that was: somebody without a name. */
export async function rememberStrangers(db: Kysely<Database>, table: string): Promise<void> {
  await sql`insert into seat_knowers (table_id, seat, how)
    select seats.table_id, seats.seat, 'saw' from seats join tables on tables.id = seats.table_id
    where tables.id = ${table} and tables.outcome is not null
      and (tables.open or exists (select from links where links.table_id = tables.id and leads in ('audience', 'replay')))
      and not exists (select from seat_knowers one where one.table_id = seats.table_id and one.seat = seats.seat
        and one.person is null and one.how = 'saw')`.execute(db);
}

/** Another puts whoever sits there out of the seat. */
export async function rememberPutOut(
  db: Kysely<Database>,
  table: string,
  seat: Seat,
  by: string | null,
): Promise<void> {
  await sql`update seat_knowers set put_out = true from seats
    where seats.table_id = ${table} and seats.seat = ${seat} and seats.person is distinct from ${by}
      and seat_knowers.table_id = seats.table_id and seat_knowers.seat = seats.seat
      and seat_knowers.person = seats.person and seat_knowers.how = 'sat'`.execute(db);
}

/** A guest turns out to be somebody who has an account: who is known to know what either of them knew. */
export async function mergeKnowers(db: Kysely<Database>, guest: string, account: string): Promise<void> {
  await sql`insert into seat_knowers (table_id, seat, person, how, put_out, since)
    select table_id, seat, ${account}, how, put_out, since from seat_knowers where person = ${guest}
    on conflict (table_id, seat, person, how)
      do update set put_out = seat_knowers.put_out or excluded.put_out`.execute(db);
  await sql`delete from seat_knowers where person = ${guest}`.execute(db);
  await sql`update seat_knowers set put_out = false from seats where seat_knowers.person = ${account}
    and seat_knowers.put_out and seats.table_id = seat_knowers.table_id and seats.person = ${account}`.execute(db);
  await sql`update seat_wishes set person = ${account} where person = ${guest} and not exists (
    select from seat_wishes other where other.table_id = seat_wishes.table_id and other.person = ${account})`.execute(
    db,
  );
  await sql`update seat_wishes set agreed = agreed || to_jsonb(${account}::text) where agreed ? ${guest}`.execute(db);
}
