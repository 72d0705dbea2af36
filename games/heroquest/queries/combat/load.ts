import type { RuleId } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed } from "../../content/tables.js";
import type { Figure } from "../../state.js";
import { type DicePart, total } from "./dice-part.js";
import { half } from "./half.js";

/** What a load does to its bearer: nothing, half of everything (HQ-RH1.2), or no move and no dice at all (HQ-RH1.3). */
type Burden = "bearable" | "halving" | "crushing";

/** HQ-RH1.1: the costs of all that a figure carries. */
export function loadOf(content: HeroQuestContent, { items }: Figure): number {
  let load = 0;
  for (const item of items) load += itemNamed(content, item).load;
  return load;
}

/** Only heroes at tables that count the load have a capacity. */
export function burdenOf(content: HeroQuestContent, figure: Figure): Burden {
  const { capacity } = figure;
  if (capacity === undefined) return "bearable";
  const load = loadOf(content, figure);
  if (load >= 2 * capacity) return "crushing";
  return load >= capacity ? "halving" : "bearable";
}

/** How much of so many dice or squares the load leaves: all, the half rounded down (HQ-RH1.2), or none (HQ-RH1.3). */
export function underLoad(content: HeroQuestContent, figure: Figure, count: number): number {
  switch (burdenOf(content, figure)) {
    case "bearable":
      return count;
    case "halving":
      return half(count);
    case "crushing":
      return 0;
  }
}

/** The rule by which a load takes dice, if it takes any. */
export function ruleOfLoad(content: HeroQuestContent, figure: Figure): RuleId | undefined {
  switch (burdenOf(content, figure)) {
    case "bearable":
      return undefined;
    case "halving":
      return "HQ-RH1.2";
    case "crushing":
      return "HQ-RH1.3";
  }
}

/** The dice of a roll, less those that the load takes. */
export function laden(content: HeroQuestContent, figure: Figure, parts: readonly DicePart[]): DicePart[] {
  const dice = total(parts);
  const left = underLoad(content, figure, dice);
  if (left === dice) return [...parts];
  const fewer = left - dice;
  return burdenOf(content, figure) === "crushing"
    ? [...parts, { name: "overload", dice: fewer, rules: ["HQ-RH1.3"] }]
    : [...parts, { name: "load", dice: fewer, rules: ["HQ-RH1.2", "HQ-18.9"] }];
}
