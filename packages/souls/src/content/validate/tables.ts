import type {
  EncounterCard,
  EnemyCard,
  EnemyPowerCard,
  EnemyScroll,
  EventCard,
  HeroCard,
  ItemCard,
  MasterScroll,
  PowerCard,
  SearchToken,
  TileSide,
  TrapCard,
} from "../types.js";
import { encounterProblems, eventProblems, repeated, searchProblems, trapProblems } from "./cards.js";
import { enemyCardProblems, enemyPowerProblems, masterProblems, scrollProblems } from "./enemies.js";
import { heroProblems, powerProblems } from "./heroes.js";
import { itemProblems } from "./items.js";
import type { Problem } from "./problem.js";
import { tileProblems } from "./tiles.js";

type Table<T> = Readonly<Record<string, T>>;

/** The tables of a box: those of the base set, or as an owner corrected them. */
export interface Tables {
  readonly heroCards: Table<HeroCard>;
  readonly powerCards: Table<PowerCard>;
  readonly itemCards: Table<ItemCard>;
  readonly enemyScrolls: Table<EnemyScroll>;
  readonly enemyCards: Table<EnemyCard>;
  readonly enemyPowers: Table<EnemyPowerCard>;
  readonly masterScrolls: Table<MasterScroll>;
  readonly encounters: Table<EncounterCard>;
  readonly traps: Table<TrapCard>;
  readonly events: Table<EventCard>;
  readonly searchAreas: Table<SearchToken>;
  readonly tileSides: Table<TileSide>;
}

/** Everything that is wrong with a set of tables; nothing when it can be played with. */
export function tableProblems(tables: Tables): Problem[] {
  return [
    ...each("heroCards", tables.heroCards, heroProblems),
    ...each("powerCards", tables.powerCards, powerProblems),
    ...each("itemCards", tables.itemCards, itemProblems),
    ...each("enemyScrolls", tables.enemyScrolls, scrollProblems),
    ...each("enemyCards", tables.enemyCards, (card, field) => enemyCardProblems(card, field, tables.enemyScrolls)),
    ...each("enemyPowers", tables.enemyPowers, enemyPowerProblems),
    ...each("masterScrolls", tables.masterScrolls, masterProblems),
    ...each("encounters", tables.encounters, encounterProblems),
    ...each("traps", tables.traps, trapProblems),
    ...each("events", tables.events, eventProblems),
    ...each("searchAreas", tables.searchAreas, searchProblems),
    ...each("tileSides", tables.tileSides, tileProblems),
    ...repeated(tables.encounters, ({ letter }) => letter, "encounters"),
    ...repeated(tables.traps, ({ number }) => number, "traps"),
    ...repeated(tables.events, ({ number }) => number, "events"),
  ];
}

function each<T>(name: string, table: Table<T>, check: (entry: T, field: string) => Problem[]): Problem[] {
  return Object.entries(table).flatMap(([id, entry]) => check(entry, `${name}.${id}`));
}
