import { each } from "@tavolata/kernel";
import { discardCards, drawCards } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import { moneyOf } from "../../content/tables.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { heroOf } from "../../queries/figures.js";
import { powersAt, whyNotUsable } from "../../queries/powers/usable.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { layDown } from "../03-battlefield/heap.js";
import { gainCrowns } from "../13-crowns/crowns.js";
import { receive } from "./inventory.js";

const treasureRule = { id: "treasure", whenEmpty: "reshuffle", rules: ["SS-2-c"] } as const;

/** So many Treasures, one after the other. SS-3.3-f: a dead opener's stay in the area, face down. */
export function* gainTreasures(t: Table, figure: Figure, count: number, area: AreaId, rule: string): SoulsFlow {
  for (let left = count; left > 0; left--) {
    if (figure.kind === "hero") {
      yield* gainTreasure(t, figure, rule);
      continue;
    }
    layDown(t.state, area, { treasure: yield* drawCards(t, t.state.decks.treasure, treasureRule, 1) });
  }
}

/** SS-7-r: some draw several and keep one; the others are discarded. */
function* gainTreasure(t: Table, figure: Figure, rule: string): SoulsFlow {
  const { state: s } = t;
  const drawn = yield* drawCards(
    t,
    s.decks.treasure,
    treasureRule,
    treasuresDrawn(t.content, s, figure),
    figure.belongsTo,
  );
  if (drawn.length === 0) return;
  t.emit({ type: "treasures-drawn", figure: figure.id, treasures: drawn }, { rules: [rule], reveals: true });
  // All lie open on the discards while one is chosen.
  discardCards(s.decks.treasure, drawn);
  const kept =
    drawn.length === 1
      ? drawn[0]!
      : yield* t.choose(figure.belongsTo, "keep-treasure", () => [each(drawn, "treasure")], {
          rules: ["SS-7-r"],
        });
  takeTreasure(t, figure, kept);
}

function treasuresDrawn(content: SoulsContent, s: Souls, figure: Figure): number {
  const hero = heroOf(s, figure);
  let most = 1;
  for (const power of powersAt(content, hero, "treasure-drawn")) {
    if (power.activity !== "passive" || whyNotUsable(content, s, hero, power)) continue;
    for (const effect of power.effects) if (effect.effect === "treasure-choice") most = Math.max(most, effect.draw);
  }
  return most;
}

/** SS-13-b: money is exchanged at once and its card discarded; an item goes to the inventory, or to the ground (SS-8-b). */
export function takeTreasure(t: Table, figure: Figure, card: string): void {
  const { state: s } = t;
  const hero = heroOf(s, figure);
  const crowns = moneyOf(t.content, card);
  if (crowns !== undefined) {
    discardCards(s.decks.treasure, [card]);
    gainCrowns(t, hero, crowns);
    return;
  }
  const at = s.decks.treasure.discard.indexOf(card);
  if (at >= 0) s.decks.treasure.discard.splice(at, 1);
  receive(t, figure, card);
}
