import { seedOf } from "../experiment.js";
import type { ExperimentProgress } from "../experiment-progress.js";
import type { Summary } from "./summary.js";

type Cell = string | number | boolean;

/** One line for each match that counts. */
export function matchesCsv(course: ExperimentProgress): string {
  const { experiment } = course;
  const lines = experiment.variants.flatMap((variant, i) =>
    course
      .rows(i)
      .map(({ number, won, how, rounds, lost, answers, losses, drawn }): Cell[] => [
        variant.name,
        seedOf(experiment.seed, number),
        won,
        how,
        rounds,
        lost,
        answers,
        losses.map(({ round, place = "", cause = "" }) => `${round}:${place}:${cause}`).join(" "),
        drawn.join(" "),
      ]),
  );
  return csv([["variant", "seed", "won", "how", "rounds", "lost", "answers", "losses", "drawn"], ...lines]);
}

export function variantsCsv({ variants }: Summary): string {
  const lines = variants.map(({ variant, figures, against, verdict }): Cell[] => [
    variant.name,
    figures.matches,
    figures.wins,
    figures.won,
    figures.wonInterval.from,
    figures.wonInterval.to,
    figures.meanRounds,
    figures.roundsInterval.from,
    figures.roundsInterval.to,
    figures.lost,
    against?.difference ?? "",
    against?.differenceInterval.from ?? "",
    against?.differenceInterval.to ?? "",
    against?.chance ?? "",
    verdict?.says ?? "",
  ]);
  const head = [
    "variant",
    "matches",
    "wins",
    "won",
    "won-from",
    "won-to",
    "rounds",
    "rounds-from",
    "rounds-to",
    "lost",
  ];
  return csv([[...head, "difference", "difference-from", "difference-to", "chance", "verdict"], ...lines]);
}

export function cardsCsv({ variants }: Summary): string {
  const lines = variants.flatMap(({ variant, cards }) =>
    cards.map(({ card, drawn, undrawn, difference, differenceInterval: { from, to } }): Cell[] => [
      variant.name,
      card,
      ...[drawn, undrawn].flatMap(({ matches, wins, won, interval }) => [
        matches,
        wins,
        won,
        interval.from,
        interval.to,
      ]),
      difference,
      from,
      to,
    ]),
  );
  const half = (word: string) => [`${word}-matches`, `${word}-wins`, `${word}-won`, `${word}-from`, `${word}-to`];
  const head = ["variant", "card", ...half("drawn"), ...half("undrawn")];
  return csv([[...head, "difference", "difference-from", "difference-to"], ...lines]);
}

export function lossesCsv({ variants }: Summary): string {
  const lines = variants.flatMap(({ variant, losses }) =>
    Object.entries(losses).flatMap(([kind, counts]: [string, Summary["variants"][number]["losses"]["places"]]) =>
      counts.map(({ what, losses: all, last }): Cell[] => [variant.name, kind, what, all, last]),
    ),
  );
  return csv([["variant", "kind", "what", "losses", "last"], ...lines]);
}

/** RFC 4180. */
function csv(lines: readonly (readonly Cell[])[]): string {
  return lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");
}

function cellOf(cell: Cell): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
