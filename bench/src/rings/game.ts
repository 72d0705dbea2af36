import { thumbBot } from "@tavolata/bots";
import { type Rings, type RingsEvent, rings, ruleOfThumb, scenarioIds } from "@tavolata/games/rings/index.js";
import { Match } from "@tavolata/kernel";
import type { MeasuredGame } from "../games/measured-game.js";

/** Every scenario of the core set alone, and with two, three and four players. */
const subjects = scenarioIds.flatMap((scenario) => [1, 2, 3, 4].map((players) => `${scenario}/${players}`));

export const game: MeasuredGame<Rings, RingsEvent> = {
  id: "rings",
  whole: "match",
  subjects,
  start(subject, seed) {
    const [scenario, players] = subject.split("/");
    return Match.start(rings, { seed, options: { scenario: scenario!, players: Number(players) } });
  },
  thumb: thumbBot(ruleOfThumb),
  targets: { decisions: 50_000, whole: 150 },
};
