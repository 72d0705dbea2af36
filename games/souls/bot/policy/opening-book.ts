import { bestOf, type Choice, pick, targetsOf } from "@tavolata/bots";
import type { SoulsContent } from "../../content/content.js";
import type { HeroHeuristics } from "../../content/heuristics.js";
import type { SoulsQuestion } from "../perception/moment.js";

/** SS-5.1-b: whom somebody with experience takes along; nothing where the book is silent. */
export function byTheBook({ content, s, kind, options }: SoulsQuestion): Choice | undefined {
  if (kind !== "choose-hero") return undefined;
  const heroes = Object.values(s.heroes);
  const pair = heroes.length === 2 ? pairFor(content, s.quest) : undefined;
  const known = targetsOf(options, "hero").filter((version) => content.heroes.get(version)?.heuristics);
  const version = bestOf(known, (one) => worthOf(content.heroes.get(one)!.heuristics!, pair));
  if (version === undefined) return undefined;
  const alone = heroes.every(({ version }) => version === "");
  return pick(`hero:${version}`, alone ? "first-hero" : "missing-hero", { version });
}

/** Which pair goes into a Quest: its own, or the usual one. */
function pairFor({ heroes }: SoulsContent, quest: string): string {
  for (const { heuristics } of heroes.values()) if (heuristics?.pair?.[quest] !== undefined) return quest;
  return "usual";
}

/** The pair comes before all others. */
function worthOf({ experienced, pair }: HeroHeuristics, wanted: string | undefined): number {
  const inPair = wanted === undefined ? undefined : pair?.[wanted];
  return inPair === undefined ? experienced : mostWorth + inPair;
}

/** More than any hero is worth by itself. */
const mostWorth = 1000;
