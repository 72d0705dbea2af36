import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import type { Fighter } from "./fighters.js";
import type { Foe } from "./foes.js";
import type { ShadowOdds } from "./shadows.js";
import { Strikes } from "./strikes.js";
import { threatPrice, woundOf } from "./worth.js";

/** Who could fight for whom against what. */
export interface Field {
  readonly s: RingsView;
  readonly seat: Seat;
  /** The ready characters. */
  readonly fighters: readonly Fighter[];
  /** Those who take what nobody defends against. */
  readonly heroes: readonly Fighter[];
  readonly foes: readonly Foe[];
  readonly odds: ShadowOdds;
  /** How many defenders are thought of against each enemy. */
  readonly width: number;
}

/** How a fight goes at its best: what it is worth (nothing lost and nobody left is 0), and who defends against whom. */
export interface Fight {
  readonly value: number;
  /** By enemy: who defends, and nothing for nobody. */
  readonly defenders: ReadonlyMap<CardId, CardId | undefined>;
}

/** What the shadow cards of this enemy may bring: its own where somebody has looked, or any one. */
function oddsOf({ odds }: Field, { shadows }: Foe): ShadowOdds {
  return shadows ?? odds;
}

/** What it costs when this character defends. */
export function defenceLoss(
  content: RingsContent,
  field: Field,
  { card, defence, left, worth }: Fighter,
  foe: Foe,
): number {
  const { s, seat } = field;
  const odds = oddsOf(field, foe);
  let loss = odds.harm[0];
  for (let more = 0; more < odds.defended.length; more++) {
    const chance = odds.defended[more]!;
    if (chance === 0) continue;
    const dealt = foe.attack + more - defence;
    if (dealt < left) loss += chance * woundOf(content, card, left, dealt);
    else loss += chance * (worth + (foe.excessAsThreat ? threatPrice(content, s, seat, dealt - left) : 0));
  }
  return loss;
}

/** What it costs when this hero takes an undefended attack, after so much other damage. */
export function undefendedLoss(
  content: RingsContent,
  field: Field,
  { card, left, worth }: Fighter,
  foe: Foe,
  hurt = 0,
): number {
  const { s, seat } = field;
  const odds = oddsOf(field, foe);
  let loss = odds.harm[1];
  const still = left - hurt;
  for (let more = 0; more < odds.undefended.length; more++) {
    const chance = odds.undefended[more]!;
    if (chance === 0) continue;
    const dealt = foe.attack + more;
    if (dealt < still) loss += chance * woundOf(content, card, still, dealt);
    else loss += chance * (worth + (foe.excessAsThreat ? threatPrice(content, s, seat, dealt - still) : 0));
  }
  return loss;
}

/** The best that can be made of a fight: first the enemies attack, then whoever is left strikes back. */
export function fight(content: RingsContent, field: Field): Fight {
  const { fighters, heroes, foes, width } = field;
  const attacking = foes.filter(({ attacks }) => attacks).sort((a, b) => b.attack - a.attack);
  const strikes = new Strikes(field);
  const losses = attacking.map((foe) => fighters.map((fighter) => defenceLoss(content, field, fighter, foe)));
  const hurt = heroes.map(() => 0);
  /** Where each hero stands among the fighters. */
  const bits = heroes.map((hero) => {
    const at = fighters.findIndex(({ card }) => card.id === hero.card.id);
    return at < 0 ? 0 : 1 << at;
  });
  const chosen: (number | undefined)[] = [];
  let best = Number.NEGATIVE_INFINITY;
  let bestChosen: readonly (number | undefined)[] = [];
  const everybody = (1 << fighters.length) - 1;
  const most = fighters.reduce((sum, { idle, spur }) => sum + idle + spur, 0);

  const consider = (at: number, free: number, loss: number): void => {
    if (most - loss <= best) return;
    if (at === attacking.length) {
      const value = strikes.value(free) - loss;
      if (value <= best) return;
      best = value;
      bestChosen = [...chosen];
      return;
    }
    const foe = attacking[at]!;
    for (const i of candidates(losses[at]!, free, foe)) {
      chosen[at] = i;
      consider(at + 1, free & ~(1 << i), loss + losses[at]![i]!);
    }
    chosen[at] = undefined;
    const taker = leastHurt(foe);
    if (taker === undefined) {
      consider(at + 1, free, loss);
      return;
    }
    const price = undefendedLoss(content, field, heroes[taker]!, foe, hurt[taker]);
    hurt[taker]! += foe.attack;
    // Who falls doesn't strike any more.
    const falls = hurt[taker]! >= heroes[taker]!.left;
    consider(at + 1, falls ? free & ~bits[taker]! : free, loss + price);
    hurt[taker]! -= foe.attack;
  };

  /** The defenders who lose least, those preferred who don't strike hard. */
  const candidates = (loss: readonly number[], free: number, foe: Foe): number[] => {
    const able: number[] = [];
    for (let i = 0; i < fighters.length; i++) if (free & (1 << i) && fighters[i]!.defends) able.push(i);
    const price = (i: number) => loss[i]! + fighters[i]!.attack * (foe.attack > 0 ? 0.5 : 1) + fighters[i]!.idle;
    return able.sort((a, b) => price(a) - price(b)).slice(0, width);
  };

  const leastHurt = (foe: Foe): number | undefined => {
    let least: number | undefined;
    let price = Number.POSITIVE_INFINITY;
    for (let i = 0; i < heroes.length; i++) {
      if (hurt[i]! >= heroes[i]!.left) continue;
      const loss = undefendedLoss(content, field, heroes[i]!, foe, hurt[i]);
      if (loss >= price) continue;
      price = loss;
      least = i;
    }
    return least;
  };

  consider(0, everybody, 0);
  const defenders = new Map<CardId, CardId | undefined>();
  for (const [at, foe] of attacking.entries()) {
    const i = bestChosen[at];
    defenders.set(foe.id, i === undefined ? undefined : fighters[i]!.card.id);
  }
  return { value: best, defenders };
}
