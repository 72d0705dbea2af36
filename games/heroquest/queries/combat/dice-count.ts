import type { RuleId } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed } from "../../content/tables.js";
import type { Figure, Lasting } from "../../state.js";
import { isHelpless, isInShock, lastingOf } from "../figures.js";
import { type DicePart, total } from "./dice-part.js";
import { defenceOfItems, meleeWeapons } from "./equipment.js";
import { half } from "./half.js";
import { laden, underLoad } from "./load.js";
import { missileDefenceParts } from "./missile-defence.js";

/** HQ-6.4, HQ-6.9: black dice, and the white ones of the weapon in use. */
export function attackParts(content: HeroQuestContent, figure: Figure, weapon: string, target?: Figure): DicePart[] {
  // HQ-6.7: the black dice are there without a weapon, too. HQ-6.8-a: the white ones are the weapon's.
  const parts = [
    { name: "black", dice: figure.attack, rules: black },
    { name: weapon || "bare-hands", dice: whiteDice(content, weapon, target), rules: inHand(figure, weapon) },
    ...lastingParts(figure, "attack-dice"),
  ];
  return weakened(content, figure, limited(figure, atLeast(figure, parts)));
}

const black: readonly RuleId[] = ["HQ-6.4"];
const bareHanded: readonly RuleId[] = ["HQ-6.7"];
const armed: readonly RuleId[] = ["HQ-6.6", "HQ-6.8-a", "HQ-6.9"];
const ofTheFigure: readonly RuleId[] = [];

/** By which rules a hero has the white dice; an antagonist has its weapon on its figure (HQ-1.4-c). */
function inHand({ kind }: Figure, weapon: string): readonly RuleId[] {
  if (kind !== "hero") return ofTheFigure;
  return weapon ? armed : bareHanded;
}

/** The same as a number, where nobody asks for its parts: nearly always nothing changes the usual dice. */
export function attackDice(content: HeroQuestContent, figure: Figure, weapon: string, target?: Figure): number {
  const isUsual = figure.lasting.length === 0 && figure.capacity === undefined && !isInShock(figure);
  if (!isUsual) return total(attackParts(content, figure, weapon, target));
  return Math.max(0, figure.attack + whiteDice(content, weapon, target));
}

/** HQ-6.8-b: the dice of a blow with the weapon that has the most. */
export function bestAttackDice(content: HeroQuestContent, figure: Figure, target?: Figure): number {
  let most = 0;
  for (const weapon of meleeWeapons(content, figure))
    most = Math.max(most, attackDice(content, figure, weapon, target));
  return most;
}

/** HQ-6.8-a: what the card states, against some kinds more. */
function whiteDice(content: HeroQuestContent, weapon: string, target: Figure | undefined): number {
  if (!weapon) return 0;
  const { melee = 0, against } = itemNamed(content, weapon);
  return against && target && against.kinds.includes(target.type) ? against.melee : melee;
}

/** HQ-6.5: black and white dice together. */
export function meleeDefenceParts(content: HeroQuestContent, figure: Figure): DicePart[] {
  const parts = [
    { name: "black", dice: figure.defence },
    { name: "armour", dice: defenceOfItems(content, figure, "melee") },
    ...lastingParts(figure, "defence-dice"),
  ];
  return weakened(content, figure, halved(figure, parts));
}

/** HQ-6.14.c-a, HQ-8.8.e: the same as a number; who lies there doesn't defend. */
export function defenceDice(content: HeroQuestContent, figure: Figure): number {
  return isHelpless(figure) ? 0 : total(meleeDefenceParts(content, figure));
}

/** HQ-7.4: only shields, armour and protections that say so; no black dice. */
export function rangedDefenceParts(content: HeroQuestContent, figure: Figure): DicePart[] {
  const parts = [
    { name: "armour", dice: figure.armour + defenceOfItems(content, figure, "ranged") },
    ...lastingParts(figure, "defence-dice"),
  ];
  if (figure.experience) parts.push(...missileDefenceParts(figure));
  return weakened(content, figure, halved(figure, parts));
}

/** What shock (HQ-8.8.c-a) and load (HQ-RH1.2, HQ-RH1.3) leave of the usual dice. */
export function weakened(content: HeroQuestContent, figure: Figure, parts: readonly DicePart[]): DicePart[] {
  return laden(content, figure, shocked(figure, parts));
}

/** The same for one number of dice, where nobody asks for its parts. */
export function weakenedDice(content: HeroQuestContent, figure: Figure, dice: number): number {
  return underLoad(content, figure, isInShock(figure) ? half(dice) : dice);
}

/** HQ-8.8.c-a: in shock all that is half of the usual dice, rounded down. */
function shocked(figure: Figure, parts: readonly DicePart[]): DicePart[] {
  if (!isInShock(figure)) return [...parts];
  const dice = total(parts);
  return [...parts, { name: "shock", dice: half(dice) - dice, rules: ["HQ-8.8.c-a", "HQ-18.9"] }];
}

/** A spell gives at least so many dice, whatever weapon is held. */
function atLeast(figure: Figure, parts: readonly DicePart[]): readonly DicePart[] {
  const more = (lastingOf(figure, "attack-at-least")?.change ?? 0) - total(parts);
  return more > 0 ? [...parts, { name: "attack-at-least", dice: more }] : parts;
}

/** A spell leaves at most so many dice. */
export function limited(figure: Figure, parts: readonly DicePart[]): readonly DicePart[] {
  const limit = lastingOf(figure, "attack-limit")?.change;
  const fewer = limit === undefined ? 0 : total(parts) - limit;
  return fewer > 0 ? [...parts, { name: "attack-limit", dice: -fewer }] : parts;
}

/** A spell halves the defence. */
function halved(figure: Figure, parts: readonly DicePart[]): readonly DicePart[] {
  if (!lastingOf(figure, "half-defence")) return parts;
  const dice = total(parts);
  return [...parts, { name: "half-defence", dice: half(dice) - dice }];
}

export function lastingParts(figure: Figure, what: Lasting["what"]): DicePart[] {
  return figure.lasting.filter((one) => one.what === what).map(({ change }) => ({ name: what, dice: change }));
}
