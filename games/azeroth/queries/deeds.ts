import { type Bar, bar, cardsIn, type Seat, say } from "@tavolata/kernel";
import type { AzerothContent } from "../content/content.js";
import { abilityOn, discoveryOn, itemNameOn, itemOn, nameOf, powerOf } from "../content/tables.js";
import type { CardId } from "../state.js";
import type { AzerothView } from "../view.js";
import { isTime, type Moment } from "./moment.js";
import { whyNotAbility, whyNotDiscovery, whyNotFlip, whyNotItem, whyNotPower } from "./why-not.js";

/** Something that a player may do besides what a phase is about: a card, a bag item, a discovery, the power, or the turn of the card. */
export interface Deed {
  readonly deed: "play" | "use" | "spend" | "power" | "flip";
  /** The card, item or token; empty for the power and the turn of the card. */
  readonly card: CardId;
}

export const power: Deed = { deed: "power", card: "" };

export const flip: Deed = { deed: "flip", card: "" };

/** Everything that the seat has at hand. */
export function allDeeds(content: AzerothContent, s: AzerothView, seat: Seat): Deed[] {
  const { bag, kept } = s.heroes[seat]!;
  return [
    ...cardsIn(s.hands[seat]).map((card): Deed => ({ deed: "play", card })),
    ...bag.filter((card) => itemOn(content, card).kind === "bag").map((card): Deed => ({ deed: "use", card })),
    ...kept.map((card): Deed => ({ deed: "spend", card })),
    power,
    flip,
  ];
}

/** What of it is allowed now. */
export function deedsNow(content: AzerothContent, s: AzerothView, seat: Seat, moment: Moment): Deed[] {
  const { bag, kept } = s.heroes[seat]!;
  const deeds: Deed[] = [];
  for (const card of cardsIn(s.hands[seat])) {
    if (isTime(abilityOn(content, card).time, moment) && !whyNotAbility(content, s, seat, card, moment))
      deeds.push({ deed: "play", card });
  }
  for (const card of bag) {
    const item = itemOn(content, card);
    if (item.kind === "bag" && isTime(item.time, moment) && !whyNotItem(content, s, seat, card))
      deeds.push({ deed: "use", card });
  }
  for (const card of kept) {
    if (isTime(discoveryOn(content, card).time, moment) && !whyNotDiscovery(content, s, seat, card))
      deeds.push({ deed: "spend", card });
  }
  if (!whyNotPower(content, s, seat, moment)) deeds.push(power);
  if (!whyNotFlip(s, seat, moment)) deeds.push(flip);
  return deeds;
}

/** Why it isn't allowed now. */
export function whyNot(
  content: AzerothContent,
  s: AzerothView,
  seat: Seat,
  { deed, card }: Deed,
  moment: Moment,
): Bar | undefined {
  switch (deed) {
    case "play":
      return isTime(abilityOn(content, card).time, moment)
        ? whyNotAbility(content, s, seat, card, moment)
        : bar("AZ-abil-2", "another-time", { time: say(`time.${abilityOn(content, card).time}`) });
    case "use":
      return isTime(itemOn(content, card).time, moment)
        ? whyNotItem(content, s, seat, card)
        : bar("AZ-item-8", "another-time", { time: say(`time.${itemOn(content, card).time}`) });
    case "spend":
      return isTime(discoveryOn(content, card).time, moment)
        ? whyNotDiscovery(content, s, seat, card)
        : bar("AZ-disc-3", "another-time", { time: say(`time.${discoveryOn(content, card).time}`) });
    case "power":
      return whyNotPower(content, s, seat, moment);
    case "flip":
      return whyNotFlip(s, seat, moment);
  }
}

/** The name by which a combat remembers it. */
export function deedName(content: AzerothContent, s: AzerothView, seat: Seat, { deed, card }: Deed): string {
  if (deed === "use") return itemNameOn(card);
  return deed === "power" ? powerOf(content, s.heroes[seat]!.class).id : nameOf(card);
}
