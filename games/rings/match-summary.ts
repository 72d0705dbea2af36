import { everything, type Loss, type MatchSummary, type SummarizeMatch } from "@tavolata/kernel";
import type { RingsContent } from "./content/content.js";
import { titleOf } from "./content/lookup.js";
import type { RingsEvent } from "./events.js";
import type { CardId, Rings } from "./state.js";

/** How a scenario went: at which stage heroes and players were lost and by which card, and which cards came up. */
export const matchSummary: SummarizeMatch<Rings, RingsEvent, RingsContent> = (match): MatchSummary => {
  const { outcome, state } = match;
  const heroes = new Set<CardId>();
  const losses: Loss[] = [];
  const drawn = new Set<string>();
  let [round, stage, cause, fell] = [0, "", "", ""];
  let lost = 0;
  const loss = (): Loss => ({
    round,
    ...(stage === "" ? {} : { place: stage }),
    ...(cause === "" ? {} : { cause: titleOf(cause) }),
  });
  for (const event of match.events(everything)) {
    switch (event.type) {
      case "round-begun":
        round = event.round;
        break;
      case "stage-begun":
        stage = event.stage;
        break;
      case "phase-begun":
        // What a phase does by itself, such as the threat of the refresh phase, is no card's doing.
        cause = "";
        break;
      case "deck-chosen":
        for (const hero of event.heroes) heroes.add(hero);
        break;
      case "cards-drawn":
        for (const card of event.cards) drawn.add(titleOf(card));
        break;
      case "card-taken":
      case "card-found":
        drawn.add(titleOf(event.card));
        break;
      case "revealed":
        cause = event.card;
        drawn.add(titleOf(event.card));
        break;
      case "doomed":
      case "when-revealed":
      case "forced":
        cause = event.card;
        break;
      case "attack-begun":
        cause = event.enemy;
        break;
      case "shadow-turned":
        if (event.effect) cause = event.card;
        break;
      case "quest-resolved":
        // LR-quest-4: the staging area as a whole.
        cause = "";
        break;
      case "left-play":
        if (!heroes.has(event.card)) break;
        lost += 1;
        losses.push(loss());
        break;
      case "eliminated":
        fell = event.why;
        losses.push(loss());
        break;
    }
  }
  const how = outcome?.how ?? "unfinished";
  const won = how === "quest-completed";
  if (!won && losses.length > 0) losses.push({ ...losses.pop()!, last: true });
  return {
    won,
    how: how === "all-eliminated" ? fell : how,
    rounds: state.round,
    lost,
    losses,
    drawn: [...drawn].sort(),
  };
};
