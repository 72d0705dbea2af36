import { type Language, languages, type MessageTable, type MessageTables } from "@tavolata/language";
import { useCallback, useEffect, useState } from "react";

/** One rule of a game's catalogue, as the server sends it. */
export interface RuleEntry {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  /** Why it is read so, where the rulebook is silent or contradicts itself. */
  readonly ruling?: string | Readonly<Record<Language, string>>;
}

/** What a game brings along besides its program: its rules and its words in every language. */
export interface GameData {
  readonly rules: readonly RuleEntry[];
  readonly messages: MessageTables;
}

export type Loading =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly why: string; retry(): void }
  | { readonly state: "ready"; readonly data: GameData };

/** Fetches a game's rules and words. */
export function useGameData(id: string): Loading {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>({ state: "loading" });
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same request again
  useEffect(() => {
    const giveUp = new AbortController();
    setLoading({ state: "loading" });
    fetchGameData(id, giveUp.signal).then(
      (data) => setLoading({ state: "ready", data }),
      (error: unknown) => {
        if (!giveUp.signal.aborted) setLoading({ state: "failed", why: String(error), retry });
      },
    );
    return () => giveUp.abort();
  }, [id, attempt, retry]);
  return loading;
}

async function fetchGameData(id: string, signal: AbortSignal): Promise<GameData> {
  const [rules, ...tables] = await Promise.all([
    fetchJson(`games/${id}/rules.json`, signal),
    ...languages.map((language) => fetchJson(`games/${id}/messages/${language}.json`, signal)),
  ]);
  if (!Array.isArray(rules)) throw new Error("The catalogue of rules isn't a list.");
  const messages = languages.map((language, i) => [language, tables[i] as MessageTable] as const);
  return { rules: rules as RuleEntry[], messages: Object.fromEntries(messages) as Record<Language, MessageTable> };
}

async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return response.json();
}
