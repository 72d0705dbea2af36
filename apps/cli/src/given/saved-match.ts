import { readFile, rename, writeFile } from "node:fs/promises";
import type { LoadedGame } from "@tavolata/game";
import { games } from "@tavolata/games";
import { type GameEvent, type Match, OptionsRefused, SaveRefused } from "@tavolata/kernel";
import type { Context } from "../context.js";
import { CommandFailure } from "../failure.js";

/** A saved match as it lies in its file, not yet checked by the rules, and the box of its game. */
export interface MatchFromFile {
  readonly loadedGame: LoadedGame;
  readonly save: unknown;
}

export async function readSavedMatch(context: Context, file: string): Promise<MatchFromFile> {
  const save = parseSave(file, await readSaveText(file));
  const game = typeof save === "object" && save !== null && "game" in save ? save.game : undefined;
  if (typeof game !== "string" || !games.some(({ id }) => id === game)) {
    throw new CommandFailure("save.no-match", { file, game: game === undefined ? "–" : String(game) });
  }
  return { loadedGame: await context.open(game), save };
}

/** Written beside and then put in place, so that a file is never half a match. */
export async function writeSavedMatch<S extends object, E extends GameEvent, C = unknown>(
  file: string,
  match: Match<S, E, C>,
): Promise<void> {
  const beside = `${file}.new`;
  try {
    await writeFile(beside, `${JSON.stringify(match.save())}\n`);
    await rename(beside, file);
  } catch (error) {
    throw new CommandFailure("save.not-written", { file, why: whyOf(error) });
  }
}

/** Does something with a save; what the rules refuse about it becomes a failure that the person can read. */
export function openedBy<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof SaveRefused) throw new CommandFailure(`save.${error.fault}`, { file, why: error.message });
    if (error instanceof OptionsRefused) throw new CommandFailure("save.malformed", { file, why: error.message });
    throw error;
  }
}

async function readSaveText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new CommandFailure("save.not-read", { file, why: whyOf(error) });
  }
}

function parseSave(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandFailure("save.malformed", { file, why: whyOf(error) });
  }
}

export function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
