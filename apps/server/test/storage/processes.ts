import type { GameModule } from "@tavolata/game";
import { type GivenAnswer, type LiveTable, startMatch } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { Games } from "../../src/games.js";
import { LiveTables } from "../../src/play/live-tables.js";
import { openStorage, type Storage } from "../../src/storage/database.js";
import { Ledger } from "../../src/storage/ledger.js";
import { randomId } from "../../src/storage/random-id.js";
import type { Database } from "../../src/storage/schema.js";
import { TableRecords } from "../../src/tables/records.js";
import { newRecalls } from "../recalls.js";
import { usual } from "./changed-rules.js";

/** What a server keeps of its tables, without the server: quick to end, and to begin anew with other rules. */
export interface Process {
  readonly tables: LiveTables;
  /** What it has told its log. */
  readonly faults: unknown[];
}

/** One storage for the tests of a file, and processes that use it. */
export interface SharedStorage {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
  process(gameModule?: GameModule, snapshotEvery?: number, idleTables?: number): Process;
  /** A table of two, with Mira in the first seat and Tor in the second. */
  layTable(gameModule?: GameModule): Promise<string>;
}

export const [mira, tor] = ["mira------------", "tor-------------"];

export function useStorage(): SharedStorage {
  let storage: Storage;
  let ledger: Ledger;
  const gamesOf = (gameModule: GameModule) => Games.of({ "lantern-quay": gameModule });
  beforeAll(async () => {
    storage = await openStorage({ memory: true }, () => {});
    ledger = new Ledger(storage, undefined);
    await storage.db
      .insertInto("people")
      .values([
        { id: mira, name: "Mira" },
        { id: tor, name: "Tor" },
      ])
      .execute();
  });
  afterAll(() => storage?.close());
  return {
    get db() {
      return storage.db;
    },
    get storage() {
      return storage;
    },
    process(gameModule = usual, snapshotEvery = 1_000, idleTables = 200) {
      const { db } = storage;
      const games = gamesOf(gameModule);
      const faults: unknown[] = [];
      const records = new TableRecords(db, games, storage.prepare);
      const onFault = (error: unknown) => faults.push(error);
      const recalls = newRecalls();
      return {
        faults,
        tables: new LiveTables({ db, games, records, recalls, ledger, snapshotEvery, idleTables, onFault }),
      };
    },
    async layTable(gameModule = usual) {
      const id = randomId();
      const settings = { autopass: true, undo: "friendly" } as const;
      const match = startMatch(gameModule.ruleset, {
        options: {},
        settings,
        dice: "seeded",
        kept: null,
        seed: "mended",
      });
      const waiting = JSON.stringify([...new Set(match.asked.map(({ seat }) => seat))]);
      await sql`insert into tables (id, owner, game, version, options, settings, dice, seed, open, waiting) values (${id},
        ${mira}, 'lantern-quay', ${gameModule.ruleset.version}, ${JSON.stringify(match.options)}::jsonb,
        ${JSON.stringify(settings)}::jsonb, 'seeded', 'mended', true, ${waiting}::jsonb)`.execute(storage.db);
      for (const [place, person] of [mira, tor].entries())
        await sql`insert into seats (table_id, seat, place, person, last_person)
          values (${id}, ${match.seats[place]!}, ${place}, ${person}, ${person})`.execute(storage.db);
      return id;
    },
  };
}

/** The answer with the first option, or another, to the first open question of a seat or of anybody, from whoever sits there. */
export function firstAnswer({ match, record }: LiveTable, seat?: string, picks?: readonly string[]): GivenAnswer {
  const { number, key, options, seat: asked } = match.decision(seat)!;
  const person = record.seating.of(asked)!.person!.id;
  return { seat: asked, number, key, picks: picks ?? [options[0]!.id], sent: randomId(), person };
}

/** Everybody on the first pier, and the smuggler lies low or lands something, until so many answers are given. */
export async function playTo({ tables }: Process, id: string, answers: number, lands = false): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const next = await tables.with(id, (live) => {
      if (live.match.at >= answers || live.match.outcome) return undefined;
      const isLow = live.match.decision()!.kind === "landing" && !lands;
      return firstAnswer(live, undefined, isLow ? ["lie-low"] : undefined);
    });
    if (!next) return;
    await tables.answer(id, next);
  }
}

/** How many answers a table has in a process' memory. */
export function answersAt({ tables }: Process, id: string): Promise<number> {
  return tables.with(id, ({ match }) => match.at);
}
