import { type Bar, bar, each, type MessageArgument, type RuleId, type Seat, say } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Definition, Sphere } from "../../content/definition.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { payersOf } from "../../queries/paying.js";
import { hasIcon } from "../../queries/statistics.js";
import { optionOfWay, written } from "../../queries/way-to-pay.js";
import type { CardId, InPlay, Rings, RingsFlow, Table } from "../../state.js";

/** What stands against paying for a card from the hand: LR-cost-1, LR-cost-2, LR-cost-8. */
export function whyNotPay(content: RingsContent, s: Rings, seat: Seat, card: CardId): Bar | undefined {
  const printed = cardOf(content, card);
  if (printed.payEach !== undefined) {
    const payers = payersOf(content, s, seat, printed);
    const able = payers.filter(({ resources }) => resources > 0).length;
    return able < printed.payEach ? bar("LR-cost-8", "too-few-payers", { wanted: printed.payEach, able }) : undefined;
  }
  // Counted without a list: every window asks this for every card in hand.
  let payers = 0;
  let held = 0;
  for (const id of s.areas[seat]!) {
    const card = s.cards[id]!;
    if (card.facedown || typeOf(id) !== "hero") continue;
    if (printed.sphere !== "neutral" && !hasIcon(content, s, card, printed.sphere!)) continue;
    payers += 1;
    held += card.resources;
  }
  if (payers === 0) {
    return printed.cost === 0 || printed.cost === "X"
      ? bar("LR-cost-2", "no-match", { sphere: printed.sphere! })
      : bar("LR-cost-1", "no-match", { sphere: printed.sphere! });
  }
  const price = printed.cost === "X" ? 0 : printed.cost!;
  return held < price ? bar("LR-cost-8", "too-expensive", { price, held }) : undefined;
}

/** Pays for a card, or X for a card that costs X. */
export function* payFor(t: Table, seat: Seat, card: CardId, x = 0): RingsFlow {
  const { state: s } = t;
  const printed = cardOf(t.content, card);
  if (printed.payEach !== undefined) return yield* payEach(t, seat, printed, printed.payEach);
  const price = printed.cost === "X" ? x : printed.cost!;
  if (price > 0) yield* payFrom(t, seat, () => payersOf(t.content, s, seat, printed), price, printed.sphere);
}

/** One resource from each of several heroes. */
function* payEach(t: Table, seat: Seat, printed: Definition, count: number): RingsFlow {
  const { state: s } = t;
  const able = () => payersOf(t.content, s, seat, printed).filter(({ resources }) => resources > 0);
  const heroes = yield* t.chooseSome(
    seat,
    "payers",
    () => [each(able(), { verb: "pay", target: ({ id }) => id }, { at: ({ id }) => [`card:${id}`] })],
    { min: count, max: count, rules: ["LR-cost-1"] },
  );
  for (const hero of heroes) spend(t, hero, 1);
}

/**
 * Pays a price from several pools. The first way to pay is the one that the table proposes: from the fullest pools, so that all
 * heroes keep something; the player may take another.
 */
function* payFrom(
  t: Table,
  seat: Seat,
  payers: () => readonly InPlay[],
  price: number,
  sphere: Sphere | undefined,
): RingsFlow {
  const split = yield* t.choose(
    seat,
    "payment",
    () => {
      const heroes = payers().filter(({ resources }) => resources > 0);
      return [
        each(
          waysToPay(heroes, price),
          {
            verb: "pay",
            using: (way) => written(heroes, way),
            id: (way) => optionOfWay(t.state, seat, heroes, way),
          },
          { label: (way) => say("option.pay", { pools: poolsIn(heroes, way) }) },
        ),
      ];
    },
    { rules: ["LR-cost-1", "LR-cost-3"] },
  );
  const heroes = payers().filter(({ resources }) => resources > 0);
  for (const [i, hero] of heroes.entries()) if (split[i]! > 0) spend(t, hero, split[i]!, sphere);
}

function poolsIn(heroes: readonly InPlay[], way: readonly number[]): MessageArgument[] {
  return heroes.flatMap(({ id }, i) => (way[i]! > 0 ? [say("pool", { hero: id, count: way[i]! })] : []));
}

/** Every way to take so many tokens from these pools, the proposed one first. */
function waysToPay(heroes: readonly InPlay[], price: number): number[][] {
  const proposed = proposal(heroes, price);
  const ways: number[][] = [proposed];
  const way = heroes.map(() => 0);
  const fill = (at: number, left: number): void => {
    if (at === heroes.length - 1) {
      if (left > heroes[at]!.resources) return;
      way[at] = left;
      if (way.some((count, i) => count !== proposed[i])) ways.push([...way]);
      return;
    }
    for (let count = Math.min(left, heroes[at]!.resources); count >= 0; count--) {
      way[at] = count;
      fill(at + 1, left - count);
    }
  };
  fill(0, price);
  return ways;
}

function proposal(heroes: readonly InPlay[], price: number): number[] {
  const way = heroes.map(() => 0);
  for (let paid = 0; paid < price; paid++) {
    let fullest = 0;
    for (let i = 1; i < heroes.length; i++) {
      if (heroes[i]!.resources - way[i]! > heroes[fullest]!.resources - way[fullest]!) fullest = i;
    }
    way[fullest]! += 1;
  }
  return way;
}

/** LR-resource-6: tokens leave one hero's pool. */
export function spend(t: Table, hero: InPlay, count: number, sphere?: Sphere, ...by: readonly RuleId[]): void {
  hero.resources -= count;
  const gained = sphere !== undefined && sphere !== "neutral" && cardOf(t.content, hero.id).sphere !== sphere;
  t.emit(
    { type: "resources-spent", hero: hero.id, count, left: hero.resources },
    { rules: [...by, "LR-resource-6", ...(gained ? ["LR-cost-7"] : [])] },
  );
}

export function gainResources(t: Table, hero: InPlay, count: number, ...by: readonly RuleId[]): void {
  hero.resources += count;
  t.emit({ type: "resources-gained", hero: hero.id, count, left: hero.resources }, { rules: [...by, "LR-resource-6"] });
}
