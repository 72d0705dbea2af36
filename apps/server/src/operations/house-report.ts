import { statfs } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { HouseReport } from "@tavolata/client/protocol";
import { type Kysely, sql } from "kysely";
import type { Gauges } from "../http/metrics.js";
import type { DatabaseLocation } from "../storage/database.js";
import type { Database } from "../storage/schema.js";
import type { Pulse } from "./pulse.js";
import type { RecentErrors } from "./recent-errors.js";

export interface ReportParts {
  readonly db: Kysely<Database>;
  readonly place: DatabaseLocation;
  readonly gauges: Gauges;
  readonly pulse: Pulse;
  readonly errors: RecentErrors;
  readonly version: string;
}

interface Counted {
  readonly tables: number;
  readonly over: number;
  readonly bots: number;
  readonly hour: number;
  readonly day: number;
  readonly people: number;
  readonly size: string;
}

/** How the house is doing: what all of its processes share, and how this one is. */
export async function reportOn(parts: ReportParts): Promise<HouseReport> {
  const { db, place, gauges, pulse, errors, version } = parts;
  const [counted, free] = await Promise.all([countIn(db), freeAt(place)]);
  const memory = process.memoryUsage();
  return {
    version,
    node: process.version,
    since: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    storage: "url" in place ? "postgresql" : "memory" in place ? "memory" : "folder",
    tables: {
      all: counted.tables,
      over: counted.over,
      waitingForBots: counted.bots,
      movedLastHour: counted.hour,
      movedLastDay: counted.day,
    },
    people: counted.people,
    here: {
      sockets: gauges.sockets(),
      tablesInMemory: gauges.tablesInMemory(),
      tablesWatched: gauges.tablesWatched(),
      botQuestions: gauges.botQuestions(),
    },
    load: {
      processor: pulse.processor,
      cores: availableParallelism(),
      memory: memory.rss,
      heap: memory.heapUsed,
      delay: pulse.delay,
    },
    answers: pulse.answers,
    disk: { database: Number(counted.size), ...(free === undefined ? {} : { free }) },
    errors: errors.list,
  };
}

async function countIn(db: Kysely<Database>): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as tables,
      (count(*) filter (where outcome is not null))::int as over,
      (count(*) filter (where bot_due))::int as bots,
      (count(*) filter (where moved > now() - interval '1 hour'))::int as hour,
      (count(*) filter (where moved > now() - interval '1 day'))::int as day,
      (select count(*) from people)::int as people,
      pg_database_size(current_database())::text as size
    from tables`.execute(db);
  return rows[0]!;
}

/** What is left on the disk where the folder lies; a PostgreSQL elsewhere doesn't tell. */
async function freeAt(place: DatabaseLocation): Promise<number | undefined> {
  if (!("folder" in place)) return undefined;
  const { bavail, bsize } = await statfs(place.folder);
  return bavail * bsize;
}
