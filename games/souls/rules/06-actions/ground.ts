import { type Bar, bar, type Message, say } from "@tavolata/kernel";
import { nameOfSide } from "../../content/tables.js";
import { heroOf, isEngaged } from "../../queries/figures.js";
import { hasRoom } from "../../queries/items/inventory.js";
import { owned } from "../../queries/items/slots.js";
import type { Figure, Ground, ItemId, SoulsFlow, Table } from "../../state.js";
import { layDown } from "../03-battlefield/heap.js";
import { letGo } from "../08-cards-in-hand/equipping.js";
import { sumsUpTo } from "../13-crowns/crowns.js";
import { type Deeds, startActivity } from "./activity.js";
import { takeCrowns, takeFaceDown, takeItem, takeKey, takeLoot, tidy } from "./taking.js";

/** SS-6.4.2-a, SS-6.4.2-b: dropping and picking up, by a hero who isn't engaged. */
export function groundDeeds(deeds: Deeds): void {
  const { t, figure } = deeds;
  const { state: s } = t;
  const engaged = isEngaged(s, figure) ? engagedHere : undefined;
  if (deeds.leavesOut(engaged)) return;
  const ground = s.ground[figure.area];
  if (ground) pickUps(deeds, ground, engaged);
  const hero = heroOf(s, figure);
  for (const item of owned(hero)) {
    const label = () => say("option.drop", { of: nameOfSide(deeds.content, t.state, item) });
    deeds.add({
      id: `drop:${item}`,
      verb: "drop",
      target: item,
      using: undefined,
      at: undefined,
      label,
      run: () => drop(t, figure, item),
      bar: engaged,
    });
  }
  for (const amount of sumsUpTo(hero.crowns))
    deeds.addSimple("drop-crowns", String(amount), () => dropCrowns(t, figure, amount), engaged);
}

function pickUps(deeds: Deeds, ground: Ground, engaged: Bar | undefined): void {
  const { t, figure } = deeds;
  const { area } = figure;
  // SS-5.2.3-b: somebody with a full inventory drops something first.
  const full = engaged ?? (hasRoom(deeds.content, t.state, figure) ? undefined : inventoryFull);
  const add = (id: string, label: () => Message, take: () => SoulsFlow | undefined, why = engaged) => {
    if (!deeds.leavesOut(why))
      deeds.add({
        id: `take:${id}`,
        verb: "take",
        target: id,
        using: undefined,
        at: `area:${area}`,
        label,
        run: () => pickUp(t, figure, take),
        bar: why,
      });
  };
  for (const item of ground.items)
    add(
      item,
      () => say("option.take", { of: nameOfSide(deeds.content, t.state, item) }),
      () => void takeItem(t, figure, area, item),
      full,
    );
  if (ground.crowns > 0)
    add(
      "crowns",
      () => say("option.take-crowns"),
      () => void takeCrowns(t, figure, area),
    );
  for (const key of ground.keys)
    add(
      `key-${key}`,
      () => say("option.take-key"),
      () => void takeKey(t, figure, area, key),
    );
  // SS-15.12.1-h: what lies face down is turned up when it is taken.
  if (ground.loot.length > 0)
    add(
      "loot",
      () => say("option.take-loot"),
      () => takeLoot(t, figure, area),
    );
  if (ground.treasure.length > 0)
    add(
      "treasure",
      () => say("option.take-treasure"),
      () => void takeFaceDown(t, figure, area),
    );
}

// Made once: see `whyNoActivity`.
const engagedHere = bar("SS-6.1.1-d", "engaged");
const inventoryFull = bar("SS-5.2.3-b", "inventory-full");

function* pickUp(t: Table, figure: Figure, take: () => SoulsFlow | undefined): SoulsFlow {
  const { area } = figure;
  if (!(yield* startActivity(t, figure, "free"))) return;
  const flow = take();
  if (flow) yield* flow;
  tidy(t.state, area);
}

/** SS-6.4.2-a: from the inventory or from a slot, one after the other. */
function* drop(t: Table, figure: Figure, item: ItemId): SoulsFlow {
  const { state: s } = t;
  if (!(yield* startActivity(t, figure, "free"))) return;
  letGo(t, heroOf(s, figure), item);
  layDown(s, figure.area, { items: [item] });
  t.emit(
    { type: "item-dropped", figure: figure.id, item, side: nameOfSide(t.content, s, item) },
    { rules: ["SS-6.4.2-a"] },
  );
}

/** SS-6.4.2-a: and any number of Crowns, one sum after the other. */
function* dropCrowns(t: Table, figure: Figure, amount: number): SoulsFlow {
  const { state: s } = t;
  if (!(yield* startActivity(t, figure, "free"))) return;
  heroOf(s, figure).crowns -= amount;
  layDown(s, figure.area, { crowns: amount });
  t.emit({ type: "crowns-dropped", figure: figure.id, amount }, { rules: ["SS-6.4.2-a", "SS-13-g"] });
}
