import { each, type Outcome, one, say } from "@tavolata/kernel";
import { itemNameOn, itemOn } from "../../content/tables.js";
import { type Change, change, owned, wearable, whyNotEquip, worn } from "../../queries/wearing.js";
import type { AzerothFlow, CardId, Hero, Table } from "../../state.js";
import { beginPhase } from "../02-movement/begin.js";
import { resolveQuests } from "../08-quests/resolve-quests.js";
import { type HeroAction, heroActionOffer } from "./hero-actions.js";
import { discardItem, takeItem } from "./items.js";
import { secretly } from "./secrecy.js";

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
  const choice = yield* t.choose<"done" | Change | HeroAction>(
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
      heroActionOffer(t, seat, "maintenance"),
    ],
    secretly(t.content, s, seat, "maintenance", ["AZ-item-1", "AZ-item-10"]),
  );
  if (choice === "done") return "end-turn";
  if ("action" in choice) yield* choice.run();
  else changeItem(t, hero, choice);
  return "equip";
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
