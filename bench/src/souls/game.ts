import { thumbBot } from "@tavolata/bots";
import { ruleOfThumb, type Souls, type SoulsEvent, souls } from "@tavolata/games/souls/index.js";
import { Match } from "@tavolata/kernel";
import type { MeasuredGame } from "../games/measured-game.js";
import { valuesOf } from "../games/values.js";

/** Every Quest with two, three, four and five heroes. */
const subjects = valuesOf(souls.id, souls.options, "quest").flatMap((quest) =>
  [2, 3, 4, 5].map((heroes) => `${quest}/${heroes}`),
);

export const game: MeasuredGame<Souls, SoulsEvent> = {
  id: "souls",
  whole: "quest",
  subjects,
  start(subject, seed) {
    const [quest, heroes] = subject.split("/");
    return Match.start(souls, { seed, options: { quest: quest!, heroes: Number(heroes) } });
  },
  thumb: thumbBot(ruleOfThumb),
  targets: { decisions: 50_000 },
};
