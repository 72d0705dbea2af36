import type { Quest } from "../content/types.js";
import type { Souls } from "../state.js";
import { noteQuests } from "../tables.js";
import { type Goals, goalsFor } from "./goals.js";

export type Quests = Readonly<Record<string, Quest>>;

/** The Quests that a match may be played with, and what ends each of them. */
interface Book {
  readonly quests: Quests;
  readonly goals: Readonly<Record<string, Goals>>;
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
    const goals = Object.fromEntries(Object.values(quests).map((quest) => [quest.id, goalsFor(quest)]));
    books.set(name, { quests, goals });
  }
  return name;
}

/** The Quest that is played. */
export function questOf(s: Pick<Souls, "book" | "quest">): Quest {
  const quest = bookOf(s).quests[s.quest];
  if (!quest) throw new RangeError(`There is no "${s.quest}" among the Quests.`);
  return quest;
}

export function goalsOf(s: Pick<Souls, "book" | "quest">): Goals {
  return bookOf(s).goals[s.quest]!;
}

function bookOf({ book }: Pick<Souls, "book">): Book {
  const found = books.get(book);
  if (!found) throw new RangeError(`Nobody has opened the book of Quests "${book}".`);
  return found;
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
