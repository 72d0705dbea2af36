import type { Seat } from "@tavolata/kernel";
import { colours, rankOf } from "../../content/colours.js";
import type { AzerothFlow, Table } from "../../state.js";
import { drawAbilities } from "../09-heroes/hand.js";

/** AZ-level-1 to AZ-level-6: one level up. First the damage goes, then three cards are drawn, then the new card is laid. */
export function* raiseLevel(t: Table, seat: Seat): AzerothFlow {
  const hero = t.state.heroes[seat]!;
  const level = colours[rankOf(hero.level) + 1]!;
  t.emit({ type: "level-proved", seat, level }, { rules: ["AZ-level-1"] });
  if (hero.damage > 0) {
    const amount = hero.damage;
    hero.damage = 0;
    t.emit({ type: "healed", seat, amount, damage: 0 }, { rules: ["AZ-level-2"] });
  }
  yield* drawAbilities(t, seat, 3, ["AZ-level-3"]);
  hero.level = level;
  hero.side = "start";
  t.emit(
    { type: "level-gained", seat, level },
    { rules: ["AZ-outcome-3", "AZ-level-1", "AZ-level-2", "AZ-level-4", "AZ-level-5", "AZ-level-6"] },
  );
}
