import { shuffleWith } from "@tavolata/kernel";
import { corridor } from "../../queries/board/geometry.js";
import { squareSheet } from "../../queries/board/squares.js";
import type { Door } from "../../state.js";
import { inOneQuest, roomsInUse, secondDoors } from "./book.js";
import { type Wall, wallsOf } from "./printed.js";
import { full, happens, inTheWay, keepClear, oneOf, type Sketch } from "./sketch.js";

/**
 * Doors that nobody has seen. The walls are printed on the board, and a door would have been seen from either side, so a new one stands
 * where nobody has looked on both (HQ-11.1-b); a secret one also in a wall that nobody has searched (HQ-9.1.c-a). A quest uses a part of the
 * board only: as many rooms get a door as usual, and each can be reached from where the heroes are; those with a secret door last, so that
 * nothing else lies behind them. Where the heroes are sent for something that they haven't seen, `needed` wants one room at least.
 */
export function imagineWays(sketch: Sketch, needed: boolean): void {
  sketch.reached.fill(0);
  const ways = new Ways(sketch);
  const { state, board, chance, rooms } = sketch;
  const start = state.introduced ? [] : state.start.map((square) => board.roomOf[square]!);
  const unseen = [...board.letters.keys()].filter(
    (room) => room !== corridor && !state.rooms.includes(room) && !start.includes(room),
  );
  shuffleWith(chance, unseen);
  ways.findCorridor();
  const wanted = unseen.filter((room) => !ways.isReached(room) && happens(roomsInUse, chance));
  const found = state.doors.filter(({ kind }) => kind === "secret").length;
  const secret = wanted.splice(0, Math.max(0, oneOf(inOneQuest.secretDoors, chance) - found));
  for (const room of wanted) if (ways.lead(room, "door")) ways.findCorridor();
  for (const room of unseen) {
    if (!ways.isReached(room)) continue;
    rooms.push(room);
    if (happens(secondDoors, chance)) ways.leadAgain(room);
  }
  for (const room of secret) if (ways.lead(room, "secret")) sketch.secretRooms.push(room);
  if (needed && rooms.length + sketch.secretRooms.length === 0) {
    const room = unseen.find((one) => ways.lead(one, "door") || ways.lead(one, "secret"));
    if (room !== undefined) rooms.push(room);
  }
}

/** A sheet that is laid out anew for every world. */
const blocked = squareSheet();

/** Where one comes to, and the doors that lead there. */
class Ways {
  readonly #sketch: Sketch;
  readonly #walls: readonly (readonly Wall[])[];
  /** Walls without a door. */
  readonly #closed: Uint8Array;
  readonly #blocked: Uint8Array;

  constructor(sketch: Sketch) {
    const { state, board, secrets } = sketch;
    this.#sketch = sketch;
    this.#walls = wallsOf(board);
    this.#closed = board.walls.slice();
    for (const { edge } of state.doors) this.#closed[edge] = 0;
    for (const { edge } of secrets.doors) this.#closed[edge] = 0;
    for (const edge of state.passages) this.#closed[edge] = 0;
    // Rubble stops everybody; round furniture there is a way, and over a chasm (HQ-13-d).
    this.#blocked = blocked;
    blocked.fill(0);
    for (const square of state.rubble) blocked[square] = 1;
    for (const square of secrets.rubble) blocked[square] = 1;
    const heroes = state.figures.flatMap(({ kind, square }) => (kind === "hero" && square >= 0 ? [square] : []));
    for (const square of heroes.length > 0 ? heroes : state.start) this.#goOnFrom(square);
  }

  isReached(room: number): boolean {
    const { board, reached } = this.#sketch;
    for (const square of board.squaresOf[room]!) if (reached[square] === 1) return true;
    return false;
  }

  /** The corridor is the way to nearly everything. */
  findCorridor(): void {
    if (!this.isReached(corridor)) this.lead(corridor, "door");
  }

  /** A door into a room from where one comes to already. Says whether there is a place for it. */
  lead(room: number, kind: "door" | "secret"): boolean {
    const { reached } = this.#sketch;
    return this.#addDoor(room, kind, ({ inside, outside }) => reached[outside] === 1 && reached[inside] === 0);
  }

  /** One more door of a room, to anywhere that can be reached. */
  leadAgain(room: number): void {
    const { reached } = this.#sketch;
    this.#addDoor(room, "door", ({ outside }) => reached[outside] === 1);
  }

  #addDoor(room: number, kind: "door" | "secret", leads: (wall: Wall) => boolean): boolean {
    const { secrets, chance } = this.#sketch;
    const walls = this.#walls[room]!;
    const first = chance.below(walls.length);
    for (let i = 0; i < walls.length; i++) {
      const wall = walls[(first + i) % walls.length]!;
      if (this.#closed[wall.edge] === 0 || !leads(wall) || !this.#isPossible(wall, kind)) continue;
      const door: Door = { edge: wall.edge, kind, open: false };
      (kind === "door" ? secrets.doors : secrets.secretDoors).push(door);
      this.#closed[wall.edge] = 0;
      keepClear(this.#sketch, wall.edge);
      this.#goOnFrom(wall.inside);
      return true;
    }
    return false;
  }

  #isPossible({ inside, outside }: Wall, kind: "door" | "secret"): boolean {
    const { state, taken } = this.#sketch;
    if (kind === "door") return (taken[inside]! & full) === 0 && (taken[outside]! & full) === 0;
    if (((taken[inside]! | taken[outside]!) & inTheWay) !== 0) return false;
    const searched = state.searched["secret-doors"];
    return !searched.includes(inside) && !searched.includes(outside);
  }

  /** Marks what can be reached from a square, through every door. */
  #goOnFrom(square: number): void {
    const { board, reached } = this.#sketch;
    const { graph, edgeOfWay } = board.grid;
    if (reached[square] === 1) return;
    reached[square] = 1;
    const found = [square];
    for (const here of found) {
      for (let way = graph.firstOut[here]!; way < graph.firstOut[here + 1]!; way++) {
        const there = graph.to[way]!;
        if (reached[there] === 1 || this.#closed[edgeOfWay[way]!] === 1 || this.#blocked[there] === 1) continue;
        reached[there] = 1;
        found.push(there);
      }
    }
  }
}
