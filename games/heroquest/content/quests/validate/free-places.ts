import { columnOf, edgeCount, edgeName, rowOf, squareName } from "../../board/grid.js";
import type { PlacedScenery, Quest } from "../format.js";
import {
  coveredBy,
  edgeIn,
  type Layout,
  layoutOf,
  namedSquares,
  scenerySquares,
  sidesOf,
  squareIn,
  trapSquares,
} from "./layout.js";

/** Where nobody can stand, and why. */
export type Under = "trap" | "abyss" | "rubble" | "scenery";

export function notFloor(layout: Layout, quest: Quest): Map<number, Under> {
  return new Map([
    ...quest.traps.flatMap((trap) => trapSquares(layout, trap).map((square) => [square, "trap"] as const)),
    ...[...namedSquares(layout, quest.abyss)].map((square) => [square, "abyss"] as const),
    ...[...namedSquares(layout, quest.rubble)].map((square) => [square, "rubble"] as const),
    ...[...scenerySquares(layout, quest)].map((square) => [square, "scenery"] as const),
  ]);
}

/** Where what stands wrong could stand instead: the nearest place that nothing else has. */
export class FreePlaces {
  readonly #layout: Layout;
  readonly #taken: Set<number>;

  constructor(private readonly quest: Quest) {
    this.#layout = layoutOf(quest);
    const layout = this.#layout;
    const figures = [...quest.antagonists, ...quest.allies].map(({ at }) => at);
    this.#taken = new Set([
      ...notFloor(layout, quest).keys(),
      ...namedSquares(layout, [...figures, ...quest.start, ...quest.exit]),
    ]);
  }

  /** A square for a figure or a treasure: in the same room if one is left there. */
  square(from: string): string | undefined {
    const { grid, rooms } = this.#layout;
    const first = squareIn(this.#layout, from);
    if (first === undefined) return undefined;
    const free = this.#byDistance(first).filter((square) => !this.#taken.has(square));
    const [same] = free.filter((square) => rooms.roomOf[square] === rooms.roomOf[first]);
    const found = same ?? free[0];
    return found === undefined ? undefined : squareName(grid, found);
  }

  /** A square of the corridor. */
  corridor(from: string): string | undefined {
    const { grid, rooms } = this.#layout;
    const first = squareIn(this.#layout, from);
    if (first === undefined) return undefined;
    const free = this.#byDistance(first).find((square) => rooms.roomOf[square] === "." && !this.#taken.has(square));
    return free === undefined ? undefined : squareName(grid, free);
  }

  /** Where a piece of scenery stands within one room and on nothing else. */
  scenery(piece: PlacedScenery): string | undefined {
    const layout = this.#layout;
    const { grid, rooms } = layout;
    const own = new Set(coveredBy(layout, piece) ?? []);
    const others = this.quest.scenery.filter((other) => other !== piece);
    const taken = new Set([
      ...[...this.#taken].filter((square) => !own.has(square)),
      ...scenerySquares(layout, { ...this.quest, scenery: others }),
      ...namedSquares(layout, [...this.quest.rubble, ...this.quest.abyss]),
    ]);
    const fits = (corner: number) => {
      const squares = coveredBy(layout, { ...piece, at: squareName(grid, corner) });
      if (!squares || squares.some((square) => taken.has(square))) return false;
      return new Set(squares.map((square) => rooms.roomOf[square])).size === 1;
    };
    const corner = this.#byDistance(squareIn(layout, piece.at) ?? 0).find(fits);
    return corner === undefined ? undefined : squareName(grid, corner);
  }

  /** The squares for the heroes to begin on: those that are there, and the nearest free ones of the same place. */
  start(wanted: number): string[] | undefined {
    const layout = this.#layout;
    const { grid, rooms } = layout;
    const floor = notFloor(layout, this.quest);
    const figures = namedSquares(
      layout,
      this.quest.antagonists.map(({ at }) => at),
    );
    const isFree = (square: number) => !floor.has(square) && !figures.has(square);
    const kept = [...namedSquares(layout, this.quest.start)].filter(isFree);
    const near = this.#byDistance(kept[0] ?? 0).filter(isFree);
    for (const room of new Set(near.map((square) => rooms.roomOf[square]))) {
      const squares = [...kept, ...near].filter((square) => rooms.roomOf[square] === room);
      const distinct = [...new Set(squares)].slice(0, wanted);
      if (distinct.length === wanted) return distinct.map((square) => squareName(grid, square));
    }
    return undefined;
  }

  /** The nearest wall without a door, with room before and behind it. */
  wall(from: string): string | undefined {
    const [square = ""] = from.split("|");
    const first = squareIn(this.#layout, square);
    return first === undefined ? undefined : this.#wallNear(first, () => true);
  }

  /** A wall between where the heroes can go and a room where they can't. */
  doorTo(square: number, isReached: (square: number) => boolean): string | undefined {
    const { roomOf } = this.#layout.rooms;
    const room = roomOf[square];
    return this.#wallNear(square, ([one, other]) => {
      const [inner, outer] = roomOf[one] === room ? [one, other] : [other, one];
      return roomOf[inner] === room && isReached(outer);
    });
  }

  #wallNear(square: number, fits: (sides: readonly [number, number]) => boolean): string | undefined {
    const layout = this.#layout;
    const { grid, walls } = layout;
    const { doors, secretDoors, barredDoors } = this.quest;
    const names = [...doors, ...secretDoors, ...barredDoors.map(({ edge }) => edge)];
    const used = new Set(names.map((name) => edgeIn(layout, name)));
    const shut = new Set([...scenerySquares(layout, this.quest), ...namedSquares(layout, this.quest.rubble)]);
    let best: number | undefined;
    for (let edge = 0; edge < edgeCount(grid); edge++) {
      if (walls[edge] !== 1 || used.has(edge)) continue;
      const sides = sidesOf(layout, edge);
      if (sides.some((side) => shut.has(side)) || !fits(sides)) continue;
      if (best === undefined || this.#apart(square, edge >> 1) < this.#apart(square, best >> 1)) best = edge;
    }
    return best === undefined ? undefined : edgeName(grid, best);
  }

  #byDistance(from: number): number[] {
    const squares = Array.from({ length: this.#layout.grid.squares }, (_, square) => square);
    return squares.sort((a, b) => this.#apart(from, a) - this.#apart(from, b) || a - b);
  }

  #apart(one: number, other: number): number {
    const { grid } = this.#layout;
    return Math.abs(columnOf(grid, one) - columnOf(grid, other)) + Math.abs(rowOf(grid, one) - rowOf(grid, other));
  }
}
