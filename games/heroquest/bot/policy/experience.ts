import { bestOf, type Choice, offerOf, offersOf, pick, why } from "@tavolata/bots";
import type { Option } from "@tavolata/kernel";
import { valueOfBlow } from "../evaluation/targets.js";
import { activeEnemies, enemiesBeside, figureOf, heroOf } from "../perception/position.js";
import { type Acting, figuresOffered, type Question } from "../perception/question.js";
import { nextStep, squaresTo, stepsFromNearest, waysOf } from "../perception/ways.js";
import { placesWithin } from "./heroes/fighting.js";
import { stay } from "./heroes/hero-walk.js";
import { intentOf } from "./heroes/intent.js";

/** HQ-RH3-b: it comes back with the next round. */
export function addExceptionalDie(): Choice {
  return pick("yes", "exceptional-die");
}

/** HQ-RH3-move-plus-1: only where the squares that it adds lead to what the hero wants, and the dice alone don't. */
export function addToMovement(question: Question): Choice {
  const { position, seat } = question;
  const hero = heroOf(position, seat);
  const { options } = question.decision;
  const kept = offerOf(options, "keep-bonus");
  if (hero && kept) {
    const reach = waysOf(position, hero);
    const after = position.table.turn?.actions ?? 0;
    for (const option of offersOf(options, "bonus")) {
      const left = squaresIn(option);
      const intent = intentOf({ position, hero, reach, left, after });
      const steps = intent ? squaresTo(reach, intent.to) : 0;
      if (intent && steps <= left && steps > squaresIn(kept)) return { picks: [option.id], reason: intent.reason };
    }
  }
  return pick("keep-bonus", "keep-bonus");
}

/** How far the hero may go if this is picked: the option says it. */
function squaresIn({ label }: Option): number {
  return Number(label.args?.["squares"] ?? 0);
}

/** HQ-RH3-start-first: for a fight that is under way. */
export function startFirst({ position, seat }: Question): Choice {
  const hero = heroOf(position, seat);
  // Who must run first strikes nobody.
  const fights = hero && !hero.experience?.panic && enemiesBeside(position, hero, hero.square) > 0;
  return fights ? pick("yes", "start-first") : pick("no", "start-later");
}

/** HQ-RH3-charge: an attack that costs no action. */
export function chargeBest(question: Question): Choice {
  const { position, seat } = question;
  const hero = heroOf(position, seat);
  const foes = figuresOffered(question, "charge");
  const target = hero && bestOf(foes, (foe) => valueOfBlow(position, hero, foe));
  return target ? pick(`charge:${target.id}`, "charge", { target: target.id }) : pick("no-charge", "stop");
}

/** HQ-RH3-multiple-attack: so does the second blow. */
export function secondBlow(question: Question): Choice {
  const { position, seat } = question;
  const hero = heroOf(position, seat);
  const blows = offersOf(question.options, "second-blow").flatMap(({ id, target: foe }) => {
    const target = figureOf(position, foe);
    return target ? [{ id, target }] : [];
  });
  const best = hero && bestOf(blows, ({ target }) => valueOfBlow(position, hero, target));
  return best ? pick(best.id, "second-blow", { target: best.target.id }) : pick("no-second-blow", "done");
}

/** HQ-RH3-cowardice: whether the hero can do nothing but run. */
export function isInPanic({ position, offered }: Acting): boolean {
  return position.table.turn?.fleeing !== undefined && offered.has("move") && !offered.has("end-turn");
}

/** HQ-RH3-cowardice: as far from all enemies as the feet carry it. */
export function runAway(acting: Acting, left: number): Choice {
  const { position, figure, offered } = acting;
  const distance = stepsFromNearest(position, activeEnemies(position, figure), farOff);
  const reach = waysOf(position, figure);
  const within = placesWithin(position, figure, reach, left);
  const to = bestOf(within, distance);
  if (to === undefined || to === figure.square) return stay(acting, { to: figure.square, opens: -1, reason: panic });
  const next = nextStep(position, reach, figure, to, left);
  const id = next === undefined ? undefined : position.board.stepIds[next]!;
  return id !== undefined && offered.has(id) ? { picks: [id], reason: panic } : stay(acting);
}

export const panic = why("panic");
const farOff = 99;
