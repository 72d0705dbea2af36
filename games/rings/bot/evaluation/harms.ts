import type { RingsContent } from "../../content/content.js";
import type { Definition } from "../../content/definition.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { hitPointsLeft } from "../../queries/statistics.js";
import { allCharacters, charactersOf, stagedLocations } from "../../queries/table.js";
import type { CardId, InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";
import { handOf } from "../perception/unseen.js";
import { threatPrice, worthOf, woundOf } from "./worth.js";

/** What a When Revealed effect costs the players as things stand, where a card says nothing of it. */
const usualHarm = 2;

/** What the When Revealed effect of a card costs the players as things stand. */
export function harmOf(content: RingsContent, s: RingsView, card: CardId | undefined): number {
  return card === undefined ? 0 : harmOfPrinted(content, s, cardOf(content, card));
}

export function harmOfPrinted(content: RingsContent, s: RingsView, { heuristics }: Definition): number {
  const harm = heuristics?.harm ?? usualHarm;
  if (typeof harm === "number") return harm;
  switch (harm.kind) {
    case "per-player":
      return harm.each * s.order.length;
    case "per-staged":
      return harm.each * s.staging.length;
    case "per-staged-location":
      return harm.each * stagedLocations(s).length + harm.more;
    case "per-committed":
      return harm.each * committed(s).length;
    case "per-event-in-hand":
      return harm.each * Math.max(...s.order.map((seat) => eventsIn(s, seat)));
    case "undoes-progress":
      return Math.min(harm.most, s.quest.progress);
    case "hurts-exhausted":
      return damageToAll(content, s, ({ exhausted }) => exhausted);
    case "hurts-players-at":
      return s.order
        .filter((seat) => s.players[seat]!.threat >= harm.threat)
        .reduce((sum, seat) => sum + damageToAll(content, s, (card) => card.seat === seat), 0);
    case "hurts-one-committed":
      return Math.min(9, ...committed(s).map((card) => lossOf(content, s, card, harm.damage)));
    case "threat-for-uncommitted":
      return s.order.reduce((sum, seat) => {
        const idle = charactersOf(s, seat).filter((card) => !card.committed).length;
        return sum + threatPrice(content, s, seat, idle);
      }, 0);
    case "exhausts-ready":
      return s.order.some((seat) => charactersOf(s, seat).some(({ exhausted }) => !exhausted)) ? harm.worth : 0;
  }
}

function committed(s: RingsView): InPlay[] {
  return allCharacters(s).filter((card) => card.committed);
}

function damageToAll(content: RingsContent, s: RingsView, which: (card: InPlay) => boolean): number {
  return allCharacters(s)
    .filter(which)
    .reduce((sum, card) => sum + lossOf(content, s, card, 1), 0);
}

/** What so much damage costs a character. */
export function lossOf(content: RingsContent, s: RingsView, card: InPlay, damage: number): number {
  const left = hitPointsLeft(content, s, card);
  return left <= damage ? worthOf(content, s, card) : woundOf(content, card, left, damage);
}

function eventsIn(s: RingsView, seat: string): number {
  return handOf(s, seat).filter((id) => typeOf(id) === "event").length;
}
