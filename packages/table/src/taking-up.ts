import {
  Match,
  type Outcome,
  type Recent,
  type Save,
  SaveRefused,
  say,
  soundOptions,
  UndoRefused,
} from "@tavolata/kernel";
import type { AnyRuleset } from "@tavolata/shelf";
import { type AnyMatch, redo, type StoredDeed } from "./deed.js";
import { atStepStart, isMisfit } from "./rewinding.js";
import { type Begun, startMatch } from "./starting.js";

/** A stored match as it goes on. */
export interface TakenUp {
  readonly match: AnyMatch;
  /** Its last answers no longer fit and were taken back. */
  readonly isCut: boolean;
  /** How many of the deeds fitted, one after the other. */
  readonly fitting: number;
  /** So many of the figures that it was played with the game no longer takes. */
  readonly figuresLost: number;
}

/** Takes a stored match up from a save, or from its beginning, and does again what was done since. One that is over stays as it ended. */
export function takeUp(
  ruleset: AnyRuleset,
  from: { readonly save: Save; readonly told?: Recent | undefined } | { readonly begun: Begun },
  deeds: readonly StoredDeed[],
  outcome: Outcome | null,
): TakenUp {
  const { match, figuresLost } =
    "save" in from ? loaded(ruleset, from.save, from.told) : startedAgain(ruleset, from.begun);
  if (figuresLost > 0 && outcome) {
    throw new SaveRefused(
      "other-figures",
      `It is over, and ${figuresLost} of the figures that it was played with are no longer taken: with others it might have ended otherwise.`,
      say("refused.save-other-figures", { figures: figuresLost }),
    );
  }
  if ((match.lost?.answers ?? 0) > 0) return { match, isCut: true, fitting: 0, figuresLost };
  for (const [fitting, deed] of deeds.entries()) {
    try {
      redo(match, deed);
    } catch (error) {
      // What was played with other figures can't be taken back to where they counted.
      if (!isMisfit(error) && !(figuresLost > 0 && error instanceof UndoRefused)) throw error;
      return { match: atStepStart(ruleset, match), isCut: true, fitting, figuresLost };
    }
  }
  return { match, isCut: false, fitting: deeds.length, figuresLost };
}

function loaded(ruleset: AnyRuleset, save: Save, told: Recent | undefined): Pick<TakenUp, "match" | "figuresLost"> {
  const match: AnyMatch = Match.load(ruleset, save);
  if (told) match.remember(told);
  return { match, figuresLost: match.lost?.figures ?? 0 };
}

function startedAgain(ruleset: AnyRuleset, begun: Begun): Pick<TakenUp, "match" | "figuresLost"> {
  const { options, left } = soundOptions(ruleset, begun.options);
  return { match: startMatch(ruleset, { ...begun, options }), figuresLost: left };
}
