import type { AnyRuleset } from "@tavolata/game";
import {
  type Contribution,
  Match,
  type Outcome,
  type Recent,
  type Save,
  SaveRefused,
  say,
  soundOptions,
  tableSeat,
  UndoRefused,
} from "@tavolata/kernel";
import { type AnyMatch, type LogEntry, redo } from "../live/log-entry.js";
import { inOneGo } from "../live/pieces.js";
import { atStepStart, isMisfit } from "../live/rewinding.js";
import { type Begun, startMatch } from "../live/starting.js";

/** After so many deeds of a match that is played again others are seen to. */
const deedsInOneGo = 50;

/** A stored match as it goes on. */
export interface RestoredMatch {
  readonly match: AnyMatch;
  /** Its last answers no longer fit and were taken back. */
  readonly isCut: boolean;
  /** How many of the deeds fitted, one after the other. */
  readonly fitting: number;
  /** So many of the figures that it was played with the game no longer takes. */
  readonly figuresLost: number;
}

/** Where a stored match is taken up: at a save, or at its beginning. */
export type RestoredFrom = { readonly save: Save; readonly told?: Recent | undefined } | { readonly begun: Begun };

/** Takes a stored match up from a save, or from its beginning, and does again what was done since. One that is over stays as it ended. */
export function restoreMatch(...how: Parameters<typeof restoringMatch>): RestoredMatch {
  return inOneGo(restoringMatch(...how));
}

/** The same in pieces. */
export function* restoringMatch(
  ruleset: AnyRuleset,
  from: RestoredFrom,
  deeds: readonly LogEntry[],
  outcome: Outcome | null,
): Generator<void, RestoredMatch> {
  const gathered = "save" in from ? [] : gatheredIn(deeds);
  const { match, figuresLost } =
    "save" in from
      ? loaded(ruleset, from.save, from.told)
      : startedAgain(ruleset, { ...from.begun, contributions: gathered });
  if (figuresLost > 0 && outcome) {
    throw new SaveRefused(
      "other-figures",
      `It is over, and ${figuresLost} of the figures that it was played with are no longer taken: with others it might have ended otherwise.`,
      say("refused.save-other-figures", { figures: figuresLost }),
    );
  }
  if ((match.lost?.answers ?? 0) > 0) {
    addTo(match, deeds);
    return { match, isCut: true, fitting: 0, figuresLost };
  }
  // ends: it goes on only forward
  for (let done = gathered.length; done < deeds.length; done++) {
    if (done % deedsInOneGo === deedsInOneGo - 1) yield;
    try {
      redo(match, deeds[done]!);
    } catch (error) {
      // What was played with other figures can't be taken back to where they counted.
      if (!isMisfit(error) && !(figuresLost > 0 && error instanceof UndoRefused)) throw error;
      const back = isMisfit(error) ? takenBackBy(deeds, done, match) : undefined;
      if (back === undefined) {
        const cut = atStepStart(ruleset, match);
        addTo(cut, deeds.slice(done));
        return { match: cut, isCut: true, fitting: done, figuresLost };
      }
      addTo(match, deeds.slice(done, back));
      goBack(match, deeds[back]!);
      done = back;
    }
  }
  return { match, isCut: false, fitting: deeds.length, figuresLost };
}

/**
 * Which deed took this answer and all since back, where somebody did and didn't do it again: what players no longer wanted needn't fit. Nothing
 * where the answer counts, or where it isn't sure which one was taken back.
 */
function takenBackBy(deeds: readonly LogEntry[], index: number, { at, asked }: AnyMatch): number | undefined {
  const back = deeds.findIndex((one, i) => i > index && takesBack(one) && one.back_to! <= at);
  const deed = deeds[back];
  if (deed?.kind !== "undo") return undefined;
  const wasAsked = asked.length === 1 && asked[0]!.number === at;
  const isSure = deed.back_to! < at || deed.seat === deeds[index]!.seat || wasAsked;
  const next = deeds.find(({ kind }, i) => i > back && kind !== "undo" && kind !== "contribution");
  return isSure && next?.kind !== "redo" ? back : undefined;
}

function takesBack({ kind, back_to }: LogEntry): boolean {
  return back_to !== null && kind !== "contribution";
}

/** Goes back to where a deed has led that took back more than is here. */
function goBack(match: AnyMatch, { back_to: to }: LogEntry): void {
  if (to! < match.at) match.undo(tableSeat, { to: to!, agreedBy: match.seats });
}

/** What was added to the dice before a match began: its first deeds. */
function gatheredIn(deeds: readonly LogEntry[]): Contribution[] {
  const first = deeds.findIndex(({ kind, back_to }) => kind !== "contribution" || back_to !== 0);
  return deeds.slice(0, first < 0 ? deeds.length : first).map(contributionOf);
}

/** Nothing takes away what was added to the dice, also not that the answers around it no longer fit. */
function addTo(match: AnyMatch, deeds: readonly LogEntry[]): void {
  for (const deed of deeds) if (deed.kind === "contribution") redo(match, deed);
}

function contributionOf({ seat, picks, back_to }: LogEntry): Contribution {
  return { from: back_to!, by: seat, value: picks[0]! };
}

function loaded(
  ruleset: AnyRuleset,
  save: Save,
  told: Recent | undefined,
): Pick<RestoredMatch, "match" | "figuresLost"> {
  try {
    const match: AnyMatch = Match.load(ruleset, save);
    if (told) match.remember(told);
    return { match, figuresLost: match.lost?.figures ?? 0 };
  } catch (error) {
    if (error instanceof SaveRefused) throw error;
    throw new SaveRefused("broken", "This isn't a match that can be opened.", undefined, { cause: error });
  }
}

function startedAgain(ruleset: AnyRuleset, begun: Begun): Pick<RestoredMatch, "match" | "figuresLost"> {
  const { options, left } = soundOptions(ruleset, begun.options);
  return { match: startMatch(ruleset, { ...begun, options }), figuresLost: left };
}
