import { type Choice, pick } from "@tavolata/bots";
import type { Acting } from "../../perception/question.js";
import type { Ways } from "../../perception/search.js";
import { gapAhead } from "../../perception/ways.js";

/** HQ-13: over the pit or abyss that lies next on the way. A run-up makes it nearly safe (HQ-13-f); an abyss is risked only so. */
export function jumpTowards(acting: Acting, reach: Ways, to: number): Choice | undefined {
  const { position, figure, offered } = acting;
  const gap = gapAhead(position, reach, figure, to);
  if (gap === undefined) return undefined;
  const square = position.board.names[gap]!;
  const safe = position.table.turn?.last === "move" || !position.table.abyss.includes(gap);
  return safe && offered.has(`jump:${square}`) ? pick(`jump:${square}`, "jump", { square }) : undefined;
}
