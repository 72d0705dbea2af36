import { each, type Seat, say } from "@tavolata/kernel";
import { itemNameOn } from "../../content/tables.js";
import type { Fighters } from "../../queries/combat/fighter.js";
import type { Fallen } from "../../queries/combat/strikes.js";
import { valourOf } from "../../queries/valour.js";
import type { AzerothFlow, Combat, Table } from "../../state.js";
import { defeat } from "../09-heroes/health.js";
import { dropBorne, takeItem } from "../09-heroes/items.js";
import { checkValour } from "../10-the-end/valour.js";

/** AZ-pvp-9 to AZ-pvp-12: who won, what is taken, and who goes to a city. */
export function* heroOutcome(t: Table, { hero, foe }: Combat, fallen: Fallen, { red, black }: Fighters): AzerothFlow {
  const { state: s } = t;
  const defender = foe.seat;
  loseEnergy(t, defender);
  switch (fallen) {
    case "neither":
      t.emit({ type: "no-hero-fell", seat: hero, defender }, { rules: ["AZ-pvp-12"] });
      return;
    case "both":
      // AZ-pvp-11: the defender first, and nobody takes anything.
      t.emit({ type: "both-heroes-fell", seat: hero, defender }, { rules: ["AZ-pvp-11"] });
      yield* defeat(t, defender, ["AZ-combat-13", "AZ-pvp-11"]);
      yield* defeat(t, hero, ["AZ-combat-13", "AZ-pvp-11"]);
      return;
    default: {
      const [winner, loser, taken] = fallen === "black" ? [hero, defender, red.steal] : [defender, hero, black.steal];
      t.emit({ type: "hero-won", seat: winner, over: loser }, { rules: ["AZ-pvp-9", "AZ-valour-1"] });
      // AZ-quest-11: noted for its next maintenance.
      s.heroes[winner]!.duelWon = true;
      for (let i = 0; i < taken; i++) yield* steal(t, winner, loser, i === 0);
      yield* defeat(t, loser, ["AZ-combat-13", "AZ-pvp-9"]);
      scoreRivalry(t, winner, loser);
    }
  }
}

/** AZ-pvp-5: what is left of the defender's point is lost. */
function loseEnergy(t: Table, seat: Seat): void {
  const hero = t.state.heroes[seat]!;
  if (hero.energy === 0) return;
  t.emit({ type: "energy-lost", seat, count: hero.energy }, { rules: ["AZ-pvp-5", "AZ-energy-2"] });
  hero.energy = 0;
}

/** AZ-pvp-9: an item of the winner's choice from the bag of the loser; what is equipped is safe (AZ-pvp-10). */
function* steal(t: Table, winner: Seat, loser: Seat, isFirst: boolean): AzerothFlow {
  const from = t.state.heroes[loser]!;
  if (from.bag.length === 0) {
    if (isFirst) t.emit({ type: "nothing-stolen", seat: winner, from: loser }, { rules: ["AZ-pvp-9", "AZ-pvp-10"] });
    return;
  }
  const card = yield* t.choose(
    winner,
    "steal",
    () => [each(from.bag, "item", { label: (one) => say("option.item", { of: itemNameOn(one) }) })],
    { rules: ["AZ-pvp-9", "AZ-pvp-10", "AZ-item-4"] },
  );
  takeItem(from, card);
  dropBorne(t, loser, card);
  t.state.heroes[winner]!.bag.push(card);
  t.emit(
    { type: "item-stolen", seat: winner, from: loser, card, item: itemNameOn(card) },
    { rules: ["AZ-pvp-9", "AZ-pvp-10"] },
  );
}

/** AZ-pvp-13: with the option, a valour for each hero that was defeated for the first time. */
function scoreRivalry(t: Table, winner: Seat, loser: Seat): void {
  const hero = t.state.heroes[winner]!;
  if (!t.options.rivalry || hero.rivals.includes(loser)) return;
  hero.rivals.push(loser);
  t.emit(
    { type: "rivalry-scored", seat: winner, over: loser, total: valourOf(t.content, hero) },
    { rules: ["AZ-pvp-13"] },
  );
  checkValour(t, winner);
}
