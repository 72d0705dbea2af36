import type { RuleId } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed } from "../../content/tables.js";
import type { Figure, Table } from "../../state.js";

export interface Gain {
  readonly gold?: number;
  readonly items?: readonly string[];
}

/** What a hero finds or is given; the table is told, because gold and items lie open. */
export function gain(t: Table, figure: Figure, { gold = 0, items = [] }: Gain, rule: RuleId): void {
  if (gold === 0 && items.length === 0) return;
  figure.gold += gold;
  figure.items.push(...items);
  t.emit(
    { type: "treasure-found", figure: figure.id, gold, items: [...items] },
    { rules: [rule, ...rulesOfItems(t.content, figure, items)], reveals: true },
  );
}

/** HQ-1.2.c: a quest has placed an artifact. HQ-RH1.1: what is taken has to be carried. */
export function rulesOfItems(content: HeroQuestContent, { capacity }: Figure, items: readonly string[]): RuleId[] {
  const rules: RuleId[] = [];
  if (items.some((item) => itemNamed(content, item).class === "artifact")) rules.push("HQ-1.2.c");
  if (capacity !== undefined && items.length > 0) rules.push("HQ-RH1.1");
  return rules;
}
