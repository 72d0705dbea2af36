import { cardsIn, countIn, type NamedOption, type Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { abilityOn, discoveryOn, effectsOf, itemNameOn, itemOn, nameOf, powerOf } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import { isTime } from "../../queries/moment.js";
import { whyNotAbility } from "../../queries/why-not.js";
import type { CardId, Hero } from "../../state.js";
import type { AzerothView } from "../../view.js";
import type { Weights } from "../learned/weights.js";
import { abilityWorth, cardItemWorth } from "./items.js";

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

function toolOf(
  content: AzerothContent,
  { id, verb, target: card }: NamedOption,
  hero: Hero,
  hand: number,
  weights: Weights,
): Tool {
  if (verb === "power") {
    const { id: name, cost } = powerOf(content, hero.class);
    return { id, name, cost, gain: gainOf(content, name), price: 0.1 };
  }
  if (verb === "use") {
    const name = itemNameOn(card);
    return { id, name, cost: 0, gain: gainOf(content, name), price: inTheBag * cardItemWorth(content, card, hero) };
  }
  const name = nameOf(card);
  const gain = gainOf(content, name);
  if (verb === "spend") return { id, name, cost: 0, gain, price: gain > 0 ? weights.energy : weights.card };
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

function named(verb: "play" | "use" | "spend", card: CardId): NamedOption {
  return { id: `${verb}:${card}`, verb, target: card };
}

function isTool({ verb }: NamedOption): boolean {
  return verb === "play" || verb === "use" || verb === "spend" || verb === "power";
}

/** The tools among the options that are offered in a combat: of each name one, and of too many the strongest. */
export function toolsOffered(
  content: AzerothContent,
  options: readonly NamedOption[],
  s: AzerothView,
  seat: Seat,
  weights: Weights,
): Tool[] {
  const hero = s.heroes[seat]!;
  const hand = countIn(s.hands[seat]);
  const tools = options.filter(isTool).map((option) => toolOf(content, option, hero, hand, weights));
  const gain = tools.reduce((sum, tool) => sum + tool.gain, 0);
  if (gain > 0)
    tools.push(
      ...payableWith(content, s, seat, gain).map((card) => toolOf(content, named("play", card), hero, hand, weights)),
    );
  return chosen(content, tools);
}

/** Cards of the hand that aren't on offer yet, but would be with so much energy more. */
function payableWith(content: AzerothContent, s: AzerothView, seat: Seat, gain: number): CardId[] {
  const hero = s.heroes[seat]!;
  const richer: AzerothView = { ...s, heroes: { ...s.heroes, [seat]: { ...hero, energy: hero.energy + gain } } };
  return cardsIn(s.hands[seat]).filter((card) => {
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
export function toolsAtHand(content: AzerothContent, s: AzerothView, seat: Seat, weights: Weights): Tool[] {
  const hero = s.heroes[seat]!;
  const cards = cardsIn(s.hands[seat]);
  const options: NamedOption[] = [
    ...cards
      .filter((card) => {
        const { time, attach } = abilityOn(content, card);
        return time === "combat" && !attach && !hero.played.includes(nameOf(card));
      })
      .map((card) => named("play", card)),
    ...hero.bag.filter((card) => isUsableNow(content, card)).map((card) => named("use", card)),
    ...hero.kept.filter((card) => discoveryOn(content, card).time !== "movement").map((card) => named("spend", card)),
  ];
  if (!s.turn.powerUsed && powerOf(content, hero.class).time === "combat")
    options.push({ id: "power", verb: "power", target: "" });
  return chosen(
    content,
    options.map((option) => toolOf(content, option, hero, cards.length, weights)),
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
