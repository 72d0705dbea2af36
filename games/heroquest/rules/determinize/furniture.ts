import { sceneryNamed } from "../../content/tables.js";
import { squareSheet } from "../../queries/board/squares.js";
import type { Contents, HeroQuest, UnplacedScenery } from "../../state.js";
import { type BookRoom, bookPieces, type Piece } from "./book.js";
import { placesFor } from "./printed.js";
import { full, inTheWay, oneOf, type Sketch } from "./sketch.js";

/** How often another place in the room is tried. */
const tries = 4;

/** HQ-1.3: furniture in a room that nobody has looked into, as a room of the book has it and as far as the box still holds such pieces. */
export function furnish(sketch: Sketch, room: number, { pieces }: BookRoom): void {
  for (const piece of pieces) {
    if (!isLeft(sketch, piece.type)) continue;
    const squares = placeFor(sketch, room, piece);
    if (!squares) continue;
    for (const square of squares) sketch.taken[square] = full | inTheWay;
    sketch.secrets.scenery.push({ type: piece.type, squares, contents: contentsOf(piece) });
  }
}

function isLeft({ state, secrets }: Sketch, type: string): boolean {
  let left: number = sceneryNamed(type).pieces;
  for (const piece of state.scenery) if (piece.type === type) left -= 1;
  for (const piece of secrets.scenery) if (piece.type === type) left -= 1;
  return left > 0;
}

function placeFor(sketch: Sketch, room: number, { type, turned }: Piece): number[] | undefined {
  const { board, taken, chance } = sketch;
  const { width, depth } = sceneryNamed(type);
  const places = turned ? placesFor(board, room, depth, width) : placesFor(board, room, width, depth);
  for (let i = 0; i < tries && places.length > 0; i++) {
    const squares = oneOf(places, chance);
    if (squares.every((square) => taken[square] === 0) && !cutsRoom(sketch, room, squares)) return [...squares];
  }
  return undefined;
}

/** Whether a piece there would shut off a part of the room: nobody furnishes so. */
function cutsRoom({ board, taken }: Sketch, room: number, squares: readonly number[]): boolean {
  const { width } = board.grid;
  const { roomOf } = board;
  const all = board.squaresOf[room]!;
  floor.fill(0);
  let left = 0;
  for (const square of all) {
    if ((taken[square]! & inTheWay) !== 0 || squares.includes(square)) continue;
    floor[square] = 1;
    left += 1;
  }
  reached.length = 0;
  const reach = (square: number) => {
    if (floor[square] !== 1 || roomOf[square] !== room) return;
    floor[square] = 0;
    reached.push(square);
  };
  for (const square of all) if (reached.length === 0) reach(square);
  for (const here of reached) {
    reach(here - width);
    reach(here - 1);
    reach(here + 1);
    reach(here + width);
  }
  return left === 0 || reached.length < left;
}

/** Sheets that are laid out anew for every look, because there are many. */
const floor = squareSheet();
const reached: number[] = [];

/** What lies in the furniture that everybody sees and nobody has searched: what the book has in such a piece. */
export function fillFurniture({ state, secrets, chance }: Sketch): void {
  for (const piece of unsearched(state)) {
    const ofKind = bookPieces.get(piece.type);
    const contents: Contents = ofKind
      ? contentsOf(oneOf(ofKind, chance))
      : { treasure: "deck", trap: null, questName: "" };
    if (contents.trap && isProvedSafe(state, piece.squares, contents.trap.kind === "magical")) contents.trap = null;
    secrets.contents[piece.id] = contents;
  }
}

function unsearched({ scenery, emptied }: HeroQuest): HeroQuest["scenery"] {
  return scenery.filter(({ id }) => !emptied.includes(id));
}

/** HQ-9.1.a-a, HQ-10.3-a: a search would have found it. */
function isProvedSafe({ searched }: HeroQuest, squares: readonly number[], magical: boolean): boolean {
  const proved = searched[magical ? "magical-traps" : "traps"];
  return squares.some((square) => proved.includes(square));
}

function contentsOf({ contents: { treasure, trap } }: Piece): Contents {
  return {
    treasure: treasure === "deck" ? "deck" : { ...treasure },
    trap: trap && { ...trap },
    questName: "",
  };
}

/** Everything that may hold something: what stands out of sight, and what stands there unsearched. */
export function holdersOf({ secrets }: Sketch): readonly Contents[] {
  return [...secrets.scenery.map(({ contents }: UnplacedScenery) => contents), ...Object.values(secrets.contents)];
}
