import type { AnyRuleset } from "@tavolata/game";
import { AnswerRefused, Match } from "@tavolata/kernel";
import type { AnyMatch } from "./log-entry.js";

/** Whether an error says that an answer doesn't fit the rules (any more). Rules that fail are another matter: they are to be mended. */
export function isMisfit(error: unknown): boolean {
  return error instanceof AnswerRefused;
}

/** The match at the start of the step that it stands in. */
export function atStepStart(ruleset: AnyRuleset, match: AnyMatch): AnyMatch {
  const save = match.save();
  const { mark, base, answers } = save;
  return Match.load(ruleset, { ...save, answers: answers.slice(0, (mark?.at ?? 0) - (base?.at ?? 0)) });
}
