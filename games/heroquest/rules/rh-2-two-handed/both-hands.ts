import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed } from "../../content/tables.js";
import type { Figure, Table } from "../../state.js";

/** HQ-RH2-a: the weapon of the last attack counts as held, and fills both hands if it needs them. */
export function hold(t: Table, figure: Figure, weapon: string): void {
  figure.held = weapon;
  if (figure.bothHands) delete figure.bothHands;
  if (weapon && itemNamed(t.content, weapon).hands === 2 && t.options.twoHandedWeapons) figure.bothHands = true;
}

/** HQ-RH2-a: hands are checked for a shot, too: what was held before is put away. */
export function holdToShoot(t: Table, figure: Figure, weapon: string): void {
  if (t.options.twoHandedWeapons) hold(t, figure, weapon);
}

/** HQ-RH2-a: a tool needs the hands: for it a two-handed weapon is put away, which costs nothing (HQ-6.8-b). */
export function freeHands(figure: Figure): void {
  if (!figure.bothHands) return;
  delete figure.bothHands;
  figure.held = "";
}

/** HQ-RH2-b: whether a blow is struck with both hands. The weapon of an antagonist is among its things. */
export function strikesWithBothHands(t: Table, attacker: Figure, weapon: string): boolean {
  if (!t.options.twoHandedWeapons) return false;
  if (weapon) return isTwoHanded(t.content, weapon);
  return attacker.kind !== "hero" && attacker.items.some((item) => isTwoHanded(t.content, item));
}

function isTwoHanded(content: HeroQuestContent, item: string): boolean {
  const { hands, melee } = itemNamed(content, item);
  return hands === 2 && melee !== undefined;
}
