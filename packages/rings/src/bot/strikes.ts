import type { CardId } from "../state.js";
import { attackOn, type Fighter } from "./fighters.js";
import type { Foe } from "./foes.js";
import { weights } from "./weights.js";

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

  constructor(private readonly field: { readonly fighters: readonly Fighter[]; readonly foes: readonly Foe[] }) {
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
