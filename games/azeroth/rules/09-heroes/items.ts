import type { RuleId, Seat } from "@tavolata/kernel";
import { challengeCard, itemNameOn } from "../../content/tables.js";
import type { AzerothFlow, CardId, Hero, Table } from "../../state.js";
import { anyOf } from "./hand.js";

/** AZ-item-10, AZ-item-8: an item goes to the discard pile of its colour, and the card that it bears to its owner's (AZ-abil-4). */
export function discardItem(t: Table, seat: Seat, card: CardId): void {
  const { state: s } = t;
  const hero = s.heroes[seat]!;
  takeItem(hero, card);
  dropBorne(t, seat, card);
  s.challenge[challengeCard(card).colour].discard.unshift(card);
}

/** Takes an item from wherever the hero has it. */
export function takeItem(hero: Hero, card: CardId): void {
  if (hero.weapon === card) hero.weapon = "";
  else if (hero.armour === card) hero.armour = "";
  else hero.bag.splice(hero.bag.indexOf(card), 1);
}

/** AZ-abil-4: a card on an item that is stolen or discarded goes to its owner's discards. */
export function dropBorne(t: Table, seat: Seat, item: CardId): void {
  const { borne } = t.state.heroes[seat]!;
  const card = borne[item];
  if (card === undefined) return;
  delete borne[item];
  t.state.discards[seat]!.unshift(card);
  t.emit({ type: "attachment-lost", seat, card }, { rules: ["AZ-abil-4"] });
}

/** Loses items of the bag by chance; what is equipped is safe (AZ-pvp-10). */
export function* loseBagItems(t: Table, seat: Seat, count: number, rules: readonly RuleId[]): AzerothFlow {
  const { bag } = t.state.heroes[seat]!;
  for (let i = 0; i < count; i++) {
    if (bag.length === 0) {
      t.emit({ type: "nothing-to-lose", seat }, { rules });
      return;
    }
    const card = bag[yield* anyOf(t, bag.length, "random-item", seat, rules)]!;
    discardItem(t, seat, card);
    t.emit({ type: "item-lost", seat, card, item: itemNameOn(card) }, { rules });
  }
}
