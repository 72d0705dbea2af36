import { type Bar, bar, each, type Outcome, one, say } from "@tavolata/kernel";
import type { AzerothContent } from "../content/content.js";
import { type Deed, deedOffer, doDeed } from "../play/deeds.js";
import { discardItem, takeItem } from "../play/items.js";
import { secretly } from "../play/secrecy.js";
import { whyUnfit } from "../play/why-not.js";
import type { AzerothFlow, CardId, Hero, Table } from "../state.js";
import { itemNameOn, itemOn } from "../tables.js";
import type { AzerothView } from "../view.js";
import { beginPhase } from "./begin.js";
import { resolveQuests } from "./quests.js";

/** AZ-turn-1: the last phase: quests, then items (AZ-item-1). */
export function* maintenance(t: Table): AzerothFlow<string | Outcome> {
  beginPhase(t, "maintenance");
  yield* resolveQuests(t);
  return "equip";
}

/** AZ-item-1: one change, then back here, in any number and order. */
export function* equip(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const seat = s.active;
  const hero = s.heroes[seat]!;
  const choice = yield* t.choose<"done" | Change | Deed>(
    seat,
    "maintenance",
    () => [
      one("done"),
      each(
        wearable(t.content, hero),
        { verb: "equip", target: ({ card }) => card },
        {
          label: ({ card }) => say("option.equip", { of: itemNameOn(card) }),
          at: ({ card }) => [`card:${card}`],
          bar: ({ card }) => whyNotEquip(t.content, s, hero, card),
        },
        () => hero.bag.map((card) => change("equip", card)),
      ),
      each(
        worn(hero),
        { verb: "unequip", target: ({ card }) => card },
        {
          label: ({ card }) => say("option.unequip", { of: itemNameOn(card) }),
          at: ({ card }) => [`card:${card}`],
        },
      ),
      each(
        owned(hero),
        { verb: "drop", target: ({ card }) => card },
        {
          label: ({ card }) => say("option.drop", { of: itemNameOn(card) }),
          at: ({ card }) => [`card:${card}`],
        },
      ),
      deedOffer(t.content, s, seat, "maintenance"),
    ],
    secretly(t.content, s, seat, "maintenance", ["AZ-item-1", "AZ-item-10"]),
  );
  if (choice === "done") return "end-turn";
  if ("deed" in choice) yield* doDeed(t, seat, choice);
  else changeItem(t, hero, choice);
  return "equip";
}

/** A change of what a hero wears. */
interface Change {
  readonly change: "equip" | "unequip" | "drop";
  readonly card: CardId;
}

function change(what: Change["change"], card: CardId): Change {
  return { change: what, card };
}

function wearable(content: AzerothContent, hero: Hero): Change[] {
  const found: Change[] = [];
  for (const card of hero.bag) {
    if (itemOn(content, card).kind !== "bag" && !whyUnfit(content, hero, card)) found.push(change("equip", card));
  }
  return found;
}

function worn({ weapon, armour }: Hero): Change[] {
  const found: Change[] = [];
  if (weapon !== "") found.push(change("unequip", weapon));
  if (armour !== "") found.push(change("unequip", armour));
  return found;
}

function owned(hero: Hero): Change[] {
  const found = hero.bag.map((card) => change("drop", card));
  if (hero.weapon !== "") found.push(change("drop", hero.weapon));
  if (hero.armour !== "") found.push(change("drop", hero.armour));
  return found;
}

/** AZ-item-4 to AZ-item-6: why it can't be worn. */
function whyNotEquip(content: AzerothContent, _s: AzerothView, hero: Hero, card: CardId): Bar | undefined {
  return itemOn(content, card).kind === "bag" ? bar("AZ-item-4", "bag-item") : whyUnfit(content, hero, card);
}

function changeItem(t: Table, hero: Hero, { change: what, card }: Change): void {
  const seat = t.state.active;
  const item = itemNameOn(card);
  if (what === "drop") {
    discardItem(t, seat, card);
    t.emit({ type: "item-dropped", seat, card, item }, { rules: ["AZ-item-10"] });
    return;
  }
  if (what === "unequip") {
    putInBag(t, hero, card);
    return;
  }
  // AZ-item-2, AZ-item-3: one weapon and one armour; the one before goes back to the bag.
  const place = itemOn(t.content, card).kind === "weapon" ? "weapon" : "armour";
  if (hero[place] !== "") putInBag(t, hero, hero[place]);
  takeItem(hero, card);
  hero[place] = card;
  const rule = place === "weapon" ? "AZ-item-2" : "AZ-item-3";
  t.emit({ type: "equipped", seat, card, item }, { rules: ["AZ-item-1", rule, "AZ-item-9"] });
}

function putInBag(t: Table, hero: Hero, card: CardId): void {
  takeItem(hero, card);
  hero.bag.push(card);
  t.emit({ type: "put-in-bag", seat: t.state.active, card, item: itemNameOn(card) }, { rules: ["AZ-item-1"] });
}
