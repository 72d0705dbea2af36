import type { GameModule } from "@tavolata/game";
import {
  AnswerRefused,
  type Onlooker,
  RulesMistake,
  replay,
  type Save,
  SaveRefused,
  type View,
} from "@tavolata/kernel";
import { Refuse } from "../refuse.js";
import { KeyedMutex } from "./keyed-mutex.js";
import type { Pause } from "./pause.js";

/** After so many answers others are seen to. */
const answersInOneGo = 100;

/** Matches are played again one after the other. */
const turns = new KeyedMutex();

/** How a table looked to an onlooker at some moment of the match. */
export interface PastMoment {
  /** So many answers had been given. */
  readonly answers: number;
  /** So many events had been told. */
  readonly events: number;
  readonly view: View;
}

/**
 * The moment when an onlooker had just been told an event: the match is played again up to there. It shows what the onlooker saw then, and
 * nothing of what came later.
 */
export function lookBack(
  { ruleset }: GameModule,
  save: Save,
  as: Onlooker,
  event: number,
  pause: Pause,
): Promise<PastMoment> {
  return turns.take("past", async () => {
    try {
      const match = replay(ruleset, save, save.base?.at ?? 0);
      for (const [i, { seat, picks }] of save.answers.entries()) {
        if (match.eventCount(as) > event) break;
        if (i % answersInOneGo === answersInOneGo - 1) await pause();
        match.answer({ seat, picks });
      }
      return { answers: match.at, events: match.eventCount(as), view: match.view(as) };
    } catch (error) {
      const isMended = error instanceof AnswerRefused || error instanceof RulesMistake || error instanceof SaveRefused;
      if (!isMended) throw error;
      const sentence =
        "The beginning of this match can no longer be played again: the rules are others than they were.";
      throw new Refuse("broken-match", sentence, { cause: error });
    }
  });
}
