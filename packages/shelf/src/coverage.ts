import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RuleId } from "@tavolata/kernel";
import type { Box } from "./box.js";
import { citedIn, testedIn } from "./citations.js";
import { exercisedRules } from "./exercise.js";
import { gameOf } from "./games.js";
import { house } from "./read-box.js";

/** How much of a game's catalogue is in its code, in its tests and in play. */
export interface Coverage {
  readonly game: string;
  readonly rules: number;
  readonly cited: number;
  readonly tested: number;
  /** How many came up in play. Together with those that are missing there, these are all that can come up. */
  readonly exercised: number;
  /** The ids that are not. */
  readonly missing: {
    readonly cited: readonly RuleId[];
    readonly tested: readonly RuleId[];
    readonly exercised: readonly RuleId[];
  };
}

/** Looks where each rule of a game is: named in `src`, at the start of a test's name, and seen in at most so many bot matches. */
export async function coverage(box: Box, mostMatches = 1_000): Promise<Coverage> {
  const { folder, tests } = gameOf(box.id);
  const known = new Set(box.rules.map(({ id }) => id));
  const cited = new Set((await textsUnder([`${folder}/src`])).flatMap((text) => citedIn(text, known)));
  const tested = new Set((await textsUnder(tests)).flatMap((text) => testedIn(text, known)));
  const exercised = exercisedRules(box, mostMatches, `coverage/${box.id}`);
  const playable = box.rules.filter(({ play }) => play !== "never").map(({ id }) => id);
  const without = (found: ReadonlySet<RuleId>, wanted: Iterable<RuleId>) => [...wanted].filter((id) => !found.has(id));
  const missing = {
    cited: without(cited, known),
    tested: without(tested, known),
    exercised: without(exercised, playable),
  };
  return {
    game: box.id,
    rules: known.size,
    cited: known.size - missing.cited.length,
    tested: known.size - missing.tested.length,
    exercised: playable.length - missing.exercised.length,
    missing,
  };
}

async function textsUnder(folders: readonly string[]): Promise<string[]> {
  const files = await Promise.all(folders.map(filesUnder));
  return Promise.all(files.flat().map((file) => readFile(file, "utf8")));
}

/** The source files of a folder: code, and data such as enemies and cards. A folder that isn't there has none. */
async function filesUnder(folder: string): Promise<string[]> {
  const path = fileURLToPath(new URL(folder, house));
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, encoding: "utf8" });
  return entries.filter((entry) => /\.(?:ts|yaml|json)$/.test(entry)).map((entry) => join(path, entry));
}
