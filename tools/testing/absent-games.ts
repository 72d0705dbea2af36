import { existsSync, readFileSync } from "node:fs";

const house = new URL("../../", import.meta.url);

/** Whether a file of the house lies with a game that isn't in this tree: documents tell of all its games, and of the one that is added in an example. */
export function isOfAbsentGame(file: string): boolean {
  const [, game] = /^games\/([\w-]+)(?:\/|$)/.exec(file) ?? [];
  if (game === undefined || existsSync(new URL(`games/${game}`, house))) return false;
  const example = readFileSync(new URL("docs/add-a-game.md", house), "utf8");
  return existsSync(new URL(`docs/balance/${game}.md`, house)) || example.includes(`\`games/${game}/game.ts\``);
}
