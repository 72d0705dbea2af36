import type { AnyRuleset } from "@tavolata/game";
import { Match, type Outcome } from "@tavolata/kernel";
import type { AnyMatch, LogEntry } from "../live/log-entry.js";
import { type RestoredFrom, type RestoredMatch, restoringMatch } from "./restore-match.js";

/** A match that was played again, and which deed was the first that doesn't fit, where there is such. */
export interface PlayedAgain {
  readonly match: AnyMatch;
  readonly misfit?: number;
  /** What became of it since it was last taken back for its rules; nothing where it doesn't come as far. */
  readonly end?: RestoredMatch;
}

/**
 * Plays a match again as its players did, also where they were taken back because their last answers no longer fitted: there the same answers
 * don't fit here, and lead back to the same place. Only where the players had a snapshot to start from may they have come further.
 * A long match takes a second or more: it is played in pieces.
 */
export function* playingAgain(
  ruleset: AnyRuleset,
  start: RestoredFrom,
  deeds: readonly LogEntry[],
  outcome: Outcome | null,
): Generator<void, PlayedAgain> {
  const rewinds = deeds.flatMap(({ kind }, i) => (kind === "rewind" ? [i] : []));
  let from = start;
  let since = 0;
  for (const rewind of rewinds) {
    const { match, isCut, fitting } = yield* restoringMatch(ruleset, from, deeds.slice(since, rewind), outcome);
    const back = deeds[rewind]!.back_to!;
    if (match.at < back) return { match, misfit: isCut ? since + fitting : rewind - 1 };
    from = { save: match.at === back ? match.save() : shortened(ruleset, match, back).save() };
    since = rewind + 1;
  }
  const end = yield* restoringMatch(ruleset, from, deeds.slice(since), outcome);
  const { match, isCut, fitting } = end;
  return isCut ? { match, misfit: since + fitting, end } : { match, end };
}

/** The match with its first answers alone: others fitted once more, but its players have gone on without them. */
function shortened(ruleset: AnyRuleset, match: AnyMatch, to: number): AnyMatch {
  const { mark: _mark, outcome: _outcome, ...save } = match.save();
  return Match.load(ruleset, { ...save, answers: save.answers.slice(0, to - (save.base?.at ?? 0)) });
}
