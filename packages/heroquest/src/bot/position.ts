import type { Onlooker, Seat, View } from "@tavolata/kernel";
import { type Layer, type Reach, shareSide } from "@tavolata/kit";
import type { Board } from "../board/geometry.js";
import { boardSides } from "../board/sides.js";
import { edgeFrom } from "../board/squares.js";
import { areEnemies, isHelpless } from "../figures.js";
import { type Figure, type FigureId, type HeroQuest, wizard } from "../state.js";

/** What everybody sees of the table. */
type OpenToAll =
  | "introduced"
  | "mission"
  | "round"
  | "heroes"
  | "order"
  | "figures"
  | "gone"
  | "toAct"
  | "acted"
  | "turn"
  | "talk"
  | "doors"
  | "scenery"
  | "traps"
  | "rubble"
  | "abyss"
  | "piles"
  | "rooms"
  | "emptied"
  | "campaign";

/** What a view may leave out: the screen's other side, and what the table itself remembers of the heroes' ways. */
type Perhaps = "fate" | "quest" | "side" | "start" | "exit" | "secrets" | "spells" | "seen" | "trodden" | "searched";

export type SeenTable = Pick<HeroQuest, OpenToAll> & Partial<Pick<HeroQuest, Perhaps>>;

/** The table as one onlooker sees it, laid out for quick look-ups. */
export interface Position {
  readonly onlooker: Onlooker;
  readonly table: SeenTable;
  readonly board: Board;
  /** Edges with a wall or a closed door. */
  readonly closed: Layer;
  /** Squares that nobody enters: rubble and scenery. */
  readonly blocked: Layer;
  /** How much a hero would rather not enter a square or cross an edge, because of a trap that everybody knows. */
  readonly trapOnSquare: Layer;
  readonly trapOnEdge: Layer;
  /** Who stands on a square. */
  readonly on: readonly (Figure | undefined)[];
  /** What was worked out already: the ways of figures, and the steps from squares. Nobody works them out twice for one question. */
  readonly ways: Map<Figure, Reach>;
  readonly steps: Map<number, Reach>;
}

/** In the layers of traps: one that strikes, a pit, one that nobody leaves alone, and an abyss that can only be jumped. */
export const struck = 1;
export const pitfall = 2;
export const deepPitfall = 3;
export const chasm = 4;

export function positionOf(view: View): Position {
  const table = view.state as unknown as SeenTable;
  const board = boardSides[table.side ?? "A"];
  const { squares } = board.grid;
  const blocked = new Uint8Array(squares);
  const trapOnSquare = new Uint8Array(squares);
  const trapOnEdge = new Uint8Array(2 * squares);
  for (const square of table.rubble) blocked[square] = 1;
  for (const piece of table.scenery) for (const square of piece.squares) blocked[square] = 1;
  for (const { kind, squares: places, edge } of table.traps) {
    const harm = kind === "pit" ? pitfall : kind === "deep-pit" ? deepPitfall : struck;
    for (const square of places) trapOnSquare[square] = harm;
    if (places.length === 0) trapOnEdge[edge] = struck;
  }
  for (const square of table.abyss) trapOnSquare[square] = chasm;
  const on = new Array<Figure | undefined>(squares).fill(undefined);
  for (const figure of table.figures) {
    // Two share a square while one passes through the other: it belongs to the one who stays.
    const other = on[figure.square];
    if (!other || other.id === table.turn?.figure) on[figure.square] = figure;
  }
  return {
    onlooker: view.onlooker,
    table,
    board,
    closed: closedIn(table, board),
    blocked,
    trapOnSquare,
    trapOnEdge,
    on,
    ways: new Map(),
    steps: new Map(),
  };
}

/** Walls as printed, and what the doors on the board make of them. */
function closedIn({ doors }: SeenTable, { walls }: Board): Layer {
  const closed = walls.slice();
  for (const { edge, open } of doors) closed[edge] = open ? 0 : 1;
  return closed;
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
export function squaresBeside({ board, closed }: Position, square: number): number[] {
  const { graph, edgeOfWay } = board.grid;
  const beside: number[] = [];
  for (let way = graph.firstOut[square]!; way < graph.firstOut[square + 1]!; way++) {
    if (closed[edgeOfWay[way]!] === 0) beside.push(graph.to[way]!);
  }
  return beside;
}

/** Whether two figures fight each other. An ally who hasn't joined anybody is nobody's enemy. */
export function areOpposed(a: Figure, b: Figure): boolean {
  return areEnemies(a, b) && !isWaitingAlly(a) && !isWaitingAlly(b);
}

/** HQ-2.1-b: somebody to be freed, who still stands where the quest put him. */
export function isWaitingAlly({ kind, seat }: Figure): boolean {
  return kind === "ally" && seat === wizard;
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
