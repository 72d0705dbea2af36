import type { Bot } from "@tavolata/bots";
import type { GameModule } from "./game-module.js";

/** A level that thinks ahead with so many play-outs for an answer. */
const counted = /^(?:strong|patient)@([1-9]\d{0,4})$/;

/** So many times as long as `strong` does `patient` think. */
const patience = 10;

/** How many play-outs a level has for an answer where `strong` has so many; nothing for one that doesn't think ahead. */
export function playOutsOf(level: string, iterations: number): number | undefined {
  if (level === "strong") return iterations;
  return level === "patient" ? patience * iterations : undefined;
}

/**
 * The bot that a word means: a level, or one that thinks ahead with so many play-outs for every answer instead of so many seconds (`strong@120`), whose
 * answers are the same on every machine. Nothing where the game has no such bot.
 */
export function botNamed({ bots, searcher }: Pick<GameModule, "bots" | "searcher">, word: string): Bot | undefined {
  if (Object.hasOwn(bots, word)) return bots[word];
  const [, iterations] = counted.exec(word) ?? [];
  return iterations === undefined ? undefined : searcher?.({ iterations: Number(iterations) });
}
