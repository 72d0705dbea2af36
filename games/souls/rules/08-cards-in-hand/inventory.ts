import { itemSide, nameOfSide } from "../../content/tables.js";
import { heroOf } from "../../queries/figures.js";
import { hasRoom, isCompatible } from "../../queries/items/inventory.js";
import { owned } from "../../queries/items/slots.js";
import type { Figure, ItemId, Souls, Table } from "../../state.js";
import { layDown } from "../03-battlefield/heap.js";

/** SS-8-b: an item that is gained goes to the inventory, or to the ground when that is full. SS-8.4-b: an artefact with all its charges. */
export function receive(t: Table, figure: Figure, item: ItemId, ...rules: string[]): void {
  const { state: s } = t;
  const { charges } = itemSide(t.content, s, item);
  if (charges && !s.items[item]) s.items[item] = { back: false, charges: charges.max, shields: 0 };
  const room = hasRoom(t.content, s, figure);
  if (room) heroOf(s, figure).inventory.push(item);
  else layDown(s, figure.area, { items: [item] });
  t.emit(
    { type: room ? "item-gained" : "item-left", figure: figure.id, item, side: nameOfSide(t.content, s, item) },
    {
      rules: [
        room ? "SS-5.2.3-a" : "SS-8-b",
        ...(charges ? ["SS-8.4-b"] : []),
        ...(isCompatible(t.content, s, heroOf(s, figure), item) ? [] : ["SS-8.1-c"]),
        ...rules,
      ],
    },
  );
}

/** All cards that are in somebody's hands, in the Stash or on the ground. */
export function itemsAround(s: Souls): ReadonlySet<ItemId> {
  const around = new Set(s.stash);
  for (const hero of Object.values(s.heroes)) for (const item of owned(hero)) around.add(item);
  for (const { items } of Object.values(s.ground)) for (const item of items) around.add(item);
  return around;
}
