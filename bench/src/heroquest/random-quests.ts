import { play } from "@tavolata/kernel/testing";
import { randomChoices } from "../measuring/choices.js";
import type { Rounds, Work } from "../measuring/rates.js";
import { quests, startQuest } from "./quests.js";

/** Far beyond the longest random match. */
const bound = 200_000;

/** Node.js takes some hundred thousand decisions to make the code of so many rules fast. */
export const thorough: Rounds = { rounds: 11, length: 400, warmUp: 6000 };

/** One random match of every quest is one piece of work. */
export function allQuests(): Work {
  let number = 0;
  return () => {
    number += 1;
    let decisions = 0;
    for (const quest of quests) decisions += play(startQuest(quest, `match-${number}`), randomChoices(number), bound);
    return decisions;
  };
}
