import type { Metric } from "../metric.js";
import { tableOf } from "./table.js";

/** What was measured of a part, where and when. */
export interface Results {
  readonly part: string;
  readonly figures: readonly Metric[];
  /** What the figures mean. */
  readonly about: string;
  readonly machine: string;
  /** As 2026-01-31. */
  readonly date: string;
}

const introduction = `# Benchmarks

Every figure stands beside that of a peer, measured in the same run by turns: \`ratio\` says how many times as good ours is,
whether more is better or less.

\`\`\`
npm run bench                          all parts, as a table
npm run bench -- kernel --json         one part; the last line is a JSON array
npm run bench -- kernel --only forks   one measurement
npm run bench -- server --tables 300 --seconds 10   smaller, to try it out
npm run bench -- --write               all parts, and puts their figures into this file
\`\`\`

Let the machine rest meanwhile, and repeat until the figures hold still.
`;

/** The page with new results. The sections of parts that were not measured now stay as they are. */
export function resultsPage(before: string, results: readonly Results[]): string {
  const sections = sectionsOf(before);
  for (const result of results) sections.set(result.part, sectionOf(result));
  return `${[introduction, ...sections.values()].join("\n").trimEnd()}\n`;
}

function sectionOf({ part, figures, about, machine, date }: Results): string {
  return `## ${part}\n\n${date}, ${machine}\n\n${tableOf(figures)}\n\n${about.trim()}\n`;
}

/** The sections of a page by the parts that they are about. */
function sectionsOf(page: string): Map<string, string> {
  const [, ...sections] = page.split(/^## /m);
  return new Map(sections.map((text) => [text.slice(0, text.indexOf("\n")), `## ${text.trimEnd()}\n`]));
}
