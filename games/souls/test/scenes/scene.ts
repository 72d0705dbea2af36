import { type Content, type ContentChange, contentFor, everything, type Options } from "@tavolata/kernel";
import { type ScriptedTable, scriptedTable } from "@tavolata/kernel/testing";
import { newDeck } from "@tavolata/kit";
import { type SoulsContent, soulsContent } from "../../content/content.js";
import { copiesOf, enemyCard, heroCard, itemSide, masterScroll } from "../../content/tables.js";
import type { Defences, EnemyCard, EnemyScroll, ItemCard, ItemSide, PlacedTile, Quest } from "../../content/types.js";
import type { SoulsEvent } from "../../events.js";
import { type Battlefield, layTerrain } from "../../queries/board/terrain.js";
import { defencesOf, scrollOf } from "../../queries/enemies/scroll.js";
import { newFigure } from "../../queries/figures.js";
import { gemFace } from "../../queries/profile.js";
import { openBook } from "../../queries/quest/books.js";
import { newTurn } from "../../rules/04-round/battle.js";
import { controllerFor } from "../../rules/15-enemies/assign.js";
import { soulsWith } from "../../ruleset.js";
import type { Door, Enemy, Figure, Hero, OwnedPower, Slots, Souls } from "../../state.js";
import { type Features, field } from "./field.js";

/** A Quest with nothing in it. */
export const emptyQuest: Quest = {
  id: "test-field",
  act: 1,
  tiles: [],
  start: ["A"],
  soulrank: 1,
  grants: { soulPoints: 0, crowns: 0 },
  emporium: false,
  doors: [],
  walls: [],
  chests: [],
  searchAreas: [],
  altars: [],
  gates: [],
  waypoints: [],
  shadowReserve: {},
  shadows: [],
  enemies: [],
  enemyDeck: [],
  events: { deck: [] },
  stories: [],
  triggers: [],
  actions: [],
  victory: [],
  failure: [],
  reward: { soulPoints: 0, crowns: 0 },
};

export const game = soulsWith({ "test-field": emptyQuest });

/** The first version of each hero stands for him. */
const versions = {
  auriel: "light-mage",
  ecarus: "white-rose",
  laegon: "ranger",
  shae: "thief",
  thorgar: "cleric",
} as const;

export interface PlacedHero extends Partial<Omit<Figure, "id" | "area">> {
  at: string;
  version?: string;
  soulrank?: number;
  crowns?: number;
  slots?: Partial<Slots>;
  inventory?: readonly string[];
  powers?: readonly (string | Partial<OwnedPower>)[];
  keys?: readonly string[];
}

export interface PlacedFoe extends Partial<Omit<Figure, "id" | "area">> {
  at: string | readonly string[];
  /** By seat's hero; left out: as the rules assign it. */
  controller?: string;
  charges?: number;
  powers?: readonly string[];
  side?: "A" | "B";
}

export interface Scene {
  map?: readonly string[];
  features?: Features;
  battlefield?: Battlefield;
  /** By name, in seating order: the first one is active. */
  heroes?: Readonly<Record<string, string | PlacedHero>>;
  /** By Enemy card or Master, or `stub-1` and so on, described in `stubs`. */
  foes?: Readonly<Record<string, string | PlacedFoe>>;
  /** One throw each: `R4 R1` for numbered faces of SS-6.2-dice, or faces by name. */
  dice?: readonly string[];
  doors?: Readonly<Record<string, Door["kind"] | Door>>;
  /** Where to begin; left out: in the turn of the first hero. */
  step?: string;
  options?: Options;
  quest?: Partial<Quest>;
  decks?: Readonly<Partial<Record<Exclude<keyof Souls["decks"], "event">, readonly string[]>>>;
  events?: readonly string[];
  soulPoints?: number;
  arrange?: (state: Souls, content: SoulsContent) => void;
}

const faces: Readonly<Record<string, string>> = {
  R1: "hit",
  R2: "hit",
  R3: "hit+hit",
  R4: "hit+ability",
  R5: "hit+ability",
  R6: "hit+magic",
  R7: "ability+ability",
  R8: "magic",
  R9: "hit+legendary",
  R10: "miss",
  B1: "shield",
  B2: "shield",
  B3: "shield+ability",
  B4: "shield+magic",
  B5: "hit",
  B6: "hit+ability",
  B7: "hit+magic",
  B8: "ability",
  B9: "legendary",
  B10: "miss",
};

/** Dice as the catalogue writes them. */
function thrown(line: string): string {
  return line
    .split(" ")
    .map((word) => faces[word] ?? word)
    .join(" ");
}

/** Cards that were made for tests, and the box with all of them; made anew when there are more. */
const made: ContentChange[] = [];
let box: Content<SoulsContent> | undefined;

/** Puts a card that is made for a test into the box. */
export function putIntoBox(table: keyof SoulsContent["tables"], entry: string, card: object): void {
  made.push({ table, entry, field: [], value: card });
  box = undefined;
}

/** A scene with corrections is played with the cards of the game alone: cards for tests needn't be such as its own check takes. */
function boxFor({ options }: Scene): Content<SoulsContent> {
  if (options?.["corrections"]) return soulsContent;
  box ??= soulsContent.changed(made);
  return box;
}

/** An enemy made for a test: as weak and harmless as can be, apart from what is given. */
export function stub(name: string, defences: Partial<Defences> = {}, scroll: Partial<EnemyScroll> = {}): void {
  const behaviour: EnemyScroll = {
    family: "gremlin",
    rank: "green",
    challenge: 1,
    style: "dexterity",
    preferred: "nearest",
    weapons: { claws: { attack: { hits: 1, red: 0, blue: 0 }, damage: "slash" } },
    primary: "claws",
    powers: {},
    lines: [{ range: "+", say: [] }],
    ...scroll,
  };
  putIntoBox("scrolls", name, behaviour);
  for (const copy of [1, 2, 3]) {
    const card: EnemyCard = {
      scroll: name,
      seals: 1,
      powerIcons: 0,
      hp: 20,
      soulPoints: 0,
      drops: {},
      ...defences,
    };
    putIntoBox("enemies", `${name}-${copy}`, card);
  }
}

/** An item made for a test. */
export function thing(name: string, front: Partial<ItemSide>, card: Partial<ItemCard> = {}): string {
  const made: ItemCard = {
    kind: "weapon",
    source: "treasure",
    copies: 1,
    hand: "either",
    front: { runes: { for: "anybody" }, ...front },
    ...card,
  };
  putIntoBox("items", name, made);
  return `${name}-1`;
}

/** A blade with these sure hits, red and blue dice. */
export function blade(name: string, hits: number, red = 0, blue = 0, side: Partial<ItemSide> = {}): string {
  return thing(name, { range: 0, attack: { hits, red, blue }, ...side });
}

/** A table in the middle of a Quest, with nothing on it but what the scene names. */
export class SceneTable {
  constructor(readonly table: ScriptedTable<Souls, SoulsEvent, SoulsContent>) {}

  get state(): Souls {
    return this.table.state as Souls;
  }

  get content(): SoulsContent {
    return this.table.match.content;
  }

  /** Answers for a hero's player. */
  does(who: string, ...picks: string[]): this {
    this.table.answer(this.seatOf(who), ...picks);
    return this;
  }

  seatOf(who: string): string {
    const hero = Object.values(this.state.heroes).find(({ figure }) => figure === who);
    if (!hero) throw new Error(`There is no hero "${who}".`);
    return hero.seat;
  }

  figure(id: string): Figure {
    const found = this.state.figures.find((figure) => figure.id === id);
    if (!found)
      throw new Error(`"${id}" isn't on the battlefield: ${this.state.figures.map((one) => one.id).join(", ")}.`);
    return found;
  }

  isThere(id: string): boolean {
    return this.state.figures.some((figure) => figure.id === id);
  }

  hero(who: string): Hero {
    return this.state.heroes[this.seatOf(who)]!;
  }

  enemy(id: string): Enemy {
    return this.state.enemies.find((enemy) => enemy.id === id)!;
  }

  wounds(id: string): number {
    return this.figure(id).wounds;
  }

  offered(who: string): readonly string[] {
    return this.table.offered(this.seatOf(who)) ?? [];
  }

  barredBy(who: string, option: string): string | undefined {
    return this.table.barredBy(this.seatOf(who), option);
  }

  /** The kind of the open question, and who is asked. */
  get asked(): string {
    const [asked] = this.table.match.asked;
    if (!asked) return "nothing";
    return `${this.state.heroes[asked.seat]!.figure || asked.seat}: ${asked.kind}`;
  }

  events<T extends SoulsEvent["type"]>(type: T) {
    return this.table.events(type) as unknown as Extract<SoulsEvent, { type: T }>[];
  }

  /** The types of all events so far. */
  get log(): string[] {
    return this.table.match.events(everything).map(({ type }) => type);
  }

  get diceLeft(): number {
    return this.table.diceLeft();
  }
}

/** Sets a scene: `scene({ map: ["A B"], heroes: { ecarus: "A" }, foes: { "gremlin-blue-1": "B" }, dice: ["R4"] })`. */
export function scene(wanted: Scene = {}): SceneTable {
  const drawn: PlacedTile = { tile: "drawn" as PlacedTile["tile"], at: [scenes++, 0] };
  layTerrain(drawn, wanted.battlefield ?? field(wanted.map ?? ["A"], wanted.features));
  const quest = { ...emptyQuest, ...wanted.quest };
  const book = openBook({ "test-field": quest });
  const heroes = Object.entries(wanted.heroes ?? { ecarus: "A", thorgar: "A" });
  const ruleset = { ...game, content: boxFor(wanted) };
  const options = { quest: "test-field", heroes: Math.max(2, heroes.length), ...wanted.options };
  const content = contentFor(ruleset, options);
  const table = scriptedTable<Souls, SoulsEvent, SoulsContent>(ruleset, {
    options,
    ...(wanted.dice ? { dice: wanted.dice.map(thrown) } : {}),
    step: wanted.step ?? "hero-turn",
    arrange: (state) => {
      Object.assign(state, { book, tiles: [drawn], act: quest.act });
      arrange(content, state, wanted, heroes);
      // Night or Day may lie there already.
      const { beside } = state.decks.event;
      if (beside !== "") state.nightOrDay = quest[beside as "night" | "day"]?.lasting ?? [];
    },
  });
  return new SceneTable(table);
}

/** Each scene has a battlefield of its own. */
let scenes = 0;

function arrange(
  content: SoulsContent,
  s: Souls,
  wanted: Scene,
  heroes: readonly (readonly [string, string | PlacedHero])[],
): void {
  const seats = Object.keys(s.heroes);
  // A party of two at least: who isn't named waits far away, as nobody's business, and is left out of the map.
  for (const seat of seats.slice(heroes.length)) delete s.heroes[seat];
  for (const [i, [name, placed]] of heroes.entries())
    placeHero(content, s, seats[i]!, name, typeof placed === "string" ? { at: placed } : placed);
  Object.assign(s, { phase: "battle", round: 1, soulPoints: wanted.soulPoints ?? 0 });
  const { combat, action } = gemFace(content, s.heroes[seats[0]!]!);
  s.turn = newTurn("hero", 1, combat, action);
  for (const [id, placed] of Object.entries(wanted.foes ?? {}))
    placeFoe(content, s, id, typeof placed === "string" ? { at: placed } : placed);
  const doors = Object.entries(wanted.doors ?? {});
  s.doors = Object.fromEntries(
    doors.map(([border, door]) => [border, typeof door === "string" ? { kind: door, lock: "" } : door]),
  );
  s.decks.critical = newDeck(copiesOf(content, "criticals"));
  s.decks.loot = newDeck(copiesOf(content, "loot"));
  for (const [deck, cards] of Object.entries(wanted.decks ?? {}))
    s.decks[deck as "trap"] = newDeck(cards as readonly string[]);
  s.decks.event.draw = [...(wanted.events ?? ["quiet-wind", "quiet-wind", "quiet-wind"])];
  wanted.arrange?.(s, content);
}

function placeHero(content: SoulsContent, s: Souls, seat: string, name: string, placed: PlacedHero): void {
  const { at, version, soulrank, crowns, slots, inventory, powers, keys, ...figure } = placed;
  const hero = s.heroes[seat]!;
  hero.version = version ?? versions[name as keyof typeof versions];
  hero.figure = heroCard(content, hero.version).hero;
  hero.soulrank = soulrank ?? 1;
  hero.crowns = crowns ?? 0;
  hero.ready = true;
  Object.assign(hero.slots, slots);
  hero.inventory.push(...(inventory ?? []));
  hero.keys.push(...(keys ?? []));
  for (const power of powers ?? []) {
    const owned = typeof power === "string" ? { id: power } : power;
    hero.powers.push({ id: "", cooldown: 0, active: false, rank: 1, from: "", ...owned });
  }
  for (const item of Object.values(hero.slots)) {
    if (item === "") continue;
    const { magicShields = 0, charges } = itemSide(content, s, item);
    s.items[item] = { back: false, charges: charges?.max ?? 0, shields: magicShields };
  }
  s.figures.push(newFigure({ id: hero.figure, faction: "heroes", kind: "hero", belongsTo: seat, area: at, ...figure }));
}

function placeFoe(content: SoulsContent, s: Souls, id: string, placed: PlacedFoe): void {
  const { at, controller, charges, powers, side, ...figure } = placed;
  const master = masterScroll(content, id) !== undefined;
  const scroll = master ? id : enemyCard(content, id).scroll;
  const seat = Object.values(s.heroes).find((hero) => hero.figure === controller)?.seat;
  const enemy: Enemy = {
    id,
    scroll,
    controller: master ? "" : (seat ?? controllerFor(s, scroll)),
    charges: charges ?? (master ? 0 : (enemyCard(content, id).charges ?? 0)),
    powers: [...(powers ?? [])],
    side: side ?? "A",
  };
  s.enemies.push(enemy);
  const { horde = 1 } = scrollOf(content, enemy);
  const { magicShields = 0 } = defencesOf(content, enemy);
  const areas = typeof at === "string" ? Array.from({ length: horde }, () => at) : at;
  for (const [i, area] of areas.entries()) {
    const name = horde === 1 ? id : `${id}-${"abcde"[i]}`;
    s.figures.push(
      newFigure({ id: name, faction: "enemies", kind: "enemy", belongsTo: id, area, magicShields, ...figure }),
    );
  }
}
