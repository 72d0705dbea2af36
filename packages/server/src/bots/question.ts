import type { Asked } from "@tavolata/kernel";
import type { LiveTable } from "../play/live-table.js";
import type { BotQuestion } from "./pool.js";

/** A question of a table as it stands now, for a bot. It is given up when the table has moved on before a thread is free. */
export function botQuestion(live: LiveTable, { seat, number: decision }: Asked, bot: string): BotQuestion {
  const { id: table, number, match, record } = live;
  const from: BotQuestion["from"] = (known) => {
    if (live.number !== number || live.isSpoilt) return undefined;
    const deeds = known === undefined ? undefined : live.since(known);
    return deeds ? { since: known!, deeds } : { save: match.save() };
  };
  return { table, game: record.game, bot, seat, decision, number, from };
}
