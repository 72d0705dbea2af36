import { defineContent, type Origin, say, type TableProblem } from "@tavolata/kernel";
import { barrelsOf, type CombatSides, combatSides, type Dice, type WeightSetting } from "./barrels.js";
import { type AllyId, allies } from "./figures/allies.js";
import { type AntagonistId, antagonists } from "./figures/antagonists.js";
import { type ChampionId, champions } from "./figures/champions.js";
import { archetypes } from "./figures/heroes.js";
import { type ItemId, items } from "./items/items.js";
import { type SpellId, spells } from "./spells/index.js";
import { type TreasureId, treasureDeck } from "./treasure-deck.js";
import type { Ally, AntagonistType, Archetype, ArchetypeSheet, Champion, Item, Spell, TreasureCard } from "./types.js";

const tables = {
  items,
  champions,
  antagonists,
  allies,
  treasure: treasureDeck,
  spells,
  heroes: archetypes,
  dice: combatSides,
};

/** The cards, figures and dice as a match is played with them. */
export interface HeroQuestContent {
  readonly items: Readonly<Record<ItemId, Item>>;
  readonly champions: Readonly<Record<ChampionId, Champion>>;
  readonly antagonists: Readonly<Record<AntagonistId, AntagonistType>>;
  readonly allies: Readonly<Record<AllyId, Ally>>;
  readonly treasure: Readonly<Record<TreasureId, TreasureCard>>;
  readonly spells: Readonly<Record<SpellId, Spell>>;
  /** The sheets of the archetypes. */
  readonly heroes: Readonly<Record<Archetype, ArchetypeSheet>>;
  readonly combatSides: CombatSides;
  /** By the setting `dice.weights`. */
  readonly dice: Readonly<Record<WeightSetting, Dice>>;
  // The same by the words that stand for them in the state. Maps, because rules look things up all the time, and in an object of fifty fields that takes twice as long.
  readonly itemById: ReadonlyMap<string, Item>;
  readonly championById: ReadonlyMap<string, Champion>;
  readonly antagonistById: ReadonlyMap<string, AntagonistType>;
  readonly allyById: ReadonlyMap<string, Ally>;
  readonly treasureById: ReadonlyMap<string, TreasureCard>;
  readonly spellById: ReadonlyMap<string, Spell>;
  readonly sheetByType: ReadonlyMap<string, ArchetypeSheet>;
}

function build({ dice, ...cards }: typeof tables): HeroQuestContent {
  return {
    ...cards,
    combatSides: dice.combat,
    dice: barrelsOf(dice.combat),
    itemById: byId(cards.items),
    championById: byId(cards.champions),
    antagonistById: byId(cards.antagonists),
    allyById: byId(cards.allies),
    treasureById: byId(cards.treasure),
    spellById: byId(cards.spells),
    sheetByType: byId(cards.heroes),
  };
}

function byId<T>(entries: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(entries));
}

/** What can be tried with another value. Of the treasure cards the copies are counted once, when the content is read. */
export const heroQuestContent = defineContent({
  tables,
  fixed: ["class", "copies", "element", "type"],
  words: ["diagonal", "excludesShield", "throwable", "undead"],
  notPrinted: ["heuristics"],
  build,
  problems: dieProblems,
  originOf,
});

/** HQ-1.1-a: the number of sides. */
const sides = 6;

function dieProblems({ combatSides: { skull, lion, oval } }: HeroQuestContent): TableProblem[] {
  const count = skull + lion + oval;
  if (count === sides) return [];
  const problem = `A combat die has ${sides} sides, not ${count} (HQ-1.1-a).`;
  return [{ field: "dice.combat", problem, said: say("problem.die-sides", { count }) }];
}

/** Figures on which the published boxes agree; the rulebook gives none of them. */
const published: Readonly<Record<string, readonly string[]>> = {
  antagonists: ["move", "attack", "defence", "body", "mind", "figures"],
  heroes: ["blackDefence", "body", "mind", "movementDice"],
};

/** Prices on which they agree. */
const publishedPrices = [
  "dagger",
  "staff",
  "short-sword",
  "broadsword",
  "longsword",
  "battle-axe",
  "crossbow",
  "shield",
  "helmet",
  "chain-mail",
  "plate-mail",
  "tool-kit",
];

function originOf(table: string, entry: string, field: string): Origin {
  const isPrice = table === "items" && field === "gold" && publishedPrices.includes(entry);
  return isPrice || published[table]?.includes(field) ? "published" : "ours";
}
