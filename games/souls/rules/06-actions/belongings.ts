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
import { startActivity } from "./activity.js";
import { type HeroMenu, heroAction } from "./hero-action.js";

/** SS-6.3.4, SS-6.3.5-a, SS-8.2.1-b: what a hero does with his cards. */
export function listBelongings(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  const why = whyNotHandle(t.state, figure);
  if (menu.lists(why)) {
    menu.add(reorganising, undefined, why);
    for (const other of t.state.figures)
      if (other.kind === "hero" && other !== figure && other.area === figure.area) menu.add(exchanging, other, why);
  }
  listAwakenings(menu);
}

const reorganising = heroAction<undefined>({
  verb: "reorganise",
  run: (_, { t, figure }) => rearrange(t, figure),
});

const exchanging = heroAction<Figure>({
  verb: "exchange",
  target: ({ id }) => id,
  at: ({ id }) => [`figure:${id}`],
  run: (other, { t, figure }) => exchange(t, figure, other),
});

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
const awakening = heroAction<SoulWeapon>({
  verb: "awaken",
  target: ({ item }) => item,
  whyNot: ({ cost }, { t }) => (t.state.soulPoints < cost ? bar("SS-8.2.1-b", "too-few-soul-points") : undefined),
  run: ({ item, cost }, { t, figure }) => awaken(t, figure, item, cost),
});

interface SoulWeapon {
  readonly item: ItemId;
  readonly cost: number;
}

function listAwakenings(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  const { primary, secondary } = heroOf(t.state, figure).slots;
  if (primary !== "") listAwakening(menu, primary);
  if (secondary !== "") listAwakening(menu, secondary);
}

function listAwakening(menu: HeroMenu, item: ItemId): void {
  const { content, state: s } = menu.acting.t;
  const cost = itemCard(content, item).awakening;
  if (cost !== undefined && !s.items[item]?.back) menu.add(awakening, { item, cost });
}

function* awaken(t: Table, figure: Figure, item: ItemId, cost: number): SoulsFlow {
  const { state: s } = t;
  s.soulPoints -= cost;
  s.items[item] = { charges: 0, shields: 0, ...s.items[item], back: true };
  t.emit({ type: "awakened", figure: figure.id, item, pool: s.soulPoints }, { rules: ["SS-8.2.1-b"] });
}
