import type { Position } from "../bot/perception/position.js";
import { figureOf } from "../bot/perception/position.js";
import { canStay, squaresTo, waysOf } from "../bot/perception/ways.js";
import { corridor } from "../queries/board/geometry.js";
import type { Trap } from "../state.js";
import { edgeMarks, figureMark, hiddenMark, marks, sceneryMark } from "./marks.js";
import type { Words } from "./words.js";

/** A square is two characters wide, an edge one: a board of 26 squares has 79 characters. */
const pitch = 3;
const margin = 3;

/** The board: walls, doors, what stands there, and what nobody has seen. The Evil Wizard sees what is behind the screen, too. */
export function boardLines(position: Position, words: Words): string[] {
  const squares = squareMarks(position, words);
  const { grid } = position.board;
  const lines = [corners(position, columnNumbers(grid.width))];
  for (let row = 0; row <= grid.height; row++) {
    lines.push(" ".repeat(margin) + wallLine(position, row));
    if (row < grid.height) lines.push(String(row).padStart(margin - 1) + " " + squareLine(position, squares, row));
  }
  return lines.map((line) => line.trimEnd());
}

function columnNumbers(width: number): string {
  let line = " ".repeat(margin);
  for (let column = 0; column < width; column++) line += String(column).padStart(pitch);
  return line;
}

/** HQ-2.2: the letter of the side at the Evil Wizard's left, the symbol at his right. */
function corners({ table: { side } }: Position, line: string): string {
  return side ? `${side.padEnd(margin)}${line.slice(margin)} HQ` : line;
}

/** What each square shows: what is put there later lies on top. */
function squareMarks(position: Position, words: Words): string[] {
  const { table, board } = position;
  const { secrets } = table;
  const shown = board.names.map((_, square) => (isKnown(position, square) ? marks.floor : marks.fog) as string);
  for (const square of reachable(position)) shown[square] = marks.reach;
  for (const square of table.exit ?? []) shown[square] = marks.exit;
  for (const square of leversIn(position)) shown[square] = marks.lever;
  for (const { square } of table.piles) shown[square] = marks.pile;
  for (const trap of secrets?.traps ?? []) for (const square of trap.squares) shown[square] = `${trapLetter(trap)}?`;
  for (const trap of table.traps) for (const square of trap.squares) shown[square] = trapMark(trap);
  for (const square of [...(secrets?.abyss ?? []), ...table.abyss]) shown[square] = marks.abyss;
  for (const square of [...(secrets?.rubble ?? []), ...table.rubble]) shown[square] = marks.rubble;
  for (const piece of [...(secrets?.scenery ?? []), ...table.scenery]) {
    const emptied = "id" in piece && table.emptied.includes(piece.id);
    for (const square of piece.squares) shown[square] = sceneryMark(piece.type, emptied);
  }
  for (const { type, square, champion } of secrets?.antagonists ?? []) shown[square] = hiddenMark(type, champion);
  for (const figure of table.figures) shown[figure.square] = figureMark(figure, words);
  return shown;
}

/** HQ-11.3: the levers on the board, and those that only the Evil Wizard knows of. */
export function leversIn({ table, board }: Position): readonly number[] {
  const { triggers = [], objectives = [], joining = [] } = table.secrets ?? {};
  const hidden = [...triggers, ...objectives, ...joining].flatMap(({ when }) =>
    when.on === "lever-pulled" ? [board.squareOf.get(when.square)!] : [],
  );
  return [...new Set([...(table.levers ?? []), ...hidden])];
}

function trapMark({ kind }: Trap): string {
  return kind === "pit" || kind === "deep-pit" ? marks[kind] : marks.trap;
}

/** A hidden trap is the Evil Wizard's: a letter for pits, another for what falls or strikes. */
function trapLetter({ kind }: Trap): string {
  return kind === "pit" || kind === "deep-pit" ? "(" : "^";
}

/** Rooms are known when their door was opened, the corridor square by square where the table remembers it. */
export function isKnown({ table, board }: Position, square: number): boolean {
  const room = board.roomOf[square]!;
  if (room !== corridor) return table.rooms.includes(room);
  return table.seen ? table.seen[square] === 1 : true;
}

/** Where the figure that moves could still end its movement. */
function reachable(position: Position): number[] {
  const { turn } = position.table;
  const figure = turn && figureOf(position, turn.figure);
  if (!figure || !turn.movement) return [];
  const { left } = turn.movement;
  const reach = waysOf(position, figure);
  return Array.from(reach.reached).filter(
    (square) => squaresTo(reach, square) <= left && square !== figure.square && canStay(position, figure, square),
  );
}

function squareLine(position: Position, squares: readonly string[], row: number): string {
  const { width } = position.board.grid;
  let line = "│";
  for (let column = 0; column < width; column++) {
    const square = row * width + column;
    line += squares[square]!;
    line += column === width - 1 ? "│" : upright(position, squares, square);
  }
  return line;
}

/** The edge on the right of a square. */
function upright(position: Position, squares: readonly string[], square: number): string {
  const edge = 2 * square;
  const mark = edgeMark(position, edge);
  if (mark) return mark;
  if (position.closed[edge] === 1) return "│";
  return squares[square] === marks.fog && squares[square + 1] === marks.fog ? "░" : " ";
}

/** The line above a row of squares, with its corners. */
function wallLine(position: Position, row: number): string {
  const { grid } = position.board;
  let line = "";
  for (let column = 0; column <= grid.width; column++) {
    line += cornerAt(position, column, row);
    if (column < grid.width) line += level(position, column, row);
  }
  return line;
}

/** The edge above a square. */
function level(position: Position, column: number, row: number): string {
  const { width, height } = position.board.grid;
  if (row === 0 || row === height) return "──";
  const above = (row - 1) * width + column;
  const edge = 2 * above + 1;
  const mark = edgeMark(position, edge);
  if (mark) return mark + mark;
  if (position.closed[edge] === 1) return "──";
  return isKnown(position, above) || isKnown(position, above + width) ? "  " : "░░";
}

/** A door or a trap on an edge; nothing where there is neither. */
function edgeMark({ table }: Position, edge: number): string | undefined {
  for (const door of table.doors) {
    if (door.edge === edge)
      return door.open ? edgeMarks.open : door.kind === "barred" ? edgeMarks.barred : edgeMarks.closed;
  }
  for (const trap of table.traps) if (trap.edge === edge) return edgeMarks.trap;
  const { secrets } = table;
  if (!secrets) return undefined;
  if (secrets.doors.some((door) => door.edge === edge)) return edgeMarks.closed;
  if (secrets.secretDoors.some((door) => door.edge === edge)) return edgeMarks.secret;
  return secrets.traps.some((trap) => trap.edge === edge) ? edgeMarks.trap : undefined;
}

/** Box-drawing characters by the sides on which a wall comes in: up 1, right 2, down 4, left 8. */
const cornerOf = [" ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"] as const;

function cornerAt(position: Position, column: number, row: number): string {
  const { width, height } = position.board.grid;
  const wall = (edge: number) => position.closed[edge] === 1 || isDoor(position, edge);
  const outside = (at: number, end: number) => at === 0 || at === end;
  const up = row > 0 && (outside(column, width) || wall(2 * ((row - 1) * width + column - 1)));
  const down = row < height && (outside(column, width) || wall(2 * (row * width + column - 1)));
  const left = column > 0 && (outside(row, height) || wall(2 * ((row - 1) * width + column - 1) + 1));
  const right = column < width && (outside(row, height) || wall(2 * ((row - 1) * width + column) + 1));
  const sides = (up ? 1 : 0) + (right ? 2 : 0) + (down ? 4 : 0) + (left ? 8 : 0);
  return sides === 0 && !isKnown(position, row * width + column) ? "░" : cornerOf[sides]!;
}

/** A door, open or not, stands in a wall. */
function isDoor({ table }: Position, edge: number): boolean {
  return table.doors.some((door) => door.edge === edge);
}
