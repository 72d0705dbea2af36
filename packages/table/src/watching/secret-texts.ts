import type { Standing } from "@tavolata/client/protocol";
import type { GameModule } from "@tavolata/game";
import type { Options, SecretMessages, View } from "@tavolata/kernel";
import { inEachLanguage, joinTables, type MessageTables } from "@tavolata/language";

/** The texts of a game that nobody gets before the match has told their keys. */
export class SecretTexts {
  readonly #tables: MessageTables;

  /** @param messages all messages of the game; those that aren't secret don't matter */
  constructor(
    messages: MessageTables,
    private readonly secret: SecretMessages,
  ) {
    this.#tables = secretOnly(messages, secret);
  }

  /** These and a table's own, all of which are secret until they are told. A word of the game stays the game's. */
  with(own: MessageTables): SecretTexts {
    const { isSecret, ...others } = this.secret;
    const all = joinTables(own, this.#tables);
    return new SecretTexts(all, { ...others, isSecret: (key) => Object.hasOwn(own.en, key) || isSecret(key) });
  }

  /** The keys of secret texts in what is sent, and of those that may be read with the view that it leads to. */
  keysIn({ events, view, changes, decisions, interjections }: Standing, seen: View | undefined): readonly string[] {
    const keys = new Set<string>();
    this.#collect([events, view, changes, decisions, interjections], keys);
    if (seen) for (const key of this.secret.readWith?.(seen) ?? []) if (this.#has(key)) keys.add(key);
    return [...keys];
  }

  /** The keys of secret texts that any plain data names. */
  keysNamedIn(data: unknown): readonly string[] {
    const keys = new Set<string>();
    this.#collect(data, keys);
    return [...keys];
  }

  /** These texts in every language, so that it can be changed without asking again. */
  of(keys: readonly string[]): MessageTables {
    return inEachLanguage((language) => Object.fromEntries(keys.map((key) => [key, this.#tables[language][key]!])));
  }

  #has(key: string): boolean {
    return Object.hasOwn(this.#tables.en, key);
  }

  // ends: data ends
  #collect(value: unknown, keys: Set<string>): void {
    if (typeof value === "string") {
      if (this.#has(value)) keys.add(value);
      for (const key of this.secret.saidWith?.(value) ?? []) if (this.#has(key)) keys.add(key);
    } else if (typeof value === "object" && value !== null) {
      for (const inner of Array.isArray(value) ? value : Object.values(value)) this.#collect(inner, keys);
    }
  }
}

/**
 * The texts that a table tells only when they happen: the game's, and those that the table brought along. A game without secrets of its own
 * may be played with cards that somebody described: their words come to a seat with the card itself, so that nobody learns what lies in a
 * hand or a deck.
 * @param secret those of the game, where it has such
 */
export function textsOfTable(
  secret: SecretTexts | undefined,
  { ownMessages }: Pick<GameModule, "ownMessages">,
  options: Options,
): SecretTexts | undefined {
  const own = ownMessages?.(options);
  if (!own) return secret;
  return secret?.with(own) ?? new SecretTexts(own, { isSecret: () => true, saidWith: namedAndRead });
}

/** What a card or a figure is called and what stands on it: of several the copies are numbered. */
function namedAndRead(word: string): readonly string[] {
  const ids = [word, word.replace(/-\d+$/, "")];
  return ids.flatMap((id) => [`name.${id}`, `text.${id}`]);
}

/** The messages that anybody may read. */
export function openOnly(messages: MessageTables, secret: SecretMessages | undefined): MessageTables {
  return secret ? filtered(messages, (key) => !secret.isSecret(key)) : messages;
}

/** The messages that nobody may read before they are told. */
export function secretOnly(messages: MessageTables, secret: SecretMessages | undefined): MessageTables {
  return filtered(messages, (key) => secret?.isSecret(key) ?? false);
}

function filtered(messages: MessageTables, isWanted: (key: string) => boolean): MessageTables {
  return inEachLanguage((language) =>
    Object.fromEntries(Object.entries(messages[language]).filter(([key]) => isWanted(key))),
  );
}
