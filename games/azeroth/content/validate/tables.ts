import type {
  Ability,
  Character,
  Discovery,
  Encounter,
  EncounterPower,
  EventCard,
  Item,
  Quest,
  Space,
  Trophy,
} from "../types.js";
import { belongingProblems } from "./belongings.js";
import { encounterTableProblems } from "./encounters.js";
import { mapProblems } from "./map.js";
import type { Problem } from "./problem.js";
import { questProblems } from "./quests.js";

type Table<T> = Readonly<Record<string, T>>;

/** Everything that the game is made of besides its rules. */
export interface Tables {
  readonly spaces: Table<Space>;
  readonly characters: Table<Character>;
  readonly abilities: Table<Ability>;
  readonly encounters: Table<Encounter>;
  readonly encounterPowers: Table<EncounterPower>;
  readonly items: Table<Item>;
  readonly events: Table<EventCard>;
  readonly discoveries: Table<Discovery>;
  readonly startingQuests: Table<Quest>;
  readonly eliteQuests: Table<Quest>;
  readonly trophies: Table<Trophy>;
}

/** Everything that is wrong in the tables, each with its place. */
export function tableProblems(tables: Tables): Problem[] {
  return [
    ...mapProblems(tables),
    ...encounterTableProblems(tables),
    ...belongingProblems(tables),
    ...questProblems(tables),
    ...idProblems(tables),
  ];
}

/** A name is found by its id alone, so no two things share one. */
function idProblems(tables: Tables): Problem[] {
  const { spaces, characters, abilities, encounters, encounterPowers, items, events, discoveries } = tables;
  const { startingQuests, eliteQuests, trophies } = tables;
  const places = new Map<string, string>();
  return Object.entries({
    spaces,
    characters,
    abilities,
    encounters,
    encounterPowers,
    items,
    events,
    discoveries,
    startingQuests,
    eliteQuests,
    trophies,
  }).flatMap(([table, entries]) =>
    Object.keys(entries).flatMap((id) => {
      const first = places.get(id);
      places.set(id, table);
      return first === undefined
        ? []
        : [{ field: `${table}.${id}`, problem: `"${id}" is already in ${first}: find another id.` }];
    }),
  );
}
