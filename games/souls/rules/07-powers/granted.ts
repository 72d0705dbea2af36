import { each } from "@tavolata/kernel";
import { itemSide } from "../../content/tables.js";
import type { Hero, ItemId, SoulsFlow, Table } from "../../state.js";
import { gainable, isStillAtWork } from "./gaining.js";

/** SS-7-h: a power that an item grants is chosen by the usual rules, beyond what the gem allows. */
export function* gainItemPowers(t: Table, hero: Hero, item: ItemId): SoulsFlow {
  const { state: s } = t;
  const count = (itemSide(t.content, s, item).effects ?? []).reduce(
    (sum, effect) => sum + (effect.effect === "more-powers" ? effect.count : 0),
    0,
  );
  for (let left = count; left > 0 && gainable(t.content, s, hero, false).length > 0; left--) {
    const id = yield* t.choose(hero.seat, "gain-power", () => [each(gainable(t.content, s, hero, false), "power")], {
      rules: ["SS-7-h"],
      passes: false,
    });
    hero.powers.push({
      id,
      cooldown: 0,
      active: isStillAtWork(t.content, s, hero, id),
      rank: hero.soulrank,
      from: item,
    });
    t.emit({ type: "power-gained", hero: hero.figure, power: id }, { rules: ["SS-7-h"] });
  }
}

/** SS-7-h: it goes with the item. */
export function loseItemPowers(t: Table, hero: Hero, item: ItemId): void {
  for (const { id } of hero.powers.filter(({ from }) => from === item)) {
    hero.powers = hero.powers.filter((power) => power.id !== id);
    t.emit({ type: "power-lost", hero: hero.figure, power: id }, { rules: ["SS-7-h"] });
  }
}
