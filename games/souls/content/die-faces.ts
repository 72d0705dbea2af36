import type { TableProblem } from "@tavolata/kernel";
import { say } from "@tavolata/kernel";

/** SS-6.2-dice: a face shows one result or two, written `hit+ability`. */
export type Face =
  | "hit"
  | "hit+hit"
  | "hit+ability"
  | "hit+magic"
  | "hit+legendary"
  | "ability"
  | "ability+ability"
  | "magic"
  | "legendary"
  | "shield"
  | "shield+ability"
  | "shield+magic"
  | "miss";

export type Colour = "red" | "blue";

/** How many faces of each die show what. */
export type DieFaces = Readonly<Record<Colour, Readonly<Partial<Record<Face, number>>>>>;

/** SS-6.2-dice: both dice have ten faces. */
const facesOfADie = 10;

/**
 * SS-6.2-dice: how many faces of each die show what. The rulebook doesn't say: this is our default, and those with 0 are there for whoever
 * finds them on the dice of the box. A red die has no shields.
 */
export const dieFaces: DieFaces = {
  red: {
    hit: 2,
    "hit+hit": 1,
    "hit+ability": 2,
    "hit+magic": 1,
    "ability+ability": 1,
    magic: 1,
    "hit+legendary": 1,
    miss: 1,
    ability: 0,
    legendary: 0,
  },
  blue: {
    shield: 2,
    "shield+ability": 1,
    "shield+magic": 1,
    hit: 1,
    "hit+ability": 1,
    "hit+magic": 1,
    ability: 1,
    legendary: 1,
    miss: 1,
    "hit+hit": 0,
    "hit+legendary": 0,
    "ability+ability": 0,
    magic: 0,
  },
};

export function dieFaceProblems(dice: DieFaces): TableProblem[] {
  return Object.entries(dice).flatMap(([colour, faces]) => {
    const count = Object.values(faces).reduce((sum, one) => sum + one, 0);
    if (count === facesOfADie) return [];
    return [
      {
        field: `dice.${colour}`,
        problem: `A die has ${facesOfADie} faces, not ${count} (SS-6.2-dice).`,
        said: say("problem.die-faces", { colour, count }),
      },
    ];
  });
}
