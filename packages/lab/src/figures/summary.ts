import type { Loss } from "@tavolata/kernel";
import { type Experiment, fingerprint, type Variant } from "../experiment.js";
import type { ExperimentProgress, VariantVerdict } from "../experiment-progress.js";
import type { Row } from "../one-match.js";
import { type Figures, figuresOf, type Interval, interval } from "./figures.js";
import { type Paired, paired } from "./paired.js";

/** How often something was met with, and how often the matches in which it was were won. */
interface CardValue {
  readonly card: string;
  readonly drawn: {
    readonly matches: number;
    readonly wins: number;
    readonly won: number;
    readonly interval: Interval;
  };
  readonly undrawn: {
    readonly matches: number;
    readonly wins: number;
    readonly won: number;
    readonly interval: Interval;
  };
  readonly difference: number;
  readonly differenceInterval: Interval;
}

/** How often something was lost: in all matches, and as what ended a match. */
interface LossCount {
  readonly what: string;
  readonly losses: number;
  readonly last: number;
}

/** Where the matches of a variant were lost. */
interface Losses {
  readonly places: readonly LossCount[];
  readonly rounds: readonly LossCount[];
  readonly causes: readonly LossCount[];
}

export interface VariantSummary {
  readonly variant: Variant;
  readonly figures: Figures;
  readonly losses: Losses;
  readonly cards: readonly CardValue[];
  /** Against the first one, on the same seeds; nothing for the first. */
  readonly against?: Paired;
  readonly verdict?: VariantVerdict;
}

/** Everything that an experiment found. */
export interface Summary {
  readonly id: string;
  readonly experiment: Omit<Experiment, "variants">;
  /** Whether it was played to its end, or to where all is clear. */
  readonly isOver: boolean;
  readonly variants: readonly VariantSummary[];
}

export function summaryOf(course: ExperimentProgress): Summary {
  const { experiment } = course;
  const { variants, ...rest } = experiment;
  return {
    id: fingerprint(experiment),
    experiment: rest,
    isOver: course.isOver,
    variants: variants.flatMap((variant, i) => {
      const rows = course.rows(i);
      if (rows.length === 0) return [];
      const verdict = course.verdict(i);
      const present = course.rows(0);
      return [
        {
          variant,
          figures: figuresOf(rows),
          losses: lossesOf(rows),
          cards: cardsOf(rows),
          ...(i === 0 || present.length === 0 ? {} : { against: paired(present, rows, verdict?.bound) }),
          ...(verdict ? { verdict } : {}),
        },
      ];
    }),
  };
}

function lossesOf(rows: readonly Row[]): Losses {
  const all = rows.flatMap(({ losses }) => losses);
  return {
    places: counted(all, ({ place }) => place),
    rounds: counted(all, ({ round }) => String(round)).sort((a, b) => Number(a.what) - Number(b.what)),
    causes: counted(all, ({ cause }) => cause),
  };
}

/** The most frequent first; those as frequent by name, so that the same matches give the same list. */
function counted(losses: readonly Loss[], by: (loss: Loss) => string | undefined): LossCount[] {
  const counts = new Map<string, { losses: number; last: number }>();
  for (const loss of losses) {
    const what = by(loss);
    if (what === undefined) continue;
    const count = counts.get(what) ?? { losses: 0, last: 0 };
    count.losses += 1;
    if (loss.last) count.last += 1;
    counts.set(what, count);
  }
  return [...counts]
    .map(([what, count]) => ({ what, ...count }))
    .sort((a, b) => b.losses - a.losses || (a.what < b.what ? -1 : 1));
}

/** Cards that came up in some matches and not in others, those that go with winning first. */
function cardsOf(rows: readonly Row[]): CardValue[] {
  const wins = rows.filter(({ won }) => won).length;
  const counts = new Map<string, { matches: number; wins: number }>();
  for (const { drawn, won } of rows) {
    for (const card of drawn) {
      const count = counts.get(card) ?? { matches: 0, wins: 0 };
      count.matches += 1;
      if (won) count.wins += 1;
      counts.set(card, count);
    }
  }
  return [...counts]
    .filter(([, { matches }]) => matches < rows.length)
    .map(([card, with_]): CardValue => {
      const drawn = shareOf(with_.wins, with_.matches);
      const undrawn = shareOf(wins - with_.wins, rows.length - with_.matches);
      return { card, drawn, undrawn, difference: drawn.won - undrawn.won, differenceInterval: apart(drawn, undrawn) };
    })
    .sort((a, b) => b.difference - a.difference || (a.card < b.card ? -1 : 1));
}

function shareOf(wins: number, matches: number): CardValue["drawn"] {
  return { matches, wins, won: wins / matches, interval: interval(wins, matches) };
}

/** Newcombe's interval for the difference of two shares of different matches: made from Wilson's. */
function apart(a: CardValue["drawn"], b: CardValue["drawn"]): Interval {
  const difference = a.won - b.won;
  const down = Math.hypot(a.won - a.interval.from, b.interval.to - b.won);
  const up = Math.hypot(a.interval.to - a.won, b.won - b.interval.from);
  return { from: difference - down, to: difference + up };
}
