import type { Seat } from "@tavolata/kernel";
import type { Effect } from "../content/types.js";
import type { Azeroth, CardId, Hero } from "../state.js";
import { abilityOn, discoveryOn, effectsOf, itemNameOn, itemOn, nameOf, powerOf } from "../tables.js";
import { abilityWorth, cardItemWorth } from "./items.js";
import { objectOf } from "./moment.js";
import { weights } from "./weights.js";

/** Something that could be used in a combat. */
export interface Tool {
  /** The option: `play:heavy-blow-1`, `use:poacher-2`, `spend:found-charm-1`, `power`. */
  readonly id: string;
  /** The name by which a combat remembers it. */
  readonly name: string;
  /** In energy. */
  readonly cost: number;
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
]);

function turns(name: string): boolean {
  return effectsOf(name).some(({ effect, each }) => !each && turning.has(effect));
}

function toolOf(id: string, hero: Hero): Tool {
  const card = objectOf(id);
  if (id === "power") {
    const { id: name, cost } = powerOf(hero.class);
    return { id, name, cost, price: 0.1 };
  }
  if (id.startsWith("use:")) return { id, name: itemNameOn(card), cost: 0, price: cardItemWorth(card, hero) };
  if (id.startsWith("spend:")) return { id, name: nameOf(card), cost: 0, price: weights.card };
  return { id, name: nameOf(card), cost: abilityOn(card).cost, price: abilityWorth(card, hero) };
}

/** The tools among the options that are offered in a combat: of each name one, and of too many the strongest. */
export function toolsOffered(ids: readonly string[], hero: Hero): Tool[] {
  return chosen(ids.filter((id) => /^(play:|use:|spend:|power$)/.test(id)).map((id) => toolOf(id, hero)));
}

function chosen(tools: readonly Tool[]): Tool[] {
  const byName = new Map<string, Tool>();
  for (const tool of tools) if (turns(tool.name) && !byName.has(tool.name)) byName.set(tool.name, tool);
  return [...byName.values()].sort((a, b) => b.price - a.price).slice(0, mostTools);
}

/** What the seat could use in a combat that it thinks of. Attachments are left for quieter moments. */
export function toolsAtHand(s: Azeroth, seat: Seat): Tool[] {
  const hero = s.heroes[seat]!;
  const cards: readonly CardId[] = s.hands[seat]!;
  const ids = [
    ...cards
      .filter((card) => {
        const { time, attach } = abilityOn(card);
        return time === "combat" && !attach && !hero.played.includes(nameOf(card));
      })
      .map((card) => `play:${card}`),
    ...hero.bag.filter((card) => isUsableNow(card)).map((card) => `use:${card}`),
    ...hero.kept.filter((card) => discoveryOn(card).time === "combat").map((card) => `spend:${card}`),
  ];
  if (!s.turn.powerUsed && powerOf(hero.class).time === "combat") ids.push("power");
  return chosen(ids.map((id) => toolOf(id, hero)));
}

function isUsableNow(card: CardId): boolean {
  const { kind, time } = itemOn(card);
  return kind === "bag" && time === "combat";
}

/** Every set of tools that so much energy pays for, the empty one first. */
export function setsOf(tools: readonly Tool[], energy: number): Tool[][] {
  const sets: Tool[][] = [];
  for (let mask = 0; mask < 1 << tools.length; mask++) {
    const set = tools.filter((_, i) => mask & (1 << i));
    if (set.reduce((sum, { cost }) => sum + cost, 0) <= energy) sets.push(set);
  }
  return sets;
}
