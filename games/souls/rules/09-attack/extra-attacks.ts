import { each, one } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { heroCard } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import type { AttackForm } from "../../queries/attack/form.js";
import { whyNotTarget } from "../../queries/attack/targets.js";
import { weaponForm } from "../../queries/attack/weapons.js";
import { holds } from "../../queries/effects/guards.js";
import { findFigure, heroOf } from "../../queries/figures.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, FigureId, Souls, SoulsFlow, Table } from "../../state.js";
import { attack } from "./attack.js";

/** SS-9-hit-2-j: extra attacks follow when the attack is over, each as an attack of its own, by innate powers or by what was paid for. */
export function* afterCombatAttack(t: Table, figure: Figure, done: Attack, weapon: string): SoulsFlow {
  for (const { word, power } of extraAttacks(t.content, t.state, figure, done, weapon)) {
    if (figure.kind !== "hero" || figure.ko || figure.stunned !== "none") return;
    const form = formFor(t.content, t.state, figure, word, done);
    if (form) yield* extraAttack(t, figure, form, power);
  }
}

type ExtraAttack = Extract<Effect, { readonly effect: "extra-attack" }>;

function extraAttacks(
  content: SoulsContent,
  s: Souls,
  figure: Figure,
  done: Attack,
  weapon: string,
): { word: ExtraAttack; power: string }[] {
  const extra = done.extra.map((word) => ({ word, power: done.form.name }));
  const hero = heroOf(s, figure);
  for (const { id, when, effects } of heroCard(content, hero.version).innate) {
    if (when !== "after-combat-attack") continue;
    for (const word of effects) {
      if (word.effect !== "extra-attack" || !holds(content, s, word.if, { self: figure, attack: done })) continue;
      // After the primary weapon comes the secondary one, not after itself.
      if (word.with === "secondary" && weapon !== hero.slots.primary) continue;
      extra.push({ word, power: id });
    }
  }
  return extra as { word: ExtraAttack; power: string }[];
}

function formFor(
  content: SoulsContent,
  s: Souls,
  figure: Figure,
  word: ExtraAttack,
  done: Attack,
): AttackForm | undefined {
  if (word.with === "same") return done.form;
  if (typeof word.with === "object") return { ...done.form, values: word.with, paid: [] };
  const item = heroOf(s, figure).slots[word.with];
  return item === "" ? undefined : weaponForm(content, s, item);
}

/** SS-9-hit-2-j: on any legal target; it may be left out. */
function* extraAttack(t: Table, figure: Figure, form: AttackForm, power: string): SoulsFlow {
  const { state: s } = t;
  const targets = (): FigureId[] =>
    s.figures
      .filter((target) => target.faction === "enemies" && !whyNotTarget(t.content, s, figure, target, form))
      .map(({ id }) => id);
  if (targets().length === 0) return;
  const target = yield* t.choose<FigureId | "pass">(
    figure.belongsTo,
    "extra-attack",
    () => [each(targets(), "figure", { at: (id) => [`figure:${id}`] }), one("pass")],
    { rules: ["SS-9-hit-2-j"] },
  );
  if (target === "pass" || !findFigure(s, target)) return;
  t.emit({ type: "extra-attack", figure: figure.id, power }, { rules: ["SS-9-hit-2-j"] });
  yield* attack(t, { attacker: figure.id, target, form });
}
