import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const prefix = "balance:";

/** What simulations say of a quest. */
interface Measured {
  /** How often heroes win when bots play both sides, in percent. */
  readonly heroesWin: number;
  /** The median; where only the mean is known, that one. */
  readonly rounds: number;
  /** From 1, an easy one, to 5. */
  readonly level: number;
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

/** The first table of the page: bots on both sides. The card game's page has a table of scenarios there instead. */
export function measuredIn(text: string): Readonly<Record<string, Measured>> {
  const [, first = ""] = text.split(/^## /m);
  const rows = [...first.matchAll(/^\| ([a-z0-9-]+) +\| +\d+ \| +([\d.]+) % \| [^|]+ \| +(\d+) \|/gm)];
  const quests = rows.map(([, quest, won, rounds]): [string, Measured] => {
    const heroesWin = Number(won);
    const level = [85, 80, 75, 70].filter((limit) => heroesWin < limit).length + 1;
    return [quest!, { heroesWin, rounds: Number(rounds), level }];
  });
  const measured = quests.length > 0 ? quests : scenariosIn(text, first);
  if (measured.length === 0) throw new Error("The page about the balance has no table of quests as it should.");
  return Object.fromEntries(measured);
}

/** Scenarios as one player meets them: how hard players call them, of ten; how often bots win, and how long that takes, as the mean of all decks. */
function scenariosIn(text: string, first: string): [string, Measured][] {
  const rows = [...first.matchAll(/^\| ([a-z0-9-]+) +\| +([\d.]+) \| +([\d.]+) % /gm)];
  return rows.map(([, scenario, rated, won]) => {
    const alone = text.split(/^## /m).find((part) => part.toLowerCase().startsWith(`${scenario}, solo`)) ?? "";
    const decks = [...alone.matchAll(/% – +[\d.]+ % \| +([\d.]+) \|/g)].map(([, rounds]) => Number(rounds));
    const rounds = Math.round(decks.reduce((sum, one) => sum + one, 0) / decks.length);
    return [scenario!, { heroesWin: Number(won), rounds, level: Math.round(Number(rated) / 2) }];
  });
}
