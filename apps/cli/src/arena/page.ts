import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { root } from "@tavolata/game/files";
import { differenceInterval, interval } from "@tavolata/lab";
import type { Score } from "./measure.js";

/** What was measured of a game, or of one scenario of it, and how. */
export interface Contest {
  readonly game: string;
  readonly scenario: string;
  readonly scores: readonly Score[];
  /** What makes the same figures again. */
  readonly command: string;
  readonly iterations?: number;
}

/** Puts a contest into the page on how strong the bots are, `docs/strength.md` where no other file is named. Others stay as they are. */
export function writeStrength(contest: Contest, named: string | true): void {
  const file = typeof named === "string" ? named : fileURLToPath(new URL("docs/strength.md", root));
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  writeFileSync(file, pageOf(before, contest, presentCommit()));
}

const introduction = `# How strong the bots are

How often each level wins, with the same seeds for all levels. Every section was made by the command in it, which puts its figures into this page;
\`npx tavolata arena all --games 40 --seed strength --iterations 40\` measures every game once, in fewer matches.

Whoever isn't measured plays \`normal\`: the other side, or the three others of a race, in which the measured bot sits in another seat each time. Where all play
together, all seats have the level of the row. Intervals are Wilson's, for 95 %. Differences are between matches with the same seed, with Bonett and Price's interval for 95 %.
With \`--iterations\` a bot that thinks ahead has so many play-outs for an answer instead of a second: the same command then gives the same figures on any machine.
How many a second brings is in [the benchmarks](../bench/results.md).
`;

/** The page with a new section, or one that is renewed. */
export function pageOf(before: string, contest: Contest, commit: string | undefined): string {
  const [, ...sections] = before.split(/^## /m);
  const kept = new Map(sections.map((text) => [text.slice(0, text.indexOf("\n")), `## ${text.trimEnd()}\n`]));
  kept.set(titleOf(contest), sectionOf(contest, commit));
  return `${[introduction, ...kept.values()].join("\n").trimEnd()}\n`;
}

function titleOf({ game, scenario }: Contest): string {
  return scenario === "" ? game : `${game}: ${scenario}`;
}

function sectionOf(contest: Contest, commit: string | undefined): string {
  const { scores, command, iterations } = contest;
  const budget =
    iterations === undefined
      ? "`strong` thinks for at most a second about an answer"
      : `\`strong\` has ${iterations} play-outs for an answer`;
  const rows = scores.map(({ level, side, wins, games }) => {
    const { from, to } = interval(wins, games);
    return `| ${level} | ${side} | ${games} | ${wins} | ${percent(wins / games)} | ${percent(from)} – ${percent(to)} |`;
  });
  return `## ${titleOf(contest)}

\`\`\`
${command}
\`\`\`

${budget}${commit === undefined ? "" : `; written at commit ${commit}`}.

| level | side | matches | won | share | 95 % interval |
| --- | --- | ---: | ---: | ---: | ---: |
${rows.join("\n")}

${differences(scores).join("\n")}
`;
}

/** What thinking ahead is worth on each side: matches that `strong` won and `normal` lost with the same seed, and the other way round. */
function differences(scores: readonly Score[]): string[] {
  return scores.flatMap(({ level, side, won, games }) => {
    const normal = scores.find((one) => one.level === "normal" && one.side === side);
    if (level !== "strong" || !normal) return [];
    const gained = won.filter((is, i) => is && !normal.won[i]).length;
    const forfeited = won.filter((is, i) => !is && normal.won[i]).length;
    const { from, to } = differenceInterval(gained, forfeited, games);
    const points = (100 * (gained - forfeited)) / games;
    return [
      `- ${side}: \`strong\` wins ${signed(points)} points more than \`normal\` (95 %: ${signed(100 * from)} to ${signed(100 * to)}; ${gained} matches gained, ${forfeited} forfeited).`,
    ];
  });
}

/** The commit that the house was built from; nothing where it is no repository. */
function presentCommit(): string | undefined {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function signed(points: number): string {
  return `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`;
}
