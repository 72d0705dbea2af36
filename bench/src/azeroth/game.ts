import { thumbBot } from "@tavolata/bots";
import {
  type Azeroth,
  type AzerothContent,
  type AzerothEvent,
  azeroth,
  ruleOfThumb,
} from "@tavolata/games/azeroth/index.js";
import { Match } from "@tavolata/kernel";
import type { MeasuredGame } from "../games/measured-game.js";

/** With two, three and four players. */
const subjects = ["2", "3", "4"];

export const game: MeasuredGame<Azeroth, AzerothEvent, AzerothContent> = {
  id: "azeroth",
  whole: "match",
  subjects,
  start: (players, seed) => Match.start(azeroth, { seed, options: { players: Number(players) } }),
  thumb: thumbBot(ruleOfThumb),
  targets: { decisions: 50_000 },
};
