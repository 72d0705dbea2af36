import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/schema.js";

/** How long a bot may be waited for before somebody looks, in milliseconds: usually whoever stored the last answer has asked it. */
const usualAge = 5_000;

/** A table that didn't go on when somebody looked is looked at again after so long at the earliest, and at the latest, in seconds. */
const again = { earliest: 5, latest: 600 };

/**
 * Tables that wait for a bot, or whose time is up. Whoever gets one is to look at it; nobody else gets it meanwhile. Every owner has a share: of each the one
 * that was least lately looked at, then the next of each. One that doesn't go on is looked at ever more rarely.
 */
export class DueTables {
  /** Bots that were waited for before this moment were asked by a process that is no longer there. */
  #began: string | undefined;

  constructor(private readonly db: Kysely<Database>) {}

  /** @param crowded owners of whom enough is under way */
  async next(most: number, crowded: readonly string[]): Promise<string[]> {
    this.#began ??= await this.#now();
    const { rows } = await sql<{ table_id: string }>`with waiting as (
        select tables.id, tables.owner, tables.moved, sweeps.looked,
          least(
            case when bot_due then moved end,
            case when time_limit is not null and begun is not null and outcome is null then moved + time_limit * interval '1 second' end
          ) as due
        from tables left join sweeps on sweeps.table_id = tables.id
        where ((bot_due and (moved <= now() - ${usualAge} * interval '1 millisecond' or moved <= ${this.#began}::timestamptz))
            or (time_limit is not null and begun is not null and outcome is null and moved <= now() - time_limit * interval '1 second'))
          and not ${JSON.stringify(crowded)}::jsonb ? tables.owner
      ), open as (
        select id, due, row_number() over (
          partition by owner order by case when looked >= moved then looked end nulls first, due, id
        ) as turn
        from waiting
        where looked is null or looked < moved or looked <= now() - least(
          ${again.latest} * interval '1 second', greatest(${again.earliest} * interval '1 second', looked - moved))
      )
      insert into sweeps (table_id, looked)
      select id, now() from open order by turn, due, id limit ${most}
      on conflict (table_id) do update set looked = excluded.looked
        where sweeps.looked < excluded.looked - interval '1 second'
      returning table_id`.execute(this.db);
    return rows.map(({ table_id }) => table_id);
  }

  async #now(): Promise<string> {
    const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(this.db);
    return rows[0]!.now;
  }
}
