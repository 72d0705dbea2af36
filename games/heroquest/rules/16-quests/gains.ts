import type { RuleId } from "@tavolata/kernel";
import { itemNamed } from "../../content/tables.js";
import type { Figure, Table } from "../../state.js";

export interface Gain {
  readonly gold?: number;
  readonly items?: readonly string[];
  /** Cards that lie with the finder's player, not with the finder. */
  readonly spells?: readonly string[];
}

/** What a hero finds or is given; the table is told, because gold and items lie open. */
export function gain(t: Table, figure: Figure, { gold = 0, items = [], spells = [] }: Gain, rule: RuleId): void {
  if (gold === 0 && items.length === 0 && spells.length === 0) return;
  const rules = [rule];
  figure.gold += gold;
  figure.items.push(...items);
  // HQ-1.2.c: a quest has placed an artifact.
  if (items.some((item) => itemNamed(t.content, item).class === "artifact")) rules.push("HQ-1.2.c");
  // HQ-RH1.1: what is taken has to be carried.
  if (figure.capacity !== undefined && items.length > 0) rules.push("HQ-RH1.1");
  t.emit({ type: "treasure-found", figure: figure.id, gold, items: [...items, ...spells] }, { rules, reveals: true });
}
