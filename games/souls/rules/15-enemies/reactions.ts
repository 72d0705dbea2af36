import { done } from "@tavolata/kernel";
import type { EnemyMoment } from "../../content/types.js";
import { hasNoEffects } from "../../queries/effects/held.js";
import { enemyPowersAt, type NamedPower } from "../../queries/enemies/enemy-powers.js";
import { canReact, reactionOrder } from "../../queries/enemies/order.js";
import { scrollOf } from "../../queries/enemies/scroll.js";
import { enemyOf, figuresIn, findFigure, isEngaged } from "../../queries/figures.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, FigureId, SoulsFlow, Table } from "../../state.js";
import { isDead } from "../11-death/death.js";
import { applyEffects } from "../effects/apply.js";
import { enemyAttack } from "./enemy-attack.js";

/** SS-6.1.2-a, SS-15.9-f: a reaction attack: in the same area, with the primary weapon. */
export function reactionAttack(t: Table, enemy: Figure, target: Figure): SoulsFlow<Attack> {
  const { primary } = scrollOf(t.content, enemyOf(t.state, enemy));
  t.emit({ type: "reaction-attack", figure: enemy.id, target: target.id }, { rules: ["SS-6.1.2-a", "SS-9.1-h"] });
  return enemyAttack(t, enemy, target, primary);
}

/** SS-15.1-h: powers that react to a hero who moves into the area. */
export function reactToEntering(t: Table, entered: Figure): SoulsFlow {
  const isHeroes = entered.kind === "hero" || entered.kind === "companion";
  return isHeroes && isEngaged(t.state, entered) ? enteredReact(t, entered) : done;
}

function* enteredReact(t: Table, entered: Figure): SoulsFlow {
  const { state: s } = t;
  const { area } = entered;
  for (const enemy of reactionOrder(t.content, s, figuresIn(s, area, "enemies"))) {
    for (const { name, power } of powersFor(t, enemy, "hero-enters-area")) {
      if (isGone(t, entered) || entered.area !== area || !findFigure(s, enemy.id)) return;
      t.emit(
        { type: "enemy-power-used", figure: enemy.id, power: name, target: entered.id },
        { rules: ["SS-15.1-h", "SS-15.1-l"] },
      );
      yield* applyEffects(t, power.effects ?? [], { user: enemy.id, name, aim: entered.id, trigger: entered.id });
    }
  }
}

/** SS-15.1-h: powers of those who were attacked, as far as they still live. Heroes have none: nothing need be made for them. */
export function reactToAttack(t: Table, under: Attack): SoulsFlow {
  for (const id of under.targets) if (findFigure(t.state, id)?.faction === "enemies") return attackedReact(t, under);
  return done;
}

function* attackedReact(t: Table, { attacker, targets, melee }: Attack): SoulsFlow {
  const moments: readonly EnemyMoment[] = melee ? ["attacked", "attacked-in-melee"] : ["attacked"];
  for (const id of targets) {
    const enemy = findFigure(t.state, id);
    if (enemy?.faction !== "enemies" || enemy.stunned !== "none" || isDead(t.content, t.state, enemy)) continue;
    for (const moment of moments) {
      for (const { name, power } of powersFor(t, enemy, moment)) {
        // What changes the defence was counted there.
        const effects = (power.effects ?? []).filter(({ effect }) => effect !== "cancel-hits");
        if (effects.length === 0) continue;
        t.emit({ type: "enemy-power-used", figure: id, power: name, target: attacker }, { rules: ["SS-15.1-h"] });
        yield* applyEffects(t, effects, { user: id, name, aim: attacker, trigger: attacker });
      }
    }
  }
}

/** SS-15.1-g: powers that follow an attack with this weapon that dealt a wound, against the same hero. */
export function afterAttackByEnemy(t: Table, { attacker, target, form, wounds }: Attack): SoulsFlow {
  const enemy = findFigure(t.state, attacker);
  if (enemy?.faction !== "enemies" || !canReact(enemy) || (wounds[target] ?? 0) === 0) return done;
  const powers = powersFor(t, enemy, { woundedWith: form.name });
  return powers.length === 0 ? done : followUp(t, attacker, target, powers);
}

function* followUp(t: Table, attacker: FigureId, target: FigureId, powers: readonly NamedPower[]): SoulsFlow {
  for (const { name, power } of powers) {
    const victim = findFigure(t.state, target);
    if (!victim || victim.kind === "ghost") return;
    t.emit({ type: "enemy-power-used", figure: attacker, power: name, target }, { rules: ["SS-15.1-g", "SS-15.1-l"] });
    yield* applyEffects(t, power.effects ?? [], { user: attacker, name, aim: target });
  }
}

/** The powers of an enemy for a moment. SS-10.6.2-e: none with that Critical. */
export function powersFor(t: Table, figure: Figure, moment: EnemyMoment): readonly NamedPower[] {
  return hasNoEffects(t.content, figure) ? none : enemyPowersAt(t.content, t.state, enemyOf(t.state, figure), moment);
}

const none: readonly NamedPower[] = [];

function isGone(t: Table, figure: Figure): boolean {
  return figure.kind === "ghost" || !t.state.figures.includes(figure);
}
