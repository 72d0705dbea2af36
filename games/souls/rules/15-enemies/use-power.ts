import type { SoulsContent } from "../../content/content.js";
import type { Effect, EnemyPower } from "../../content/types.js";
import { hasNoEffects } from "../../queries/effects/held.js";
import { type Use, whom } from "../../queries/effects/whom.js";
import { lacksCharges } from "../../queries/enemies/charges.js";
import { enemyPowers } from "../../queries/enemies/enemy-powers.js";
import { whoAttacks } from "../../queries/enemies/who-attacks.js";
import { figureOf, figuresOf } from "../../queries/figures.js";
import type { Enemy, FigureId, Souls, SoulsFlow, Table } from "../../state.js";
import { applyEffects } from "../effects/apply.js";
import { isAboutTheTable } from "../effects/table-words.js";
import { candidatesFor, chooseVictim, victimLeft } from "./victim.js";

/** SS-15.1-l: a power that a line calls is used whenever it can be. SS-15.1-k: a charge power costs a charge. Says whether it was used. */
export function* usePower(t: Table, enemy: Enemy, name: string, ...rules: string[]): SoulsFlow<boolean> {
  const { state: s } = t;
  const power = enemyPowers(t.content, s, enemy).find((one) => one.name === name)?.power;
  const unit = figuresOf(s, enemy.id);
  const [first] = unit;
  if (!power || !first || hasNoEffects(t.content, first)) return false;
  const charged = power.type === "charge";
  if ((charged || power.if === "charged") && enemy.charges === 0) return false;
  if (power.if === "self-wounded" && first.wounds === 0) return false;
  const victim = needsVictim(power) ? yield* victimFor(t, enemy) : "";
  if (victim === undefined) return false;
  const user = attacksVictim(power) ? whoAttacks(t.content, s, unit, figureOf(s, victim)) : first;
  // SS-15.9-e: it can't be used now, and costs nothing.
  if (!user) {
    t.emit({ type: "attack-skipped", enemy: enemy.id }, { rules: ["SS-15.9-e", "SS-15.1-l"] });
    return false;
  }
  const use = { user: user.id, name, ...(victim === "" ? {} : { aim: victim }) };
  if (!(power.effects ?? []).some((effect) => isOfUse(t.content, s, effect, use))) return false;
  if (charged) enemy.charges -= 1;
  t.emit(
    { type: "enemy-power-used", figure: user.id, power: name, target: victim || "none" },
    { rules: [charged ? "SS-15.1-k" : power.type === "special" ? "SS-15.1-j" : "SS-15.1-i", "SS-15.1-l", ...rules] },
  );
  yield* applyEffects(t, power.effects ?? [], use);
  return true;
}

/** SS-15.1-l: "whenever it can be": not when there is nobody whom it would touch, nor to recharge those who have all their charges. */
function isOfUse(content: SoulsContent, s: Souls, effect: Effect, use: Use): boolean {
  if (isAboutTheTable(effect)) return true;
  const touched = whom(content, s, effect.on, use);
  return effect.effect === "recharge" ? touched.some((figure) => lacksCharges(content, s, figure)) : touched.length > 0;
}

/** Whether a power is aimed at somebody. */
function needsVictim({ effects = [] }: EnemyPower): boolean {
  return effects.some((effect) => effect.on === undefined && !isAboutTheTable(effect));
}

/** Whether a power is an attack on whom it is aimed at. */
function attacksVictim({ effects = [] }: EnemyPower): boolean {
  return effects.some(({ effect, on }) => effect === "enemy-attack" && on === undefined);
}

/**
 * The victim of the activation; SS-15.7.1-s: nobody else when he is lost. SS-15.7-n: outside of its own activation, whom the enemy would choose
 * among those in sight. Nothing when there is nobody.
 */
function* victimFor(t: Table, enemy: Enemy): SoulsFlow<FigureId | undefined> {
  const { state: s } = t;
  if (s.activation.enemy === enemy.id) {
    const victim = victimLeft(s);
    if (!victim && s.activation.victim !== "")
      t.emit({ type: "victim-lost", enemy: enemy.id }, { rules: ["SS-15.7.1-s"] });
    return victim?.id;
  }
  const seen = candidatesFor(t.content, s, enemy, figuresOf(s, enemy.id)).filter(({ inSight }) => inSight);
  return seen.length === 0 ? undefined : (yield* chooseVictim(t, enemy, seen)).id;
}

/** SS-15.1-j, SS-15.7-n: the special powers of an enemy. */
export function* useSpecials(t: Table, enemy: Enemy, ...rules: string[]): SoulsFlow {
  for (const { name, power } of enemyPowers(t.content, t.state, enemy))
    if (power.type === "special") yield* usePower(t, enemy, name, ...rules);
}
