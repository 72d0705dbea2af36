import type { HeroQuestContent } from "../../content/content.js";
import { edgeFrom } from "../../queries/board/squares.js";
import { canDisarm, whyNotDisarmable } from "../../queries/disarming.js";
import { isHelpless, isInShock } from "../../queries/figures.js";
import type { Figure, Trap } from "../../state.js";
import { isHurried } from "../policy/heroes/goal.js";
import { struck } from "./ground.js";
import { activeEnemies, type Position, squaresBeside } from "./position.js";

/** HQ-10.2: only heroes take this action. HQ-10.2-b: by skill, or with a tool kit. */
export function mayDisarm(content: HeroQuestContent, figure: Figure): boolean {
  return figure.kind === "hero" && canDisarm(content, figure);
}

/** What hangs above isn't counted on to be put out of action, at whatever table. */
export function isDisarmable(trap: Trap): boolean {
  return whyNotDisarmable(trap, atAnyTable) === undefined;
}

const atAnyTable = {};

/**
 * HQ-12.7: whether a step leads into a trap that a companion can put out of action first. Nobody waits for that while
 * enemies are about or time is short, and every few rounds nobody waits any more.
 */
export function isLeftToOthers(position: Position, figure: Figure, from: number, to: number): boolean {
  const { content, table, board, trapOnSquare, trapOnEdge } = position;
  const edge = edgeFrom(board.grid.width, from, to);
  if (trapOnSquare[to] !== struck && trapOnEdge[edge] !== struck) return false;
  if (isHurried(table) || table.round % patience === 0 || activeEnemies(position, figure).length > 0) return false;
  const trap = table.traps.find((one) => one.edge === edge || one.squares.includes(to));
  return (
    trap !== undefined && isDisarmable(trap) && table.figures.some((one) => one !== figure && isReady(content, one))
  );
}

const patience = 5;

function isReady(content: HeroQuestContent, figure: Figure): boolean {
  return mayDisarm(content, figure) && !isHelpless(figure) && !isInShock(figure) && figure.pit !== "deep-pit";
}

/** HQ-12.7-a: from where a trap is put out of action: beside its square, or on either side of its line. */
export function squaresToDisarm(position: Position, { squares, edge }: Trap): readonly number[] {
  if (squares.length > 0) return squares.flatMap((square) => squaresBeside(position, square));
  const near = edge >> 1;
  return [near, edge % 2 === 0 ? near + 1 : near + position.board.grid.width];
}
