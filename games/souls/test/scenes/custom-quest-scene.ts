import { everything, type Match, type Options } from "@tavolata/kernel";
import { answeredByChance } from "@tavolata/kernel/testing";
import { Speaker } from "@tavolata/language";
import { exampleQuest } from "../../custom-quest/example.js";
import type { QuestFile } from "../../custom-quest/format.js";
import { readQuestFile } from "../../custom-quest/read.js";
import { souls } from "../../index.js";
import { textsOfGame } from "../messages.js";

export const english = new Speaker("en", textsOfGame);
export const example = JSON.stringify(exampleQuest);

/** What is said to the example with one thing changed. */
export function said(change: Partial<Omit<QuestFile, "quest">> | { readonly quest: object }): string[] {
  return saidTo(changed(change));
}

export function changed(change: Partial<Omit<QuestFile, "quest">> | { readonly quest: object }): string {
  const quest = { ...exampleQuest.quest, ...("quest" in change ? change.quest : {}) };
  return JSON.stringify({ ...exampleQuest, ...change, quest });
}

export function saidTo(text: string): string[] {
  const { problems } = readQuestFile(text);
  return problems.map(({ field, code, args }) => `${field}: ${english.sentence({ key: `problem.${code}`, args })}`);
}

/** Plays by chance. */
export function play(options: Options, answers: number, seed = "own"): Match<object, never> {
  return answeredByChance(souls, options, answers, seed) as unknown as Match<object, never>;
}

export const toldIn = (match: Match<object, never>) => JSON.stringify(match.events(everything));
