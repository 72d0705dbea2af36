import { setImmediate } from "node:timers/promises";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { type Dice, type NewFromFile, type NewTable, SavedMatch, type Sitting } from "@tavolata/client/protocol";
import type { GameModule } from "@tavolata/game";
import type { Options } from "@tavolata/kernel";
import {
  type AnyMatch,
  checkedBot,
  checkedKept,
  checkedMatch,
  noSuchSeat,
  readSavedMatch,
  startMatch,
} from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import type { Games } from "../games.js";
import type { QuestGate } from "../quests/quest-gate.js";
import type { Quests } from "../quests/quests.js";
import { checkTitle, withoutReasons } from "../quests/reading.js";
import { addMark } from "../quotas/marks.js";
import type { Room } from "../quotas/room.js";
import { Refuse } from "../refuse.js";
import { json } from "../storage/json.js";
import { randomId } from "../storage/random-id.js";
import type { Database } from "../storage/schema.js";
import { writeSnapshot } from "../storage/snapshots.js";
import { contributionMissing } from "./contributions.js";
import { deleteTable } from "./deleting.js";
import { noteDueBots } from "./due-bots.js";
import { type FileLogEntry, logEntriesIn, openToOthers } from "./file-log.js";
import { type Gathering, notBegun } from "./gathering.js";
import { holdSeats, rememberAll, rememberSitters } from "./knowers.js";
import { checkNotLent, findKnown, type TableRecord, type TableRecords } from "./records.js";
import { coverFor } from "./table-lists.js";
import { checkMaySeeAll } from "./wishes.js";

interface DeskParts {
  readonly db: Kysely<Database>;
  readonly games: Games;
  readonly records: TableRecords;
  readonly quests: Quests;
  readonly gate: QuestGate;
  readonly room: Room;
  readonly seeds: () => string;
  readonly gathering: Gathering;
  /** To be told after every change of seats or links. */
  readonly changed: (table: string) => Promise<void>;
}

const savedMatch = TypeCompiler.Compile(SavedMatch);
/** Where tables are opened, and opened again. Everything is checked against who wants it. */
export class Desk {
  private readonly db: Kysely<Database>;
  private readonly games: Games;
  private readonly records: TableRecords;
  private readonly changed: DeskParts["changed"];

  constructor(private readonly parts: DeskParts) {
    ({ db: this.db, games: this.games, records: this.records, changed: this.changed } = parts);
  }

  /** Opens a table, which gathers those who sit down; or begins at once, where nobody is missing or that is wished for. */
  async open(person: string, wish: NewTable): Promise<TableRecord> {
    const sits = Object.values(wish.seats ?? {}).some((one) => one.sits === "me");
    // What is added before the house has committed to its secret proves nothing: it is sent with the beginning.
    if (wish.begin === "now" && sits) throw contributionMissing();
    const { id } = await this.#open(person, wish, false);
    if (wish.begin === "now") return this.parts.gathering.begin(person, id);
    await this.parts.gathering.beginIfAllAreHere(id);
    return (await this.records.find(id))!;
  }

  /** `wasLent`: the quest among the options is somebody else's. */
  async #open(person: string, wish: NewTable, wasLent: boolean): Promise<TableRecord> {
    const gameModule = this.games.of(wish.game);
    const dice: Dice = wish.dice ?? "seeded";
    const { settings = {} } = wish;
    const kept = checkedKept(gameModule, dice, wish.kept);
    await this.parts.room.forTable(person, { isFile: false, isRunning: true });
    const { options, lent = wasLent } = await this.#optionsFor(person, wish, gameModule);
    const start = async () => {
      checkTitle(gameModule, options);
      await this.parts.gate.check(person, gameModule, options);
      return startMatch(gameModule.ruleset, { options, settings, dice, kept, seed: this.parts.seeds() });
    };
    const match = await (lent ? withoutReasons(start) : start());
    return this.#lay(person, wish, gameModule, match, { dice, kept, lent });
  }

  /** The options, with the quest among them that somebody keeps here or has a link to: the page never gets it. */
  async #optionsFor(
    person: string,
    { options = {}, quest, game }: NewTable,
    { questFiles }: GameModule,
  ): Promise<{ readonly options: Options; readonly lent?: boolean }> {
    if (!quest) return { options };
    if (!questFiles) throw new Refuse("bad-options", `Nobody can bring quests of "${game}" along.`);
    const { file, lent } = await this.parts.quests.textFor(person, game, quest);
    return { options: { ...options, [questFiles.option]: file }, lent };
  }

  /** Opens a table from a saved match. It is played again from its beginning: one that was tampered with is refused with the place where it breaks. */
  async openFromFile(person: string, { save: value, ...wish }: NewFromFile): Promise<TableRecord> {
    const game = typeof value === "object" && value !== null && "game" in value ? String(value.game) : "";
    const gameModule = this.games.of(game);
    const save = openToOthers(readSavedMatch(savedMatch, value));
    await this.parts.room.forTable(person, { isFile: true, isRunning: !save.outcome });
    await this.parts.gate.check(person, gameModule, save.options);
    const match = await checkedMatch(gameModule, save, setImmediate);
    const { chance } = save;
    const kept = chance.mode === "physical" ? (chance.kept ?? null) : null;
    return this.#lay(
      person,
      wish,
      gameModule,
      match,
      { dice: chance.mode === "physical" ? "physical" : "seeded", kept, lent: false },
      logEntriesIn(save),
    );
  }

  /** Puts a table into the storage. What comes from a file has its match already, with `deeds`; any other gathers people first. */
  async #lay(
    person: string,
    wish: Pick<NewTable, "seats" | "open" | "timeLimit" | "hints" | "seatChanges">,
    gameModule: GameModule,
    match: AnyMatch,
    { dice, kept, lent }: { readonly dice: Dice; readonly kept: readonly string[] | null; readonly lent: boolean },
    deeds?: readonly FileLogEntry[],
  ): Promise<TableRecord> {
    const seats = match.seats.map((seat, place) => ({
      seat,
      place,
      ...sitterOf(person, wish.seats?.[seat], gameModule),
    }));
    const unknown = Object.keys(wish.seats ?? {}).find((seat) => !match.seats.includes(seat));
    if (unknown !== undefined) throw noSuchSeat(unknown, match.seats);
    const waiting = deeds ? [...new Set(match.asked.map(({ seat }) => seat))] : [];
    const id = randomId();
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto("tables")
        .values({
          id,
          owner: person,
          game: gameModule.ruleset.id,
          version: gameModule.ruleset.version,
          options: json(match.options),
          settings: json(match.settings),
          dice,
          kept: kept === null ? null : json(kept),
          seed: match.seed,
          ...(deeds ? {} : { begun: null }),
          open: wish.open ?? false,
          time_limit: wish.timeLimit ?? null,
          hints: wish.hints ?? seats.every((one) => one.person === person || one.bot !== null),
          answers: deeds ? match.at : 0,
          waiting: json(waiting),
          outcome: deeds && match.outcome ? json(match.outcome) : null,
          imported: deeds !== undefined,
          lent,
          cover: json(
            coverFor(this.games, gameModule.ruleset.id, {
              version: gameModule.ruleset.version,
              options: match.options,
            }),
          ),
          ...(wish.seatChanges ? { seat_changes: wish.seatChanges } : {}),
          bot_due: seats.some(({ seat, bot }) => bot !== null && waiting.includes(seat)),
        })
        .execute();
      await db
        .insertInto("seats")
        .values(seats.map((seat) => ({ table_id: id, ...seat, last_person: deeds ? seat.person : null })))
        .execute();
      if (deeds !== undefined) {
        await rememberAll(db, id, person, "brought");
        await rememberSitters(db, id);
      }
      if (deeds && deeds.length > 0) {
        const rows = JSON.stringify(deeds.map((deed, number) => ({ number, ...deed })));
        await sql`insert into deeds (table_id, number, kind, seat, picks, back_to, decision)
          select ${id}, number, kind, seat, picks, back_to, decision from jsonb_to_recordset(${rows}::jsonb)
            as r(number int, kind text, seat text, picks jsonb, back_to int, decision int)`.execute(db);
        await writeSnapshot(db, id, deeds.length, match); // a long match needn't be played a third time to be opened
      }
      await this.parts.room.tableKept(db, person, {
        isFile: deeds !== undefined,
        isRunning: !(deeds && match.outcome),
      });
    });
    return (await this.records.find(id))!;
  }

  /** A table, for somebody who may know of it. */
  find(person: string | undefined, id: string): Promise<TableRecord> {
    return findKnown(this.records, person, id);
  }

  /** The same again, for the same people and bots: one table, however many ask for it. It gathers them: each adds to its dice once its hash is told. */
  async rematch(person: string, id: string): Promise<TableRecord> {
    const { id: fresh } = await this.#rematch(person, id);
    return (await this.records.find(fresh))!;
  }

  async #rematch(person: string, id: string): Promise<TableRecord> {
    const record = await this.find(person, id);
    if (record.owner.id !== person && record.seating.seatsOf(person).length === 0) {
      throw new Refuse("not-yours", "A rematch is for those who sat at the table.");
    }
    if (!record.outcome) throw new Refuse("not-over", "The match isn't over yet.");
    if (record.rematch !== null) return (await this.records.find(record.rematch))!;
    const { game, options, settings, dice, kept, open, timeLimit, hints, seatChanges } = record;
    const same = {
      ...(timeLimit === null ? {} : { timeLimit }),
      ...(kept === null ? {} : { kept: [...kept] }),
    };
    const wish = { game, options: { ...options }, settings, dice, open, hints, seatChanges, ...same };
    const fresh = await this.#open(record.owner.id, wish, record.lent); // it counts as the owner's
    await this.db.transaction().execute(async (db) => {
      await sql`update seats set person = old.person, bot = old.bot, last_person = null
        from seats old where old.table_id = ${id} and old.seat = seats.seat and seats.table_id = ${fresh.id}`.execute(
        db,
      );
      await sql`update tables set owner = ${record.owner.id} where id = ${fresh.id}`.execute(db);
      await noteDueBots(db, fresh.id);
    });
    const { numUpdatedRows } = await this.db
      .updateTable("tables")
      .set({ rematch: fresh.id })
      .where("id", "=", id)
      .where("rematch", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      await this.db.deleteFrom("tables").where("id", "=", fresh.id).execute(); // another was quicker
      const { rematch } = await this.find(person, id);
      const others = rematch === null ? undefined : await this.records.find(rematch);
      if (others) return others;
      throw new Refuse("unavailable", "Somebody else asks for the same just now: try again in a moment.");
    }
    await this.changed(id);
    await this.changed(fresh.id);
    return (await this.records.find(fresh.id))!;
  }

  /** Deletes a table of one's own at which nobody else sits. */
  async remove(person: string, id: string): Promise<void> {
    await deleteTable(this.db, await this.find(person, id), person);
    await this.changed(id);
  }

  /** Puts a table aside, or takes it back into the list: for this person alone. */
  async putAside(person: string, id: string, aside: boolean): Promise<void> {
    const record = await this.find(person, id);
    if (aside) {
      const row = { table_id: record.id, person };
      await addMark(this.db, "put_aside", row);
    } else {
      await this.db.deleteFrom("put_aside").where("table_id", "=", id).where("person", "=", person).execute();
    }
  }

  /** Whether this person is told when it is their turn at this table. */
  async wantsNotices(person: string, id: string): Promise<boolean> {
    const record = await this.find(person, id);
    const muted = this.db.selectFrom("muted").select("table_id").where("table_id", "=", record.id);
    return (await muted.where("person", "=", person).executeTakeFirst()) === undefined;
  }

  async setNotices(person: string, id: string, notices: boolean): Promise<void> {
    const record = await this.find(person, id);
    if (notices) {
      await this.db.deleteFrom("muted").where("table_id", "=", record.id).where("person", "=", person).execute();
    } else {
      const row = { table_id: record.id, person };
      await addMark(this.db, "muted", row);
    }
  }

  /**
   * Refuses unless the whole match may be shown: its quest wasn't lent, and it is over or the rule of the table would let its owner sit in every
   * seat. Who has had the file is remembered, also after the end: it may be taken back.
   */
  async checkMayExport(person: string, id: string): Promise<void> {
    checkNotLent(await this.find(person, id));
    const isNew = await this.db.transaction().execute(async (db) => {
      const record = await holdSeats(db, this.records, id);
      if (record.gathering) throw notBegun();
      checkMaySeeAll(record, person);
      const used = await db
        .deleteFrom("seat_wishes")
        .where("table_id", "=", id)
        .where("person", "=", person)
        .where("seat", "is", null)
        .executeTakeFirst();
      return (await rememberAll(db, id, person, "saw")) || used.numDeletedRows > 0n;
    });
    if (isNew) await this.changed(id);
  }
}

function sitterOf(person: string, wish: Sitting | undefined, gameModule: GameModule) {
  const isMe = wish?.sits === "me";
  const bot = wish?.sits === "bot" ? checkedBot(gameModule, wish.bot) : null;
  return { person: isMe ? person : null, bot };
}
