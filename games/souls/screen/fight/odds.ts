import { derived } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { type Result, resultsOf } from "../../content/dice.js";
import type { Colour } from "../../content/die-faces.js";
import { declare } from "../../queries/attack/declared.js";
import type { AttackForm } from "../../queries/attack/form.js";
import { heldSum } from "../../queries/effects/held.js";
import { armourOf, defenceDiceOf, healthOf, magicShieldsOf, typeChange } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";

/** What an attack comes to before any effect is paid for. */
export interface AttackOdds {
  /** Of at least one wound. */
  readonly wound: number;
  /** Of falling. */
  readonly fell: number;
  readonly expected: number;
}

type Spread = readonly number[];

/** The chances of 0, 1, 2 … results of a kind on one die. */
function spreadOf({ dice }: SoulsContent, colour: Colour, result: Result): number[] {
  const die = dice[colour];
  const weights = die.weights ?? die.faces.map(() => 1);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const spread = [0, 0, 0];
  for (const [i, face] of die.faces.entries())
    spread[resultsOf(face).filter((one) => one === result).length]! += weights[i]! / all;
  return spread;
}

const spreads = derived((content: SoulsContent) => ({
  redHits: spreadOf(content, "red", "hit"),
  blueHits: spreadOf(content, "blue", "hit"),
  blueShields: spreadOf(content, "blue", "shield"),
}));

function together(one: Spread, other: Spread): number[] {
  const sum = new Array<number>(one.length + other.length - 1).fill(0);
  for (const [i, a] of one.entries()) for (const [j, b] of other.entries()) sum[i + j]! += a * b;
  return sum;
}

function several(spread: Spread, count: number): number[] {
  let sum = [1];
  for (let i = 0; i < count; i++) sum = together(sum, spread);
  return sum;
}

/** SS-9-a: the HIT and DEFENCE phases, exactly, without effects that are paid for. */
export function attackOdds(
  content: SoulsContent,
  seen: SoulsView,
  attacker: Figure,
  target: Figure,
  form: AttackForm,
): AttackOdds {
  const { redHits, blueHits, blueShields } = spreads(content);
  const s = seen;
  const attack = declare(s, { attacker: attacker.id, target: target.id, form });
  const by = { self: attacker, attack };
  const red = form.values.red + heldSum(content, s, "attack-dice", by, (effect) => effect.red ?? 0);
  const blue = form.values.blue + heldSum(content, s, "attack-dice", by, (effect) => effect.blue ?? 0);
  const sure =
    form.values.hits + (attack.supremacy ? 1 : 0) + heldSum(content, s, "hits", by, (effect) => effect.change);
  const rolled = together(several(redHits, red), several(blueHits, blue));
  const of = { self: target, attack };
  const armour = target.ko ? 0 : armourOf(content, s, of);
  const change = typeChange(content, s, target, form.damage);
  const wards = magicShieldsOf(s, target);
  const dice = defenceDiceOf(content, s, of);
  const { left } = healthOf(content, seen, target);
  let [wound, fell, expected] = [0, 0, 0];
  for (const [hits, likely] of rolled.entries()) {
    const total = Math.max(0, sure + hits);
    if (total === 0) continue;
    const through = Math.max(0, Math.max(0, total + change) - armour - wards);
    for (const [shields, so] of several(blueShields, Math.min(through, dice)).entries()) {
      const wounds = Math.max(0, through - shields);
      if (wounds === 0) continue;
      wound += likely * so;
      expected += likely * so * wounds;
      if (wounds >= left) fell += likely * so;
    }
  }
  return { wound, fell, expected };
}

/** SS-14.3.2-a: how likely a blue die shows a result. */
export function chanceOf(content: SoulsContent, result: Result): number {
  return 1 - spreadOf(content, "blue", result)[0]!;
}
