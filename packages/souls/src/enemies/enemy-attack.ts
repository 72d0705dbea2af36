import { attack } from "../combat/attack.js";
import type { Attack } from "../combat/attack-state.js";
import { type AttackForm, printed } from "../combat/form.js";
import { enemyOf, figuresOf } from "../figures.js";
import { seesBetween } from "../map/sight.js";
import type { Figure, Souls, SoulsFlow, Table } from "../state.js";
import { enemyPowers, hasNoEffects } from "../vocabulary/held.js";
import { scrollOf } from "./scroll.js";

/** SS-15.1-n: a weapon of the scroll, with what the enemy's powers add to its effects (SS-15.3-g: the scroll's first). */
export function enemyForm(s: Souls, figure: Figure, weapon: string): AttackForm {
  const enemy = enemyOf(s, figure);
  const { weapons } = scrollOf(s, enemy);
  const { attack: values, damage, paid } = weapons[weapon]!;
  const added = hasNoEffects(figure) ? [] : enemyPowers(s, enemy);
  return {
    name: weapon,
    values,
    damage,
    // SS-15.9-f: the behaviour line decides on the range.
    range: 0,
    paid: [...printed(weapon, paid), ...added.flatMap(({ name, power }) => printed(name, power.paid))],
  };
}

export function* enemyAttack(t: Table, figure: Figure, target: Figure, weapon: string): SoulsFlow<Attack> {
  return yield* attack(t, { attacker: figure.id, target: target.id, form: enemyForm(t.state, figure, weapon) });
}

/** SS-15.9-e: no attack without sight; SS-15.11.5-a: a Blinded enemy has none. SS-15.10-d: one figure of a Horde is enough. */
export function whoSees(s: Souls, figures: readonly Figure[], target: Figure): Figure | undefined {
  return figures.find((figure) => figure.blinded === "none" && seesBetween(s, "enemies", figure.area, target.area));
}

/** The figures of the enemy that a figure belongs to. */
export function unitOf(s: Souls, figure: Figure): Figure[] {
  return figuresOf(s, figure.belongsTo);
}
