import { each } from "@tavolata/kernel";
import { heroFigure } from "../../queries/figures.js";
import type { Hero, OwnedPower, SoulsFlow, Table } from "../../state.js";

/** SS-7-l: a used power is turned face down, with so many hourglasses up. */
export function startCooldown(t: Table, hero: Hero, power: OwnedPower, hourglasses: number): void {
  power.cooldown = hourglasses;
  power.active = false;
  t.emit({ type: "power-cools-down", hero: hero.figure, power: power.id, hourglasses }, { rules: ["SS-7-l"] });
}

/** SS-4.1-e: powers at 1 are ready again. SS-4.1-f: the other used ones turn by one. SS-4.1-g: never both in one Time phase. SS-11.1-j: also a Ghost Soul's. */
export function rechargeAndCoolDown(t: Table, hero: Hero): void {
  const asGhost = heroFigure(t.state, hero.seat).kind === "ghost" ? ["SS-11.1-j"] : [];
  for (const power of hero.powers) {
    if (power.cooldown === 0) continue;
    power.cooldown -= 1;
    if (power.cooldown === 0) {
      t.emit({ type: "power-ready", hero: hero.figure, power: power.id }, { rules: ["SS-4.1-e", ...asGhost] });
    } else {
      t.emit(
        { type: "power-cools-down", hero: hero.figure, power: power.id, hourglasses: power.cooldown },
        { rules: ["SS-4.1-f", "SS-4.1-g", ...asGhost] },
      );
    }
  }
}

/** SS-7.1-a: forward for a positive number, back for a negative one. SS-7.1-b: 4 is the end, and forward from 1 recharges. */
export function* shiftPowers(t: Table, hero: Hero, by: number, count: number | "all"): SoulsFlow {
  for (const power of yield* chosenPowers(t, hero, count, "shift-power", "SS-7.1-a")) {
    power.cooldown = Math.min(4, Math.max(0, power.cooldown - by));
    const rules = ["SS-7.1-a", "SS-7.1-b"];
    if (power.cooldown === 0) t.emit({ type: "power-ready", hero: hero.figure, power: power.id }, { rules });
    else t.emit({ type: "power-shifted", hero: hero.figure, power: power.id, hourglasses: power.cooldown }, { rules });
  }
}

/** SS-7.1-c: ready at once. */
export function* rechargePowers(t: Table, hero: Hero, count: number): SoulsFlow {
  for (const power of yield* chosenPowers(t, hero, count, "recharge-power", "SS-7.1-c")) {
    power.cooldown = 0;
    t.emit({ type: "power-ready", hero: hero.figure, power: power.id }, { rules: ["SS-7.1-c"] });
  }
}

/** SS-7.1-b: ready powers aren't touched. */
function* chosenPowers(
  t: Table,
  hero: Hero,
  count: number | "all",
  kind: "shift-power" | "recharge-power",
  rule: string,
): SoulsFlow<readonly OwnedPower[]> {
  const used = () => hero.powers.filter(({ cooldown }) => cooldown > 0);
  if (count === "all" || used().length <= count) return used();
  const offers = () => [each(used(), { verb: "power", target: ({ id }) => id })];
  const details = { min: count, max: count, rules: [rule] };
  if (kind === "shift-power") return yield* t.chooseSome(hero.seat, "shift-power", offers, details);
  return yield* t.chooseSome(hero.seat, "recharge-power", offers, details);
}
