import { type Die, defineContent } from "@tavolata/kernel";
import { abilities } from "./abilities/index.js";
import { characters, type Faces, facesOf } from "./characters.js";
import { classNames } from "./colours.js";
import type { MovementFace } from "./dice.js";
import { discoveries } from "./discoveries.js";
import { encounters } from "./encounters/index.js";
import { encounterPowers } from "./encounters/powers.js";
import { events } from "./events.js";
import { items } from "./items/index.js";
import { spaces } from "./map.js";
import { movementDieOf, movementFaces } from "./movement-faces.js";
import { eliteQuests } from "./quests/elite.js";
import { startingQuests } from "./quests/starting.js";
import { trophies } from "./trophies.js";
import type {
  Ability,
  Character,
  ClassName,
  Discovery,
  Effect,
  Encounter,
  EventCard,
  Item,
  Quest,
  Space,
  Trophy,
} from "./types.js";
import { tableProblems } from "./validate/tables.js";

type Entries<T> = Readonly<Record<string, T>>;

const tables = {
  abilities,
  characters,
  discoveries,
  encounters,
  events,
  items,
  eliteQuests,
  startingQuests,
  trophies,
  spaces,
  dice: movementFaces,
};

/** The cards, characters, spaces and dice as a match is played with them. */
export interface AzerothContent {
  readonly abilities: Entries<Ability>;
  readonly characters: Readonly<Record<ClassName, Character>>;
  readonly discoveries: Entries<Discovery>;
  readonly encounters: Entries<Encounter>;
  readonly events: Entries<EventCard>;
  readonly items: Entries<Item>;
  readonly eliteQuests: Entries<Quest>;
  readonly startingQuests: Entries<Quest>;
  readonly trophies: Entries<Trophy>;
  readonly spaces: Entries<Space>;
  /** AZ-move-2: the blue die. The more spaces, the less energy. */
  readonly movementDie: Die<MovementFace>;
  /** AZ-char-1: every face of every character card, by class, side and level. */
  readonly faces: Faces;
  /** The cards of a character's deck, by their names. */
  readonly abilitiesOfClass: Readonly<Record<ClassName, readonly (readonly [string, Ability])[]>>;
  /** By their numbered copies. */
  readonly abilityByCard: ReadonlyMap<string, Ability>;
  /** What an ability, an item, a discovery or a power does, by its name. */
  readonly effectsByName: ReadonlyMap<string, readonly Effect[]>;
}

function build({ dice, ...cards }: typeof tables): AzerothContent {
  return {
    ...cards,
    movementDie: movementDieOf(dice),
    faces: forEachClass((name) => facesOf(cards.characters[name])),
    abilitiesOfClass: forEachClass((name) =>
      Object.entries<Ability>(cards.abilities).filter(([, ability]) => ability.class === name),
    ),
    abilityByCard: new Map(
      Object.entries<Ability>(cards.abilities).flatMap(([name, ability]) =>
        Array.from({ length: ability.copies }, (_, i) => [`${name}-${i + 1}`, ability] as const),
      ),
    ),
    effectsByName: effectsByName(cards),
  };
}

function forEachClass<T>(make: (name: ClassName) => T): Record<ClassName, T> {
  return Object.fromEntries(classNames.map((name) => [name, make(name)])) as Record<ClassName, T>;
}

/** An ability counts before an item of the same name, and so on. */
function effectsByName(
  cards: Pick<AzerothContent, "characters" | "discoveries" | "items" | "abilities">,
): Map<string, readonly Effect[]> {
  const found = new Map<string, readonly Effect[]>();
  for (const { power } of Object.values(cards.characters)) found.set(power.id, power.effects);
  for (const table of [cards.discoveries, cards.items, cards.abilities])
    for (const [name, { effects }] of Object.entries(table)) found.set(name, effects);
  return found;
}

/**
 * What can be tried with another value. The decks are counted once: numbers of copies and colours stay, as do the roads and what lies along them.
 * All of it is our own default: the rulebook prints neither cards nor dice.
 */
export const azerothContent = defineContent({
  tables,
  fixed: ["city", "class", "colour", "colours", "copies", "links", "number", "resources"],
  words: ["aggro"],
  // A weapon may weigh its bearer down as well as help.
  changes: ["change"],
  // A weak creature may have an attack of 0, and a face of the die no energy.
  ranges: {
    dice: { min: 0, max: 9 },
    "characters.melee": { min: 0, max: 24 },
    "characters.ranged": { min: 0, max: 24 },
    "encounters.melee": { min: 0, max: 32 },
    "encounters.ranged": { min: 0, max: 32 },
    "spaces.printed.melee": { min: 0, max: 36 },
    "spaces.printed.ranged": { min: 0, max: 36 },
  },
  build,
  problems: (content) => tableProblems({ ...content, encounterPowers }),
});
