import {
  type Dice,
  type MatchFile,
  type NewFromFile,
  type NewTable,
  type Person,
  SavedMatch,
  type Sitting,
  type TableInfo,
  type TableList,
} from "@tavolata/client/protocol";
import type { GameModule } from "@tavolata/game";
import { freshSeed, type Seat } from "@tavolata/kernel";
import {
  type AnyMatch,
  checkedBot,
  checkedKept,
  checkedMatch,
  listed,
  noSuchSeat,
  type Pause,
  Refuse,
  readSavedMatch,
  startMatch,
  tell,
  tellRow,
} from "@tavolata/table";
import { checkOf } from "./check.js";
import type { Cupboard } from "./cupboard.js";
import type { HomeGames } from "./home-games.js";
import { type HomeTables, inCupboard, notFound } from "./home-tables.js";
import { readSaved, type SavedTable, toldOf } from "./saved-table.js";
import { freshTableId } from "./table-id.js";

type SavedSeat = SavedTable["seats"][number];

export interface DeskParts {
  readonly games: HomeGames;
  readonly cupboard: Cupboard;
  readonly tables: HomeTables;
  readonly person: Person;
  readonly pause: Pause;
  readonly seeds?: (() => string) | undefined;
}

/** Where tables of this house are laid, and seats are given. */
export class HomeDesk {
  constructor(private readonly parts: DeskParts) {}

  async open(wish: NewTable): Promise<TableInfo> {
    if (wish.quest) {
      throw new Refuse(
        "bad-quest",
        "A quest that lies at a server is played there; here its text must be among the options.",
      );
    }
    const gameModule = await this.parts.games.of(wish.game);
    const dice: Dice = wish.dice ?? "seeded";
    const { options = {}, settings = {} } = wish;
    const kept = checkedKept(gameModule, dice, wish.kept);
    const seed = (this.parts.seeds ?? freshSeed)();
    const match = startMatch(gameModule.ruleset, { options, settings, dice, kept, seed });
    return this.#lay(wish, gameModule, match, { dice, kept, imported: false });
  }

  /** Opens a table from a saved match. It is played again from its beginning: one that was tampered with is refused with the place where it breaks. */
  async openFromFile({ save: value, ...wish }: NewFromFile): Promise<TableInfo> {
    const game = typeof value === "object" && value !== null && "game" in value ? String(value.game) : "";
    const gameModule = await this.parts.games.of(game);
    const save = readSavedMatch(checkOf(SavedMatch), value);
    const match = await checkedMatch(gameModule, save, this.parts.pause);
    const { chance } = save;
    const kept = chance.mode === "physical" ? (chance.kept ?? null) : null;
    const dice = chance.mode === "physical" ? "physical" : "seeded";
    return this.#lay(wish, gameModule, match, { dice, kept, imported: true });
  }

  async find(id: string): Promise<TableInfo> {
    const { person, tables } = this.parts;
    return tables.with(id, ({ record }) => tell(record, person.id));
  }

  /** The tables of this device, those that wait for somebody first, then by the last move. */
  async list(which: string): Promise<TableList> {
    const { cupboard, person } = this.parts;
    const kept = (await cupboard.all()).flatMap((value) => readSaved(value) ?? []);
    const wanted = kept.filter(({ aside, isCampaign }) =>
      which === "open" ? false : which === "campaigns" ? isCampaign : aside === (which === "aside"),
    );
    return { tables: inOrder(wanted).map((table) => tellRow(listed(toldOf(table, person)), person.id)) };
  }

  /** The file of a match that isn't over says that it holds the seed, which is at this device anyway. */
  async matchFile(id: string): Promise<MatchFile> {
    const { person, tables } = this.parts;
    return tables.with(id, ({ record, match }) => ({
      table: tell(record, person.id),
      save: match.save(),
      ...(match.outcome ? {} : { seedKnown: true as const }),
    }));
  }

  /** The same again: one table, however often it is asked for. */
  async rematch(id: string): Promise<TableInfo> {
    const { record } = await this.parts.tables.with(id, ({ record }) => ({ record }));
    if (!record.outcome) throw new Refuse("not-over", "The match isn't over yet.");
    if (record.rematch !== null) return this.find(record.rematch);
    const { game, options, settings, dice, kept, hints, seating } = record;
    const seats = seating.sitters.flatMap(({ seat, person, bot }): [Seat, Sitting][] =>
      person ? [[seat, { sits: "me" }]] : bot === undefined ? [] : [[seat, { sits: "bot", bot }]],
    );
    const fresh = await this.open({
      game,
      options: { ...options },
      settings,
      dice,
      hints,
      seats: Object.fromEntries(seats),
      ...(kept === null ? {} : { kept: [...kept] }),
    });
    await this.parts.tables.change(id, (table) => ({ ...table, rematch: fresh.id }));
    return fresh;
  }

  async sit(id: string, seat: Seat, wish: Sitting): Promise<TableInfo> {
    const { tables } = this.parts;
    const { works: gameModule, seats } = await tables.with(id, ({ gameModule, match }) => ({
      works: gameModule,
      seats: match.seats,
    }));
    if (!seats.includes(seat)) throw noSuchSeat(seat, seats);
    const sitter = sitterOf(seat, wish, gameModule);
    await tables.change(id, (table) => ({
      ...table,
      seats: table.seats.map((one) => (one.seat === seat ? sitter : one)),
    }));
    return this.find(id);
  }

  async putAside(id: string, aside: boolean): Promise<void> {
    await this.parts.tables.change(id, (table) => ({ ...table, aside }));
  }

  async drop(id: string): Promise<void> {
    if (!(await this.parts.cupboard.get(id))) throw notFound();
    await this.parts.tables.drop(id);
  }

  async #lay(
    wish: Pick<NewTable, "seats" | "hints">,
    gameModule: GameModule,
    match: AnyMatch,
    how: { readonly dice: Dice; readonly kept: readonly string[] | null; readonly imported: boolean },
  ): Promise<TableInfo> {
    const { games, cupboard } = this.parts;
    const { id: game, version } = gameModule.ruleset;
    const seats = match.seats.map((seat) => sitterOf(seat, wish.seats?.[seat], gameModule));
    const unknown = Object.keys(wish.seats ?? {}).find((seat) => !match.seats.includes(seat));
    if (unknown !== undefined) throw noSuchSeat(unknown, match.seats);
    const now = new Date();
    const table: SavedTable = {
      id: freshTableId(),
      game,
      version,
      options: match.options,
      ...(await games.known(game, match.options)),
      settings: match.settings,
      dice: how.dice,
      kept: how.kept === null ? null : [...how.kept],
      seed: match.seed,
      seats,
      answers: match.at,
      waiting: [...new Set(match.asked.map(({ seat }) => seat))],
      outcome: match.outcome ?? null,
      notice: null,
      hints: wish.hints ?? true,
      imported: how.imported,
      ...(match.contributions.length > 0 ? { contributions: [...match.contributions] } : {}),
      rematch: null,
      aside: false,
      number: match.at,
      line: 0,
      takenBack: 0,
      granted: [],
      created: now,
      moved: now,
    };
    await inCupboard(cupboard.put(table, match.save()));
    return this.find(table.id);
  }
}

/** Those that wait for somebody at this device first, then by the last move. */
export function inOrder(tables: readonly SavedTable[]): SavedTable[] {
  const waits = ({ seats, waiting }: SavedTable) => seats.some(({ seat, mine }) => mine && waiting.includes(seat));
  return [...tables].sort(
    (one, other) => Number(waits(other)) - Number(waits(one)) || other.moved.getTime() - one.moved.getTime(),
  );
}

function sitterOf(seat: Seat, wish: Sitting | undefined, gameModule: GameModule): SavedSeat {
  if (wish?.sits === "me") return { seat, mine: true };
  return wish?.sits === "bot" ? { seat, bot: checkedBot(gameModule, wish.bot) } : { seat };
}
