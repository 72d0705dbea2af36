import type { AnyRuleset } from "@tavolata/game";
import { Match, type Options, type Save, type Seat } from "@tavolata/kernel";
import { randomChoices } from "../measuring/choices.js";

/** An answer that is known in advance. */
interface ScriptedAnswer {
  readonly seat: Seat;
  readonly number: number;
  readonly key: string;
  readonly picks: readonly string[];
}

/** A match somewhere in its course, and the answers with which it goes on: dice and answers say all, so whoever has both can tell. */
export interface MatchScript {
  readonly save: Save;
  readonly seats: readonly Seat[];
  readonly answers: readonly ScriptedAnswer[];
}

export interface ScriptRequest {
  readonly ruleset: AnyRuleset;
  /** How many scripts, each with so many answers. */
  readonly count: number;
  readonly answers: number;
  /** The matches are between these numbers of answers when they are opened. */
  readonly from: number;
  readonly to: number;
  options(number: number): Options;
}

/** Matches by chance that last long enough. */
export function scriptsOf(wanted: ScriptRequest): MatchScript[] {
  const scripts: MatchScript[] = [];
  for (let number = 0; scripts.length < wanted.count; number++) {
    const script = scriptOf(wanted, number, wanted.from + (number % (wanted.to - wanted.from)));
    if (script) scripts.push(script);
    else if (number > 100 * wanted.count) throw new Error(`No match of ${wanted.ruleset.id} lasts that long.`);
  }
  return scripts;
}

function scriptOf(
  { ruleset, answers: length, options }: ScriptRequest,
  number: number,
  start: number,
): MatchScript | undefined {
  const match = Match.start(ruleset, { seed: `bench-${number}`, options: options(number) });
  const choose = randomChoices(number);
  const answers: ScriptedAnswer[] = [];
  let save: Save | undefined;
  while (answers.length < length) {
    const [asked] = match.asked;
    if (!asked) return undefined;
    if (match.at === start) save = match.save();
    const { seat, number: decision } = asked;
    const picks = choose(asked);
    if (save) {
      const { key } = match.decisions(seat).find((one) => one.number === decision)!;
      answers.push({ seat, number: decision, key, picks });
    }
    match.answer({ seat, number: decision, picks });
  }
  return match.outcome ? undefined : { save: save!, seats: match.seats, answers };
}
