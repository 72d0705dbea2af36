import { type Bar, bar, type Message, say } from "@tavolata/kernel";
import { nameOfSide } from "../../content/tables.js";
import { heroOf, isEngaged } from "../../queries/figures.js";
import { hasRoom } from "../../queries/items/inventory.js";
import { owned } from "../../queries/items/slots.js";
import type { Figure, Ground, ItemId, SoulsFlow, Table } from "../../state.js";
import { layDown } from "../03-battlefield/heap.js";
import { letGo } from "../08-cards-in-hand/equipping.js";
import { sumsUpTo } from "../13-crowns/crowns.js";
import { startActivity } from "./activity.js";
import { type Acting, type HeroMenu, heroAction } from "./hero-action.js";
import { takeCrowns, takeFaceDown, takeItem, takeKey, takeLoot, tidy } from "./taking.js";

/** SS-6.4.2-a, SS-6.4.2-b: dropping and picking up, by a hero who isn't engaged. */
export function listGround(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  const { state: s } = t;
  const engaged = isEngaged(s, figure) ? engagedHere : undefined;
  if (!menu.lists(engaged)) return;
  const ground = s.ground[figure.area];
  if (ground) listPickUps(menu, ground, engaged);
  const hero = heroOf(s, figure);
  for (const item of owned(hero)) menu.add(dropItem, item, engaged);
  for (const amount of sumsUpTo(hero.crowns)) menu.add(dropSum, amount, engaged);
}

const dropItem = heroAction<ItemId>({
  verb: "drop",
  target: (item) => item,
  label: (item, { t }) => say("option.drop", { of: nameOfSide(t.content, t.state, item) }),
  run: (item, { t, figure }) => drop(t, figure, item),
});

const dropSum = heroAction<number>({
  verb: "drop-crowns",
  target: String,
  run: (amount, { t, figure }) => dropCrowns(t, figure, amount),
});

function listPickUps(menu: HeroMenu, ground: Ground, engaged: Bar | undefined): void {
  const { t, figure } = menu.acting;
  // SS-5.2.3-b: somebody with a full inventory drops something first.
  const full = engaged ?? (hasRoom(t.content, t.state, figure) ? undefined : inventoryFull);
  for (const item of ground.items) menu.add(pickUpItem, item, full);
  if (ground.crowns > 0) menu.add(pickUpCrowns, undefined, engaged);
  for (const key of ground.keys) menu.add(pickUpKey, key, engaged);
  if (ground.loot.length > 0) menu.add(pickUpLoot, undefined, engaged);
  if (ground.treasure.length > 0) menu.add(pickUpTreasure, undefined, engaged);
}

/** Something that lies there, picked up for a Free Action. */
function pickingUp<C>(
  target: (what: C) => string,
  label: (what: C, acting: Acting) => Message,
  take: (what: C, acting: Acting) => SoulsFlow | undefined,
) {
  return heroAction<C>({
    verb: "take",
    target,
    label,
    at: (_, { figure }) => [`area:${figure.area}`],
    run: (what, acting) => pickUp(acting, () => take(what, acting)),
  });
}

const pickUpItem = pickingUp<ItemId>(
  (item) => item,
  (item, { t }) => say("option.take", { of: nameOfSide(t.content, t.state, item) }),
  (item, { t, figure }) => void takeItem(t, figure, figure.area, item),
);

const pickUpCrowns = pickingUp<undefined>(
  () => "crowns",
  () => say("option.take-crowns"),
  (_, { t, figure }) => void takeCrowns(t, figure, figure.area),
);

const pickUpKey = pickingUp<string>(
  (key) => `key-${key}`,
  () => say("option.take-key"),
  (key, { t, figure }) => void takeKey(t, figure, figure.area, key),
);

// SS-15.12.1-h: what lies face down is turned up when it is taken.
const pickUpLoot = pickingUp<undefined>(
  () => "loot",
  () => say("option.take-loot"),
  (_, { t, figure }) => takeLoot(t, figure, figure.area),
);

const pickUpTreasure = pickingUp<undefined>(
  () => "treasure",
  () => say("option.take-treasure"),
  (_, { t, figure }) => void takeFaceDown(t, figure, figure.area),
);

// Made once: see `whyNoActivity`.
const engagedHere = bar("SS-6.1.1-d", "engaged");
const inventoryFull = bar("SS-5.2.3-b", "inventory-full");

function* pickUp({ t, figure }: Acting, take: () => SoulsFlow | undefined): SoulsFlow {
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
