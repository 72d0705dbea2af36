import { everything, type Loss, type MatchSummary, type SummarizeMatch } from "@tavolata/kernel";
import { squareNamed } from "./content/board/grid.js";
import type { HeroQuestContent } from "./content/content.js";
import type { HeroQuestEvent } from "./events.js";
import { boardOf } from "./queries/board/squares.js";
import type { FigureId, HeroQuest } from "./state.js";

/** `goblin` of `goblin-3`. */
function kindOf(figure: FigureId): string {
  return figure.slice(0, figure.lastIndexOf("-"));
}

/** How a quest went for the heroes: in which room and round each fell and by what, and which cards and things were found. */
export const matchSummary: SummarizeMatch<HeroQuest, HeroQuestEvent, HeroQuestContent> = (match): MatchSummary => {
  const { outcome, state } = match;
  const board = boardOf(state);
  const roomOf = (square: string | undefined) => {
    if (square === undefined) return undefined;
    const room = board.roomOf[squareNamed(board.grid, square)]!;
    return room === 0 ? "corridor" : `room-${room}`;
  };
  const heroes = new Set<FigureId>();
  const at = new Map<FigureId, string>();
  const hurtBy = new Map<FigureId, string>();
  const losses: Loss[] = [];
  const drawn = new Set<string>();
  let round = 0;
  const lossOf = (figure: FigureId): Loss => {
    const [place, cause] = [roomOf(at.get(figure)), hurtBy.get(figure)];
    return { round, ...(place === undefined ? {} : { place }), ...(cause === undefined ? {} : { cause }) };
  };
  for (const event of match.events(everything)) {
    if ("to" in event && "figure" in event && typeof event.to === "string") at.set(event.figure, event.to);
    switch (event.type) {
      case "hero-assigned":
        heroes.add(event.figure);
        break;
      case "adventure-begun":
        for (const [figure, square] of Object.entries(event.places)) at.set(figure, square);
        break;
      case "round-begun":
        round = event.round;
        break;
      case "attacked":
      case "shot":
      case "free-attack":
        hurtBy.set(event.target, kindOf(event.figure));
        break;
      case "spell-aimed":
        hurtBy.set(event.target, event.card);
        break;
      case "trap-sprung":
        hurtBy.set(event.figure, event.trap);
        break;
      case "eliminated":
        if (heroes.has(event.figure)) losses.push(lossOf(event.figure));
        break;
      case "card-drawn":
        drawn.add(event.card);
        break;
      case "treasure-found":
        for (const item of event.items) drawn.add(item);
        break;
    }
  }
  const how = outcome?.how ?? "unfinished";
  const won = how === "goal-met";
  // HQ-16.2: who still stood when the quest was lost otherwise stood in its last room.
  const standing = state.figures.find(({ kind }) => kind === "hero");
  if (!won && losses.length > 0 && !standing) losses.push({ ...losses.pop()!, last: true });
  else if (!won && standing) losses.push({ ...lossOf(standing.id), last: true });
  return {
    won,
    how,
    rounds: state.round,
    lost: state.gone.filter(({ figure, how }) => figure.kind === "hero" && how !== "left").length,
    losses,
    drawn: [...drawn].sort(),
  };
};
