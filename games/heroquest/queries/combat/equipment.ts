import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed } from "../../content/tables.js";
import type { Figure } from "../../state.js";

/** No weapon: a hero's bare hands, or what an antagonist has of its own. */
export const noWeapon = "";

/** HQ-6.8-b: the weapons among which one is named for a blow. Antagonists have theirs in their attack value. */
export function meleeWeapons(content: HeroQuestContent, figure: Figure): readonly string[] {
  if (figure.kind !== "hero") return bareHands;
  let weapons = none;
  for (const item of figure.items)
    if (isMelee(content, figure, item) && !weapons.includes(item)) weapons = [...weapons, item];
  return weapons.length > 0 ? weapons : bareHands;
}

const none: readonly string[] = [];
const bareHands: readonly string[] = [noWeapon];

function isMelee(content: HeroQuestContent, figure: Figure, item: string): boolean {
  return itemNamed(content, item).melee !== undefined && mayUse(content, figure, item);
}

/** HQ-7.1-a: weapons for a ranged attack, thrown ones (HQ-7.1-b) included. */
export function rangedWeapons(content: HeroQuestContent, figure: Figure): readonly string[] {
  return figure.items.filter((item, i) => isRanged(content, figure, item) && figure.items.indexOf(item) === i);
}

export function carriesRanged(content: HeroQuestContent, figure: Figure): boolean {
  for (const item of figure.items) if (isRanged(content, figure, item)) return true;
  return false;
}

function isRanged(content: HeroQuestContent, figure: Figure, item: string): boolean {
  return itemNamed(content, item).ranged !== undefined && mayUse(content, figure, item);
}

/** HQ-1.2.b: a card says who may use it. Champions use what the quest gives them. */
export function mayUse(content: HeroQuestContent, figure: Figure, item: string): boolean {
  if (figure.kind !== "hero") return true;
  return (itemNamed(content, item).allowed as readonly string[]).includes(figure.type);
}

/** Whether a weapon reaches diagonally. */
export function isDiagonal(content: HeroQuestContent, weapon: string): boolean {
  return weapon !== noWeapon && itemNamed(content, weapon).diagonal === true;
}

/**
 * White defence dice: of each place on the body the best piece, of those that count here (HQ-7.4). HQ-6.5: who is no hero has all its
 * dice on its sheet.
 */
export function defenceOfItems(content: HeroQuestContent, figure: Figure, against: "melee" | "ranged"): number {
  if (figure.kind !== "hero") return 0;
  const best: Record<string, number> = {};
  let dice = 0;
  for (const name of figure.items) {
    const item = itemNamed(content, name);
    const { defence = 0, wornOn } = item;
    if (defence === 0 || !mayUse(content, figure, name) || (against === "ranged" && !item.againstRanged)) continue;
    // HQ-1.2.b: a battle axe or a staff leaves no arm for a shield.
    if (wornOn === "arm" && figure.held !== noWeapon && itemNamed(content, figure.held).excludesShield) continue;
    if (wornOn === "arm" && handsAreFull(figure)) continue;
    const place = wornOn ?? name;
    const worn = best[place] ?? 0;
    if (defence <= worn) continue;
    dice += defence - worn;
    best[place] = defence;
  }
  return dice;
}

/** HQ-1.2.b: whether somebody wears this: may use it, and wears nothing as good in its place. What has no place is just carried. */
export function isWorn(content: HeroQuestContent, figure: Figure, name: string): boolean {
  const { wornOn, defence = 0 } = itemNamed(content, name);
  if (wornOn === undefined) return true;
  if (!mayUse(content, figure, name)) return false;
  return !figure.items.some((other) => {
    const piece = itemNamed(content, other);
    return (
      other !== name && piece.wornOn === wornOn && (piece.defence ?? 0) >= defence && mayUse(content, figure, other)
    );
  });
}

/** HQ-RH2-a: no hand is left for a shield. */
function handsAreFull({ bothHands, held }: Figure): boolean {
  return bothHands === true && held !== "";
}
