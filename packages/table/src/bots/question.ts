import type { Asked, Seat } from "@tavolata/kernel";
import type { LiveTable } from "../live/live-table.js";
import { Refuse } from "../refuse.js";
import type { BotTask } from "./bot-task.js";

/** A question for a bot. */
export interface BotQuestion {
  readonly table: string;
  /** Whose turn it takes: for a bot's seat the table's owner, for a hint whoever wants it. */
  readonly person: string;
  /** Somebody sits and waits for it. */
  readonly isHint: boolean;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly decision: number;
  readonly number: number;
  readonly explain: boolean;
  /** What a thread needs that knows the match up to so many deeds, or not at all; nothing when the table has moved on. */
  from(known: number | undefined): BotTask["from"] | undefined;
}

/** The table went on while the question waited for a thread. */
export class MovedOn extends Error {
  override readonly name = "MovedOn";
}

/** So much of a person's waits already that nothing more is taken: nothing was lost, it is to be asked again later. */
export class NotNow extends Refuse {
  constructor() {
    super("too-many-requests", "Many questions of yours wait for the bots already: try again in a moment.");
  }
}

/**
 * A question of a table as it stands now, for a bot: `explain` when somebody may want to know what it expects, `hintFor` when somebody waits for it.
 * It is given up when the table has moved on before a thread is free.
 */
export function botQuestion(
  live: LiveTable,
  { seat, number: decision }: Asked,
  bot: string,
  { explain, hintFor }: Pick<BotQuestion, "explain"> & { readonly hintFor?: string },
): BotQuestion {
  const { id: table, number, match, record } = live;
  const from: BotQuestion["from"] = (known) => {
    if (live.number !== number || live.isStale) return undefined;
    const deeds = known === undefined ? undefined : live.since(known);
    return deeds ? { since: known!, deeds } : { save: match.save() };
  };
  const turn = { person: hintFor ?? record.owner.id, isHint: hintFor !== undefined };
  return { table, ...turn, game: record.game, bot, seat, decision, number, explain, from };
}
