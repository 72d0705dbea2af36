import type { NewTable, Sitting } from "@tavolata/client/protocol";
import { defineGameModule } from "@tavolata/game";
import { freshContribution } from "@tavolata/kernel";
import { heuristic, lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import type { Watcher } from "@tavolata/table";
import { sql } from "kysely";
import { Games } from "../../src/games.js";
import { forgetPerson } from "../../src/people/forget.js";
import { merge } from "../../src/people/merge.js";
import { Commentary } from "../../src/play/commentary.js";
import { LateContributions } from "../../src/play/late-contributions.js";
import { LiveTables } from "../../src/play/live-tables.js";
import { QuestGate } from "../../src/quests/quest-gate.js";
import { Quests } from "../../src/quests/quests.js";
import { usualQuotas } from "../../src/quotas/quotas.js";
import { Room } from "../../src/quotas/room.js";
import { openStorage } from "../../src/storage/database.js";
import { Ledger } from "../../src/storage/ledger.js";
import { Desk } from "../../src/tables/desk.js";
import { Gathering } from "../../src/tables/gathering.js";
import { Links } from "../../src/tables/links.js";
import { type TableRecord, TableRecords } from "../../src/tables/records.js";
import { Seats } from "../../src/tables/seats.js";
import { TableLists } from "../../src/tables/table-lists.js";
import { Wishes } from "../../src/tables/wishes.js";
import { newRecalls } from "../recalls.js";

/** The parts of a server that have to do with seats, put together as it does, without a network. */
export type SeatHouse = Awaited<ReturnType<typeof seatHouse>>;

/** Where everybody who sits down adds to the dice, and rematches begin at once. */
class PromptDesk extends Desk {
  readonly #gathering: Gathering;

  constructor(parts: ConstructorParameters<typeof Desk>[0]) {
    super(parts);
    this.#gathering = parts.gathering;
  }

  override async open(person: string, { begin, ...wish }: NewTable): Promise<TableRecord> {
    const record = await super.open(person, wish);
    if (begin === "now") return this.#gathering.begin(person, record.id, freshContribution());
    if (!record.gathering || record.seating.seatsOf(person).length === 0) return record;
    return this.#gathering.contribute(person, record.id, freshContribution());
  }

  override async rematch(person: string, id: string): Promise<TableRecord> {
    const { id: fresh, owner } = await super.rematch(person, id);
    return this.#gathering.begin(owner.id, fresh, freshContribution());
  }
}

class PromptSeats extends Seats {
  override sit(person: string, id: string, seat: string, wish: Sitting): Promise<TableRecord> {
    return super.sit(person, id, seat, wish.sits === "me" ? { contribution: freshContribution(), ...wish } : wish);
  }

  override accept(person: string, token: string, contribution = freshContribution()) {
    return super.accept(person, token, contribution);
  }
}

export async function seatHouse() {
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  const storage = await openStorage({ memory: true }, onFault);
  const { db } = storage;
  const games = Games.of({ "lantern-quay": defineGameModule({ ruleset: lanternQuay, heuristic: heuristic }) });
  const records = new TableRecords(db, games, storage.prepare);
  const recalls = newRecalls();
  const ledger = new Ledger(storage, undefined);
  const tables = new LiveTables({ db, games, records, recalls, ledger, onFault });
  const commentary = new Commentary({ db, games, records, recalls, onFault, onCame: (table) => changed(table) });
  const changed = async (table: string): Promise<void> => {
    await gathering.beginIfAllAreHere(table);
    await tables.seatsChanged(table);
    await commentary.changed(table);
  };
  const links = new Links(db, records, changed, 1);
  const gate = new QuestGate();
  let seeds = 0;
  let people = 0;
  const nextSeed = () => {
    seeds += 1;
    return `seed-${seeds}`;
  };
  const room = new Room(db, usualQuotas);
  const late = new LateContributions(db, ledger, tables);
  const gathering = new Gathering({
    ...{ db, games, records, changed, onFault },
    addLate: (table, added) => late.add(table, added),
  });
  const desk = new PromptDesk({
    db,
    games,
    records,
    quests: new Quests(db, games, gate, room),
    gate,
    room,
    seeds: nextSeed,
    gathering,
    changed,
  });
  const seats = new PromptSeats({ db, games, records, links, gathering, changed });
  return {
    ...{ db, games, records, tables, commentary, links, desk, seats, faults },
    lists: new TableLists(db, games),
    wishes: new Wishes(db, records, changed),
    begin: (person: string, table: string) => gathering.begin(person, table, freshContribution()),
    /** Somebody new. */
    async person(): Promise<string> {
      people += 1;
      const id = `person-${people}`;
      await db
        .insertInto("people")
        .values({ id, name: `P${people}` })
        .execute();
      return id;
    },
    async merge(guest: string, account: string): Promise<void> {
      for (const table of await merge(db, guest, account)) await changed(table);
    },
    async forget(person: string): Promise<void> {
      for (const table of await forgetPerson(db, person)) await changed(table);
    },
    /** Answers one question for whoever sits there; false where nobody is asked. `choose` says which of so many. */
    async answer(table: string, choose: (count: number) => number): Promise<boolean> {
      const asked = await tables.with(table, ({ match, record }) =>
        match.asked.flatMap(({ seat, number }) => {
          const { person, bot } = record.seating.of(seat)!;
          const decision = match.decisions(seat).find((one) => one.number === number);
          return decision && (person || bot !== undefined) ? [{ decision, person: person?.id ?? null }] : [];
        }),
      );
      if (asked.length === 0) return false;
      const { decision, person } = asked[choose(asked.length)]!;
      const { seat, number, key, options, min } = decision;
      const first = choose(options.length);
      const count = Math.min(options.length, Math.max(1, min));
      const picks = Array.from({ length: count }, (_, i) => options[(first + i) % options.length]!.id);
      await tables.answer(table, { seat, number, key, picks, sent: null, person });
      return true;
    },
    /** All that was done was done an hour ago: commentators may be told. */
    async anHourLater(table: string): Promise<void> {
      await sql`update deeds set done = done - interval '1 hour' where table_id = ${table}`.execute(db);
      await sql`update tables set begun = begun - interval '1 hour' where id = ${table}`.execute(db);
    },
    async close(): Promise<void> {
      await commentary.close();
      await tables.done();
      await gate.close();
      await storage.close();
    },
  };
}

/** Somebody who looks at a table, with what to do with what is sent. */
export function watcherFor(person: string, as: string, link: string | undefined, send: Watcher["send"]): Watcher {
  return {
    ...{ as, person, link, have: { events: 0, line: 0 }, takesChanges: false },
    asksEarlier: false,
    ...{ seen: undefined, texts: new Set(), chat: 0, send },
  };
}
