import { everything, type Loss, type MatchSummary, type SummarizeMatch } from "@tavolata/kernel";
import type { AzerothContent } from "./content/content.js";
import { nameOf } from "./content/tables.js";
import type { AzerothEvent } from "./events.js";
import type { Azeroth } from "./state.js";

/**
 * How a match went for one of its players: where and by whom his hero was defeated, and what he drew and found. It ended by the
 * winner's place in the turn order, with `+fight` where heroes fought each other.
 */
export const matchSummary: SummarizeMatch<Azeroth, AzerothEvent, AzerothContent> = (match, focus): MatchSummary => {
  const { outcome, state } = match;
  const losses: Loss[] = [];
  const drawn = new Set<string>();
  let [round, foe, defeats, fought] = [0, "", 0, false];
  for (const event of match.events(everything)) {
    if (event.type === "round-begun") round = event.round;
    else if (event.type === "combat-begun") foe = event.encounter;
    else if (event.type === "hero-attacked") {
      foe = event.seat === focus ? event.defender : event.seat;
      fought = true;
    } else if (event.type === "defeated") defeats += 1;
    if (!("seat" in event) || event.seat !== focus) continue;
    if (event.type === "defeated") losses.push({ round, place: event.from, ...(foe === "" ? {} : { cause: foe }) });
    else if (event.type === "cards-drawn") for (const card of event.cards) drawn.add(nameOf(card));
    else if (event.type === "item-gained") drawn.add(event.item);
    else if (event.type === "discovery-kept") drawn.add(nameOf(event.token));
    else if (event.type === "quest-drawn") drawn.add(event.quest);
  }
  const winners = outcome?.winners ?? [];
  const place = winners.length === 1 ? state.order.indexOf(winners[0]!) + 1 : "shared";
  return {
    won: winners.includes(focus),
    how: `${place}${fought ? "+fight" : ""}`,
    rounds: state.round,
    lost: defeats,
    losses,
    drawn: [...drawn].sort(),
  };
};
