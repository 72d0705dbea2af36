import { strangerIn } from "../chance/contribution.js";
import { SeedChain } from "../chance/seed-chain.js";
import type { GameEvent } from "../rules/event.js";
import { say } from "../rules/message.js";
import { contentFor, optionsOf, soundOptions } from "../rules/options.js";
import type { Ruleset } from "../rules/ruleset.js";
import { copy } from "../saves/json.js";
import { type Given, migrate, type Save } from "../saves/save.js";
import { checkSave } from "../saves/save-check.js";
import { beginning, type MatchFrame, pointOf, type SavePoint } from "./history.js";
import type { Lost } from "./lost.js";
import { AnswerRefused, openReason, SaveRefused, ScriptMistake } from "./refusal.js";
import { seatsOf } from "./starting.js";
import { Timeline } from "./timeline.js";

/** A save as a match goes on from it. */
interface Opened<S extends object, E extends GameEvent, C = unknown> {
  readonly timeline: Timeline<S, E, C>;
  readonly entered?: Save["entered"];
  /** It doesn't begin at the setup. */
  readonly isBrought: boolean;
  readonly lost?: Lost;
}

export function openedLine<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  value: unknown,
): Opened<S, E, C> {
  const { save, left } = withSoundFigures(ruleset, copy(migrate(ruleset, checkSave(ruleset, value))));
  const options = optionsOf(ruleset, save.options);
  const content = contentFor(ruleset, options);
  const { settings, chance, seed, answers, contributions = [] } = save;
  const seats = seatsOf(ruleset, options);
  const stranger = strangerIn(contributions, seats);
  if (stranger) {
    const sentence = `"${stranger.by}", who added to the dice, is no seat of this match. The seats are: ${seats.join(", ")}.`;
    throw new SaveRefused("malformed", sentence, say("refused.save-contributions"));
  }
  const frame: MatchFrame<S, E, C> = {
    ruleset,
    content,
    options,
    seats,
    settings,
    chance,
    seed,
    seeds: new SeedChain(seed, contributions),
  };
  const base = save.base ? pointOf<S>(save.base) : beginning(frame);
  const mark = save.mark ? pointOf<S>(save.mark) : base;
  if (mark.at < base.at || mark.at > base.at + answers.length || !Object.hasOwn(ruleset.steps, mark.step)) {
    const place = `answer ${mark.at}, step "${mark.step}"`;
    throw new SaveRefused("broken", `The save point at ${place}, doesn't belong to this match.`);
  }
  const from = { entered: save.entered, isBrought: save.base !== undefined };
  try {
    const timeline = new Timeline(frame, base, mark, [...answers], false);
    return { ...from, timeline, ...(left > 0 ? { lost: { answers: 0, figures: left } } : {}) };
  } catch (error) {
    // Rules that fail are to be mended: nothing is taken back for them.
    const isMisfit = save.mark && (error instanceof AnswerRefused || error instanceof ScriptMistake);
    if (!isMisfit && left === 0) throw broken("The match can't be played again from its answers", error);
    // The rules or the figures are others than before: the answers of the step under way no longer fit, so the step starts again.
    const kept = answers.slice(0, mark.at - base.at);
    const lost = { answers: answers.length - kept.length, figures: left };
    return { ...from, timeline: lineAtMark(frame, base, mark, kept, base.at + answers.length), lost };
  }
}

/**
 * A save whose figures the game still takes, and how many were left out. What was played with those can't be played again, so that the match
 * begins at its newest save point; without one it begins anew.
 */
function withSoundFigures<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  save: Save,
): { readonly save: Save; readonly left: number } {
  const { options, left } = soundOptions(ruleset, save.options);
  if (left === 0) return { save, left };
  const { mark, base } = save;
  if (!mark) return { save: { ...save, options }, left };
  return { save: { ...save, options, base: mark, answers: save.answers.slice(mark.at - (base?.at ?? 0)) }, left };
}

function lineAtMark<S extends object, E extends GameEvent, C = unknown>(
  frame: MatchFrame<S, E, C>,
  base: SavePoint<S>,
  mark: SavePoint<S>,
  answers: Given[],
  furthest: number,
): Timeline<S, E, C> {
  try {
    return new Timeline(frame, base, mark, answers, false, furthest);
  } catch (error) {
    throw broken(`The rules can't go on from the save point at answer ${mark.at}`, error);
  }
}

function broken(what: string, error: unknown): SaveRefused {
  return new SaveRefused("broken", `${what}: ${openReason(error)}`, undefined, { cause: error });
}
