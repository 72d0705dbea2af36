/** npm run bench: measures, and prints a table, or with --json one line for programs. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type BenchRequest, BenchUsageError, readCommandLine } from "./command-line.js";
import type { Metric } from "./metric.js";
import { measureAlone } from "./own-process.js";
import { parts } from "./parts.js";
import { jsonLine } from "./report/json-line.js";
import { describeMachine } from "./report/machine.js";
import { type Results, resultsPage } from "./report/results-page.js";
import { tableOf } from "./report/table.js";

const page = new URL("../results.md", import.meta.url);

try {
  await bench(readCommandLine(process.argv.slice(2), parts));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof BenchUsageError ? 2 : 1;
}

async function bench({ measurements, json, write, scale }: BenchRequest): Promise<void> {
  const machine = describeMachine();
  const date = new Date().toISOString().slice(0, 10);
  const results: Results[] = [];
  for (const [part, names] of measurements) {
    const figures: Metric[] = [];
    for (const name of names) {
      console.error(`${part}: ${name} …`);
      if (!parts[part]!.bothModes?.includes(name)) {
        figures.push(...(await measureAlone(part, name, "production", scale)));
        continue;
      }
      figures.push(...(await measureAlone(part, name, "default", scale)));
      for (const { target: _target, ...figure } of await measureAlone(part, name, "production", scale)) {
        figures.push({ ...figure, name: `${figure.name}-production` });
      }
    }
    results.push({ part, figures, about: await parts[part]!.about(), machine, date });
  }
  if (write) writeFileSync(page, resultsPage(existsSync(page) ? readFileSync(page, "utf8") : "", results));
  const figures = results.flatMap((result) => result.figures);
  console.log(json ? jsonLine(figures) : `${machine}\n\n${tableOf(figures)}`);
}
