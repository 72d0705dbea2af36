import type { Cards, TileSide } from "../types.js";
import { encounterProblems, eventProblems, repeated, searchProblems, trapProblems } from "./cards.js";
import { enemyCardProblems, enemyPowerProblems, masterProblems, scrollProblems } from "./enemies.js";
import { heroProblems, powerProblems } from "./heroes.js";
import { itemProblems } from "./items.js";
import type { Problem } from "./problem.js";
import { tileProblems } from "./tiles.js";

/** The tables of a box: those of the base set, or as an owner corrected them. Quests have a validator of their own. */
export interface Tables extends Cards {
  readonly tileSides: Readonly<Record<string, TileSide>>;
}

/** Everything that is wrong with a set of tables; nothing when it can be played with. */
export function tableProblems(tables: Tables): Problem[] {
  return [
    ...each("heroes", tables.heroes, heroProblems),
    ...each("powers", tables.powers, powerProblems),
    ...each("items", tables.items, itemProblems),
    ...each("scrolls", tables.scrolls, scrollProblems),
    ...each("enemies", tables.enemies, (card, field) => enemyCardProblems(card, field, tables.scrolls)),
    ...each("enemyPowers", tables.enemyPowers, enemyPowerProblems),
    ...each("masters", tables.masters, masterProblems),
    ...each("encounters", tables.encounters, encounterProblems),
    ...each("traps", tables.traps, trapProblems),
    ...each("events", tables.events, eventProblems),
    ...each("searches", tables.searches, searchProblems),
    ...each("tileSides", tables.tileSides, tileProblems),
    ...repeated(tables.encounters, ({ letter }) => letter, "encounters"),
    ...repeated(tables.traps, ({ number }) => number, "traps"),
    ...repeated(tables.events, ({ number }) => number, "events"),
  ];
}

function each<T>(
  name: string,
  table: Readonly<Record<string, T>>,
  check: (entry: T, field: string) => Problem[],
): Problem[] {
  return Object.entries(table).flatMap(([id, entry]) => check(entry, `${name}.${id}`));
}
