import { type Bar, bar, type RuleId } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed } from "../../content/tables.js";
import type { DicePart } from "../../queries/combat/dice-count.js";
import type { Figure, Table } from "../../state.js";
import { half } from "../01-dice/dice.js";
import type { ActionKind } from "../03-turns/hero-action.js";

/** What a load does to its bearer: nothing, half of everything (HQ-RH1.2), or no move and no dice at all (HQ-RH1.3). */
type Burden = "bearable" | "halving" | "crushing";

/** HQ-RH1.1: the costs of all that a figure carries. */
export function loadOf(content: HeroQuestContent, { items }: Figure): number {
  let load = 0;
  for (const item of items) load += itemNamed(content, item).load;
  return load;
}

/** Only heroes at tables that count the load have a capacity. */
function burdenOf(content: HeroQuestContent, figure: Figure): Burden {
  const { capacity } = figure;
  if (capacity === undefined) return "bearable";
  const load = loadOf(content, figure);
  if (load >= 2 * capacity) return "crushing";
  return load >= capacity ? "halving" : "bearable";
}

/** HQ-18.6: correct is what isn't above the capacity. */
export function isOverCapacity(content: HeroQuestContent, figure: Figure): boolean {
  return figure.capacity !== undefined && loadOf(content, figure) > figure.capacity;
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

/** The rules to name with a roll that the load has halved (HQ-18.9). */
export function rulesOfLoad(content: HeroQuestContent, figure: Figure): readonly RuleId[] {
  const rule = ruleOfLoad(content, figure);
  return rule ? [rule, "HQ-18.9"] : noRules;
}

const noRules: readonly RuleId[] = [];

/** The dice of a roll, less those that the load takes. */
export function laden(content: HeroQuestContent, figure: Figure, parts: readonly DicePart[], dice: number): DicePart[] {
  const left = underLoad(content, figure, dice);
  if (left === dice) return [...parts];
  return [...parts, { name: burdenOf(content, figure) === "crushing" ? "overload" : "load", dice: left - dice }];
}

/** Why no dice are left: by the load, if it takes any, or by the shock (HQ-8.8.c-a). */
export function whyNoDice(content: HeroQuestContent, figure: Figure): Bar {
  switch (burdenOf(content, figure)) {
    case "bearable":
      return bar("HQ-8.8.c-a", "no-dice");
    case "halving":
      return bar("HQ-RH1.2", "no-dice");
    case "crushing":
      return bar("HQ-RH1.3", "overloaded");
  }
}

/** HQ-RH1.3: who carries twice the capacity doesn't move, and does nothing that takes dice. HQ-RH1.2: half of a single die is none. */
export function whyOverloaded(t: Table, figure: Figure, kind: ActionKind): Bar | undefined {
  const burden = burdenOf(t.content, figure);
  if (burden === "bearable") return undefined;
  if (takesOneDie(t, kind)) return whyNoDice(t.content, figure);
  return burden === "crushing" && needsStrength(kind) ? bar("HQ-RH1.3", "overloaded") : undefined;
}

/** What is decided by a single die. */
function takesOneDie(t: Table, { special }: ActionKind): boolean {
  return special === "steal" || (special === "disarm" && t.options.disarmRoll);
}

function needsStrength({ type }: ActionKind): boolean {
  return type === "move" || type === "jump" || type === "attack" || type === "shoot";
}
