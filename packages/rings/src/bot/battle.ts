import type { Seat } from "@tavolata/kernel";
import { titleOf } from "../cards/lookup.js";
import type { CardId, InPlay, Rings } from "../state.js";
import { isForbidden, statistic } from "../statistics.js";
import { charactersOf, heroesOf } from "../table.js";
import type { Foe } from "./foes.js";
import type { ShadowOdds } from "./shadows.js";
import { weights } from "./weights.js";
import { leftOf, threatPrice, worthOf, woundOf } from "./worth.js";

/** A character as somebody reckons with it. */
export interface Fighter {
  readonly card: InPlay;
  readonly attack: number;
  readonly defence: number;
  readonly left: number;
  readonly worth: number;
  /** More attack against Orcs. */
  readonly blades: number;
  /** Progress that it makes when it destroys an enemy. */
  readonly spur: number;
  /** What it can still do at the end of the phase, if it isn't used before. */
  readonly idle: number;
  readonly defends: boolean;
  readonly strikes: boolean;
}

/** Who could fight for whom against what. */
export interface Field {
  readonly s: Rings;
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

export function fighterOf(s: Rings, card: InPlay): Fighter {
  const blades = card.attachments.filter((id) => titleOf(id) === "blade-of-gondolin").length;
  return {
    card,
    attack: statistic(s, card, "attack"),
    defence: statistic(s, card, "defence"),
    left: leftOf(s, card),
    worth: worthOf(s, card),
    blades,
    spur: blades + (titleOf(card.id) === "legolas" ? 2 : 0),
    idle: idleOf(s, card),
    defends: !isForbidden(card, "defend"),
    strikes: !isForbidden(card, "attack"),
  };
}

/** What characters can do when nobody attacks them: draw, heal, look. */
function idleOf(s: Rings, card: InPlay): number {
  switch (titleOf(card.id)) {
    case "beravor":
      return 1.6;
    case "gleowine":
      return 1.2;
    case "denethor":
      return 0.4;
    case "daughter-of-the-nimrodel":
      return heroesOf(s, card.seat).some(({ damage }) => damage >= 2) ? 1.6 : 0.2;
    default:
      return 0;
  }
}

export function readyFighters(s: Rings, seat: Seat): Fighter[] {
  return charactersOf(s, seat)
    .filter(({ exhausted }) => !exhausted)
    .map((card) => fighterOf(s, card));
}

export function heroFighters(s: Rings, seat: Seat): Fighter[] {
  return heroesOf(s, seat).map((card) => fighterOf(s, card));
}

/** What it costs when this character defends. */
export function defenceLoss({ s, seat, odds }: Field, { card, defence, left, worth }: Fighter, foe: Foe): number {
  let loss = odds.harm[0];
  for (let more = 0; more < odds.defended.length; more++) {
    const chance = odds.defended[more]!;
    if (chance === 0) continue;
    const dealt = foe.attack + more - defence;
    if (dealt < left) loss += chance * woundOf(card, left, dealt);
    else loss += chance * (worth + (foe.excessAsThreat ? threatPrice(s, seat, dealt - left) : 0));
  }
  return loss;
}

/** What it costs when this hero takes an undefended attack, after so much other damage. */
export function undefendedLoss({ s, seat, odds }: Field, { card, left, worth }: Fighter, foe: Foe, hurt = 0): number {
  let loss = odds.harm[1];
  const still = left - hurt;
  for (let more = 0; more < odds.undefended.length; more++) {
    const chance = odds.undefended[more]!;
    if (chance === 0) continue;
    const dealt = foe.attack + more;
    if (dealt < still) loss += chance * woundOf(card, still, dealt);
    else loss += chance * (worth + (foe.excessAsThreat ? threatPrice(s, seat, dealt - still) : 0));
  }
  return loss;
}

/** The best that can be made of a fight: first the enemies attack, then whoever is left strikes back. */
export function fight(field: Field): Fight {
  const { fighters, heroes, foes, width } = field;
  const attacking = foes.filter(({ attacks }) => attacks).sort((a, b) => b.attack - a.attack);
  const strikes = new Strikes(field);
  const losses = attacking.map((foe) => fighters.map((fighter) => defenceLoss(field, fighter, foe)));
  const hurt = heroes.map(() => 0);
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
    const price = undefendedLoss(field, heroes[taker]!, foe, hurt[taker]);
    hurt[taker]! += foe.attack;
    consider(at + 1, free, loss + price);
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
      const loss = undefendedLoss(field, heroes[i]!, foe, hurt[i]);
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

/** Who strikes whom. */
export interface Blow {
  readonly foe: CardId;
  readonly attackers: readonly CardId[];
  readonly kills: boolean;
}

/** What the characters who are left can do to the enemies: worked out once for each set of them. */
export class Strikes {
  readonly #known = new Map<number, number>();
  readonly #foes: readonly Foe[];

  constructor(private readonly field: Pick<Field, "fighters" | "foes">) {
    const ease = ({ burden, defence, left }: Foe) => burden / (defence + left);
    this.#foes = [...field.foes].sort((a, b) => ease(b) - ease(a));
  }

  /** What is left of the enemies' burden, as a loss, and what those who have nothing to do are worth. */
  value(free: number): number {
    const known = this.#known.get(free);
    if (known !== undefined) return known;
    const value = this.#reckon(free, undefined);
    this.#known.set(free, value);
    return value;
  }

  /** The blows behind the value. */
  blows(free: number): Blow[] {
    const blows: Blow[] = [];
    this.#reckon(free, blows);
    return blows;
  }

  #reckon(free: number, blows: Blow[] | undefined): number {
    const { fighters } = this.field;
    let left = free;
    let value = 0;
    const standing: Foe[] = [];
    for (const foe of this.#foes) {
      const used = this.#leastFor(left, foe);
      if (used === 0) {
        standing.push(foe);
        value -= foe.burden;
        continue;
      }
      left &= ~used;
      for (let i = 0; i < fighters.length; i++) if (used & (1 << i)) value += fighters[i]!.spur;
      blows?.push({ foe: foe.id, attackers: this.#idsOf(used), kills: true });
    }
    let gain = 0;
    let blow: Blow | undefined;
    let striking = 0;
    for (const foe of standing) {
      const { total, used } = this.#all(left, foe);
      const worn = (weights.wear * foe.burden * (total - foe.defence)) / foe.left;
      if (total <= foe.defence || worn <= gain) continue;
      gain = worn;
      striking = used;
      blow = { foe: foe.id, attackers: this.#idsOf(used), kills: false };
    }
    if (blow) blows?.push(blow);
    left &= ~striking;
    for (let i = 0; i < fighters.length; i++) if (left & (1 << i)) value += fighters[i]!.idle;
    return value + gain;
  }

  /** As few attackers as it takes to destroy this enemy; none when they can't. */
  #leastFor(free: number, foe: Foe): number {
    const { fighters } = this.field;
    const wanted = foe.defence + foe.left;
    const able: number[] = [];
    let all = 0;
    for (let i = 0; i < fighters.length; i++) {
      if (!(free & (1 << i))) continue;
      const strength = attackOn(fighters[i]!, foe);
      if (strength <= 0) continue;
      able.push(i);
      all += strength;
    }
    if (all < wanted) return 0;
    // The weakest stay at home first, and who has something better to do.
    const use = (i: number) => attackOn(fighters[i]!, foe) + fighters[i]!.spur - fighters[i]!.idle;
    able.sort((a, b) => use(a) - use(b));
    let used = 0;
    for (const i of able) used |= 1 << i;
    for (const i of able) {
      const strength = attackOn(fighters[i]!, foe);
      if (all - strength < wanted) continue;
      all -= strength;
      used &= ~(1 << i);
    }
    return used;
  }

  #all(free: number, foe: Foe): { total: number; used: number } {
    const { fighters } = this.field;
    let total = 0;
    let used = 0;
    for (let i = 0; i < fighters.length; i++) {
      if (!(free & (1 << i))) continue;
      const strength = attackOn(fighters[i]!, foe);
      if (strength <= 0) continue;
      total += strength;
      used |= 1 << i;
    }
    return { total, used };
  }

  #idsOf(used: number): CardId[] {
    return this.field.fighters.filter((_, i) => used & (1 << i)).map(({ card }) => card.id);
  }
}

/** How hard a character strikes this enemy. */
export function attackOn({ attack, blades, strikes }: Fighter, { isOrc }: Foe): number {
  return strikes ? attack + (isOrc ? blades : 0) : 0;
}

/** Whether a character can still be of use when it has exhausted: it pays to ready itself, or somebody sees to it. */
export function readiesAgain(s: Rings, card: InPlay): boolean {
  if (titleOf(card.id) === "aragorn" && card.resources > 0) return true;
  return card.attachments.some((id) => titleOf(id) === "unexpected-courage" && !s.cards[id]!.exhausted);
}
