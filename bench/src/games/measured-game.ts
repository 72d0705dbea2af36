import type { Bot } from "@tavolata/bots";
import type { AnyRuleset, Speed } from "@tavolata/game";
import { type GameEvent, Match, type Options } from "@tavolata/kernel";
import { measuredGames } from "./measured.js";
import { tablesOf } from "./tables.js";

/** A game of ours whose speed is measured. */
export interface MeasuredGame extends Pick<Speed, "whole" | "targets"> {
  /** The word before every figure: `<id>-decisions`. */
  readonly id: string;
  readonly ruleset: AnyRuleset;
  /** What is played in turn: quests, or scenarios with so many players. */
  readonly subjects: readonly Options[];
  /** Who plays by rules of thumb. */
  readonly heuristic: Bot;
}

/** The game of this name with its rules and bots. */
export async function measuredGame(id: string): Promise<MeasuredGame> {
  const found = measuredGames.find(({ game }) => game.id === id);
  if (!found?.speed) throw new Error(`Of the game "${id}" no speed is measured.`);
  const [{ ruleset, bots }, { whole, targets, tables }] = await Promise.all([found.game.module(), found.speed()]);
  return { id, ruleset, heuristic: bots["normal"]!, subjects: tablesOf(tables), whole, targets };
}

/** A match of one of its subjects, at a table that changes no other option. */
export function startOf({ ruleset }: MeasuredGame, options: Options, seed: string): Match<object, GameEvent> {
  return Match.start(ruleset, { seed, options });
}
