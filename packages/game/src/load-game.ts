import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { joinTables, type Language, languages, type MessageTable, type MessageTables } from "@tavolata/language";
import { parse } from "yaml";
import { checkCatalogue } from "./catalogue.js";
import type { Game } from "./game.js";
import type { LoadedGame } from "./game-module.js";

/** The root of the house: `src` and `dist` lie equally deep in this package. */
export const root = new URL("../../../", import.meta.url);

/** The boxes that were opened. */
const loaded = new WeakMap<Game, Promise<LoadedGame>>();

/** A game's box: its rules, its catalogue and its messages. They are read from its folder once. */
export function loadGame(game: Game): Promise<LoadedGame> {
  const known = loaded.get(game);
  if (known) return known;
  const box = readGame(game);
  loaded.set(game, box);
  box.catch(() => loaded.delete(game)); // the next one tries again
  return box;
}

async function readGame(game: Game): Promise<LoadedGame> {
  const [gameModule, rules, ...messages] = await Promise.all([
    game.module(),
    readCatalogue(game.folder),
    readMessages("packages/kernel/messages"),
    readMessages("packages/bots/messages"),
    readMessages(`${game.folder}/messages`),
  ]);
  return { id: game.id, ...gameModule, rules, messages: joinTables(...messages) };
}

/** A game's own messages, without those of the kernel and the bots. */
export function readOwnMessages({ folder }: Game): Promise<MessageTables> {
  return readMessages(`${folder}/messages`);
}

/** The catalogue in a game's folder. */
export async function readCatalogue(folder: string): Promise<LoadedGame["rules"]> {
  const file = `${folder}/catalogue.yaml`;
  return checkCatalogue(parse(await readText(file)), file);
}

/** A folder's messages, and those of its sub-folders: a large game keeps its cards and quests apart. Its own count last. */
// ends: a folder is as deep as it is
async function readMessages(folder: string): Promise<MessageTables> {
  const entries = await readdir(fileURLToPath(new URL(folder, root)), { withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
  const own = entries.length > inner.length ? [readTables(folder)] : [];
  return joinTables(...(await Promise.all([...inner.sort().map(readMessages), ...own])));
}

async function readTables(folder: string): Promise<MessageTables> {
  const tables = languages.map(async (language) => [language, await readTable(`${folder}/${language}.json`)] as const);
  return Object.fromEntries(await Promise.all(tables)) as Record<Language, MessageTable>;
}

async function readTable(file: string): Promise<MessageTable> {
  try {
    return JSON.parse(await readText(file)) as MessageTable;
  } catch (error) {
    throw new Error(`The messages in ${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readText(file: string): Promise<string> {
  return readFile(fileURLToPath(new URL(file, root)), "utf8");
}
