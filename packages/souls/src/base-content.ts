import {
  chests,
  companions,
  criticals,
  crownsCards,
  encounters,
  enemyCards,
  enemyPowers,
  enemyScrolls,
  events,
  heroCards,
  itemCards,
  loot,
  masterScrolls,
  powerCards,
  shadows,
  traps,
} from "./content/index.js";
import type { Content } from "./tables.js";

/** The cards and tokens of the box, without the Quests. */
export const baseContent: Omit<Content, "quests"> = {
  heroes: heroCards,
  powers: powerCards,
  companions,
  items: itemCards,
  scrolls: enemyScrolls,
  masters: masterScrolls,
  enemies: enemyCards,
  enemyPowers,
  encounters,
  traps,
  events,
  criticals,
  shadows,
  chests,
  loot,
  money: crownsCards,
};
