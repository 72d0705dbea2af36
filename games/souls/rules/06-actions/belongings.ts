import { type Bar, bar, each, one, type Seat, say } from "@tavolata/kernel";
import { itemCard, nameOfSide } from "../../content/tables.js";
import { whyNoActivity } from "../../queries/activity.js";
import { heroOf, isEngaged } from "../../queries/figures.js";
import { isCompatible } from "../../queries/items/inventory.js";
import { slotsFor } from "../../queries/items/slots.js";
import type { Figure, Hero, ItemId, Slots, Souls, SoulsFlow, Table } from "../../state.js";
import { equip, letGo } from "../08-cards-in-hand/equipping.js";
import { receive } from "../08-cards-in-hand/inventory.js";
import { reorganise } from "../08-cards-in-hand/reorganising.js";
import { type Deeds, startActivity } from "./activity.js";

/** SS-6.3.4, SS-6.3.5-a, SS-8.2.1-b: what a hero does with his cards. */
export function belongingsDeeds(deeds: Deeds): void {
  const { t, figure } = deeds;
  const why = whyNotHandle(t.state, figure);
  if (!deeds.leavesOut(why)) {
    deeds.addSimple("reorganise", "", () => rearrange(t, figure), why);
    for (const other of t.state.figures)
      if (other.kind === "hero" && other !== figure && other.area === figure.area) addExchange(deeds, other, why);
  }
  awakenings(deeds);
}

/** Apart from the loop: see `addAttack`. */
function addExchange(deeds: Deeds, other: Figure, why: Bar | undefined): void {
  const { t, figure } = deeds;
  deeds.addSimple("exchange", other.id, () => exchange(t, figure, other), why, `figure:${other.id}`);
}

function* rearrange(t: Table, figure: Figure): SoulsFlow {
  if (yield* startActivity(t, figure, "action")) yield* reorganise(t, heroOf(t.state, figure));
}

function whyNotHandle(s: Souls, figure: Figure): Bar | undefined {
  return whyNoActivity(s, figure, "action") ?? (isEngaged(s, figure) ? bar("SS-6.1.1-d", "engaged") : undefined);
}

interface Gift {
  readonly from: Seat;
  readonly item: ItemId;
}

/** SS-6.3.5-a: up to one item, either way, and Crowns; the other hero's player must agree. */
function* exchange(t: Table, figure: Figure, other: Figure): SoulsFlow {
  const { state: s } = t;
  if (!(yield* startActivity(t, figure, "action"))) return;
  const [own, theirs] = [heroOf(s, figure), heroOf(s, other)];
  // SS-14-c: a card goes by the side that one owns.
  const named = (word: "give" | "get") => (gift: Gift) =>
    say(`option.${word}`, { of: nameOfSide(t.content, s, gift.item) });
  const gift = yield* t.choose<Gift | "no-item">(
    own.seat,
    "exchange-item",
    () => [
      each(cardsOf(own), { verb: "give", target: ({ item }) => item }, { label: named("give") }),
      each(cardsOf(theirs), { verb: "get", target: ({ item }) => item }, { label: named("get") }),
      one("no-item"),
    ],
    { rules: ["SS-6.3.5-a"], passes: false },
  );
  const crowns = yield* t.choose(
    own.seat,
    "exchange-crowns",
    () => [each(sums(own, theirs), { verb: "crowns", target: String })],
    {
      rules: ["SS-6.3.5-a", "SS-13-g"],
    },
  );
  if (!(yield* t.confirm(theirs.seat, "agree-exchange", "SS-6.3.5-a"))) return;
  own.crowns -= crowns;
  theirs.crowns += crowns;
  t.emit({ type: "exchanged", figure: figure.id, other: other.id, crowns }, { rules: ["SS-6.3.5-a", "SS-13-g"] });
  if (gift === "no-item") return;
  const [giver, taker] = gift.from === own.seat ? [own, other] : [theirs, figure];
  letGo(t, giver, gift.item);
  yield* receiveOrEquip(t, taker, gift.item);
}

function cardsOf(hero: Hero): Gift[] {
  return [...hero.inventory, ...Object.values(hero.slots).filter((item) => item !== "")].map((item) => ({
    from: hero.seat,
    item,
  }));
}

/** Sums that can change hands, in fives: more than 0 is given, less is taken. */
function sums(own: Hero, theirs: Hero): number[] {
  const all = [0];
  for (let sum = 5; sum <= own.crowns; sum += 5) all.push(sum);
  for (let sum = 5; sum <= theirs.crowns; sum += 5) all.push(-sum);
  return all;
}

/** SS-6.3.5-b, SS-6.3.5-c: into a free slot at once, or into the inventory. */
function* receiveOrEquip(t: Table, figure: Figure, item: ItemId): SoulsFlow {
  const { state: s } = t;
  const hero = heroOf(s, figure);
  const slots = isCompatible(t.content, s, hero, item) ? slotsFor(t.content, hero, itemCard(t.content, item)) : [];
  if (slots.length === 0) return receive(t, figure, item);
  const slot = yield* t.choose<keyof Slots | "inventory">(
    hero.seat,
    "equip-at-once",
    () => [each(slots, "slot"), one("inventory")],
    { rules: ["SS-6.3.5-b"] },
  );
  if (slot === "inventory") receive(t, figure, item);
  else yield* equip(t, hero, item, slot, "SS-6.3.5-b");
}

/** SS-8.2.1-b: an equipped Soul Weapon is awakened for Soul Points, without an activity, until the next Time phase. */
function awakenings(deeds: Deeds): void {
  const { primary, secondary } = heroOf(deeds.t.state, deeds.figure).slots;
  if (primary !== "") addAwakening(deeds, primary);
  if (secondary !== "") addAwakening(deeds, secondary);
}

function addAwakening(deeds: Deeds, item: ItemId): void {
  const { t, figure } = deeds;
  const cost = itemCard(deeds.content, item).awakening;
  if (cost === undefined || t.state.items[item]?.back) return;
  const why = t.state.soulPoints < cost ? bar("SS-8.2.1-b", "too-few-soul-points") : undefined;
  if (!deeds.leavesOut(why)) deeds.addSimple("awaken", item, () => awaken(t, figure, item, cost), why);
}

function* awaken(t: Table, figure: Figure, item: ItemId, cost: number): SoulsFlow {
  const { state: s } = t;
  s.soulPoints -= cost;
  s.items[item] = { charges: 0, shields: 0, ...s.items[item], back: true };
  t.emit({ type: "awakened", figure: figure.id, item, pool: s.soulPoints }, { rules: ["SS-8.2.1-b"] });
}
