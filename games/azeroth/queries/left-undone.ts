import { cardsIn, type Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../content/content.js";
import { abilityOn } from "../content/tables.js";
import type { AzerothView } from "../view.js";
import { isTime } from "./moment.js";
import { destinations } from "./reach.js";
import { whyNotAbility } from "./why-not.js";

/** AZ-move-3: whether any space is open to the active hero's move. */
export function mayMove(content: AzerothContent, seen: AzerothView): boolean {
  const hero = seen.heroes[seen.active];
  return hero !== undefined && hero.space !== "" && destinations(content, seen, hero).length > 0;
}

/** AZ-abil-2: how many cards of a hand could be played now. Cards that are hidden here aren't counted. */
export function playable(
  content: AzerothContent,
  seen: AzerothView,
  seat: Seat,
  moment: "defence" | "maintenance" | "exploration",
): number {
  return cardsIn(seen.hands[seat]).filter(
    (card) => isTime(abilityOn(content, card).time, moment) && !whyNotAbility(content, seen, seat, card, moment),
  ).length;
}
