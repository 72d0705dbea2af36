import { edgeFrom } from "../../../queries/board/squares.js";
import { isAntagonist, isHelpless } from "../../../queries/figures.js";
import type { Figure } from "../../../state.js";
import { attackDice } from "../../evaluation/odds.js";
import { worthOf } from "../../evaluation/targets.js";
import { enemiesBeside, figureOf, heroOf, type Position, squaresBeside } from "../../perception/position.js";
import { bestOf, type Choice, type Moment, objectOf, offersOf, pick } from "../choice.js";

/** HQ-4.15: where the Evil Wizard pushes a bumped hero: into a trap, or among his own. Otherwise he keeps the bump. */
export function bestBump(moment: Moment): Choice {
  const { position } = moment;
  const best = bestOf(
    offersOf(moment, "bump").map((id) => ({ id, ...harmOfBump(position, objectOf(id)) })),
    ({ harm }) => harm,
  );
  if (!best || best.harm <= 0) return pick("keep", "keep-bump");
  return pick(best.id, best.trapped ? "bump-into-trap" : "bump-among-foes", { figure: best.friend });
}

function harmOfBump(position: Position, object: string) {
  const [friend = "", place = ""] = object.split(">");
  const figure = figureOf(position, friend);
  const to = position.board.squareOf.get(place)!;
  if (!figure) return { friend, harm: 0, trapped: false };
  return { friend, ...harmOfPlace(position, figure, to) };
}

/** What it does to a hero to be moved to a square beside. */
export function harmOfPlace(position: Position, figure: Figure, to: number) {
  const trap = trapHarm(position, figure, to);
  const foes = enemiesBeside(position, figure, to) - enemiesBeside(position, figure, figure.square);
  // A sturdy hero among the foes is no gain; one who can hardly stand is.
  const frail = figure.body <= 3 || attackDice(position.content, figure) < 2;
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
export function bestVictim(moment: Moment, verb: "victim" | "target" | "attack"): Choice | undefined {
  const { position, decision } = moment;
  const evil = decision.seat === "wizard";
  const figures = offersOf(moment, verb).flatMap((id) => figureOf(position, objectOf(id)) ?? []);
  const victim = bestOf(figures, (figure) => {
    const worth = (worthOf(position, figure) / Math.max(1, figure.body)) * (isHelpless(figure) ? 0.5 : 1);
    return isAntagonist(figure) === evil ? -worth : worth;
  });
  if (!victim) return undefined;
  const own = isAntagonist(victim) === evil;
  return pick(`${verb}:${victim.id}`, own ? "victim-own" : "victim", { target: victim.id });
}

/** HQ-1.2.d: a wanderer comes where the fewest of the others can strike it. */
export function squareForWanderer(moment: Moment): Choice | undefined {
  const { position } = moment;
  const id = bestOf(offersOf(moment, "to"), (one) => {
    const beside = squaresBeside(position, position.board.squareOf.get(objectOf(one))!);
    return -beside.filter((square) => isFighting(position.on[square])).length;
  });
  return id === undefined ? undefined : pick(id, "safest-square");
}

function isFighting(other: Figure | undefined): boolean {
  return other !== undefined && !isAntagonist(other) && !isHelpless(other);
}

/** HQ-12.3-b, HQ-10.8: the square with the fewest enemies beside it, and without a trap that everybody knows. */
export function safestSquare(moment: Moment, verb: "escape" | "to" | "leap"): Choice | undefined {
  const { position, decision } = moment;
  const { board, trapOnSquare } = position;
  const figure = heroOf(position, decision.seat) ?? position.table.figures.find(({ seat }) => seat === decision.seat);
  if (!figure) return undefined;
  const id = bestOf(offersOf(moment, verb), (one) => {
    const square = board.squareOf.get(objectOf(one))!;
    return -enemiesBeside(position, figure, square) - 3 * trapOnSquare[square]!;
  });
  return id === undefined ? undefined : pick(id, "safest-square");
}
