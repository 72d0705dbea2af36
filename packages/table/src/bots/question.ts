import type { Asked, Seat } from "@tavolata/kernel";
import type { LiveTable } from "../live-table.js";
import type { Task } from "./task.js";

/** A question for a bot. */
export interface BotQuestion {
  readonly table: string;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly decision: number;
  readonly number: number;
  readonly explain: boolean;
  /** What a thread needs that knows the match up to so many deeds, or not at all; nothing when the table has moved on. */
  from(known: number | undefined): Task["from"] | undefined;
}

/** The table went on while the question waited for a thread. */
export class MovedOn extends Error {
  override readonly name = "MovedOn";
}

/**
 * A question of a table as it stands now, for a bot: `explain` when somebody may want to know what it expects. It is given up when the table has
 * moved on before a thread is free.
 */
export function botQuestion(
  live: LiveTable,
  { seat, number: decision }: Asked,
  bot: string,
  { explain }: Pick<BotQuestion, "explain">,
): BotQuestion {
  const { id: table, number, match, record } = live;
  const from: BotQuestion["from"] = (known) => {
    if (live.number !== number || live.isSpoilt) return undefined;
    const deeds = known === undefined ? undefined : live.since(known);
    return deeds ? { since: known!, deeds } : { save: match.save() };
  };
  return { table, game: record.game, bot, seat, decision, number, explain, from };
}
