import { moneyOf, nameOfSide } from "../../content/tables.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { heroOf } from "../../queries/figures.js";
import { hasRoom } from "../../queries/items/inventory.js";
import type { Figure, ItemId, Souls, SoulsFlow, Table } from "../../state.js";
import { groundOf } from "../03-battlefield/heap.js";
import { takeTreasure } from "../08-cards-in-hand/treasure.js";
import { gainCrowns } from "../13-crowns/crowns.js";
import { cashLoot } from "../13-crowns/loot.js";

/** SS-6.4.2-c: into the inventory, never into a slot. */
export function takeItem(t: Table, figure: Figure, area: AreaId, item: ItemId): void {
  const ground = groundOf(t.state, area);
  ground.items.splice(ground.items.indexOf(item), 1);
  heroOf(t.state, figure).inventory.push(item);
  t.emit(
    { type: "item-gained", figure: figure.id, item, side: nameOfSide(t.content, t.state, item) },
    { rules: ["SS-6.4.2-b", "SS-6.4.2-c"] },
  );
}

export function takeCrowns(t: Table, figure: Figure, area: AreaId): void {
  const ground = groundOf(t.state, area);
  const { crowns } = ground;
  ground.crowns = 0;
  gainCrowns(t, heroOf(t.state, figure), crowns);
}

/** SS-3.3-j, SS-3.3-i. */
export function takeKey(t: Table, figure: Figure, area: AreaId, key: string): void {
  const ground = groundOf(t.state, area);
  ground.keys.splice(ground.keys.indexOf(key), 1);
  heroOf(t.state, figure).keys.push(key);
  t.emit({ type: "key-taken", figure: figure.id, key }, { rules: ["SS-3.3-i", "SS-3.3-j"] });
}

export function* takeLoot(t: Table, figure: Figure, area: AreaId): SoulsFlow {
  yield* cashLoot(t, figure, groundOf(t.state, area).loot.shift()!, "SS-15.12.1-h");
}

/** SS-15.12.1-h: what lies face down is turned up when it is taken. SS-5.2.3-b: without room it stays there, face up. */
export function takeFaceDown(t: Table, figure: Figure, area: AreaId): void {
  const { state: s } = t;
  const ground = groundOf(s, area);
  const card = ground.treasure.shift()!;
  t.emit({ type: "treasures-drawn", figure: figure.id, treasures: [card] }, { rules: ["SS-15.12.1-h"], reveals: true });
  if (moneyOf(t.content, card) !== undefined || hasRoom(t.content, s, figure)) takeTreasure(t, figure, card);
  else ground.items.push(card);
}

/** Where nothing lies any more, there is no heap. */
export function tidy(s: Souls, area: AreaId): void {
  const ground = s.ground[area];
  if (!ground) return;
  const { items, crowns, keys, loot, treasure } = ground;
  if (items.length + crowns + keys.length + loot.length + treasure.length === 0) delete s.ground[area];
}
