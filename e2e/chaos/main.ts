/** npm run chaos: goes through the trials, prints what was seen, and with --write puts it into docs/reliability.md. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ChaosUsageError, readCommandLine } from "./command-line.js";
import { describeMachine, linesOf, reliabilityPage, type TrialResult } from "./page.js";
import { trials } from "./trials.js";

const page = new URL("../../../docs/reliability.md", import.meta.url);

try {
  process.exitCode = await chaos(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof ChaosUsageError ? error.message : error);
  process.exitCode = error instanceof ChaosUsageError ? 2 : 1;
}

async function chaos(args: readonly string[]): Promise<number> {
  const { trials: names, wish, write } = readCommandLine(args, Object.keys(trials));
  let failed = 0;
  for (const name of names) {
    const trial = trials[name]!;
    const machine = describeMachine();
    console.error(`${trial.title} …`);
    const findings = await trial.run(wish, (line) => console.error(`  ${line}`));
    console.log(`${trial.title} (${machine})\n${findings.map(linesOf).join("\n")}\n`);
    failed += findings.filter(({ holds }) => !holds).length;
    const given = args.filter((arg) => arg !== "--write" && !names.includes(arg));
    const command = ["npm run chaos --", name, ...given].join(" ");
    const result: TrialResult = {
      name,
      title: trial.title,
      command,
      date: new Date().toISOString().slice(0, 10),
      machine,
      findings,
    };
    if (write) writeFileSync(page, reliabilityPage(existsSync(page) ? readFileSync(page, "utf8") : "", [result]));
  }
  console.log(failed === 0 ? "Everything holds." : `${failed} things don't hold: see above.`);
  return failed === 0 ? 0 : 1;
}
