import {
  type Contribution,
  Match,
  type Outcome,
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
  from: { readonly save: Save } | { readonly begun: Begun },
  deeds: readonly StoredDeed[],
  outcome: Outcome | null,
): TakenUp {
  const gathered = "save" in from ? [] : gatheredIn(deeds);
  const { match, figuresLost } =
    "save" in from ? loaded(ruleset, from.save) : startedAgain(ruleset, { ...from.begun, contributions: gathered });
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
  for (const [fitting, deed] of deeds.entries()) {
    if (fitting < gathered.length) continue;
    try {
      redo(match, deed);
    } catch (error) {
      // What was played with other figures can't be taken back to where they counted.
      if (!isMisfit(error) && !(figuresLost > 0 && error instanceof UndoRefused)) throw error;
      const cut = atStepStart(ruleset, match);
      addTo(cut, deeds.slice(fitting));
      return { match: cut, isCut: true, fitting, figuresLost };
    }
  }
  return { match, isCut: false, fitting: deeds.length, figuresLost };
}

/** What was added to the dice before a match began: its first deeds. */
function gatheredIn(deeds: readonly StoredDeed[]): Contribution[] {
  const first = deeds.findIndex(({ kind, back_to }) => kind !== "contribution" || back_to !== 0);
  return deeds.slice(0, first < 0 ? deeds.length : first).map(contributionOf);
}

/** Nothing takes away what was added to the dice, also not that the answers around it no longer fit. */
function addTo(match: AnyMatch, deeds: readonly StoredDeed[]): void {
  for (const deed of deeds) if (deed.kind === "contribution") redo(match, deed);
}

function contributionOf({ seat, picks, back_to }: StoredDeed): Contribution {
  return { from: back_to!, by: seat, value: picks[0]! };
}

function loaded(ruleset: AnyRuleset, save: Save): Pick<TakenUp, "match" | "figuresLost"> {
  const match: AnyMatch = Match.load(ruleset, save);
  return { match, figuresLost: match.lost?.figures ?? 0 };
}

function startedAgain(ruleset: AnyRuleset, begun: Begun): Pick<TakenUp, "match" | "figuresLost"> {
  const { options, left } = soundOptions(ruleset, begun.options);
  return { match: startMatch(ruleset, { ...begun, options }), figuresLost: left };
}
