import type { TileLine, TileSide } from "../types.js";
import { pictures, ringMarks } from "./pictures.js";

type More = Partial<Omit<TileSide, "ground" | "picture">>;

function side(ground: TileSide["ground"], picture: readonly string[], more: More = {}): TileSide {
  return { ground, picture, walls: [], barriers: [], hard: [], deadly: [], ...more };
}

/** Walls in the middle of a tile, from the left or from above; a half leaves the other half open. */
const middleLeft: TileLine = [
  [0, 4],
  [4, 4],
];
const upright: TileLine = [
  [4, 0],
  [4, 8],
];
const upperHalf: TileLine = [
  [4, 0],
  [4, 4],
];
const lowerHalf: TileLine = [
  [4, 4],
  [4, 8],
];
const { quarters, strip, lane, cross, corridor, bend, tee, hall, nooks, chamber, ring, stairs } = pictures;

/** SS-1.2-b, SS-3-b: nineteen tiles, each with an A and a B side. The rulebook names 6A, 7B and 13B; how they look is ours. */
const table = {
  "1A": side("village", quarters),
  "1B": side("ruins", quarters, { walls: [upperHalf] }),
  "2A": side("road", corridor),
  "2B": side("forest", bend, { hard: [2] }),
  "3A": side("road", cross),
  "3B": side("cave", cross, { deadly: [4] }),
  "4A": side("forest", strip, { hard: [2] }),
  "4B": side("ruins", lane, {
    walls: [
      [
        [2, 4],
        [6, 4],
      ],
    ],
  }),
  "5A": side("village", quarters, { walls: [middleLeft] }),
  "5B": side("camp", quarters, { barriers: [{ from: 3, to: 1 }] }),
  "6A": side("village", nooks, { walls: [lowerHalf], verified: ["walls.0"] }),
  "6B": side("castle", nooks, { walls: [middleLeft] }),
  "7A": side("road", bend),
  "7B": side("forest", tee, { hard: [3] }),
  "8A": side("forest", lane, { hard: [1] }),
  "8B": side("cave", strip, { deadly: [2] }),
  "9A": side("village", hall),
  "9B": side("crypt", hall, {
    walls: [
      [
        [0, 2],
        [3, 2],
      ],
      [
        [5, 2],
        [8, 2],
      ],
    ],
  }),
  "10A": side("road", corridor, { barriers: [{ from: 2, to: 1 }] }),
  "10B": side("cave", corridor, { deadly: [2] }),
  "11A": side("village", ring, { marks: ringMarks }),
  "11B": side("crypt", ring, { marks: ringMarks, deadly: [3] }),
  "12A": side("forest", stairs, { hard: [4] }),
  "12B": side("castle", stairs, { barriers: [{ from: 3, to: 1 }] }),
  "13A": side("camp", chamber),
  "13B": side("forest", chamber, { hard: [3] }),
  "14A": side("village", quarters, { walls: [upright] }),
  "14B": side("castle", quarters, {
    walls: [
      upperHalf,
      [
        [4, 4],
        [6, 4],
      ],
    ],
  }),
  "15A": side("road", tee),
  "15B": side("crypt", tee, { deadly: [1] }),
  "16A": side("camp", strip, { barriers: [{ from: 3, to: 1 }] }),
  "16B": side("castle", lane, {
    walls: [
      [
        [2, 0],
        [2, 2],
      ],
      [
        [2, 6],
        [2, 8],
      ],
    ],
  }),
  "17A": side("ruins", nooks, { hard: [5] }),
  "17B": side("crypt", nooks, {
    walls: [
      [
        [0, 6],
        [2, 6],
      ],
    ],
  }),
  "18A": side("ruins", stairs),
  "18B": side("cave", stairs, { deadly: [3] }),
  "19A": side("castle", hall),
  "19B": side("castle", chamber, {
    // In the middle it would lie in one line with the end of the wall and the openings to the left.
    marks: { 1: [2, 3] },
    walls: [
      [
        [0, 6],
        [4, 6],
      ],
      [
        [6, 0],
        [6, 2],
      ],
    ],
  }),
} as const satisfies Readonly<Record<string, TileSide>>;

export type TileSideName = keyof typeof table;

export const tileSides: Readonly<Record<TileSideName, TileSide>> = table;
