import { trapKinds } from "../../content/trap-kinds.js";
import { corridor } from "../../queries/board/geometry.js";
import type { Trap } from "../../state.js";
import { bookCaches, bookTraps, inOneQuest } from "./book.js";
import { holdersOf } from "./furniture.js";
import type { QuestSpots } from "./quest-spots.js";
import { oneOf, type Sketch } from "./sketch.js";

/** How often another place is tried before there is no trap. */
const tries = 4;

/** HQ-12: traps that nobody has found lie where no hero has trodden and no search has proved that there is none. */
export function imagineTraps(sketch: Sketch): void {
  const { state, secrets, chance } = sketch;
  for (let left = oneOf(inOneQuest.traps, chance) - state.traps.length; left > 0; left--) {
    const { kind, dice } = oneOf(bookTraps, chance);
    const { lies, magical, disarmable, dice: usual } = trapKinds[kind];
    const trap: Trap = { kind, squares: [], edge: -1, dice: dice ?? usual, magical, disarmable };
    for (let i = 0; i < tries; i++) {
      if (!(lies === "edge" ? layOnLine(sketch, trap) : layOnSquares(sketch, trap, lies === "two-squares"))) continue;
      secrets.traps.push(trap);
      break;
    }
  }
}

function layOnSquares(sketch: Sketch, trap: Trap, onTwo: boolean): boolean {
  const { state, board, chance, secrets } = sketch;
  const first = chance.below(board.grid.squares);
  const squares = onTwo ? [first, first + 1] : [first];
  // HQ-12.3-e: what leaves rubble would shut the corridor.
  if (trapKinds[trap.kind].afterwards === "rubble" && board.roomOf[first] === corridor) return false;
  const searched = state.searched[trap.magical ? "magical-traps" : "traps"];
  for (const square of squares) {
    if (board.roomOf[square] !== board.roomOf[first] || state.trodden[square] === 1) return false;
    if (searched.includes(square) || !isOpenFloor(sketch, square)) return false;
    if (secrets.traps.some((other) => other.squares.includes(square))) return false;
  }
  if (onTwo && (first + 1) % board.grid.width === 0) return false;
  trap.squares = squares;
  return true;
}

function layOnLine({ state, board, chance, secrets, reached }: Sketch, trap: Trap): boolean {
  const { grid, walls, edgeNames } = board;
  const edge = chance.below(2 * grid.squares);
  const one = edge >> 1;
  const other = edge % 2 === 0 ? one + 1 : one + grid.width;
  if (edgeNames[edge] === "" || walls[edge] || state.crossed[edge] === 1) return false;
  if (reached[one] === 0 || state.barriers.includes(edge)) return false;
  const searched = state.searched[trap.magical ? "magical-traps" : "traps"];
  if (searched.includes(one) || searched.includes(other)) return false;
  if ([...state.traps, ...secrets.traps].some((trapOn) => trapOn.edge === edge)) return false;
  trap.edge = edge;
  return true;
}

/** Where one can come, and where nothing stands that nobody could enter, nor another trap lies. */
function isOpenFloor({ state, secrets, reached }: Sketch, square: number): boolean {
  const stands = ({ squares }: { readonly squares: readonly number[] }) => squares.includes(square);
  return (
    reached[square] === 1 &&
    !state.rubble.includes(square) &&
    !state.abyss.includes(square) &&
    !secrets.rubble.includes(square) &&
    !secrets.abyss.includes(square) &&
    !state.scenery.some(stands) &&
    !secrets.scenery.some(stands) &&
    !state.traps.some(stands)
  );
}

/** HQ-9.1.b-a: treasure on the floor, where nobody has searched it. */
export function imagineCaches(sketch: Sketch): void {
  const { secrets, chance } = sketch;
  for (let left = oneOf(inOneQuest.caches, chance); left > 0; left--) {
    const square = chance.below(sketch.board.grid.squares);
    const treasure = oneOf(bookCaches, chance);
    if (mayHoldCache(sketch, square) && treasure !== "deck") {
      secrets.caches.push({ square, treasure: { ...treasure }, questName: "" });
    }
  }
}

function mayHoldCache(sketch: Sketch, square: number): boolean {
  return !sketch.state.searched.floor.includes(square) && isOpenFloor(sketch, square);
}

/**
 * HQ-2.7-b: what the heroes are sent for lies in some piece that nobody has searched, else on the floor, else somebody carries it. Says what
 * found no place: it must come later.
 */
export function hideThings(sketch: Sketch, { things }: QuestSpots): string[] {
  const { secrets, chance } = sketch;
  const later: string[] = [];
  for (const item of things) {
    const holders = holdersOf(sketch).filter(({ questName }) => questName === "");
    const floor = holders.length > 0 ? [] : floorForCaches(sketch);
    const carrier = secrets.antagonists.find(({ kept }) => !kept);
    if (holders.length > 0) Object.assign(oneOf(holders, chance), { treasure: { items: [item] }, questName: item });
    else if (floor.length > 0) {
      secrets.caches.push({ square: oneOf(floor, chance), treasure: { items: [item] }, questName: item });
    } else if (carrier) carrier.items.push(item);
    else later.push(item);
  }
  return later;
}

/** HQ-11.3: what was taken from the heroes when the quest began lies where a search finds it. */
export function hideBelongings(sketch: Sketch): void {
  const { secrets, chance, known } = sketch;
  if (Object.keys(known.takenItems).length === 0) return;
  const what = "belongings";
  const holders = holdersOf(sketch).filter(({ questName }) => questName === "");
  const floor = holders.length > 0 ? [] : floorForCaches(sketch);
  if (holders.length > 0) oneOf(holders, chance).questName = what;
  else if (floor.length > 0) secrets.caches.push({ square: oneOf(floor, chance), treasure: {}, questName: what });
  secrets.triggers.push({ id: what, when: { on: "searched", what }, acts: [{ act: "give-back-items" }] });
}

function floorForCaches(sketch: Sketch): number[] {
  return [...sketch.reached.keys()].filter((square) => mayHoldCache(sketch, square));
}
