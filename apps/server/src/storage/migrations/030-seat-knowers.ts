import { type Kysely, sql } from "kysely";

/**
 * Who has got to know which seat's secrets, as long as the match is kept; what of it is known of matches of before; and who wishes to know more,
 * where the others are to agree. A person's data can be deleted: that somebody knew the seat stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table tables add column seat_changes text not null default 'refused'
    check (seat_changes in ('refused', 'by-consent', 'told'))`,
  `create table seat_knowers (
    table_id text not null references tables on delete cascade,
    seat text not null,
    person text references people on delete set null,
    how text not null check (how in ('sat', 'saw', 'brought')),
    put_out boolean not null default false,
    since timestamptz not null default now()
  )`,
  "create unique index seat_knowers_once on seat_knowers (table_id, seat, person, how)",
  "create index seat_knowers_by_person on seat_knowers (person) where person is not null",
  `create table seat_wishes (
    id text primary key,
    table_id text not null references tables on delete cascade,
    person text not null references people on delete cascade,
    seat text,
    agreed jsonb not null default '[]',
    made timestamptz not null default now(),
    unique (table_id, person)
  )`,
  "create index seat_wishes_by_person on seat_wishes (person)",
  // Real dice are told by anybody at the table, whose seat ever asks for them: there only those count who sat.
  `insert into seat_knowers (table_id, seat, person, how)
    select table_id, seat, person, 'sat' from seats where person is not null
    union select table_id, seat, last_person, 'sat' from seats where last_person is not null
    union select deeds.table_id, deeds.seat, deeds.person, 'sat' from deeds
      join tables on tables.id = deeds.table_id join people on people.id = deeds.person
      where deeds.kind = 'answer' and tables.outcome is null and tables.dice = 'seeded'`,
  `insert into seat_knowers (table_id, seat, person, how)
    select seats.table_id, seats.seat, tables.owner, 'brought' from seats join tables on tables.id = seats.table_id
    where tables.imported`,
];
