import type { Table } from "../../state.js";

/** SS-5.3.1-b, SS-15.12.1-a: they go to the pool of the party. */
export function gainSoulPoints(t: Table, count: number, rule: string): void {
  if (count <= 0) return;
  t.state.soulPoints += count;
  t.emit(
    { type: "soul-points-gained", count, pool: t.state.soulPoints },
    { rules: rule === "SS-5.3.1-b" ? [rule] : [rule, "SS-5.3.1-b"] },
  );
}
