import type { SoulsContent } from "../../content/content.js";
import { enemyCard, masterScroll, scrollCard } from "../../content/tables.js";
import type { Behaviour, Defences, Rank } from "../../content/types.js";
import type { Enemy } from "../../state.js";

/** What an enemy reads when it acts: the side of its scroll that is in force (SS-15.1-b, SS-16-a). */
export interface Scroll extends Behaviour {
  readonly rank: Rank;
  readonly family: string;
  readonly horde?: number;
  /** SS-16.1-a. */
  readonly vengeful?: boolean;
}

export function scrollOf(content: SoulsContent, enemy: Enemy): Scroll {
  // SS-16-c: only a Master is nobody's.
  const master = enemy.controller === "" ? masterScroll(content, enemy.scroll) : undefined;
  if (!master) return scrollCard(content, enemy.scroll);
  const side = enemy.side === "A" ? master.front : master.back;
  let scroll = masterSides.get(side);
  if (!scroll) {
    scroll = { ...side, rank: "purple", family: master.family };
    masterSides.set(side, scroll);
  }
  return scroll;
}

/** The sides of Masters as scrolls, made once. */
const masterSides = new WeakMap<object, Scroll>();

/** SS-15-a: in rising order. */
export const ranks: readonly Rank[] = ["green", "blue", "red", "purple"];

/** SS-15.2, SS-16-a: the numbers that it defends with, and what it leaves. */
export function defencesOf(content: SoulsContent, enemy: Enemy): Defences {
  return (enemy.controller === "" ? masterScroll(content, enemy.scroll) : undefined) ?? enemyCard(content, enemy.id);
}

/** SS-16-f: apart from what says so, it is an enemy like any other. */
export function isMaster(content: SoulsContent, enemy: Enemy): boolean {
  return enemy.controller === "" && masterScroll(content, enemy.scroll) !== undefined;
}
