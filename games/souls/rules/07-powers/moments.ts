import { heroOf } from "../../queries/figures.js";
import { powersAt, whyNotUsable } from "../../queries/powers/usable.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { applyEffects } from "../effects/apply.js";

/** Passive powers that work when their owner kills an enemy. */
export function* whenEnemyKilled(t: Table, killer: Figure): SoulsFlow {
  const hero = heroOf(t.state, killer);
  for (const power of powersAt(t.content, hero, "enemy-killed")) {
    if (power.activity !== "passive" || whyNotUsable(t.content, t.state, hero, power)) continue;
    t.emit(
      { type: "power-used", hero: hero.figure, power: power.name, level: power.level?.rank ?? 0 },
      { rules: ["SS-6.5-a"] },
    );
    yield* applyEffects(t, power.effects, { user: killer.id, name: power.name });
  }
}
