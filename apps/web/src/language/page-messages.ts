import type { Language, MessageTable, MessageTables } from "@tavolata/language";
import { loadOnceOnline } from "../offline/network.js";
import type { Piece } from "./pieces.js";

const files = import.meta.glob<MessageTable>("../../messages/*/*.json", { import: "default" });

const loaded: Record<Language, Record<string, string>> = { en: {}, it: {}, fr: {} };
/** The pieces of the screens that were opened. */
const needed = new Set<Piece>(["own"]);
/** The languages that were asked for: a piece that comes later comes in all of them, as the page may turn to either meanwhile. */
const asked = new Set<Language>();
const spoken = new Set<Language>();
const loading = new Map<string, Promise<void>>();

/** The page's own texts and those of the games' faces, as far as they were loaded. */
export const pageMessages: MessageTables = loaded;

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
export function withWords<T>(pieces: readonly Piece[], part: () => Promise<T>): () => Promise<T> {
  return () =>
    loadOnceOnline(async () => {
      const [loadedPart] = await Promise.all([part(), need(pieces)]);
      return loadedPart;
    });
}

async function need(pieces: readonly Piece[]): Promise<void> {
  for (const piece of pieces) needed.add(piece);
  await Promise.all([...asked].flatMap((language) => pieces.map((piece) => load(piece, language))));
}

function load(piece: Piece, language: Language): Promise<void> {
  const path = `../../messages/${piece}/${language}.json`;
  const known = loading.get(path);
  if (known) return known;
  const file = files[path];
  if (!file) throw new Error(`There are no messages ${path}.`);
  const coming = file().then((texts) => void Object.assign(loaded[language], texts));
  loading.set(path, coming);
  coming.catch(() => loading.delete(path)); // the next one tries again
  return coming;
}
