import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { interval } from "@tavolata/lab";
import { house } from "@tavolata/shelf";
import type { Score } from "./measure.js";

interface Table {
  readonly game: string;
  readonly scenario: string;
  readonly scores: readonly Score[];
}

interface How {
  readonly games: number;
  readonly seed: string;
  readonly iterations?: number;
  readonly write?: string | true;
}

/** Writes the page on how strong the bots are, `docs/strength.md` where no other file is named. */
export async function writeStrength(tables: readonly Table[], how: How): Promise<void> {
  const file = typeof how.write === "string" ? how.write : fileURLToPath(new URL("docs/strength.md", house));
  await writeFile(file, pageOf(tables, how));
}

export function pageOf(tables: readonly Table[], { games, seed, iterations }: How): string {
  const budget = iterations === undefined ? "" : ` --iterations ${iterations}`;
  const means =
    iterations === undefined
      ? "`strong` thinks for at most a second about an answer."
      : `\`strong\` thinks for ${iterations} play-outs about an answer, so that the same command gives the same figures, with any number of workers.`;
  return `# How strong the bots are

How often each level wins, with the same seeds for all. This page is made by a command:

\`\`\`
npx tavolata arena all --games ${games} --seed ${seed}${budget} --write
\`\`\`

${means} Whoever isn't measured plays \`normal\`: the other side, or the three others of a race, in which the measured
bot sits in another seat each time. Where all play together, all seats have the level of the row. Intervals are Wilson's, for 95 %.

${tables.map(tableOf).join("\n")}`;
}

function tableOf({ game, scenario, scores }: Table): string {
  const rows = scores.map(({ level, side, wins, games }) => {
    const { from, to } = interval(wins, games);
    return `| ${level} | ${side} | ${games} | ${wins} | ${percent(wins / games)} | ${percent(from)} – ${percent(to)} |`;
  });
  return `## ${scenario === "" ? game : `${game}: ${scenario}`}

| level | side | matches | won | share | 95 % interval |
| --- | --- | ---: | ---: | ---: | ---: |
${rows.join("\n")}
`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
