import { type Bar, say } from "@tavolata/kernel";
import { whyNoActivity } from "../../queries/activity.js";
import type { AttackForm } from "../../queries/attack/form.js";
import { whyNotTarget } from "../../queries/attack/targets.js";
import { formsOf } from "../../queries/attack/weapons.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { type Deeds, startActivity } from "../06-actions/activity.js";
import { attack } from "./attack.js";
import { afterCombatAttack } from "./extra-attacks.js";

/** SS-6.2-c: one Combat activity, one attack with one weapon. */
export function attacks(deeds: Deeds): void {
  const { t, figure } = deeds;
  const { state: s } = t;
  const none = whyNoActivity(s, figure, "combat");
  if (s.enemies.length === 0 || deeds.leavesOut(none)) return;
  for (const { with: weapon, form } of formsOf(deeds.content, s, figure)) {
    for (const target of s.figures) {
      if (target.faction !== "enemies") continue;
      const bar = none ?? whyNotTarget(deeds.content, s, figure, target, form);
      if (!deeds.leavesOut(bar)) addAttack(deeds, target, form, weapon, bar);
    }
  }
}

/** Apart from the loop: a loop that makes functions keeps something for each of its rounds, also for those that make none. */
function addAttack(deeds: Deeds, target: Figure, form: AttackForm, weapon: string, bar: Bar | undefined): void {
  const { t, figure } = deeds;
  deeds.add({
    id: `attack:${weapon}:${target.id}`,
    verb: "attack",
    target: target.id,
    using: weapon,
    at: `figure:${target.id}`,
    label: () => say("option.attack", { weapon, target: target.id }),
    run: () => fight(t, figure, target, form, weapon),
    bar,
  });
}

function* fight(t: Table, figure: Figure, target: Figure, form: AttackForm, weapon: string): SoulsFlow {
  if (!(yield* startActivity(t, figure, "combat"))) return;
  const done = yield* attack(t, { attacker: figure.id, target: target.id, form });
  yield* afterCombatAttack(t, figure, done, weapon);
}
