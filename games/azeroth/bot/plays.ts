import type { Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../content/content.js";
import type { Effect } from "../content/types.js";
import { isTime } from "../play/moment.js";
import { whyNotAbility } from "../play/why-not.js";
import type { Azeroth, CardId, Hero } from "../state.js";
import { abilityOn, discoveryOn, effectsOf, itemNameOn, itemOn, nameOf, powerOf } from "../tables.js";
import { abilityWorth, cardItemWorth } from "./items.js";
import { objectOf } from "./moment.js";
import type { Weights } from "./weights.js";

/** Something that could be used in a combat. */
export interface Tool {
  /** The option: `play:heavy-blow-1`, `use:poacher-2`, `spend:found-charm-1`, `power`. */
  readonly id: string;
  /** The name by which a combat remembers it. */
  readonly name: string;
  /** In energy. */
  readonly cost: number;
  /** The energy that it brings for the others. */
  readonly gain: number;
  /** What it is worth elsewhere. */
  readonly price: number;
}

/** More than this aren't weighed together. */
const mostTools = 7;

/** Effects that can turn a combat. */
const turning: ReadonlySet<Effect["effect"]> = new Set<Effect["effect"]>([
  "attack",
  "melee",
  "ranged",
  "defence",
  "damage",
  "damage-by-wounds",
  "prevent",
  "no-melee",
  "end-power",
  "thorns",
  "heal-after-hit",
  "steal",
  "die",
  "reroll-die",
  "heal",
  "flip",
  "energy",
]);

function turns(content: AzerothContent, name: string): boolean {
  return effectsOf(content, name).some(({ effect, each }) => !each && turning.has(effect));
}

function toolOf(content: AzerothContent, id: string, hero: Hero, hand: number, weights: Weights): Tool {
  const card = objectOf(id);
  if (id === "power") {
    const { id: name, cost } = powerOf(content, hero.class);
    return { id, name, cost, gain: gainOf(content, name), price: 0.1 };
  }
  if (id.startsWith("use:")) {
    const name = itemNameOn(card);
    return { id, name, cost: 0, gain: gainOf(content, name), price: inTheBag * cardItemWorth(content, card, hero) };
  }
  const name = nameOf(card);
  const gain = gainOf(content, name);
  if (id.startsWith("spend:")) return { id, name, cost: 0, gain, price: gain > 0 ? weights.energy : weights.card };
  return {
    id,
    name,
    cost: abilityOn(content, card).cost,
    gain,
    price: scarcity(hand, weights) * abilityWorth(content, card, hero),
  };
}

/** What lies in a bag can be stolen: it is worth less than what it does. */
const inTheBag = 0.7;

function gainOf(content: AzerothContent, name: string): number {
  let gain = 0;
  for (const effect of effectsOf(content, name)) if (effect.effect === "energy" && !effect.each) gain += effect.change;
  return gain;
}

/** AZ-hand-1: a card of a full hand is worth less than one of a few. */
export function scarcity(hand: number, weights: Weights): number {
  return Math.max(0.35, Math.min(1, weights.scarceFrom - weights.scarce * hand));
}

/** The tools among the options that are offered in a combat: of each name one, and of too many the strongest. */
export function toolsOffered(
  content: AzerothContent,
  ids: readonly string[],
  s: Azeroth,
  seat: Seat,
  weights: Weights,
): Tool[] {
  const hero = s.heroes[seat]!;
  const hand = s.hands[seat]!.length;
  const tools = ids
    .filter((id) => /^(play:|use:|spend:|power$)/.test(id))
    .map((id) => toolOf(content, id, hero, hand, weights));
  const gain = tools.reduce((sum, tool) => sum + tool.gain, 0);
  if (gain > 0)
    tools.push(
      ...payableWith(content, s, seat, gain).map((card) => toolOf(content, `play:${card}`, hero, hand, weights)),
    );
  return chosen(content, tools);
}

/** Cards of the hand that aren't on offer yet, but would be with so much energy more. */
function payableWith(content: AzerothContent, s: Azeroth, seat: Seat, gain: number): CardId[] {
  const hero = s.heroes[seat]!;
  const richer: Azeroth = { ...s, heroes: { ...s.heroes, [seat]: { ...hero, energy: hero.energy + gain } } };
  return s.hands[seat]!.filter((card) => {
    const { cost, time } = abilityOn(content, card);
    return cost > hero.energy && isTime(time, "combat") && !whyNotAbility(content, richer, seat, card, "combat");
  });
}

/** What brings energy comes first, because it pays for the rest. */
function chosen(content: AzerothContent, tools: readonly Tool[]): Tool[] {
  const byName = new Map<string, Tool>();
  for (const tool of tools) if (turns(content, tool.name) && !byName.has(tool.name)) byName.set(tool.name, tool);
  const strongest = [...byName.values()].sort((a, b) => b.price - a.price).slice(0, mostTools);
  return strongest.sort((a, b) => b.gain - a.gain);
}

/** What the seat could use in a combat that it thinks of. Attachments are left for quieter moments. */
export function toolsAtHand(content: AzerothContent, s: Azeroth, seat: Seat, weights: Weights): Tool[] {
  const hero = s.heroes[seat]!;
  const cards: readonly CardId[] = s.hands[seat]!;
  const ids = [
    ...cards
      .filter((card) => {
        const { time, attach } = abilityOn(content, card);
        return time === "combat" && !attach && !hero.played.includes(nameOf(card));
      })
      .map((card) => `play:${card}`),
    ...hero.bag.filter((card) => isUsableNow(content, card)).map((card) => `use:${card}`),
    ...hero.kept.filter((card) => discoveryOn(content, card).time !== "movement").map((card) => `spend:${card}`),
  ];
  if (!s.turn.powerUsed && powerOf(content, hero.class).time === "combat") ids.push("power");
  return chosen(
    content,
    ids.map((id) => toolOf(content, id, hero, cards.length, weights)),
  );
}

function isUsableNow(content: AzerothContent, card: CardId): boolean {
  const { kind, time } = itemOn(content, card);
  return kind === "bag" && time !== "movement";
}

/** Every set of tools that so much energy pays for, the empty one first. */
export function setsOf(tools: readonly Tool[], energy: number): Tool[][] {
  const sets: Tool[][] = [];
  for (let mask = 0; mask < 1 << tools.length; mask++) {
    const set = tools.filter((_, i) => mask & (1 << i));
    if (set.reduce((sum, { cost, gain }) => sum + cost - gain, 0) <= energy) sets.push(set);
  }
  return sets;
}

/** Of the sets that so much energy pays for those to which nothing can be added. */
export function fullSetsOf(tools: readonly Tool[], energy: number): Tool[][] {
  const affordable: number[] = [];
  for (let mask = (1 << tools.length) - 1; mask >= 0; mask--) {
    if (affordable.some((larger) => (larger & mask) === mask)) continue;
    let rest = energy;
    for (const [i, { cost, gain }] of tools.entries()) if (mask & (1 << i)) rest -= cost - gain;
    if (rest >= 0) affordable.push(mask);
  }
  return affordable.map((mask) => tools.filter((_, i) => mask & (1 << i)));
}
