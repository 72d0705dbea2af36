import { cpus, loadavg, totalmem } from "node:os";
import type { Finding } from "./trial.js";

/** What was seen of a trial, where and how. */
export interface TrialResult {
  readonly name: string;
  readonly title: string;
  readonly command: string;
  readonly date: string;
  readonly machine: string;
  readonly findings: readonly Finding[];
}

const introduction = `# Reliability

What \`npm run chaos\` has done to the server, and what was seen. Nothing stands here that wasn't seen: every section has its command, its day and the
machine with its load at that time. Times of a machine with more load than cores are to be taken with care; that nothing was lost doesn't depend on them.

\`\`\`
npm run chaos                                  all trials, as they should be
npm run chaos -- kill-pglite --kills 5         one trial, shortened
npm run chaos -- database --away 5
npm run chaos -- messages --messages 2000 --seed other
npm run chaos -- --write                       puts what was seen into this file
\`\`\`

Short forms of the kills, the messages and the end by SIGTERM are part of \`npm test\`, as are the matrix of who may do what and the recorded sockets.
`;

/** What is written by hand, and comes last. */
const byHand = ["What was attacked", "In the tests", "What wasn't tried"];

/** The page with new results. The sections of trials that were not gone through now stay as they are. */
export function reliabilityPage(before: string, results: readonly TrialResult[]): string {
  const [, ...old] = before.split(/^## /m);
  const sections = new Map(old.map((text) => [text.slice(0, text.indexOf("\n")), `## ${text.trimEnd()}\n`]));
  for (const result of results) sections.set(result.title, sectionOf(result));
  const last = byHand.filter((title) => sections.has(title));
  const first = [...sections.keys()].filter((title) => !last.includes(title));
  const texts = [...first, ...last].map((title) => sections.get(title)!);
  return `${[introduction, ...texts].join("\n").trimEnd()}\n`;
}

function sectionOf({ title, command, date, machine, findings }: TrialResult): string {
  return `## ${title}\n\n\`${command}\`, ${date}, ${machine}\n\n${findings.map(linesOf).join("\n")}\n`;
}

export function linesOf({ claim, holds, seen }: Finding): string {
  return [`- **${holds ? "Holds" : "Doesn't hold"}**: ${claim}`, ...seen.map((line) => `  - ${line}`)].join("\n");
}

/** The machine in a line, with how busy it was with other work. */
export function describeMachine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cores.length} cores (${cores[0]?.model.trim()}), ${memory} GB, Node.js ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)} before it began`;
}
