import type { Outcome, Seat } from "@tavolata/kernel";
import { rankOf } from "../content/colours.js";
import { healthLeft } from "../play/health.js";
import { valourOf, valourToWin } from "../play/valour.js";
import type { Azeroth, Hero } from "../state.js";
import { questOf } from "../tables.js";
import { cardItemWorth, wornWorth } from "./items.js";
import { stepsLeft } from "./quests.js";
import { weights } from "./weights.js";

/** A lead of so much makes victory about three times as likely. */
const clear = 16;

/** The share of a quest's worth that lies in having done all but one of its steps. */
const begun = 0.55;

/** What each seat may hope for: everybody plays for oneself, and only one will be first with eight valour (AZ-end-1). */
export function values(s: Readonly<Azeroth>, seats: readonly Seat[], outcome?: Outcome): Record<Seat, number> {
  if (outcome) return Object.fromEntries(seats.map((seat) => [seat, victory(seat, outcome)]));
  const standings = seats.map((seat) => (s.order.includes(seat) ? Math.exp(standing(s, seat) / clear) : 0));
  const all = standings.reduce((sum, each) => sum + each, 0);
  return Object.fromEntries(seats.map((seat, i) => [seat, standings[i]! / all]));
}

/** AZ-end-5: a shared victory is worth its share. */
function victory(seat: Seat, { winners }: Outcome): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** How well a hero stands, in the coin of the rules of thumb. */
export function standing(s: Readonly<Azeroth>, seat: Seat): number {
  const hero = s.heroes[seat]!;
  const valour = valourOf(hero);
  // The nearer the end, the more each valour counts: who has seven needs anything.
  const nearing = Math.max(0, valour - valourToWin / 2);
  return (
    weights.valour * (valour + 0.25 * nearing) +
    weights.level * rankOf(hero.level) +
    questsUnderWay(hero) +
    belongings(s, seat, hero) -
    weights.wound * hero.damage -
    (healthLeft(hero) <= 1 ? weights.nearlyDead : 0)
  );
}

function questsUnderWay(hero: Hero): number {
  let worth = 0;
  for (const quest of hero.quests) {
    const done = quest.done.length + quest.count;
    const all = done + Math.max(1, stepsLeft(quest));
    worth += (begun * weights.valour * questOf(quest.id).valour * done) / all;
  }
  return worth;
}

function belongings(s: Readonly<Azeroth>, seat: Seat, hero: Hero): number {
  let worth = weights.card * s.hands[seat]!.length + weights.attachment * hero.attached.length;
  for (const card of [hero.weapon, hero.armour]) if (card !== "") worth += wornWorth(card, hero);
  for (const card of hero.bag) worth += 0.5 * cardItemWorth(card, hero);
  return worth;
}
