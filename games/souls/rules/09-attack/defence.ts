import { each, objectArray } from "@tavolata/kernel";
import { unspent } from "../../queries/attack/coins.js";
import type { PrintedEffect } from "../../queries/attack/form.js";
import { heldSum } from "../../queries/effects/held.js";
import { defencesOf } from "../../queries/enemies/scroll.js";
import { enemyOf, heroOf } from "../../queries/figures.js";
import {
  armourOf,
  criticalSum,
  defenceDiceOf,
  defenceEffects,
  equipped,
  magicShieldsOf,
  seatFor,
  typeChange,
} from "../../queries/profile.js";
import type { Attack, AttackStep } from "../../state/attack.js";
import type { Figure, ItemId, SoulsFlow, Table } from "../../state.js";
import { rollDice, throwerFor } from "./dice-pool.js";
import { isAllLethal, payByChoice, payByForce, rerollChosen } from "./hit.js";
import { reactInDefence } from "./reactions.js";

/** SS-9-a: the six steps of the DEFENCE phase. Says how many wounds are left. SS-9-def-1-c: it ends as soon as no hit is left. */
export function* defend(t: Table, attack: Attack, defender: Figure): SoulsFlow<number> {
  const lethal = Math.min(attack.lethal, attack.hits);
  attack.defence = {
    figure: defender.id,
    lethal,
    normal: attack.hits - lethal,
    dice: objectArray(),
    paid: objectArray(),
    shields: 0,
  };
  for (const [step, rule] of steps) {
    attack.step = step;
    const said = rule(t, attack, defender);
    const more = Array.isArray(said) ? (said as readonly string[]) : yield* said as SoulsFlow<readonly string[]>;
    const { normal, lethal: unstoppable } = attack.defence;
    const rules = [rulesOf[step] ?? "SS-9-a"];
    for (const id of more) rules.push(id);
    if (normal + unstoppable === 0 && step !== "defence-6") rules.push("SS-9-def-1-c");
    t.emit(
      { type: "defended", figure: defender.id, step, hits: normal + unstoppable, normal, lethal: unstoppable },
      { rules },
    );
    if (normal + unstoppable === 0) return 0;
  }
  return attack.defence.normal + attack.defence.lethal;
}

/** Says which rules counted besides the step's own: at once, where nobody need be asked. */
type DefenceStep = (t: Table, attack: Attack, defender: Figure) => readonly string[] | SoulsFlow<readonly string[]>;

const steps: readonly (readonly [AttackStep, DefenceStep])[] = [
  ["defence-1", weaknessAndResistance],
  ["defence-2", armour],
  ["defence-3", magicShields],
  ["defence-4", defenceDice],
  ["defence-5", defenceEffectsPaid],
  ["defence-6", shields],
];

const rulesOf: Partial<Record<AttackStep, string>> = {
  "defence-1": "SS-9-def-1-a",
  "defence-2": "SS-9-def-2-a",
  "defence-3": "SS-9-def-3-a",
  "defence-4": "SS-9-def-4-a",
  "defence-5": "SS-9-def-5-a",
  "defence-6": "SS-9-def-6-a",
};

/** SS-9-def-1-a, SS-9-def-1-b, SS-15.2-d; SS-10.5-g: what takes hits away takes lethal ones first; SS-10.5-h: what a weakness adds is normal. */
function* weaknessAndResistance(t: Table, attack: Attack, defender: Figure): SoulsFlow<readonly string[]> {
  const change = typeChange(t.content, t.state, defender, attack.form.damage);
  const rules: string[] = [];
  if (
    change !== 0 &&
    defender.kind === "enemy" &&
    defencesOf(t.content, enemyOf(t.state, defender)).otherTypes === change
  )
    rules.push("SS-15.2-c");
  if (change > 0 && attack.defence.lethal > 0) rules.push("SS-10.5-h");
  if (change < 0 && attack.defence.lethal > 0) rules.push("SS-10.5-g");
  if (change < 0) takeHits(attack, -change);
  else if (isAllLethal(attack)) attack.defence.lethal += change;
  else attack.defence.normal += change;
  takeHits(attack, yield* reactInDefence(t, attack, defender, "hits-counted"));
  return rules;
}

function takeHits({ defence }: Attack, count: number): void {
  const lethal = Math.min(defence.lethal, count);
  defence.lethal -= lethal;
  defence.normal = Math.max(0, defence.normal - (count - lethal));
}

/** SS-9-def-2-a, SS-9-def-2-d: armour against normal hits (SS-10.5-d), unless K.O. (SS-9-def-2-b). */
function armour(t: Table, attack: Attack, defender: Figure): readonly string[] {
  if (defender.ko) return ["SS-9-def-2-b", "SS-9-def-3-d"];
  const value = armourOf(t.content, t.state, { self: defender, attack }, attack.armour[defender.id] ?? 0);
  attack.defence.normal = Math.max(0, attack.defence.normal - value);
  const rules = attack.defence.lethal > 0 ? ["SS-10.5-d"] : [];
  if (criticalSum(t.content, defender, "armour") !== 0) rules.push("SS-10.6.2-c");
  return rules;
}

/** SS-9-def-3-a, SS-9-def-3-c, SS-9-def-3-d: one magic shield for each hit, whether one wants to or not; lethal hits first (SS-10.5-c, SS-10.5-f). */
function magicShields(t: Table, attack: Attack, defender: Figure): ReturnType<DefenceStep> {
  const { defence } = attack;
  const spent = Math.min(magicShieldsOf(t.state, defender), defence.normal + defence.lethal);
  return spent === 0 ? none : stopHits(t, attack, defender, spent);
}

function* stopHits(t: Table, attack: Attack, defender: Figure, spent: number): SoulsFlow<readonly string[]> {
  const { defence } = attack;
  const rules = defence.lethal > 0 ? ["SS-10.5-c", "SS-10.5-f"] : none;
  yield* spendShields(t, defender, spent);
  takeHits(attack, spent);
  t.emit(
    { type: "magic-shields-spent", figure: defender.id, count: spent, left: magicShieldsOf(t.state, defender) },
    { rules: ["SS-9-def-3-a"] },
  );
  return rules;
}

const none: readonly string[] = [];

/** SS-8.3.1-c: the owner chooses which item loses its shields, where not all are lost. */
function* spendShields(t: Table, defender: Figure, count: number): SoulsFlow {
  const { state: s } = t;
  const own = Math.min(defender.magicShields, count);
  defender.magicShields -= own;
  for (let left = count - own; left > 0; left--) {
    const bearing = () => equipped(heroOf(s, defender)).filter((item) => (s.items[item]?.shields ?? 0) > 0);
    const item: ItemId =
      left >= magicShieldsOf(s, defender)
        ? bearing()[0]!
        : yield* t.choose(seatFor(s, defender), "spend-shield", () => [each(bearing(), "item")], {
            rules: ["SS-8.3.1-c"],
          });
    s.items[item]!.shields -= 1;
  }
}

/** SS-9-def-4-a, SS-9-def-4-b, SS-9-def-4-c, SS-10.5-j: one blue die for each normal hit, up to the defence value. */
function* defenceDice(t: Table, attack: Attack, defender: Figure): SoulsFlow<readonly string[]> {
  yield* reactInDefence(t, attack, defender, "defence-roll");
  const { defence } = attack;
  const most = defenceDiceOf(t.content, t.state, { self: defender, attack });
  const count = Math.min(defence.normal, most);
  defence.dice = yield* rollDice(t, 0, count, "defence", throwerFor(t.state, defender), "SS-9-def-4-a");
  const rules = most === 0 ? ["SS-9-def-4-b"] : [];
  if (defence.lethal > 0) rules.push("SS-10.5-j", "SS-10.5-d");
  if (defender.kind === "hero" && heroOf(t.state, defender).slots.armour === "") rules.push("SS-8.3");
  return rules;
}

/** SS-9-def-5-a: under the same guidelines as the attacker's effects. */
function defenceEffectsPaid(t: Table, attack: Attack, defender: Figure): ReturnType<DefenceStep> {
  if (attack.defence.dice.length === 0) return none;
  const effects = defenceEffects(t.content, t.state, defender);
  return effects.length === 0 ? none : payInDefence(t, attack, defender, effects);
}

function* payInDefence(
  t: Table,
  attack: Attack,
  defender: Figure,
  effects: readonly PrintedEffect[],
): SoulsFlow<readonly string[]> {
  const { defence } = attack;
  const by = defender.faction === "enemies" ? payByForce : payByChoice;
  // Not a generator of its own for this defence: see `payEffects`.
  yield* by(t, defender, defence.dice, effects, defence.paid, (paid) => activateInDefence(t, attack, defender, paid));
  return none;
}

function* activateInDefence(t: Table, { defence }: Attack, defender: Figure, paid: PrintedEffect): SoulsFlow {
  for (const word of paid.effects) {
    if (word.effect === "shields") defence.shields += word.change;
    if (word.effect === "reroll") yield* rerollChosen(t, throwerFor(t.state, defender), defence.dice, word.count);
  }
}

/** SS-9-def-6-a, SS-9-def-6-c: shields against normal hits; lethal ones aren't stopped (SS-10.5-e). */
function* shields(t: Table, attack: Attack, defender: Figure): SoulsFlow<readonly string[]> {
  const { defence } = attack;
  const held = heldSum(t.content, t.state, "shields", { self: defender, attack }, (effect) => effect.change);
  const count = () => Math.max(0, unspent(defence.dice, "shield") + defence.shields + held);
  // SS-9-i: what adds shields is used now, where there is still something to stop.
  if (count() < defence.normal) yield* reactInDefence(t, attack, defender, "shields-totalled");
  defence.normal = Math.max(0, defence.normal - count());
  return defence.lethal > 0 ? ["SS-9-def-6-c", "SS-10.5-e"] : ["SS-9-def-6-c"];
}
