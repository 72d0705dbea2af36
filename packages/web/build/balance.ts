import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const prefix = "balance:";

/** What simulations say of a quest. */
interface Measured {
  /** How often heroes win when bots play both sides, in percent. */
  readonly heroesWin: number;
  /** The median. */
  readonly rounds: number;
}

/**
 * Lets the page import how hard and long the quests of a game are: `import balance from "balance:heroquest"`. The figures are those of
 * `docs/balance/<game>.md`, which `npm run balance -- --write` makes.
 */
export function balance(): Plugin {
  return {
    name: "balance",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const file = new URL(`../../../docs/balance/${id.slice(prefix.length + 1)}.md`, import.meta.url);
      this.addWatchFile(file.pathname);
      return { code: `export default ${JSON.stringify(measuredIn(readFileSync(file, "utf8")))}`, moduleType: "js" };
    },
  };
}

/** The first table of the page: bots on both sides. */
export function measuredIn(text: string): Readonly<Record<string, Measured>> {
  const [, first = ""] = text.split(/^## /m);
  const rows = [...first.matchAll(/^\| ([a-z0-9-]+) +\| +\d+ \| +([\d.]+) % \| [^|]+ \| +(\d+) \|/gm)];
  if (rows.length === 0) throw new Error("The page about the balance has no table of quests as it should.");
  return Object.fromEntries(
    rows.map(([, quest, heroesWin, rounds]) => [quest, { heroesWin: Number(heroesWin), rounds: Number(rounds) }]),
  );
}
