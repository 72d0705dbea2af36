import { discardCards, drawCard } from "@tavolata/kit";
import { lootToken } from "../../content/tables.js";
import { heroOf } from "../../queries/figures.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { gainTreasures } from "../08-cards-in-hand/treasure.js";
import { gainCrowns } from "./crowns.js";

/** SS-15.12.1-e: the pile is made anew when it is empty. */
const lootRule = { id: "loot", whenEmpty: "reshuffle", rules: ["SS-2-c", "SS-15.12.1-e"] } as const;

/** So many Loot tokens from the pile, turned up at once. */
export function* gainLoot(t: Table, figure: Figure, count: number, rule: string): SoulsFlow {
  for (let left = count; left > 0; left--) {
    const token = yield* drawCard(t, t.state.decks.loot, lootRule);
    if (token === undefined) return;
    yield* cashLoot(t, figure, token, rule);
  }
}

/** SS-13-b: Loot is exchanged for its Crowns at once; some is a Treasure. */
export function* cashLoot(t: Table, figure: Figure, token: string, rule: string): SoulsFlow {
  const { state: s } = t;
  discardCards(s.decks.loot, [token]);
  const { crowns = 0, treasures = 0 } = lootToken(t.content, token);
  // The Crowns are told when they are gained.
  t.emit(
    { type: "loot-taken", figure: figure.id, crowns, treasures },
    { rules: rule === "SS-13-b" ? [rule] : [rule, "SS-13-b"], reveals: true },
  );
  if (crowns > 0) gainCrowns(t, heroOf(s, figure), crowns);
  yield* gainTreasures(t, figure, treasures, figure.area, rule);
}
