import { say } from "@tavolata/kernel";
import { whyNoActivity } from "../../queries/activity.js";
import type { AttackForm } from "../../queries/attack/form.js";
import { whyNotTarget } from "../../queries/attack/targets.js";
import { formsOf } from "../../queries/attack/weapons.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { startActivity } from "../06-actions/activity.js";
import { type HeroMenu, heroAction } from "../06-actions/hero-action.js";
import { attack } from "./attack.js";
import { afterCombatAttack } from "./extra-attacks.js";

/** SS-6.2-c: one Combat activity, one attack with one weapon. */
export function listAttacks(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  const { content, state: s } = t;
  const none = whyNoActivity(s, figure, "combat");
  if (s.enemies.length === 0 || !menu.lists(none)) return;
  for (const { with: weapon, form } of formsOf(content, s, figure)) {
    for (const target of s.figures) {
      if (target.faction !== "enemies") continue;
      const bar = none ?? whyNotTarget(content, s, figure, target, form);
      if (menu.lists(bar)) menu.add(attackWith, { target, form, weapon }, bar);
    }
  }
}

interface WeaponAttack {
  readonly target: Figure;
  readonly form: AttackForm;
  readonly weapon: string;
}

const attackWith = heroAction<WeaponAttack>({
  verb: "attack",
  target: ({ target }) => target.id,
  using: ({ weapon }) => weapon,
  id: ({ target, weapon }) => `attack:${weapon}:${target.id}`,
  label: ({ target, weapon }) => say("option.attack", { weapon, target: target.id }),
  at: ({ target }) => [`figure:${target.id}`],
  run: ({ target, form, weapon }, { t, figure }) => fight(t, figure, target, form, weapon),
});

function* fight(t: Table, figure: Figure, target: Figure, form: AttackForm, weapon: string): SoulsFlow {
  if (!(yield* startActivity(t, figure, "combat"))) return;
  const done = yield* attack(t, { attacker: figure.id, target: target.id, form });
  yield* afterCombatAttack(t, figure, done, weapon);
}
