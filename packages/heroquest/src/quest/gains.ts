import type { RuleId } from "@tavolata/kernel";
import type { Figure, Table } from "../state.js";

export interface Gain {
  readonly gold?: number;
  readonly items?: readonly string[];
}

/** What a hero finds or is given; the table is told, because gold and items lie open. */
export function gain(t: Table, figure: Figure, { gold = 0, items = [] }: Gain, rule: RuleId): void {
  if (gold === 0 && items.length === 0) return;
  figure.gold += gold;
  figure.items.push(...items);
  t.emit({ type: "treasure-found", figure: figure.id, gold, items: [...items] }, { rules: [rule], reveals: true });
}
