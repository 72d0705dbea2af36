import type { RuleId, Seat } from "@tavolata/kernel";
import { otherSide } from "../../queries/card.js";
import type { Table } from "../../state.js";

/** AZ-char-2: both faces show the same health, so damage stays. */
export function turnCard(t: Table, seat: Seat, rules: readonly RuleId[]): void {
  const hero = t.state.heroes[seat]!;
  hero.side = otherSide(hero.side);
  t.emit({ type: "card-turned", seat, side: hero.side }, { rules });
}
