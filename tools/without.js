/** npm run without -- GAME: proves that a game is one folder and one line, by taking both out of a copy of the tree and checking what is left. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { whenRunAsCommand } from "./command.js";
import { cloneTo, runIn } from "./copy-of-tree.js";
import { root } from "./root.js";
import { runStages } from "./testing/stages.js";

const list = join("games", "index.ts");

whenRunAsCommand(import.meta.url, async (args) => {
  const games = readdirSync(join(root, "games")).filter((name) => existsSync(join(root, "games", name, "game.ts")));
  const [game] = args;
  if (args.length !== 1 || !game || !games.includes(game))
    throw new Error(`"npm run without -- GAME" takes one game out of a copy. The games are: ${games.join(", ")}.`);
  const copy = mkdtempSync(join(tmpdir(), `tavolata-without-${game}-`));
  const failed = await runStages([
    { title: `A copy of the tree at ${copy}`, work: async () => cloneTo(copy) },
    { title: `Without games/${game}`, work: async () => takeOut(copy, game) },
    { title: "Dependencies", work: async () => runIn(copy, "npm", "ci", "--prefer-offline") },
    { title: "Types", work: async () => runIn(copy, "npx", "tsc", "-b") },
    { title: "Page", work: async () => runIn(copy, "npm", "run", "build", "--workspace", "@tavolata/web") },
    {
      title: "Tests",
      work: async () => runIn(copy, "npx", "vitest", "run", "--project", "unit", "--project", "servers"),
    },
  ]);
  rmSync(copy, { recursive: true, force: true });
  console.log(failed ? `\nWithout ${game} the house doesn't stand: ${failed}.` : `\nThe house stands without ${game}.`);
  return failed ? 1 : 0;
});

/**
 * Takes a game's folder and its lines of the list out, and says which they were.
 * @param {string} copy
 * @param {string} game
 */
function takeOut(copy, game) {
  rmSync(join(copy, "games", game), { recursive: true });
  console.log(`Gone: the folder games/${game}`);
  const before = readFileSync(join(copy, list), "utf8");
  const { line, name } = importOf(before, game);
  const after = before.replace(line, "").replace(new RegExp(`\\b${name}, |, ${name}\\b`), "");
  writeFileSync(join(copy, list), after);
  console.log(`Gone from ${list}: ${line.trim()}, and "${name}" in the list`);
  if (new RegExp(`\\b${name}\\b`).test(after)) throw new Error(`${list} names ${name} more than once.`);
  return 0;
}

/**
 * The line that imports a game's door, and what the door is called there.
 * @param {string} source
 * @param {string} game
 */
function importOf(source, game) {
  const found = new RegExp(`^import \\{ (\\w+) \\} from "\\./${game}/game\\.js";\\n`, "m").exec(source);
  if (!found) throw new Error(`${list} doesn't import ./${game}/game.js.`);
  return { line: found[0], name: /** @type {string} */ (found[1]) };
}
