import type { Options, Settings } from "@tavolata/kernel";
import { type ScriptedTable, scriptedTable } from "@tavolata/kernel/testing";
import { edgeNamed, squareNamed } from "../content/board/grid.js";
import type { HeroQuestContent } from "../content/content.js";
import type { HeroId } from "../content/figures/heroes.js";
import { testQuests } from "../content/quests/book.js";
import { sceneryNamed } from "../content/tables.js";
import { trapKinds } from "../content/trap-kinds.js";
import type { TrapKind } from "../content/types.js";
import type { HeroQuestEvent } from "../events.js";
import { boardSides } from "../queries/board/sides.js";
import { heroFrom } from "../rules/02-setup/introduction.js";
import { unblock } from "../rules/11-discovery/doors.js";
import { placeAntagonist } from "../rules/11-discovery/placing.js";
import { heroQuestWith } from "../ruleset.js";
import type { Contents, Figure, HeroQuest, Table, Trap } from "../state.js";
import { plain } from "./plain.js";

/** The game with the quests that are made for tests. */
export const game = heroQuestWith(testQuests);

/** The first figure of each archetype stands for it. */
const heroOf: Readonly<Record<string, HeroId>> = {
  barbarian: "hrolf",
  dwarf: "olm",
  elf: "ferrin",
  wizard: "ambrose",
};

/** Where somebody stands and what is special about him: `{ at: "5,5", body: 1 }`, or just `"5,5"`. */
export type Placed = string | ({ at: string } & Partial<Omit<Figure, "square" | "id">>);

export interface Scene {
  /** By archetype, in seating order: the first one acts. */
  heroes?: Readonly<Record<string, Placed>>;
  /** By kind, with a number where there are several: `orc`, `goblin-2`. */
  foes?: Readonly<Record<string, Placed>>;
  /** One text a throw, as players say it: `"S S L"`, `"HQ ?"`, `"3 5"`. */
  dice?: readonly string[];
  /** Hidden traps by place: `{ "7,4": "pit" }`. */
  traps?: Readonly<Record<string, TrapKind | Partial<Trap>>>;
  knownTraps?: Readonly<Record<string, TrapKind | Partial<Trap>>>;
  /** Doors: closed, open, barred, secret. */
  doors?: Readonly<Record<string, "closed" | "open" | "barred" | "secret" | "unseen">>;
  /** Scenery by its upper left square: `{ "6,5": "chest" }`. */
  scenery?: Readonly<Record<string, string>>;
  contents?: Readonly<Record<string, Partial<Contents>>>;
  rubble?: readonly string[];
  abyss?: readonly string[];
  exit?: readonly string[];
  treasureDeck?: readonly string[];
  options?: Options;
  settings?: Partial<Settings>;
  /** Whose phase it is. */
  phase?: "heroes" | "wizard";
  /** The step that comes next, where it isn't that of the phase. */
  step?: string;
  round?: number;
  arrange?: (state: HeroQuest) => void;
}

const faces: Readonly<Record<string, string>> = { S: "skull", L: "lion", O: "oval", HQ: "hq", "?": "question-mark" };

/** Dice as players say them. */
export function thrown(line: string): string {
  return line
    .split(" ")
    .map((word) => faces[word] ?? word)
    .join(" ");
}

const { grid } = boardSides.A;
export const at = (name: string): number => squareNamed(grid, name);

/** A table in the middle of a quest on side A, with nothing on it but what the scene names. */
export class SceneTable {
  constructor(readonly table: ScriptedTable<HeroQuest, HeroQuestEvent, HeroQuestContent>) {}

  get state(): HeroQuest {
    return this.table.state as HeroQuest;
  }

  /** Answers for a figure's player: `t.does("dwarf", "attack:orc-1")`, or for the Evil Wizard. */
  does(who: string, ...picks: string[]): this {
    this.table.answer(this.seatOf(who), ...picks);
    return this;
  }

  seatOf(who: string): string {
    return who === "evil-wizard" ? "wizard" : this.figure(who).seat;
  }

  /** A figure by archetype, kind or name, on the board or gone. */
  figure(who: string): Figure {
    const id = heroOf[who] ?? (/-\d+$/.test(who) ? who : `${who}-1`);
    const found =
      this.state.figures.find((one) => one.id === id) ?? this.state.gone.find(({ figure }) => figure.id === id)?.figure;
    if (!found) throw new Error(`There is no "${who}".`);
    return found;
  }

  isOnBoard(who: string): boolean {
    const id = heroOf[who] ?? (/-\d+$/.test(who) ? who : `${who}-1`);
    return this.state.figures.some((one) => one.id === id);
  }

  square(who: string): string {
    return boardSides.A.names[this.figure(who).square]!;
  }

  offered(who: string): readonly string[] | undefined {
    return this.table.offered(this.seatOf(who));
  }

  barredBy(who: string, option: string): string | undefined {
    return this.table.barredBy(this.seatOf(who), option);
  }

  get diceLeft(): number {
    return this.table.diceLeft();
  }

  /** The purposes of all throws so far. */
  get throws(): string[] {
    return this.table.events("dice-rolled").map(({ purpose, faces }) => `${purpose} ${faces.length}`);
  }
}

/** Sets a scene: `scene({ heroes: { dwarf: "5,5" }, foes: { orc: "6,5" }, dice: ["S S", "O L"] })`. */
export function scene(wanted: Scene = {}): SceneTable {
  const heroes = Object.entries(wanted.heroes ?? { barbarian: "6,6" });
  const table = scriptedTable<HeroQuest, HeroQuestEvent, HeroQuestContent>(game, {
    options: { quest: "test-room", adventurers: heroes.length, fillSeats: false, ...wanted.options },
    ...(wanted.settings ? { settings: wanted.settings } : {}),
    ...(wanted.dice ? { dice: wanted.dice.map(thrown) } : {}),
    step: wanted.step ?? (wanted.phase === "wizard" ? "wizard-turn" : "hero-turn"),
    arrange: (state) => arrange(state, wanted, heroes),
  });
  return new SceneTable(table);
}

function arrange(state: HeroQuest, wanted: Scene, heroes: readonly (readonly [string, Placed])[]): void {
  const { secrets } = state;
  Object.assign(secrets, {
    antagonists: [],
    doors: [],
    secretDoors: [],
    scenery: [],
    traps: [],
    caches: [],
    triggers: [],
  });
  // A goal that nobody meets by chance: tests of chapter 16 set their own.
  secrets.goal = { kind: "slay", figures: ["nobody"] };
  secrets.reward = 0;
  state.introduced = true;
  state.round = wanted.round ?? 1;
  state.exit = (wanted.exit ?? []).map(at);
  for (const [i, [archetype, placed]] of heroes.entries()) {
    const seat = `adventurer-${i + 1}`;
    const hero = heroFrom(plain, seat, heroOf[archetype]!, wanted.options);
    state.heroes[seat] = hero.id;
    state.order.push(seat);
    put(state, hero, placed);
  }
  if (wanted.phase !== "wizard") state.toAct = [...state.order];
  for (const [name, placed] of Object.entries(wanted.foes ?? {})) {
    const type = name.replace(/-\d+$/, "");
    const foe = { type, square: 0, champion: false, items: [], body: 0, bounty: 0, asleep: false, questName: "" };
    const figure = placeAntagonist({ content: plain, state } as Table, foe);
    state.figures.pop();
    put(state, figure, placed);
  }
  for (const [place, kind] of Object.entries(wanted.traps ?? {})) secrets.traps.push(trapAt(place, kind));
  for (const [place, kind] of Object.entries(wanted.knownTraps ?? {})) state.traps.push(trapAt(place, kind));
  for (const [place, how] of Object.entries(wanted.doors ?? {})) addDoor(state, place, how);
  for (const [place, type] of Object.entries(wanted.scenery ?? {})) addScenery(state, place, type, wanted.contents);
  state.rubble.push(...(wanted.rubble ?? []).map(at));
  state.abyss.push(...(wanted.abyss ?? []).map(at));
  if (wanted.treasureDeck) state.treasure.draw = [...wanted.treasureDeck];
  wanted.arrange?.(state);
}

function put(state: HeroQuest, figure: Figure, placed: Placed): void {
  const { at: place, ...special } = typeof placed === "string" ? { at: placed } : placed;
  Object.assign(figure, special, { square: at(place) });
  state.figures.push(figure);
}

function trapAt(place: string, wanted: TrapKind | Partial<Trap>): Trap {
  const special = typeof wanted === "string" ? { kind: wanted } : wanted;
  const kind = special.kind ?? "pit";
  const { dice, magical, disarmable } = trapKinds[kind];
  const onEdge = place.includes("|");
  return {
    squares: onEdge ? [] : [at(place)],
    edge: onEdge ? edgeNamed(grid, place) : -1,
    dice,
    magical,
    disarmable,
    ...special,
    kind,
  };
}

function addDoor(state: HeroQuest, place: string, how: string): void {
  const edge = edgeNamed(grid, place);
  const kind = how === "barred" || how === "secret" ? how : "door";
  const door = { edge, kind, open: how === "open" } as const;
  if (!boardSides.A.walls[edge] && how !== "open") state.barriers.push(edge);
  if (how === "secret") state.secrets.secretDoors.push(door);
  else if (how === "unseen") state.secrets.doors.push(door);
  else state.doors.push(door);
  if (how === "open" && boardSides.A.walls[edge]) unblock(state, edge);
}

function addScenery(state: HeroQuest, place: string, type: string, contents: Scene["contents"] = {}): void {
  const { width, depth } = sceneryNamed(type);
  const first = at(place);
  const squares = Array.from(
    { length: width * depth },
    (_, i) => first + (i % width) + grid.width * Math.floor(i / width),
  );
  const count = state.scenery.filter((piece) => piece.type === type).length + 1;
  const id = `${type}-${count}`;
  state.scenery.push({ id, type, squares });
  state.secrets.contents[id] = { treasure: "deck", trap: null, questName: "", ...contents[id] };
}
