import { blankSpell, onBlanks } from "../blanks.js";
import type { Element, Spell } from "../types.js";
import { air } from "./air.js";
import { antagonistSpells } from "./antagonist.js";
import { earth } from "./earth.js";
import { evocations } from "./evocations.js";
import { fire } from "./fire.js";
import { water } from "./water.js";

const table = { ...air, ...earth, ...fire, ...water, ...antagonistSpells, ...evocations };

export type SpellId = keyof typeof table;

/** Every card that is cast: the four elements, the antagonists' spells and the evocations. */
export const spells: Readonly<Record<SpellId, Spell>> = onBlanks<SpellId, Spell>(table, blankSpell);

export const elements: readonly Element[] = ["air", "earth", "fire", "water"];

/** HQ-2.6-b, HQ-8.3: the pile of each element, six normal and three primordial cards. */
export const elementPiles: Readonly<Record<Element, readonly SpellId[]>> = {
  air: Object.keys(air) as SpellId[],
  earth: Object.keys(earth) as SpellId[],
  fire: Object.keys(fire) as SpellId[],
  water: Object.keys(water) as SpellId[],
};

/** HQ-19.1-b: the Evil Wizard's pile. */
export const antagonistPile = Object.keys(antagonistSpells) as readonly SpellId[];

/** HQ-8.6-d. */
export const evocationCards = Object.keys(evocations) as readonly SpellId[];

export function isSpell(id: string): id is SpellId {
  return Object.hasOwn(spells, id);
}
