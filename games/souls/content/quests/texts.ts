import type { Act, Quest } from "../types.js";
import { everyAct } from "./acts.js";
import { type Problem, problem } from "./validate/problem.js";

/** Texts by language and key, as the message files hold them. */
export type QuestTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The key of a quest's text. */
export function textKey(quest: Pick<Quest, "id">, text: string): string {
  return `quest.${quest.id}.${text}`;
}

/** Every text that a quest reads out. */
export function textsOf(quest: Quest): string[] {
  const named = [
    ...["title", "introduction", "victory", "failure"],
    ...[...quest.victory, ...quest.failure].map(({ id }) => `goal.${id}`),
    ...[quest.night, quest.day].flatMap((one) => one?.text ?? []),
    ...quest.actions.map(({ text }) => text),
    ...everyAct(quest).flatMap(ownTexts),
  ];
  return [...new Set(named)];
}

function ownTexts(act: Act): string[] {
  if (act.act === "text") return [act.text];
  return act.act === "choice" ? [act.text, ...act.of.map(({ text }) => text)] : [];
}

/** Every text of a quest is there in every language. */
export function missingTexts(quest: Quest, texts: QuestTexts): Problem[] {
  return Object.entries(texts).flatMap(([language, table]) =>
    textsOf(quest)
      .map((text) => textKey(quest, text))
      .filter((key) => (table[key] ?? "").trim() === "")
      .map((key) => problem(key, "missing-text", { args: { text: key, language } })),
  );
}
