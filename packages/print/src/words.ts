import { readFileSync } from "node:fs";
import type { Game } from "@tavolata/game";
import { root } from "@tavolata/game/files";
import { type Message, type MessageArgument, say } from "@tavolata/kernel";
import {
  joinTables,
  type Language,
  languages,
  type MessageTable,
  type MessageTables,
  Speaker,
} from "@tavolata/language";

/** The texts that only paper has, of whatever game. */
export function ownMessages(): MessageTables {
  return readTables(new URL("../messages/", import.meta.url));
}

/** The texts that only paper has, of this game. */
export function paperMessages({ folder }: Game): MessageTables {
  return readTables(new URL(`${folder}/paper/messages/`, root));
}

function readTables(folder: URL): MessageTables {
  const tables = languages.map((language) => [language, readTable(new URL(`${language}.json`, folder))] as const);
  return Object.fromEntries(tables) as Record<Language, MessageTable>;
}

function readTable(file: URL): MessageTable {
  return JSON.parse(readFileSync(file, "utf8")) as MessageTable;
}

/** Speaks for a game and for paper, in one language. */
export class PaperWords {
  readonly speaker: Speaker;
  /** Words that were wanted by their names and have none: there must be none. */
  readonly nameless = new Set<string>();

  constructor(
    readonly language: Language,
    messages: MessageTables,
  ) {
    this.speaker = new Speaker(language, joinTables(messages, ownMessages()));
  }

  /** One of paper's own texts, with a capital letter. */
  own(key: string, args: Readonly<Record<string, MessageArgument>> = {}): string {
    return this.speaker.sentence(say(`print.${key}`, args));
  }

  /** The same in the middle of a sentence. */
  within(key: string, args: Readonly<Record<string, MessageArgument>> = {}): string {
    return this.speaker.say(say(`print.${key}`, args));
  }

  /** A name with what is said of it, as the language puts its colon. */
  pair(name: string, text: string): string {
    return this.within("pair", { name: this.name(name), text });
  }

  /** A text of the game; nothing where it has none. */
  text(key: string, args: Readonly<Record<string, MessageArgument>> = {}): string {
    return this.speaker.has(key) ? this.speaker.say(say(key, args)) : "";
  }

  sentence(message: Message): string {
    return this.speaker.sentence(message);
  }

  /** A name as a title. */
  name(word: string): string {
    const name = this.plainName(word);
    const [first = ""] = name;
    return first.toLocaleUpperCase(this.language) + name.slice(first.length);
  }

  plainName(word: string): string {
    const name = this.speaker.name(word);
    if (!this.speaker.has(`name.${word}`) && !this.speaker.has(`name.${word.replace(/-\d+$/, "")}`)) {
      this.nameless.add(word);
    }
    return name;
  }
}
