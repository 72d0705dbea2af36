import { figuresOf } from "../figures.js";
import type { Enemy, SoulsFlow, Table } from "../state.js";
import { applyEffects } from "../vocabulary/apply.js";
import { enemyPowers, hasNoEffects } from "../vocabulary/held.js";

/** SS-15.1-l: a power that a line calls is used whenever it can be. SS-15.1-k: a charge power costs a charge. Says whether it was used. */
export function* usePower(t: Table, enemy: Enemy, name: string, ...rules: string[]): SoulsFlow<boolean> {
  const { state: s } = t;
  const power = enemyPowers(s, enemy).find((one) => one.name === name)?.power;
  const [user] = figuresOf(s, enemy.id);
  if (!power || !user || hasNoEffects(user)) return false;
  const charged = power.type === "charge";
  if ((charged || power.if === "charged") && enemy.charges === 0) return false;
  if (power.if === "self-wounded" && user.wounds === 0) return false;
  if (charged) enemy.charges -= 1;
  t.emit(
    { type: "enemy-power-used", figure: user.id, power: name },
    { rules: [charged ? "SS-15.1-k" : power.type === "special" ? "SS-15.1-j" : "SS-15.1-i", "SS-15.1-l", ...rules] },
  );
  const { victim } = s.activation;
  yield* applyEffects(t, power.effects ?? [], { user: user.id, name, ...(victim === "" ? {} : { aim: victim }) });
  return true;
}

/** SS-15.1-j, SS-15.7-n: the special powers of an enemy. */
export function* useSpecials(t: Table, enemy: Enemy, ...rules: string[]): SoulsFlow {
  for (const { name, power } of enemyPowers(t.state, enemy))
    if (power.type === "special") yield* usePower(t, enemy, name, ...rules);
}
