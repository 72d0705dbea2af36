import type { Onlooker, Seat } from "@tavolata/kernel";
import type { Layer } from "@tavolata/kit";
import { shareSide } from "../../content/board/grid.js";
import type { HeroQuestContent } from "../../content/content.js";
import { edgeFrom } from "../../queries/board/squares.js";
import { areEnemies, isHelpless, isWaitingAlly } from "../../queries/figures.js";
import { type Figure, type FigureId, wizard } from "../../state.js";
import type { HeroQuestSeen, HeroQuestView } from "../../view.js";
import { type Style, usual } from "../policy/style.js";
import { type Ground, groundOf, type Layers } from "./ground.js";
import type { Ways } from "./search.js";

/** The table as one onlooker sees it, laid out for quick look-ups. */
export interface Position extends Layers {
  /** The game's tables, as the match is played with them. */
  readonly content: HeroQuestContent;
  readonly onlooker: Onlooker;
  readonly table: HeroQuestView;
  /** How whoever looks at it plays. */
  readonly style: Style;
  readonly ground: Ground;
  /** Who stands on a square. */
  readonly on: readonly (Figure | undefined)[];
  /** What was worked out already: the ways of figures, and what threatens them. Nobody works it out twice for one question. */
  readonly ways: Map<Figure, Ways>;
  readonly dangers: Map<Figure, Danger>;
  /** What stands in the way of sight, once somebody has looked. */
  sight: Blocks | undefined;
}

/** Edges and squares through which nobody sees. */
export interface Blocks {
  readonly edges: Layer;
  readonly squares: Layer;
}

/** Body points that a figure must expect to lose on a square before its side acts again. */
export type Danger = (square: number) => number;

export function positionOf(
  content: HeroQuestContent,
  view: Pick<HeroQuestSeen, "onlooker" | "state">,
  style: Style = usual,
): Position {
  const table = view.state;
  const ground = groundOf(table);
  const on = new Array<Figure | undefined>(ground.board.grid.squares).fill(undefined);
  for (const figure of table.figures) {
    // Two share a square while one passes through the other: it belongs to the one who stays.
    const other = on[figure.square];
    if (!other || other.id === table.turn?.figure) on[figure.square] = figure;
  }
  const { board, closed, blocked, trapOnSquare, trapOnEdge } = ground;
  const layers = { board, closed, blocked, trapOnSquare, trapOnEdge };
  return {
    content,
    onlooker: view.onlooker,
    table,
    style,
    ground,
    ...layers,
    on,
    ways: new Map(),
    dangers: new Map(),
    sight: undefined,
  };
}

export function figureOf({ table }: Position, id: FigureId): Figure | undefined {
  return table.figures.find((figure) => figure.id === id);
}

/** The hero of a seat, while it is on the board. */
export function heroOf({ table }: Position, seat: Seat): Figure | undefined {
  const id = table.heroes[seat];
  return table.figures.find((figure) => figure.id === id);
}

/** HQ-4.5: sharing a side with nothing between. */
export function areBeside({ board, closed }: Position, a: number, b: number): boolean {
  return shareSide(board.grid, a, b) && closed[edgeFrom(board.grid.width, a, b)] === 0;
}

/** The squares beside a square, over open edges. */
export function squaresBeside({ ground }: Position, square: number): readonly number[] {
  const { board, closed, beside } = ground;
  const found = beside[square];
  if (found) return found;
  const { graph, edgeOfWay } = board.grid;
  const squares: number[] = [];
  for (let way = graph.firstOut[square]!; way < graph.firstOut[square + 1]!; way++) {
    if (closed[edgeOfWay[way]!] === 0) squares.push(graph.to[way]!);
  }
  beside[square] = squares;
  return squares;
}

/** Whether two figures fight each other. An ally who hasn't joined anybody is nobody's enemy. */
export function areOpposed(a: Figure, b: Figure): boolean {
  return areEnemies(a, b) && !isWaitingAlly(a) && !isWaitingAlly(b);
}

/** The enemies of a figure who can act. */
export function activeEnemies({ table }: Position, figure: Figure): Figure[] {
  return table.figures.filter((other) => areOpposed(other, figure) && !isHelpless(other));
}

/** How many enemies could strike at whoever stands here. */
export function enemiesBeside(position: Position, figure: Figure, square: number): number {
  let count = 0;
  for (const beside of squaresBeside(position, square)) {
    const other = position.on[beside];
    if (other && areOpposed(other, figure) && !isHelpless(other)) count += 1;
  }
  return count;
}

/** The heroes who can act, in seating order. */
export function standingHeroes({ table }: Position): Figure[] {
  return table.figures.filter((figure) => figure.kind === "hero" && figure.seat !== wizard && !isHelpless(figure));
}
