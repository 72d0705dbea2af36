import { copy, each, one, say } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { paidMessage } from "../../content/describe.js";
import type { Effect, EffectName } from "../../content/types.js";
import { canPay, pay, priceOf } from "../../queries/attack/coins.js";
import type { PrintedEffect } from "../../queries/attack/form.js";
import { holds } from "../../queries/effects/guards.js";
import { hasNoEffects, heldSum } from "../../queries/effects/held.js";
import { figureOf } from "../../queries/figures.js";
import { seatFor } from "../../queries/profile.js";
import type { Attack, RolledDie } from "../../state/attack.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { applyAtOnce } from "../effects/apply.js";
import { mayReroll, reroll, rollDice, type Thrower, throwerFor } from "./dice-pool.js";
import { everyHit } from "./recap.js";
import { offerRerolls } from "./rerolls.js";

/** SS-9-hit-1-b, SS-9-hit-1-c: sure hits need no dice; all dice are rolled together. */
export function* rollAttack(t: Table, attack: Attack): SoulsFlow {
  attack.step = "hit-1";
  const attacker = figureOf(t.state, attack.attacker);
  const { values } = attack.form;
  const circumstances = { self: attacker, attack };
  // SS-9-g: effects that add dice to the roll.
  const red = values.red + heldSum(t.content, t.state, "attack-dice", circumstances, (effect) => effect.red ?? 0);
  const blue = values.blue + heldSum(t.content, t.state, "attack-dice", circumstances, (effect) => effect.blue ?? 0);
  attack.dice = yield* rollDice(t, red, blue, "attack", throwerFor(t.state, attacker), "SS-9-hit-1-c");
}

/** SS-9-hit-2-a: heroes choose what to pay for; SS-15.9-c: enemies must pay for whatever they can. */
export function* payEffects(t: Table, attack: Attack): SoulsFlow {
  attack.step = "hit-2";
  const attacker = figureOf(t.state, attack.attacker);
  // SS-10.6.2-e.
  if (hasNoEffects(t.content, attacker)) return;
  yield* offerRerolls(t, attacker, attack.dice, "attack");
  // Not a generator of its own for this attack: Node.js would keep each of those, and the whole match with it, until it clears its whole memory.
  const pays: Pays = (effect) => activateAll(t, attack, effect);
  if (attacker.faction === "enemies") yield* payByForce(t, attacker, attack.dice, attack.form.paid, attack.paid, pays);
  else yield* payByChoice(t, attacker, attack.dice, attack.form.paid, attack.paid, pays);
  queuePrepared(t.content, t.state, attacker, attack);
}

function* activateAll(t: Table, attack: Attack, { effects }: PrintedEffect): SoulsFlow {
  for (const word of effects) yield* activate(t, attack, word);
}

/** SS-9-hit-2-g, SS-6.5-h: what an item or power has laid on the next attack for its target goes with what was paid. */
function queuePrepared(content: SoulsContent, s: Souls, attacker: Figure, attack: Attack): void {
  for (const { on, effect, until } of s.lasting) {
    if (on !== attacker.id || !until.startsWith("next-attack") || !forTheTarget.includes(effect.effect)) continue;
    if (!holds(content, s, effect.if, { self: attacker, attack })) continue;
    const { until: _until, if: _if, ...word } = effect;
    attack.queue.push(copy(word as Effect));
  }
}

const forTheTarget: readonly EffectName[] = ["condition", "fire", "push", "critical"];

/** Once for each effect as it is printed (SS-9-hit-2-b, SS-9-hit-2-c), as long as the results last (SS-9-hit-2-e). */
function affordable(
  dice: readonly RolledDie[],
  effects: readonly PrintedEffect[],
  paid: readonly string[],
): PrintedEffect[] {
  return effects.filter(({ id, cost }) => !paid.includes(id) && canPay(dice, cost));
}

type Pays = (effect: PrintedEffect) => SoulsFlow;

export function* payByChoice(
  t: Table,
  figure: Figure,
  dice: readonly RolledDie[],
  effects: readonly PrintedEffect[],
  paid: string[],
  pays: Pays,
): SoulsFlow {
  const seat = seatFor(t.state, figure);
  while (affordable(dice, effects, paid).length > 0) {
    const picked = yield* t.choose<PrintedEffect | "keep-results">(
      seat,
      "pay-effect",
      () => [
        each(affordable(dice, effects, paid), { verb: "pay", target: ({ id }) => id }, { label: payLabel }),
        one("keep-results"),
      ],
      { rules: ["SS-9-hit-2-a", "SS-9-hit-2-b", "SS-9-hit-2-c"] },
    );
    if (picked === "keep-results") return;
    payFor(t, figure, dice, picked, paid);
    yield* pays(picked);
  }
}

/** SS-15.9-d: the dearest first; among equally dear ones the controller chooses, where it matters. */
export function* payByForce(
  t: Table,
  figure: Figure,
  dice: readonly RolledDie[],
  effects: readonly PrintedEffect[],
  paid: string[],
  pays: Pays,
): SoulsFlow {
  for (;;) {
    const possible = affordable(dice, effects, paid);
    if (possible.length === 0) return;
    const dearest = Math.max(...possible.map(({ cost }) => priceOf(cost)));
    const next = possible.filter(({ cost }) => priceOf(cost) === dearest);
    const picked =
      next.length === 1
        ? next[0]!
        : yield* t.choose(
            seatFor(t.state, figure),
            "enemy-pays",
            () => [each(next, { verb: "pay", target: ({ id }) => id }, { label: payLabel })],
            {
              rules: ["SS-15.9-d"],
            },
          );
    payFor(t, figure, dice, picked, paid);
    yield* pays(picked);
  }
}

function payLabel(effect: PrintedEffect) {
  return say("option.pay-for", { of: effect.id.replace(/#.*/, ""), what: paidMessage(effect) });
}

function payFor(t: Table, figure: Figure, dice: readonly RolledDie[], effect: PrintedEffect, paid: string[]): void {
  pay(dice, effect.cost);
  paid.push(effect.id);
  const rule = figure.faction === "enemies" ? "SS-15.9-c" : "SS-9-hit-2-a";
  t.emit(
    {
      type: "effect-paid",
      figure: figure.id,
      effect: effect.id.replace(/#.*/, ""),
      what: paidMessage(effect),
      words: effect.effects.map((word) => word.effect),
    },
    { rules: rulesOfPaid(rule, dice, effect) },
  );
}

/** SS-9-hit-2-l: at once, or when the hits are known. SS-9-hit-2-h: only for this attack. */
function rulesOfPaid(rule: string, dice: readonly RolledDie[], { cost, effects }: PrintedEffect): string[] {
  const rules = [rule, "SS-9-hit-2-e", "SS-9-hit-2-l", "SS-9-hit-2-h"];
  if (cost.ability && dice.some(({ face }) => face === "ability+ability")) rules.push("SS-9-hit-2-f");
  if (cost.hit) rules.push("SS-9-hit-2-n");
  if (effects.some(({ effect }) => effect === "reroll")) rules.push("SS-9-def-5-b");
  return rules;
}

/** SS-9-hit-2-l, SS-9-hit-2-k: what changes the roll works at once; what is for the target waits for the hits. */
function* activate(t: Table, attack: Attack, word: Effect): SoulsFlow {
  switch (word.effect) {
    case "hits":
      attack.bonus += word.change;
      return;
    case "lethal":
      attack.lethal += word.hits === "all" ? everyHit : word.hits;
      return;
    case "area":
      attack.aoe = Math.max(attack.aoe, word.range);
      return;
    case "extra-attack":
      attack.extra.push(copy(word));
      return;
    case "reroll":
      yield* rerollChosen(t, throwerFor(t.state, figureOf(t.state, attack.attacker)), attack.dice, word.count);
      return;
  }
  if (word.on === "self" || word.effect === "crowns")
    yield* applyAtOnce(t, word, { user: attack.attacker, name: attack.form.name });
  else attack.queue.push(copy(word));
}

/** SS-2-b, SS-9-h: the dice are chosen one after the other, or all of them that may still be rerolled. */
export function* rerollChosen(
  t: Table,
  thrower: Thrower,
  dice: readonly RolledDie[],
  count: number | "all",
): SoulsFlow {
  const free = mayReroll(dice);
  const most = count === "all" ? free.length : Math.min(count, free.length);
  if (most === 0) return;
  const chosen = yield* t.chooseSome(
    thrower.by,
    "reroll-dice",
    () => [
      each(
        mayReroll(dice),
        { verb: "die", target: (die) => String(dice.indexOf(die) + 1) },
        { label: (die) => dieLabel(die, dice) },
      ),
    ],
    { min: 0, max: most, rules: ["SS-2-b", "SS-9-h"] },
  );
  yield* reroll(t, chosen, thrower, "SS-9-h");
}

function dieLabel(die: RolledDie, dice: readonly RolledDie[]) {
  return say("option.die", { of: dice.indexOf(die) + 1, colour: die.colour, face: die.face });
}

/** SS-10.5-h: with plain "Lethal" also the hits that a weakness adds. */
export function isAllLethal(attack: Attack): boolean {
  return attack.lethal >= everyHit;
}
