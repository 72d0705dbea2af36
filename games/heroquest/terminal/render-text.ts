import { say } from "@tavolata/kernel";
import { type Position, positionOf } from "../bot/perception/position.js";
import type { HeroQuestContent } from "../content/content.js";
import { isBetween } from "../queries/campaign.js";
import type { HeroQuestSeen } from "../view.js";
import { betweenLines } from "./between.js";
import { boardLines } from "./board.js";
import { handLines } from "./hands.js";
import { helpLines, noteLines } from "./help.js";
import { legendLines } from "./legend.js";
import { foeLines, sheetLines } from "./sheets.js";
import type { Words } from "./words.js";

/**
 * The table as text, at most 100 columns wide, as this onlooker sees it: adventurers and the audience what is on the board,
 * the Evil Wizard what is behind the screen, too, and the help table (HQ-2.3).
 */
export function renderText(view: HeroQuestSeen, words: Words, content: HeroQuestContent): string {
  const position = positionOf(content, view);
  if (isBetween(position.table)) return betweenLines(position, words).join("\n");
  return [
    ...headline(position, words),
    ...boardLines(position, words),
    ...sheetLines(position, words),
    ...handLines(position, words),
    ...foeLines(position, words),
    ...legendLines(position, words),
    ...helpLines(position, words),
    ...noteLines(position, words),
  ].join("\n");
}

/** Which quest, which round, and whose turn it is. */
function headline({ table }: Position, words: Words): string[] {
  const { quest, round, turn } = table;
  const parts: string[] = [];
  if (quest) parts.push(words.say(say(`quest.${quest}.title`)));
  if (round > 0) parts.push(words.say(say("draw.round", { round })));
  if (turn) parts.push(words.say(say("draw.turn", { figure: turn.figure, actions: Math.max(0, turn.actions) })));
  if (turn?.movement) parts.push(words.say(say("draw.movement", { squares: turn.movement.left })));
  return parts.length > 0 ? [parts.join(" · ")] : [];
}
