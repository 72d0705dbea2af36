import { existsSync, readFileSync } from "node:fs";
import { sourcesOfGame } from "./sources.js";

/** What rules must not touch, because the same answers would no longer give the same match. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/\bMath\.random\b/, "chance that isn't the table's"],
  [/\bcrypto\b/, "chance that isn't the table's"],
  [/\bnew Date\b|\bDate\(|\bDate\.now\b|\bperformance\.now\b/, "a clock"],
  [/\bsetTimeout\b|\bsetInterval\b|\basync\b|\bawait\b/, "waiting"],
  [/\bprocess\.|\bglobalThis\b|from "node:/, "the machine"],
  [/\bconsole\./, "printing"],
  [/\.toLocale|\.localeCompare|\bIntl\./, "the machine's language"],
  [/^(export )?(let|var) /, "state outside the state"],
];

/** Lines of a game's folder that break the promise of repeatability, each as `file:line: what`. */
export function ruleSourceProblems(folder: URL): string[] {
  return sourcesOfGame(folder).flatMap((file) => problemsIn(file, readFileSync(new URL(file, folder), "utf8")));
}

function problemsIn(file: string, text: string): string[] {
  return text.split("\n").flatMap((line, i) => {
    const code = line.replace(/^\s*(\*|\/\*|\/\/).*$/, "").replace(/\/\/.*$/, "");
    return forbidden
      .filter(([pattern]) => pattern.test(code))
      .map(([, what]) => `${file}:${i + 1}: ${what}: ${line.trim()}`);
  });
}

/** Everything of a package that comes along with a file of it, by paths inside its sources. */
export function allImportedBy(file: string, sources: URL): string[] {
  const found = new Set([new URL(file, sources).href]);
  for (const one of found) {
    const source = readFileSync(new URL(one), "utf8");
    for (const [, path] of source.matchAll(/^(?:import|export) (?!type\b)(?:[^;"]*? from )?"(\.[^"]+)"/gm)) {
      const next = new URL(path!.replace(/\.js$/, ".ts"), one);
      if (existsSync(next)) found.add(next.href);
    }
  }
  return [...found].map((one) => one.slice(sources.href.length));
}
