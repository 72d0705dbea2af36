import { say } from "@tavolata/kernel";
import type { Table } from "../../state.js";

/** SS-4.3.1-b: a text of the Quest is read out. */
export function tellText(t: Table, text: string, ...rules: string[]): void {
  const { quest } = t.state;
  t.emit({ type: "story-told", quest, text, said: say(`quest.${quest}.${text}`) }, { rules, reveals: true });
}
