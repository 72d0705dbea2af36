import { bestOf, type Choice, pick } from "@tavolata/bots";
import type { HeroQuestContent } from "../../content/content.js";
import type { Archetype } from "../../content/types.js";
import { bestAttackDice } from "../../queries/combat/dice-count.js";
import { isHelpless, isWaitingAlly } from "../../queries/figures.js";
import type { Figure } from "../../state.js";
import type { Position } from "../perception/position.js";
import { type Acting, figuresOffered, type Question } from "../perception/question.js";
import { isPrize } from "../policy/heroes/goal.js";
import { dangerTo } from "./danger.js";
import { type Odds, oddsOfBlow, oddsOfShot } from "./odds.js";

/** How much it is worth to be rid of a figure: what it can do, and what the quest wants of it. */
export function worthOf(position: Position, figure: Figure): number {
  const { content, style } = position;
  if (isHelpless(figure)) return isPrize(position, figure) ? style.prize : style.fallen;
  let worth = 1 + style.might * bestAttackDice(content, figure);
  if (figure.kind === "hero") worth += content.heroes[figure.type as Archetype].magicTurns * style.casters;
  if (figure.kind === "champion") worth += 1;
  if (isPrize(position, figure)) worth += style.prize;
  return worth;
}

/** What a blow or shot is worth: mostly whether it fells, a little what it takes. */
export function valueOfStrike(position: Position, target: Figure, { hits, fells }: Odds): number {
  const body = Math.max(1, target.body);
  return worthOf(position, target) * (fells + (position.style.blood * Math.min(hits, body)) / body);
}

export function valueOfBlow(position: Position, attacker: Figure, target: Figure): number {
  return valueOfStrike(position, target, oddsOfBlow(position.content, attacker, target)) + gangedUpOn(position, target);
}

/** What it adds that others could strike at the same figure before its side acts again. */
function gangedUpOn(position: Position, target: Figure): number {
  const { focus } = position.style;
  if (focus === 0 || isHelpless(target)) return 0;
  return focus * Math.min(1, dangerTo(position, target)(target.square) / Math.max(1, target.body));
}

/** The best blow on offer, and the reason for it. */
export function bestBlow(acting: Acting): Choice | undefined {
  const { content, position, figure } = acting;
  const targets = targetsOf(acting, "attack");
  const target = bestOf(targets, (one) => valueOfBlow(position, figure, one));
  return target && pick(`attack:${target.id}`, reasonFor(content, "attack", target, targets), { target: target.id });
}

/** What the best blow on offer is worth; nothing where none is. */
export function valueOfBestBlow(acting: Acting): number {
  const { position, figure } = acting;
  return Math.max(0, ...targetsOf(acting, "attack").map((target) => valueOfBlow(position, figure, target)));
}

/** The best shot on offer. Cover and distance are in the options: what they leave no dice for isn't offered. */
export function bestShot(acting: Acting, dice: number): Choice | undefined {
  const { content, position } = acting;
  const targets = targetsOf(acting, "shoot");
  const target = bestOf(targets, (one) => valueOfStrike(position, one, oddsOfShot(content, dice, one)));
  return target && pick(`shoot:${target.id}`, reasonFor(content, "shoot", target, targets), { target: target.id });
}

function targetsOf(question: Question, verb: string): Figure[] {
  return figuresOffered(question, verb).filter((target) => !isWaitingAlly(target));
}

/** Why this one of all that could be struck. */
function reasonFor(
  content: HeroQuestContent,
  verb: "attack" | "shoot",
  target: Figure,
  targets: readonly Figure[],
): string {
  if (isHelpless(target)) return `${verb}-fallen`;
  const others = targets.filter((one) => one !== target && !isHelpless(one));
  if (others.length === 0) return `${verb}-only`;
  if (others.every(({ body }) => body > target.body)) return `${verb}-weakest`;
  if (others.every((one) => bestAttackDice(content, one) < bestAttackDice(content, target))) return `${verb}-dangerous`;
  return `${verb}-best`;
}
