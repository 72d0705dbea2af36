import type { CardId } from "../../state.js";
import { weights } from "../learned/weights.js";
import { attackOn, type Fighter } from "./fighters.js";
import type { Foe } from "./foes.js";

/** Who strikes whom. */
export interface Blow {
  readonly foe: CardId;
  readonly attackers: readonly CardId[];
  readonly kills: boolean;
}

interface Outcome {
  readonly value: number;
  readonly blows: Blow[];
}

/** What an attack takes off the burden of an enemy that doesn't fall yet. */
function wornOff({ burden, defence, left }: Foe, total: number): number {
  return (weights.wear * burden * (total - defence)) / left;
}

/** What the characters who are left can do to the enemies: worked out once for each set of them. */
export class Strikes {
  readonly #known = new Map<number, number>();
  /** The enemies in the orders in which they are thought of: what falls most easily first, or what weighs most. */
  readonly #orders: readonly (readonly Foe[])[];

  constructor(private readonly field: { readonly fighters: readonly Fighter[]; readonly foes: readonly Foe[] }) {
    const ease = ({ burden, defence, left }: Foe) => burden / (defence + left);
    const easiest = [...field.foes].sort((a, b) => ease(b) - ease(a));
    const heaviest = [...field.foes].sort((a, b) => b.burden - a.burden);
    this.#orders = easiest.every((foe, i) => foe === heaviest[i]) ? [easiest] : [easiest, heaviest];
  }

  /** What is left of the enemies' burden, as a loss, and what those who have nothing to do are worth. */
  value(free: number): number {
    const known = this.#known.get(free);
    if (known !== undefined) return known;
    const value = this.#best(free).value;
    this.#known.set(free, value);
    return value;
  }

  /** The blows behind the value. */
  blows(free: number): Blow[] {
    return this.#best(free).blows;
  }

  /** One enemy after the other, as many as fall; or all together on one that doesn't fall yet. */
  #best(free: number): Outcome {
    let best: Outcome | undefined;
    for (const foes of this.#orders) {
      const outcome = this.#reckon(free, foes);
      if (!best || outcome.value > best.value) best = outcome;
    }
    const together = this.#together(free);
    return together && together.value > best!.value ? together : best!;
  }

  /** All strike the enemy that they wear down most. */
  #together(free: number): Outcome | undefined {
    const { fighters } = this.field;
    let best: Outcome | undefined;
    const { foes } = this.field;
    const burden = foes.reduce((sum, foe) => sum + foe.burden, 0);
    for (const foe of foes) {
      const { total, used } = this.#all(free, foe);
      if (total <= foe.defence || total >= foe.defence + foe.left) continue;
      let value = wornOff(foe, total) - burden;
      for (let i = 0; i < fighters.length; i++) if (free & ~used & (1 << i)) value += fighters[i]!.idle;
      if (best && best.value >= value) continue;
      best = { value, blows: [{ foe: foe.id, attackers: this.#idsOf(used), kills: false }] };
    }
    return best;
  }

  #reckon(free: number, foes: readonly Foe[]): Outcome {
    const { fighters } = this.field;
    const blows: Blow[] = [];
    let left = free;
    let value = 0;
    const standing: Foe[] = [];
    for (const foe of foes) {
      const used = this.#leastFor(left, foe);
      if (used === 0) {
        standing.push(foe);
        value -= foe.burden;
        continue;
      }
      left &= ~used;
      for (let i = 0; i < fighters.length; i++) if (used & (1 << i)) value += fighters[i]!.spur;
      blows.push({ foe: foe.id, attackers: this.#idsOf(used), kills: true });
    }
    let gain = 0;
    let blow: Blow | undefined;
    let striking = 0;
    for (const foe of standing) {
      const { total, used } = this.#all(left, foe);
      const worn = wornOff(foe, total);
      if (total <= foe.defence || worn <= gain) continue;
      gain = worn;
      striking = used;
      blow = { foe: foe.id, attackers: this.#idsOf(used), kills: false };
    }
    if (blow) blows.push(blow);
    left &= ~striking;
    for (let i = 0; i < fighters.length; i++) if (left & (1 << i)) value += fighters[i]!.idle;
    return { value: value + gain, blows };
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
