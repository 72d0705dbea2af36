import type { Table } from "../../state.js";

/** HQ-RH7-e: the card was played and has no effect at this moment; it is discarded all the same. */
export function inVain(t: Table, card: string): void {
  t.emit({ type: "card-in-vain", card }, { rules: ["HQ-RH7-e"] });
}
