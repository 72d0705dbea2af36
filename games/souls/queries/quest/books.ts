import { seedHash } from "@tavolata/kernel";
import { noteQuests } from "../../content/tables.js";
import type { Quest } from "../../content/types.js";
import { ownId } from "../../custom-quest/format.js";
import { readQuestFile } from "../../custom-quest/read.js";
import type { Souls } from "../../state.js";
import { type Goals, goalsFor } from "./goals.js";

export type Quests = Readonly<Record<string, Quest>>;

/** The Quests that a match may be played with, and what ends each of them. */
interface Book {
  readonly quests: ReadonlyMap<string, Quest>;
  readonly goals: ReadonlyMap<string, Goals>;
}

function bookWith(quests: Quests): Book {
  const all = Object.entries(quests);
  return { quests: new Map(all), goals: new Map(all.map(([id, quest]) => [id, goalsFor(quest)])) };
}

/** By what stands in them: a table holds the name, so that matches with different Quests don't know of each other. */
const books = new Map<string, Book>();

/**
 * Makes Quests known, and says by which name a table finds them. Left out, the name is made of what stands in them, so that other Quests have
 * another name; the game's own book has a name that stays when a Quest is mended, so that tables of before find it.
 */
export function openBook(quests: Quests, name = nameFor(JSON.stringify(quests))): string {
  if (!books.has(name)) {
    noteQuests(quests);
    books.set(name, bookWith(quests));
  }
  return name;
}

/** What of a table says which Quest is played. */
export type Played = Pick<Souls, "book" | "quest" | "own">;

/** The Quest that is played. */
export function questOf(s: Played): Quest {
  const quest = bookOf(s).quests.get(s.quest);
  if (!quest) throw new RangeError(`There is no "${s.quest}" among the Quests.`);
  return quest;
}

export function goalsOf(s: Played): Goals {
  return bookOf(s).goals.get(s.quest)!;
}

/** SS-2.2-h: the Quest as whoever sees the table may know it: what wasn't read out, nobody asks for. Nothing where its book isn't at hand. */
export function questSeen(s: Pick<Played, "book" | "quest">): Quest | undefined {
  return (books.get(s.book) ?? ownBooks.get(s.book))?.quests.get(s.quest);
}

function bookOf({ book, own }: Played): Book {
  const found = books.get(book) ?? (own === undefined ? undefined : openOwn(book, own));
  if (!found) throw new RangeError(`Nobody has opened the book of Quests "${book}".`);
  return found;
}

/** Quests that tables brought along, each a book of its own: so many that were played last. The table itself holds the text. */
const ownBooks = new Map<string, Book>();
const mostOwnBooks = 64;

/** A Quest that a table brings along, by a name that tells it from every other and nothing about it. */
export function ownBook(text: string): Required<Played> {
  const book = `own-${seedHash(text)}`;
  openOwn(book, text);
  return { book, quest: ownId, own: text };
}

function openOwn(name: string, text: string): Book | undefined {
  let book = ownBooks.get(name);
  if (book)
    ownBooks.delete(name); // to the end of the row
  else {
    const quest = readQuestFile(text).own?.quest;
    if (!quest) return undefined;
    noteQuests({ [ownId]: quest });
    book = bookWith({ [ownId]: quest });
  }
  ownBooks.set(name, book);
  const [oldest] = ownBooks.keys();
  if (ownBooks.size > mostOwnBooks && oldest !== undefined) ownBooks.delete(oldest);
  return book;
}

/** A short name for a long text: two sums of its letters, of 32 bits each. */
function nameFor(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) + i;
  }
  return [a, b].map((sum) => (sum >>> 0).toString(36)).join("-");
}
