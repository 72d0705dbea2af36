import { each } from "@tavolata/kernel";
import { type Declared, declare } from "../../queries/attack/declared.js";
import { areasWithinReach } from "../../queries/board/distance.js";
import { figureOf, findFigure } from "../../queries/figures.js";
import { seatFor } from "../../queries/profile.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, FigureId, Souls, SoulsFlow, Table } from "../../state.js";
import { focus } from "../06-actions/focus.js";
import { takesTheBlow } from "../07-powers/guardian.js";
import { drawCritical } from "../10-conditions/critical.js";
import { isDead } from "../11-death/death.js";
import { settle, suffer } from "../11-death/wounds.js";
import { afterAttackByEnemy, reactToAttack } from "../15-enemies/reactions.js";
import { menaceAfterWounds } from "../16-masters/menace.js";
import { applyTo } from "../effects/apply.js";
import { endLasting } from "../effects/lasting.js";
import { rulesOfDeclared } from "./declared-rules.js";
import { defend } from "./defence.js";
import { payEffects, rollAttack } from "./hit.js";
import { totalHits } from "./hits-total.js";
import { moreTargets } from "./many-targets.js";
import { avoids } from "./reactions.js";
import { offerHits } from "./recap.js";

/**
 * SS-9-a: one attack, by whomever (SS-9-ex-1, SS-9-ex-2, SS-9-ex-3, SS-9-ex-4, SS-9.1-ex): the HIT phase, then a DEFENCE phase for each who is hit. SS-10.4-c: deaths come after all defences, and
 * whatever the attack sets off after them.
 */
export function* attack(t: Table, declared: Declared): SoulsFlow<Attack> {
  const { state: s } = t;
  const under = declare(s, declared);
  s.attacks.push(under);
  t.emit(
    {
      type: "attack-declared",
      attacker: under.attacker,
      target: under.target,
      weapon: under.form.name,
      melee: under.melee,
    },
    { rules: rulesOfDeclared(t.content, s, under) },
  );
  const byHero = figureOf(s, under.attacker).kind === "hero";
  if (byHero) {
    under.also = yield* moreTargets(t, under);
    yield* focus(t, under);
  }
  yield* rollAttack(t, under);
  yield* payEffects(t, under);
  if (byHero) yield* offerHits(t, under);
  totalHits(t, under);
  under.targets = targetsOf(s, under);
  // SS-9-hit-3-c.
  if (under.hits === 0) t.emit({ type: "attack-missed", attacker: under.attacker }, { rules: ["SS-9-hit-3-c"] });
  else yield* strike(t, under);
  endLasting(s, under.attacker, "next-attack", "next-attack-this-round");
  // SS-15.1-f: what entering gave to the next attack is used up.
  if (s.activation.engaged !== "" && findFigure(s, under.attacker)?.belongsTo === s.activation.engaged)
    s.activation.engaged = "";
  for (const id of under.targets) {
    const attacked = `attacked:${id}`;
    if (!s.usedInRound.includes(attacked)) s.usedInRound.push(attacked);
  }
  menaceAfterWounds(t, under);
  yield* reactToAttack(t, under);
  s.attacks.splice(s.attacks.indexOf(under), 1);
  yield* settle(t, under.attacker, under.ofGround);
  yield* afterAttackByEnemy(t, under);
  return under;
}

/** SS-10.4-a, SS-10.4-ex-0, SS-10.4-ex-1: with AoE everybody of the target's faction around it, along legal paths from there (SS-10.4-d); never Ghost Souls (SS-10.4-f). */
function targetsOf(s: Souls, { target, aoe, also }: Attack): FigureId[] {
  const at = figureOf(s, target);
  if (aoe < 0) return also.length === 0 ? [target] : [target, ...also];
  const areas = areasWithinReach(s, at.area, aoe);
  const struck = [target];
  for (const { id, area, faction, kind } of s.figures)
    if (id !== target && faction === at.faction && kind !== "ghost" && areas.includes(area)) struck.push(id);
  return struck;
}

/** SS-10.4-b: the effects that take hold, then the DEFENCE phase, for one target after the other. */
function* strike(t: Table, under: Attack): SoulsFlow {
  const waiting = [...under.targets];
  const critical = under.queue.some(({ effect }) => effect === "critical");
  while (waiting.length > 0) {
    const next =
      critical && waiting.length > 1
        ? // SS-10.1-o.
          yield* t.choose(
            seatFor(t.state, figureOf(t.state, under.attacker)),
            "critical-order",
            () => [each(waiting, "figure", { at: (id) => [`figure:${id}`] })],
            { rules: ["SS-10.1-o"] },
          )
        : waiting[0]!;
    waiting.splice(waiting.indexOf(next), 1);
    const aimedAt = findFigure(t.state, next);
    if (aimedAt) yield* strikeOne(t, under, yield* takesTheBlow(t, under, aimedAt));
  }
}

function* strikeOne(t: Table, under: Attack, defender: Figure): SoulsFlow {
  under.step = "defence-0";
  // SS-10.1-e: the one moment at which the whole attack, its effects included, can be avoided.
  if (yield* avoids(t, under, defender)) return;
  if (under.queue.length > 0) yield* takeHold(t, under, defender);
  else addWounds(under, defender, 0);
  // SS-10.6.2-d: a Red Critical can kill before the defence.
  if (isDead(t.content, t.state, defender) || defender.kind === "ghost") return;
  const wounds = yield* defend(t, under, defender);
  endLasting(t.state, defender.id, "next-defence");
  addWounds(under, defender, wounds);
  suffer(t, defender, wounds, "SS-9-def-6-b");
}

/** SS-9-hit-2-g, SS-10.2-b, SS-10.2-c: in the order of activation, before the defence; SS-10.1-c: Criticals first. */
function* takeHold(t: Table, under: Attack, defender: Figure): SoulsFlow {
  const before = defender.wounds;
  for (const { effect } of under.queue) if (effect === "critical") yield* drawCritical(t, defender);
  addWounds(under, defender, defender.wounds - before);
  for (const word of under.queue) {
    if (word.effect === "critical") continue;
    // SS-9-hit-2-h, SS-9-hit-2-i: only for this attack.
    if (word.effect === "armour") under.armour[defender.id] = (under.armour[defender.id] ?? 0) + word.change;
    else {
      const { wounds } = defender;
      const wasDead = isDead(t.content, t.state, defender);
      yield* applyTo(t, word, defender, { user: under.attacker, name: under.form.name });
      // SS-15.3.1-b: what the ground does to somebody who was pushed isn't the attacker's deed.
      if (word.effect !== "push") addWounds(under, defender, defender.wounds - wounds);
      else if (!wasDead && isDead(t.content, t.state, defender))
        under.ofGround = [...(under.ofGround ?? []), defender.id];
    }
  }
}

/** Wounds that the attack has dealt, also by its effects. */
function addWounds({ wounds }: Attack, { id }: Figure, count: number): void {
  wounds[id] = (wounds[id] ?? 0) + Math.max(0, count);
}
