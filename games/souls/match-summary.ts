import { everything, type Loss, type MatchSummary, type SummarizeMatch } from "@tavolata/kernel";
import type { SoulsContent } from "./content/content.js";
import { nameOf } from "./content/tables.js";
import type { SoulsEvent } from "./events.js";
import type { FigureId, Souls } from "./state.js";

/** How a Quest went: in which area and round heroes died and by whose hand, and which cards came up. */
export const matchSummary: SummarizeMatch<Souls, SoulsEvent, SoulsContent> = (match): MatchSummary => {
  const { outcome, state } = match;
  const at = new Map<FigureId, string>();
  const hurtBy = new Map<FigureId, string>();
  const losses: Loss[] = [];
  const drawn = new Set<string>();
  let round = 0;
  let happening = "";
  for (const event of match.events(everything)) {
    switch (event.type) {
      case "phase-begins":
        round = event.round;
        break;
      case "figure-moved":
        at.set(event.figure, event.to);
        break;
      case "figure-placed":
      case "recalled":
        at.set(event.figure, event.area);
        break;
      case "event-drawn":
        happening = event.event;
        drawn.add(event.event);
        break;
      case "encounter-drawn":
        drawn.add(event.card);
        break;
      case "treasures-drawn":
        for (const treasure of event.treasures) drawn.add(nameOf(treasure));
        break;
      case "item-gained":
        drawn.add(nameOf(event.item));
        break;
      case "power-gained":
        drawn.add(event.power);
        break;
      case "attack-declared":
        hurtBy.set(event.target, event.attacker);
        break;
      case "hero-died": {
        const [place, cause] = [at.get(event.figure), hurtBy.get(event.figure)];
        losses.push({ round, ...(place === undefined ? {} : { place }), ...(cause === undefined ? {} : { cause }) });
        break;
      }
    }
  }
  const how = outcome?.how ?? "unfinished";
  const won = how === "quest-won";
  const lost = losses.length;
  if (how === "all-ghosts" && lost > 0) losses.push({ ...losses.pop()!, last: true });
  else if (!won) losses.push({ round: state.round, ...(happening === "" ? {} : { cause: happening }), last: true });
  return { won, how, rounds: state.round, lost, losses, drawn: [...drawn].sort() };
};
