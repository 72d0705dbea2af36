import type { Seat } from "@tavolata/kernel";
import type { SoulsContent } from "../content/content.js";
import { companionCard, criticalToken, heroCard, itemSide } from "../content/tables.js";
import type { DamageType } from "../content/types.js";
import type { Figure, Hero, ItemId } from "../state.js";
import type { SoulsView } from "../view.js";
import { type PrintedEffect, printed } from "./attack/form.js";
import type { Circumstances } from "./effects/guards.js";
import { hasNoEffects, heldSum, heldWords } from "./effects/held.js";
import { defencesOf, scrollOf } from "./enemies/scroll.js";
import { enemyOf, heroOf } from "./figures.js";
import { slotNames } from "./items/slots.js";

/** SS-5.3-a: the face of the Soul Gem for the current Soulrank. */
export function gemFace(content: SoulsContent, hero: Hero) {
  return heroCard(content, hero.version).gem[hero.soulrank - 1]!;
}

/** SS-11-a: the wounds that kill it. SS-10.6.2-d: fewer with a Red Critical. */
export function hpOf(content: SoulsContent, s: SoulsView, figure: Figure): number {
  const change = heldSum(content, s, "max-hp", { self: figure }, (effect) => effect.change);
  return Math.max(0, printedHp(content, s, figure) + change + criticalSum(content, figure, "max-hp"));
}

function printedHp(content: SoulsContent, s: SoulsView, figure: Figure): number {
  if (figure.kind === "companion") return companionCard(content, figure.id).hp + heroOf(s, figure).soulrank;
  if (figure.kind !== "enemy") return gemFace(content, heroOf(s, figure)).hp;
  const { hp } = defencesOf(content, enemyOf(s, figure));
  // SS-15.12-b: by the party that began the Quest.
  if (typeof hp === "number") return hp;
  return Object.keys(s.heroes).length <= 3 ? hp.few : hp.many;
}

/** The HP that are left. */
export function lifeOf(content: SoulsContent, s: SoulsView, figure: Figure): number {
  return Math.max(0, hpOf(content, s, figure) - figure.wounds);
}

/** The HP that are left, and how many there are in all. */
export function healthOf(content: SoulsContent, s: SoulsView, figure: Figure): { left: number; full: number } {
  const full = hpOf(content, s, figure);
  return { left: Math.max(0, full - figure.wounds), full };
}

/** What Red Criticals take from a number. */
export function criticalSum(content: SoulsContent, figure: Figure, stat: "hits" | "armour" | "max-hp"): number {
  let sum = 0;
  for (const token of figure.criticals) {
    const { does } = criticalToken(content, token);
    if (does.critical === stat) sum += does.change;
  }
  return sum;
}

/** SS-9-def-2-a: armour, never below 0 (SS-9-j, SS-10.6.2-c). */
export function armourOf(content: SoulsContent, s: SoulsView, circumstances: Circumstances, taken = 0): number {
  const { self } = circumstances;
  const change = heldSum(content, s, "armour", circumstances, (effect) => effect.change);
  return Math.max(0, printedArmour(content, s, self) + change + criticalSum(content, self, "armour") + taken);
}

function printedArmour(content: SoulsContent, s: SoulsView, figure: Figure): number {
  if (figure.kind === "companion") return companionCard(content, figure.id).armour;
  if (figure.kind === "enemy") return defencesOf(content, enemyOf(s, figure)).armour ?? 0;
  let sum = 0;
  const { slots } = heroOf(s, figure);
  for (const slot of slotNames) if (slots[slot] !== "") sum += itemSide(content, s, slots[slot]).armour ?? 0;
  return sum;
}

/** SS-9-def-4-a, SS-8.3: how many blue dice defend at most. */
export function defenceDiceOf(content: SoulsContent, s: SoulsView, circumstances: Circumstances): number {
  const { self } = circumstances;
  return Math.max(
    0,
    printedDefence(content, s, self) + heldSum(content, s, "defence-dice", circumstances, (effect) => effect.change),
  );
}

function printedDefence(content: SoulsContent, s: SoulsView, figure: Figure): number {
  if (figure.kind === "companion") return companionCard(content, figure.id).defenceDice;
  if (figure.kind === "enemy") return defencesOf(content, enemyOf(s, figure)).defenceDice ?? 0;
  const { armour } = heroOf(s, figure).slots;
  return armour === "" ? 1 : (itemSide(content, s, armour).defenceDice ?? 0);
}

/** SS-9-def-5-a: what the results of defence dice can pay for. */
export function defenceEffects(content: SoulsContent, s: SoulsView, figure: Figure): PrintedEffect[] {
  if (hasNoEffects(content, figure)) return [];
  if (figure.kind === "enemy") return printed("defence", defencesOf(content, enemyOf(s, figure)).defencePaid);
  if (figure.kind !== "hero") return [];
  const { armour, artefact } = heroOf(s, figure).slots;
  return [armour, artefact].flatMap((item) => (item === "" ? [] : printed(item, itemSide(content, s, item).paid)));
}

/** SS-9-def-1-a: what a damage type adds to the hits, or takes from them. SS-15.2-c: "all except". */
export function typeChange(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  damage: DamageType | undefined,
): number {
  if (figure.kind !== "enemy") return 0;
  const { types, otherTypes } = defencesOf(content, enemyOf(s, figure));
  const named = damage ? types?.[damage] : undefined;
  return named ?? otherTypes ?? 0;
}

/** SS-8.3.1-c: the magic shields of all items and of the figure itself are one pool. */
export function magicShieldsOf(s: SoulsView, figure: Figure): number {
  let sum = figure.magicShields;
  if (figure.kind !== "hero") return sum;
  const { slots } = heroOf(s, figure);
  for (const slot of slotNames) if (slots[slot] !== "") sum += s.items[slots[slot]]?.shields ?? 0;
  return sum;
}

/** SS-6.1.3-a, SS-15.8.1-a, SS-11.2-d. */
export function flies(content: SoulsContent, s: SoulsView, figure: Figure): boolean {
  if (figure.kind === "ghost") return true;
  if (figure.kind === "enemy" && scrollOf(content, enemyOf(s, figure)).flies) return true;
  return heldWords(content, s, "fly", { self: figure }).length > 0;
}

/** SS-5.2.5: the points of a Movement. */
export function movementPoints(content: SoulsContent, s: SoulsView, figure: Figure): number {
  if (figure.kind === "companion") return companionCard(content, figure.id).movement;
  const card = heroCard(content, heroOf(s, figure).version);
  if (figure.kind === "ghost") return card.ghost.movement;
  return card.movement + heldSum(content, s, "movement", { self: figure }, (effect) => effect.change);
}

/** SS-8-a: the cards that lie in the slots. */
export function equipped(hero: Hero): ItemId[] {
  const { primary, secondary, armour, artefact } = hero.slots;
  return [primary, secondary, armour, artefact].filter((item) => item !== "");
}

/** Who answers for a figure: its hero's seat, or who controls the enemy; the active seat for a Master (SS-16-c). */
export function seatFor(s: SoulsView, figure: Figure): Seat {
  return figure.kind === "enemy" ? enemyOf(s, figure).controller || s.active : figure.belongsTo;
}
