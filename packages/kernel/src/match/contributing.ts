import { type Contribution, mostContributions, strangerIn, whyNotContributions } from "../chance/contribution.js";
import type { Seat } from "../rules/seat.js";
import type { ChanceSetting } from "../saves/save.js";
import { ContributionRefused } from "./refusal.js";

/** The match as far as it matters to whoever adds to its dice. */
interface Table {
  readonly seats: readonly Seat[];
  readonly chance: ChanceSetting;
}

/** The contributions that a match begins with, each as data of its own. */
export function gathered(given: readonly Contribution[], table: Table): Contribution[] {
  checkShape(given);
  const late = given.find(({ from }) => from > 0);
  if (late) {
    const sentence = `A match begins with the contributions that count from 0 on, not with one from ${late.from}.`;
    throw new ContributionRefused("malformed", sentence);
  }
  checkPlace(given, table);
  return given.map(own);
}

/** A contribution of somebody who sits down while the match goes on: it counts from later on than anything that was thrown. */
export function addedLate(
  given: Contribution,
  table: Table & { readonly contributions: readonly Contribution[]; readonly furthest: number },
): Contribution {
  checkShape([given]);
  checkPlace([given], table);
  const { contributions, furthest } = table;
  if (contributions.length >= mostContributions) {
    const sentence = `A match takes at most ${mostContributions} contributions to its dice.`;
    throw new ContributionRefused("too-many", sentence);
  }
  const earliest = Math.max(furthest + 1, contributions.at(-1)?.from ?? 0);
  if (given.from < earliest) {
    const sentence = `What was thrown stays thrown: a contribution counts from ${earliest} answers on at the earliest, not from ${given.from}.`;
    throw new ContributionRefused("too-early", sentence);
  }
  return own(given);
}

function checkShape(given: readonly Contribution[]): void {
  const problem = whyNotContributions(given);
  if (problem !== undefined) throw new ContributionRefused("malformed", `That can't be added to the dice: ${problem}.`);
}

/** Somebody of the match adds to dice that come from a seed. A script says itself what falls. */
function checkPlace(given: readonly Contribution[], { seats, chance }: Table): void {
  const stranger = strangerIn(given, seats);
  if (stranger) {
    const sentence = `Nobody called "${stranger.by}" sits here who could add to the dice. The seats are: ${seats.join(", ")}.`;
    throw new ContributionRefused("unknown-seat", sentence);
  }
  if (given.length > 0 && chance.mode === "scripted") {
    throw new ContributionRefused("scripted", "The dice of this match follow a script: nothing can be added to them.");
  }
}

function own({ from, by, value }: Contribution): Contribution {
  return { from, by, value };
}
