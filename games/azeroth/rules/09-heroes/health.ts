import { each, type RuleId, type Seat } from "@tavolata/kernel";
import { nearestCities } from "../../queries/board.js";
import { healthLeft } from "../../queries/health.js";
import type { AzerothFlow, Table } from "../../state.js";

/** AZ-explore-4: never below 0. */
export function heal(t: Table, seat: Seat, amount: number, rules: readonly RuleId[]): void {
  const hero = t.state.heroes[seat]!;
  const healed = Math.min(amount, hero.damage);
  hero.damage -= healed;
  t.emit({ type: "healed", seat, amount: healed, damage: hero.damage }, { rules });
}

/** Damage outside a combat's attacks. `spares`: not if it would defeat the hero. */
export function* wound(t: Table, seat: Seat, amount: number, spares: boolean, rules: readonly RuleId[]): AzerothFlow {
  const hero = t.state.heroes[seat]!;
  if (spares && healthLeft(t.content, hero) <= amount) {
    t.emit({ type: "spared", seat, amount }, { rules });
    return;
  }
  takeDamage(t, seat, amount, rules);
  if (healthLeft(t.content, hero) <= 0) yield* defeat(t, seat, ["AZ-combat-13", ...rules]);
}

/** Puts damage on a hero, and tells how much more it stands. */
export function takeDamage(t: Table, seat: Seat, amount: number, rules: readonly RuleId[]): void {
  const hero = t.state.heroes[seat]!;
  hero.damage += amount;
  const left = Math.max(0, healthLeft(t.content, hero));
  t.emit({ type: "wounded", seat, amount, damage: hero.damage, left }, { rules });
}

/** AZ-defeat-1 to AZ-defeat-6: what happens to a hero that is defeated, and nothing else. */
export function* defeat(t: Table, seat: Seat, rules: readonly RuleId[]): AzerothFlow {
  const { state: s } = t;
  const hero = s.heroes[seat]!;
  const from = hero.space;
  // AZ-defeat-2: where two cities are equally near, its player chooses.
  const city = yield* t.choose(
    seat,
    "nearest-city",
    () => [each(nearestCities(hero.space), "city", { at: (one) => [`space:${one}`] })],
    { rules: ["AZ-defeat-1", "AZ-defeat-2"] },
  );
  hero.space = city;
  // AZ-defeat-3, AZ-defeat-4: whole again, on the start face, at the same level.
  hero.damage = 0;
  hero.side = "start";
  t.emit(
    { type: "defeated", seat, from, city },
    { rules: [...new Set([...rules, "AZ-defeat-1", "AZ-defeat-3", "AZ-defeat-4", "AZ-defeat-6"])] },
  );
  // AZ-defeat-5: items stay, and what is attached to them.
  for (const card of hero.attached.splice(0)) {
    s.discards[seat]!.unshift(card);
    t.emit({ type: "attachment-lost", seat, card }, { rules: ["AZ-defeat-5"] });
  }
}
