import { bestOf, type Choice, pick } from "@tavolata/bots";
import { itemNamed } from "../../../content/tables.js";
import { bestAttackDice } from "../../../queries/combat/dice-count.js";
import { rangedWeapons } from "../../../queries/combat/equipment.js";
import { isHelpless, isWaitingAlly } from "../../../queries/figures.js";
import type { Figure, Movement } from "../../../state.js";
import { oddsOfBlow } from "../../evaluation/odds.js";
import { bestBlow, bestShot } from "../../evaluation/targets.js";
import { activeEnemies, areBeside, enemiesBeside, type Position, squaresBeside } from "../../perception/position.js";
import { type Acting, figuresOffered, type Question } from "../../perception/question.js";
import { nextStep, squaresTo, waysOf } from "../../perception/ways.js";
import { bestSpell } from "../cards/magic.js";
import { stay } from "../heroes/hero-walk.js";
import { jumpTowards } from "../heroes/jump.js";
import { type Forces, isEluding, isHurtChampion, isSiege, type Plan, planOf } from "./wizard-plans.js";

/**
 * HQ-3.4: who acts first. Those in front strike before the others come, those nearest make room by going ahead, and a hurt
 * champion waits until the others have closed the way.
 */
export function nextAntagonist(question: Question): Choice {
  const { position } = question;
  const waiting = figuresOffered(question, "activate").filter((figure) => !isWaitingAlly(figure));
  const next = bestOf(waiting, (figure) => -turnOf(position, figure));
  if (!next) return pick("end-phase", "all-acted");
  return pick(`activate:${next.id}`, reasonFor(position, next), { figure: next.id });
}

function reasonFor(position: Position, figure: Figure): string {
  if (isHelpless(figure)) return "activate-fallen";
  if (isEluding(position, figure)) return "activate-eluding";
  if (isHurtChampion(position, figure)) return "activate-champion";
  if (enemiesBeside(position, figure, figure.square) > 0) return "activate-in-front";
  return mightFirst(position) > 0 ? "activate-by-might" : "activate-nearest";
}

/** The later, the higher. */
function turnOf(position: Position, figure: Figure): number {
  if (isHelpless(figure)) return 900;
  if (isEluding(position, figure) || isHurtChampion(position, figure)) return 800;
  if (enemiesBeside(position, figure, figure.square) > 0) return figure.kind === "champion" ? 1 : 0;
  const reach = waysOf(position, figure);
  let least = 400;
  for (const hero of activeEnemies(position, figure)) {
    for (const square of squaresBeside(position, hero.square)) least = Math.min(least, squaresTo(reach, square));
  }
  // Where places beside the heroes are few, who strikes harder is to have them.
  const might = least <= expectedMove(figure) ? mightFirst(position) * bestAttackDice(position.content, figure) : 0;
  return soonest + least - might;
}

function mightFirst(position: Position): number {
  return isSiege(position) ? position.style.strongFirst : 0;
}

/** After those in front, however strong. */
const soonest = 100;

/** The next action of an antagonist. */
export function antagonistAction(acting: Acting): Choice {
  const { position, figure, offered } = acting;
  const spell = bestSpell(acting);
  if (spell) return spell;
  const plan = planOf(forcesOf(acting, expectedMove(figure), 1));
  const leads =
    plan !== undefined && plan.to !== figure.square && offered.has("move") && goesOn(position, figure, plan.to);
  if (leads && plan.reason.key === "reason.march") return { picks: ["move"], reason: plan.reason };
  const keepsAway = isEluding(position, figure) || isHurtChampion(position, figure);
  if (leads && keepsAway && !canFell(acting)) return { picks: ["move"], reason: plan.reason };
  const strikes = bestBlow(acting) ?? shot(acting);
  if (strikes) return strikes;
  const jump = plan && jumpTowards(acting, waysOf(position, figure), plan.to);
  if (jump) return jump;
  // With nothing to strike at afterwards it is still good to be nearer, or in the way.
  if (leads) return { picks: ["move"], reason: plan.reason };
  if (plan?.to === figure.square) return { picks: ["end-turn"], reason: plan.reason };
  return pick("end-turn", position.table.turn?.last === "" ? "no-hero-in-reach" : "done");
}

/** Whether a movement towards a square would lead anywhere. */
function goesOn(position: Position, figure: Figure, to: number): boolean {
  return nextStep(position, waysOf(position, figure), figure, to, expectedMove(figure)) !== undefined;
}

function forcesOf({ position, figure }: Acting, left: number, spent: number): Forces {
  const after = (position.table.turn?.actions ?? 1) - spent;
  return { position, figure, reach: waysOf(position, figure), left, after };
}

/** HQ-12.1-c: out of a pit half of the sheet's value. A hero under command throws dice. */
function expectedMove(figure: Figure): number {
  if (figure.kind === "hero") return 7;
  return figure.pit ? Math.floor(figure.move / 2) : figure.move;
}

function canFell({ position, figure }: Acting): boolean {
  return activeEnemies(position, figure).some(
    (hero) =>
      areBeside(position, figure.square, hero.square) && oddsOfBlow(position.content, figure, hero).fells >= 0.5,
  );
}

function shot(acting: Acting): Choice | undefined {
  const { content, position, figure } = acting;
  if (enemiesBeside(position, figure, figure.square) > 0) return undefined;
  return bestShot(
    acting,
    Math.max(0, ...rangedWeapons(content, figure).map((item) => itemNamed(content, item).ranged ?? 0)),
  );
}

/** The next step of an antagonist. */
export function antagonistStep(acting: Acting, { left }: Movement): Choice {
  const { position, figure, offered } = acting;
  const forces = forcesOf(acting, left, 0);
  const plan: Plan | undefined = planOf(forces);
  if (!plan || plan.to === figure.square) return stay(acting, plan && { ...plan, opens: -1 });
  const next = nextStep(position, forces.reach, figure, plan.to, left);
  const id = next === undefined ? "" : position.board.stepIds[next]!;
  return offered.has(id) ? { picks: [id], reason: plan.reason } : stay(acting);
}
