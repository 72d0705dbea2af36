import type { Option, View } from "@tavolata/kernel";
import type { RingsView } from "../../view.js";
import { liesOpen } from "./open-reasons.js";

/** Whether an option names no card that another player can't see: all are on one side, and still hold their cards hidden (LR-zone-1). */
export function isOpenOption(_kind: string, { label }: Pick<Option, "label">, view: View<RingsView>): boolean {
  const card = label.args?.["of"];
  return card === undefined || liesOpen(view.state, String(card));
}
