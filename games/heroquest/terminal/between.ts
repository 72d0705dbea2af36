import { type Message, say } from "@tavolata/kernel";
import type { Position } from "../bot/perception/position.js";
import { itemNamed } from "../content/tables.js";
import type { PlayedQuest } from "../rules/14-campaign/state.js";
import { sheetLines } from "./sheets.js";
import { flowing, type Words } from "./words.js";

/** Between two adventures: what was played, the heroes, and what the market sells (HQ-14, HQ-15). */
export function betweenLines(position: Position, words: Words): string[] {
  const { record, market } = position.table.campaign!;
  const goods = (market?.list ?? []).map((item) =>
    say("draw.price", { item, gold: itemNamed(position.content, item).gold }),
  );
  return [
    words.say(say("draw.between")),
    words.say(say("draw.record")),
    ...record.flatMap((played) => flowing([`  ${words.say(playedLine(played))}`], " ")),
    ...sheetLines(position, words),
    ...(goods.length > 0 ? flowing([words.say(say("draw.market")), ...goods.map((one) => words.say(one))], "  ") : []),
  ];
}

function playedLine({ quest, won, rounds, gold, lost }: PlayedQuest): Message {
  return say("draw.played", {
    quest: say(`quest.${quest}.title`),
    result: won ? "won" : "lost",
    rounds,
    gold,
    lost,
  });
}
