import type { Language, MessageTable, MessageTables } from "@tavolata/language";
import { loadOnceOnline } from "../page/network.js";
import type { MessageGroup } from "./pieces.js";

/** Loads a piece's texts in a language. */
export type WordFile = (language: Language) => Promise<{ readonly default: MessageTable }>;

const files = new Map<MessageGroup, WordFile>();
const loaded: Record<Language, Record<string, string>> = { en: {}, it: {}, fr: {} };
/** The pieces of the screens that were opened. */
const needed = new Set<MessageGroup>(["own"]);
/** The languages that were asked for: a piece that comes later comes in all of them, as the page may turn to either meanwhile. */
const asked = new Set<Language>();
const spoken = new Set<Language>();
const loading = new Map<string, Promise<void>>();

/** The page's own texts and those of the games' screens, as far as they were loaded. */
export const pageMessages: MessageTables = loaded;

/** Says where pieces are: before anything is said of them. */
export function addPieces(pieces: Readonly<Partial<Record<MessageGroup, WordFile>>>): void {
  for (const [piece, file] of Object.entries(pieces)) files.set(piece as MessageGroup, file);
}

addPieces({
  own: (language) => import(`../../messages/own/${language}.json`),
  common: (language) => import(`../../messages/common/${language}.json`),
  table: (language) => import(`../../messages/table/${language}.json`),
  companion: (language) => import(`../../messages/companion/${language}.json`),
  editor: (language) => import(`../../messages/editor/${language}.json`),
});

export function isSpoken(language: Language): boolean {
  return spoken.has(language);
}

/** Loads what the page has shown so far in another language: nobody needs all three at once. */
export async function learn(language: Language): Promise<void> {
  asked.add(language);
  try {
    await Promise.all([...needed].map((piece) => load(piece, language)));
    spoken.add(language);
  } catch (error) {
    asked.delete(language);
    throw error;
  }
}

/** Loads a part of the page together with its words. */
export function withWords<T>(pieces: readonly MessageGroup[], part: () => Promise<T>): () => Promise<T> {
  return () =>
    loadOnceOnline(async () => {
      const [loadedPart] = await Promise.all([part(), need(pieces)]);
      return loadedPart;
    });
}

async function need(pieces: readonly MessageGroup[]): Promise<void> {
  for (const piece of pieces) needed.add(piece);
  await Promise.all([...asked].flatMap((language) => pieces.map((piece) => load(piece, language))));
}

function load(piece: MessageGroup, language: Language): Promise<void> {
  const name = `${piece}/${language}`;
  const known = loading.get(name);
  if (known) return known;
  const file = files.get(piece);
  if (!file) throw new Error(`There are no messages "${piece}".`);
  const coming = file(language).then((texts) => void Object.assign(loaded[language], texts.default));
  loading.set(name, coming);
  coming.catch(() => loading.delete(name)); // the next one tries again
  return coming;
}
