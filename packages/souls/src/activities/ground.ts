import { type Bar, bar, say } from "@tavolata/kernel";
import { gainCrowns } from "../crowns.js";
import { heroOf, isEngaged } from "../figures.js";
import { groundOf, layDown } from "../ground.js";
import { unequip } from "../items/equipping.js";
import { hasRoom } from "../items/inventory.js";
import { cashLoot } from "../items/loot.js";
import { takeTreasure } from "../items/treasure.js";
import type { Figure, ItemId, Slots, Souls, SoulsFlow, Table } from "../state.js";
import { moneyOf } from "../tables.js";
import { activeFigure, type Deed, startActivity } from "./activity.js";

/** SS-6.4.2-a, SS-6.4.2-b: dropping and picking up, by a hero who isn't engaged. */
export function groundDeeds(t: Table): Deed[] {
  return [...pickUps(t), ...drops(t)];
}

function whyNotReach(s: Souls, figure: Figure): Bar | undefined {
  return isEngaged(s, figure) ? bar("SS-6.1.1-d", "engaged") : undefined;
}

function pickUps(t: Table): Deed[] {
  const { state: s } = t;
  const figure = activeFigure(s);
  const ground = s.ground[figure.area];
  if (!ground) return [];
  const deed = (id: string, run: () => SoulsFlow, needsRoom = false): Deed => ({
    id: `take:${id}`,
    label: () => (needsRoom ? say("option.take", { of: id }) : say(`option.take-${id.replace(/^key-.*/, "key")}`)),
    at: [`area:${figure.area}`],
    whyNot: () =>
      // SS-5.2.3-b: somebody with a full inventory drops something first.
      whyNotReach(s, figure) ?? (needsRoom && !hasRoom(s, figure) ? bar("SS-5.2.3-b", "inventory-full") : undefined),
    *run() {
      if (!(yield* startActivity(t, figure, "free"))) return;
      yield* run();
      tidy(s, figure.area);
    },
  });
  return [
    ...ground.items.map((item) => deed(item, () => takeItem(t, figure, item), true)),
    ...(ground.crowns > 0 ? [deed("crowns", () => takeCrowns(t, figure))] : []),
    ...ground.keys.map((key) => deed(`key-${key}`, () => takeKey(t, figure, key))),
    // SS-15.12.1-h: what lies face down is turned up when it is taken.
    ...(ground.loot.length > 0 ? [deed("loot", () => takeLoot(t, figure))] : []),
    ...(ground.treasure.length > 0 ? [deed("treasure", () => takeFaceDown(t, figure))] : []),
  ];
}

/** SS-6.4.2-c: into the inventory, never into a slot. */
function* takeItem(t: Table, figure: Figure, item: ItemId): SoulsFlow {
  const ground = groundOf(t.state, figure.area);
  ground.items.splice(ground.items.indexOf(item), 1);
  heroOf(t.state, figure).inventory.push(item);
  t.emit({ type: "item-gained", figure: figure.id, item }, { rules: ["SS-6.4.2-b", "SS-6.4.2-c"] });
}

function* takeCrowns(t: Table, figure: Figure): SoulsFlow {
  const ground = groundOf(t.state, figure.area);
  const { crowns } = ground;
  ground.crowns = 0;
  gainCrowns(t, heroOf(t.state, figure), crowns);
}

/** SS-3.3-j, SS-3.3-i. */
function* takeKey(t: Table, figure: Figure, key: string): SoulsFlow {
  const ground = groundOf(t.state, figure.area);
  ground.keys.splice(ground.keys.indexOf(key), 1);
  heroOf(t.state, figure).keys.push(key);
  t.emit({ type: "key-taken", figure: figure.id, key }, { rules: ["SS-3.3-i", "SS-3.3-j"] });
}

function* takeLoot(t: Table, figure: Figure): SoulsFlow {
  yield* cashLoot(t, figure, groundOf(t.state, figure.area).loot.shift()!);
}

function* takeFaceDown(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  const ground = groundOf(s, figure.area);
  const card = ground.treasure.shift()!;
  t.emit({ type: "treasures-drawn", figure: figure.id, treasures: [card] }, { rules: ["SS-15.12.1-h"], reveals: true });
  if (moneyOf(card) !== undefined || hasRoom(s, figure)) takeTreasure(t, figure, card);
  else ground.items.push(card);
}

function tidy(s: Souls, area: string): void {
  const ground = s.ground[area];
  if (
    ground &&
    ground.items.length + ground.crowns + ground.keys.length + ground.loot.length + ground.treasure.length === 0
  )
    delete s.ground[area];
}

/** SS-6.4.2-a: from the inventory or from a slot, one after the other. */
function drops(t: Table): Deed[] {
  const { state: s } = t;
  const figure = activeFigure(s);
  const hero = heroOf(s, figure);
  const slots = (Object.keys(hero.slots) as (keyof Slots)[]).filter((slot) => hero.slots[slot] !== "");
  return [...slots.map((slot) => hero.slots[slot]), ...hero.inventory].map((item) => ({
    id: `drop:${item}`,
    whyNot: () => whyNotReach(s, figure),
    *run() {
      if (!(yield* startActivity(t, figure, "free"))) return;
      const slot = slots.find((one) => hero.slots[one] === item);
      if (slot) unequip(t, hero, slot);
      else hero.inventory.splice(hero.inventory.indexOf(item), 1);
      layDown(s, figure.area, { items: [item] });
      t.emit({ type: "item-dropped", figure: figure.id, item }, { rules: ["SS-6.4.2-a"] });
    },
  }));
}
