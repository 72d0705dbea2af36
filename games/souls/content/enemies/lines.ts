import type { BehaviourLine, Sentence, SentenceTarget } from "../types.js";

/** The sentences that scrolls are written in (SS-15.8-a, SS-15.9-f). */
export const engage: Sentence = { do: "engage" };

export function move(areas: number): Sentence {
  return { do: "move", areas };
}

export function retreat(areas: number): Sentence {
  return { do: "retreat", areas };
}

export function strike(weapon: string, more: { times?: number; target?: SentenceTarget } = {}): Sentence {
  return { do: "attack", weapon, ...more };
}

export function use(power: string): Sentence {
  return { do: "use", power };
}

/** A line for these distances. */
export function at(range: readonly number[], ...say: readonly Sentence[]): BehaviourLine {
  return { range, say };
}

/** The last line, for every distance and without sight (SS-15.7.1-o). */
export function otherwise(...say: readonly Sentence[]): BehaviourLine {
  return { range: "+", say };
}
