import { bestOf, type Choice, offersOf, pick } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import { edgeFrom } from "../../../queries/board/squares.js";
import { bestAttackDice } from "../../../queries/combat/dice-count.js";
import { isAntagonist, isHelpless } from "../../../queries/figures.js";
import type { Figure } from "../../../state.js";
import { worthOf } from "../../evaluation/targets.js";
import { enemiesBeside, figureOf, heroOf, type Position, squaresBeside } from "../../perception/position.js";
import { figuresOffered, type Question } from "../../perception/question.js";

/** HQ-4.15: where the Evil Wizard pushes a bumped hero: into a trap, or among his own. Otherwise he keeps the bump. */
export function bestBump(question: Question): Choice {
  const { position } = question;
  const best = bestOf(
    offersOf(question.options, "bump").map((option) => ({ ...option, ...harmOfBump(position, option) })),
    ({ harm }) => harm,
  );
  if (!best || best.harm <= 0) return pick("keep", "keep-bump");
  return pick(best.id, best.trapped ? "bump-into-trap" : "bump-among-foes", { figure: best.target });
}

function harmOfBump(position: Position, { target, using = "" }: NamedOption) {
  const figure = figureOf(position, target);
  return figure ? harmOfPlace(position, figure, position.board.squareOf.get(using)!) : { harm: 0, trapped: false };
}

/** What it does to a hero to be moved to a square beside. */
export function harmOfPlace(position: Position, figure: Figure, to: number) {
  const trap = trapHarm(position, figure, to);
  const foes = enemiesBeside(position, figure, to) - enemiesBeside(position, figure, figure.square);
  // A sturdy hero among the foes is no gain; one who can hardly stand is.
  const frail = figure.body <= 3 || bestAttackDice(position.content, figure) < 2;
  return { harm: trap + (frail ? foes : 0), trapped: trap > 0 };
}

/** The worst trap on a free square beside a hero. */
export function trapHarmBeside(position: Position, figure: Figure): number {
  const free = squaresBeside(position, figure.square).filter((to) => !position.on[to] && !position.blocked[to]);
  return Math.max(0, ...free.map((to) => trapHarm(position, figure, to)));
}

/** How many dice wait on the way: the Evil Wizard knows them all. */
function trapHarm({ table, board }: Position, figure: Figure, to: number): number {
  const edge = edgeFrom(board.grid.width, figure.square, to);
  let harm = 0;
  for (const trap of [...table.traps, ...(table.secrets?.traps ?? [])]) {
    if (trap.edge === edge || trap.squares.includes(to)) harm += 1 + trap.dice + (trap.kind === "deep-pit" ? 3 : 0);
  }
  return harm;
}

/** HQ-7.5, HQ-18.3: whom a shot or blow strikes that went astray: the other side's weakest, or its most dangerous. */
export function bestVictim(question: Question, verb: "victim" | "target" | "attack"): Choice | undefined {
  const { position, seat } = question;
  const evil = seat === "wizard";
  const figures = figuresOffered(question, verb);
  const victim = bestOf(figures, (figure) => {
    const worth = (worthOf(position, figure) / Math.max(1, figure.body)) * (isHelpless(figure) ? 0.5 : 1);
    return isAntagonist(figure) === evil ? -worth : worth;
  });
  if (!victim) return undefined;
  const own = isAntagonist(victim) === evil;
  return pick(`${verb}:${victim.id}`, own ? "victim-own" : "victim", { target: victim.id });
}

/** HQ-1.2.d: a wanderer comes where the fewest of the others can strike it. */
export function squareForWanderer(question: Question): Choice | undefined {
  const { position } = question;
  const best = bestOf(offersOf(question.options, "to"), ({ target }) => {
    const beside = squaresBeside(position, position.board.squareOf.get(target)!);
    return -beside.filter((square) => isFighting(position.on[square])).length;
  });
  return best && pick(best.id, "safest-square");
}

function isFighting(other: Figure | undefined): boolean {
  return other !== undefined && !isAntagonist(other) && !isHelpless(other);
}

/** HQ-12.3-b, HQ-10.8: the square with the fewest enemies beside it, and without a trap that everybody knows. */
export function safestSquare(question: Question, verb: "escape" | "to" | "leap"): Choice | undefined {
  const { position, seat } = question;
  const { board, trapOnSquare } = position;
  const figure = heroOf(position, seat) ?? position.table.figures.find((one) => one.seat === seat);
  if (!figure) return undefined;
  const best = bestOf(offersOf(question.options, verb), ({ target }) => {
    const square = board.squareOf.get(target)!;
    return -enemiesBeside(position, figure, square) - 3 * trapOnSquare[square]!;
  });
  return best && pick(best.id, "safest-square");
}
