import { type RuleId, say } from "@tavolata/kernel";
import type { Table } from "../../state.js";

/** HQ-1.5: the Evil Wizard reads a text of the adventure book aloud. */
export function readAloud(t: Table, text: string, rule: RuleId): void {
  t.emit(
    { type: "text-read", text: say(`quest.${t.state.quest}.${text}`) },
    { rules: [rule, "HQ-1.5"], reveals: true },
  );
}
