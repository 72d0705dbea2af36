import { joinTables, type Language, type MessageTable, type MessageTables } from "@tavolata/language";
import { useCallback, useEffect, useState } from "react";
import { useWords } from "../language/words.js";

/** One rule of a game's catalogue, as the server sends it. */
export interface RuleInfo {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  /** The rule can be switched when a table is opened, and by which option. */
  readonly option?: boolean;
  readonly switch?: string;
  /** Why it is read so, where the rulebook is silent or contradicts itself. */
  readonly ruling?: string | Readonly<Record<Language, string>>;
  /** How to tell that it works. */
  readonly test?: string;
}

/** What a game brings along besides its program: its rules, and its words in one language. */
interface GameData {
  readonly rules: readonly RuleInfo[];
  readonly language: Language;
  readonly messages: MessageTables;
}

export type Loading =
  | { readonly state: "loading" }
  | {
      readonly state: "failed";
      /** What didn't come, when it isn't the game's words. */
      readonly what?: string;
      readonly why: string;
      retry(): void;
    }
  | { readonly state: "ready"; readonly data: GameData };

/**
 * Fetches a game's rules and words. When the language changes, the old words stay until the new ones have come.
 * @param isOpen the whole match may be known here, with the words that are secret until they are told
 */
export function useGameData(id: string, isOpen = false): Loading {
  const { language } = useWords();
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>({ state: "loading" });
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same request again
  useEffect(() => {
    let isWanted = true;
    setLoading((before) => (before.state === "ready" ? before : { state: "loading" }));
    gameData(id, language, isOpen).then(
      (data) => isWanted && setLoading({ state: "ready", data }),
      (error: unknown) => isWanted && setLoading({ state: "failed", why: String(error), retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, language, isOpen, attempt, retry]);
  return loading;
}

async function gameData(id: string, language: Language, isOpen = false): Promise<GameData> {
  const [rules, messages, secret] = await Promise.all([
    gameRules(id),
    gameMessages(id, language),
    isOpen ? messagesAt(`games/${id}/messages/${language}.secret.json`, language) : undefined,
  ]);
  return { rules, language, messages: secret ? joinTables(messages, secret) : messages };
}

export async function gameRules(id: string): Promise<readonly RuleInfo[]> {
  const rules = await fetchOnce(`games/${id}/rules.json`);
  if (!Array.isArray(rules)) throw new Error("The catalogue of rules isn't a list.");
  return rules as RuleInfo[];
}

/** A game's words in one language; the tables of the other languages are empty. */
export function gameMessages(id: string, language: Language): Promise<MessageTables> {
  return messagesAt(`games/${id}/messages/${language}.json`, language);
}

async function messagesAt(path: string, language: Language): Promise<MessageTables> {
  const table = (await fetchOnce(path)) as MessageTable;
  return { en: {}, it: {}, fr: {}, [language]: table };
}

/** What was fetched stays as long as the page is open. */
const fetched = new Map<string, Promise<unknown>>();

export function fetchOnce(path: string): Promise<unknown> {
  const known = fetched.get(path);
  if (known) return known;
  const fetching = fetchJson(path);
  fetched.set(path, fetching);
  fetching.catch(() => fetched.delete(path)); // the next one tries again
  return fetching;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return response.json();
}
