import type { RuleId } from "@tavolata/kernel";
import type { Blocks } from "../../content/board/grid.js";
import { corridor } from "../../queries/board/geometry.js";
import { firstWalls, isWorthFollowing, seesOn } from "../../queries/board/sight.js";
import { sees } from "../../queries/board/sight-line.js";
import { boardOf, closedEdges, edgeSheet, squareSheet } from "../../queries/board/squares.js";
import { type Figure, type HeroQuest, type Table, type Trap, wizard } from "../../state.js";
import { placesOf } from "../12-traps/known.js";
import { isSeenDoor, placeSeen, roomsBeside } from "./placing.js";

/**
 * HQ-11.1-b: a hero, or an ally whom a player moves, looks round: what stands on corridor squares in sight is placed, without limit of distance. Rooms are
 * placed whole when a door opens (HQ-11.1-a), so only the corridor is looked along, and through bars. Nobody looks twice from a square
 * while no door or rock has changed the view.
 */
export function lookRound(t: Table, figure: Figure): void {
  if (seesNews(t.state, figure)) placeSeen(t, "HQ-11.1-b");
}

function seesNews(state: HeroQuest, figure: Figure): boolean {
  const { square } = figure;
  if (!looks(figure)) return false;
  if (state.looked[square] === state.viewChanges) return false;
  state.looked[square] = state.viewChanges;
  const board = boardOf(state);
  const walls = firstWalls(board, square);
  let blocks: Blocks | undefined;
  let news = false;
  for (const other of board.squaresOf[corridor]!) {
    if (state.seen[other] === 1) continue;
    blocks ??= sightOfWalls(state);
    if (!isWorthFollowing(walls, other, blocks.edges) || !sees(board.grid, square, other, blocks)) continue;
    state.seen[other] = 1;
    news = true;
  }
  const room = board.roomOf[square]!;
  if (room !== corridor && !state.rooms.includes(room)) {
    markRoom(state, room);
    news = true;
  }
  while (seesThroughBars(state, square)) news = true;
  return news;
}

/** HQ-11.1-b: through whose eyes the adventurers see: a hero's, also one under a spell, and those of an ally who has joined them. */
function looks({ kind, seat }: Figure): boolean {
  return kind === "hero" || (kind === "ally" && seat !== wizard);
}

/** HQ-11.1-b, HQ-7.7-e: behind a barred door a room isn't placed whole, but as far as somebody looks through the bars. */
function seesThroughBars(state: HeroQuest, from: number): boolean {
  const board = boardOf(state);
  let blocks: ReturnType<typeof sightOfWalls> | undefined;
  let news = false;
  for (const edge of barredDoors(state)) {
    for (const room of roomsBeside(state, edge)) {
      if (state.rooms.includes(room)) continue;
      for (const square of board.squaresOf[room]!) {
        if (state.seen[square] === 1) continue;
        blocks ??= sightOfWalls(state);
        if (!seesOn(board, from, square, blocks)) continue;
        state.seen[square] = 1;
        news = true;
      }
    }
  }
  return news;
}

/** The barred doors on the board, and those that are about to be placed because they are in sight. */
function barredDoors(state: HeroQuest): number[] {
  const edges: number[] = [];
  for (const { kind, open, edge } of state.doors) if (kind === "barred" && !open) edges.push(edge);
  for (const { kind, edge } of state.secrets.doors) if (kind === "barred" && isSeenDoor(state, edge)) edges.push(edge);
  return edges;
}

/** HQ-11.1-a: the whole room behind an open door is placed, and what is seen through the door. */
export function revealRoom(t: Table, room: number, rule: RuleId = "HQ-11.1-a"): void {
  if (room === corridor || t.state.rooms.includes(room)) return;
  markRoom(t.state, room);
  placeSeen(t, rule);
  keepHidden(t, room);
}

/** HQ-11.1-b: a wall is passed by magic, and whoever does it sees where he comes out. */
export function lookBehindWall(t: Table, square: number): void {
  const { state } = t;
  const room = boardOf(state).roomOf[square]!;
  if (room === corridor) {
    state.seen[square] = 1;
    placeSeen(t, "HQ-11.1-b");
  } else {
    revealRoom(t, room, "HQ-11.1-b");
  }
}

/** HQ-11.2: what the adventure hides isn't placed. The Evil Wizard alone is reminded of it. */
function keepHidden(t: Table, room: number): void {
  const { roomOf, edgeNames } = boardOf(t.state);
  const { traps, secretDoors } = t.state.secrets;
  const isBeside = ({ edge }: { readonly edge: number }) => roomsBeside(t.state, edge).includes(room);
  const liesThere = (trap: Trap) =>
    trap.squares.length > 0 ? trap.squares.some((square) => roomOf[square] === room) : isBeside(trap);
  const what = [
    ...traps.filter(liesThere).flatMap((trap) => placesOf(t.state, trap)),
    ...secretDoors.filter(isBeside).map(({ edge }) => edgeNames[edge]!),
  ];
  if (what.length > 0) t.emit({ type: "kept-hidden", what }, { rules: ["HQ-11.2", "HQ-1.6"], to: [wizard] });
}

function markRoom(state: HeroQuest, room: number): void {
  state.rooms.push(room);
  for (const square of boardOf(state).squaresOf[room]!) state.seen[square] = 1;
}

/** The view has changed: everybody looks again, and what they see is placed together. */
export function lookAgain(t: Table): void {
  const { state } = t;
  state.viewChanges += 1;
  let news = false;
  for (const figure of state.figures) if (seesNews(state, figure)) news = true;
  if (news) placeSeen(t, "HQ-11.1-b");
}

const sheets = { edges: edgeSheet(), squares: squareSheet() };

/**
 * HQ-11.1-b: for discovery walls, closed doors and rubble stand in the way, figures and scenery don't. Laid out anew on the same
 * sheets: look at once, and don't keep it.
 */
export function sightOfWalls(state: HeroQuest): Blocks {
  const { edges, squares } = sheets;
  squares.fill(0);
  for (const square of state.rubble) squares[square] = 1;
  for (const square of state.secrets.rubble) squares[square] = 1;
  closedEdges(state, edges);
  for (const door of state.doors) if (door.kind === "barred") edges[door.edge] = 0;
  for (const door of state.secrets.doors) if (door.kind === "barred") edges[door.edge] = 0;
  return sheets;
}
