import { play } from "@tavolata/kernel/testing";
import { randomChoices } from "../measuring/choices.js";
import type { Rounds, Work } from "../measuring/rates.js";
import { type MeasuredGame, startOf } from "./measured-game.js";

/** Far beyond the longest random match. */
const bound = 200_000;

/** Six seconds of warm-up: most of the rules are fast by then, and what the compiler of Node.js still has to do counts as the game's time. */
export const thorough: Rounds = { rounds: 11, length: 400, warmUp: 6_000 };

/** One random match of every subject is one piece of work. */
export function allSubjects(game: MeasuredGame): Work {
  let number = 0;
  return () => {
    number += 1;
    let decisions = 0;
    for (const subject of game.subjects) {
      decisions += play(startOf(game, subject, `match-${number}`), randomChoices(number), bound);
    }
    return decisions;
  };
}
