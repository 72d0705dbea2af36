import { type Bar, bar, say } from "@tavolata/kernel";
import { sumsUpTo } from "../crowns.js";
import { heroOf, isEngaged } from "../figures.js";
import { layDown } from "../ground.js";
import { unequip } from "../items/equipping.js";
import { hasRoom } from "../items/inventory.js";
import type { Figure, Slots, Souls, SoulsFlow, Table } from "../state.js";
import { activeFigure, type Deed, startActivity } from "./activity.js";
import { takeCrowns, takeFaceDown, takeItem, takeKey, takeLoot, tidy } from "./taking.js";

/** SS-6.4.2-a, SS-6.4.2-b: dropping and picking up, by a hero who isn't engaged. */
export function groundDeeds(t: Table): Deed[] {
  return [...pickUps(t), ...drops(t), ...crownDrops(t)];
}

function whyNotReach(s: Souls, figure: Figure): Bar | undefined {
  return isEngaged(s, figure) ? bar("SS-6.1.1-d", "engaged") : undefined;
}

function pickUps(t: Table): Deed[] {
  const { state: s } = t;
  const figure = activeFigure(s);
  const ground = s.ground[figure.area];
  if (!ground) return [];
  const { area } = figure;
  const deed = (id: string, run: () => SoulsFlow | undefined, needsRoom = false): Deed => ({
    id: `take:${id}`,
    label: () => (needsRoom ? say("option.take", { of: id }) : say(`option.take-${id.replace(/^key-.*/, "key")}`)),
    at: [`area:${figure.area}`],
    whyNot: () =>
      // SS-5.2.3-b: somebody with a full inventory drops something first.
      whyNotReach(s, figure) ?? (needsRoom && !hasRoom(s, figure) ? bar("SS-5.2.3-b", "inventory-full") : undefined),
    *run() {
      if (!(yield* startActivity(t, figure, "free"))) return;
      const flow = run();
      if (flow) yield* flow;
      tidy(s, area);
    },
  });
  return [
    ...ground.items.map((item) => deed(item, () => void takeItem(t, figure, area, item), true)),
    ...(ground.crowns > 0 ? [deed("crowns", () => void takeCrowns(t, figure, area))] : []),
    ...ground.keys.map((key) => deed(`key-${key}`, () => void takeKey(t, figure, area, key))),
    // SS-15.12.1-h: what lies face down is turned up when it is taken.
    ...(ground.loot.length > 0 ? [deed("loot", () => takeLoot(t, figure, area))] : []),
    ...(ground.treasure.length > 0 ? [deed("treasure", () => void takeFaceDown(t, figure, area))] : []),
  ];
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

/** SS-6.4.2-a: and any number of Crowns, one sum after the other. */
function crownDrops(t: Table): Deed[] {
  const { state: s } = t;
  const figure = activeFigure(s);
  const hero = heroOf(s, figure);
  return sumsUpTo(hero.crowns).map((amount) => ({
    id: `drop-crowns:${amount}`,
    whyNot: () => whyNotReach(s, figure),
    *run() {
      if (!(yield* startActivity(t, figure, "free"))) return;
      hero.crowns -= amount;
      layDown(s, figure.area, { crowns: amount });
      t.emit({ type: "crowns-dropped", figure: figure.id, amount }, { rules: ["SS-6.4.2-a", "SS-13-g"] });
    },
  }));
}
