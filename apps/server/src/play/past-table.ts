import { setImmediate } from "node:timers/promises";
import type { GameModule } from "@tavolata/game";
import { everything, type Onlooker, UndoRefused } from "@tavolata/kernel";
import {
  inPieces,
  isMisfit,
  LiveTable,
  type LogEntry,
  type OpenedMatch,
  playingAgain,
  redo,
  type SecretTexts,
} from "@tavolata/table";
import type { Snapshot } from "../storage/snapshots.js";
import type { TableRecord } from "../tables/records.js";
import { damageOf, isDamage } from "./damaged-snapshot.js";

/** To play so many answers again takes long: it is done in pieces. */
const longReplay = 500;

/** A table as it was some time ago, with all that is hidden. Nothing is done there, so whoever may come may look. */
export class PastTable extends LiveTable {
  constructor(
    record: TableRecord,
    gameModule: GameModule,
    opened: OpenedMatch,
    secretTexts: SecretTexts | undefined,
    /** Its last answers no longer fit the rules: until its players are back, what else was done doesn't follow either. */
    readonly isCut: boolean,
  ) {
    super(record, gameModule, opened, secretTexts);
    this.knows(record);
  }

  override mayWatch(_person: string | undefined, as: Onlooker): boolean {
    return as === everything;
  }

  /** What was done up to then, and nothing of what was done since, but who sits there now. */
  knows(record: TableRecord): void {
    const { answers, waiting, outcome } = this.standing();
    const rematch = outcome ? record.rematch : null;
    const then = { answers, waiting, outcome, vote: null, notice: null, rematch };
    this.record = { ...record, openOptions: record.ownersOptions, ...then };
  }

  /** Does what its players did. Whether all of it could be done: if not, it is to be opened anew. */
  follow(deeds: readonly LogEntry[], onDone: (kind: LogEntry["kind"]) => void): boolean {
    if (deeds.some(({ kind }) => kind === "rewind")) return false;
    for (const deed of deeds) {
      if (this.#takesLong(deed)) return false;
      try {
        redo(this.match, deed);
      } catch (error) {
        if (!isMisfit(error) && !(error instanceof UndoRefused)) throw error;
        return false;
      }
      this.did([deed]);
      onDone(deed.kind);
    }
    return true;
  }

  /** Whether so much is played again for a deed that it had better be done in pieces. */
  #takesLong({ kind, back_to }: LogEntry): boolean {
    if (kind !== "undo" && kind !== "redo") return false;
    return this.match.playedAgainBy(kind === "redo" ? "redo" : { to: back_to! }) > longReplay;
  }

  /** These deeds don't follow from where it was cut. */
  passOver(deeds: readonly LogEntry[]): void {
    this.number += deeds.length;
  }
}

/** A table of which nothing may be told yet but who sits there. */
export function beforeAll(record: TableRecord): TableRecord {
  return { ...record, answers: 0, waiting: [], outcome: null, vote: null, notice: null, rematch: null };
}

/** The table as it was after these deeds, all since its beginning: from a snapshot that was made on the way, where there is one that can be opened. */
export async function openPast(
  record: TableRecord,
  gameModule: GameModule,
  deeds: readonly LogEntry[],
  snapshot: Snapshot | undefined,
  secretTexts: SecretTexts | undefined,
): Promise<PastTable> {
  const { match, misfit, from } = await playedFrom(record, gameModule, deeds, snapshot);
  const takenBack = deeds.findLastIndex(({ kind, back_to }) => back_to !== null && kind !== "contribution");
  const branch = 1 + (misfit === undefined ? takenBack : from + misfit);
  const opened = { match, number: deeds.length, snapshot: from, branch };
  return new PastTable(record, gameModule, opened, secretTexts, misfit !== undefined);
}

/** A damaged snapshot is set aside when its players come; until then the match is played from its beginning here. */
async function playedFrom(
  record: TableRecord,
  { ruleset }: GameModule,
  deeds: readonly LogEntry[],
  snapshot: Snapshot | undefined,
) {
  const { outcome } = record;
  const isSound = snapshot && damageOf(snapshot, record, deeds[snapshot.number - 1]) === undefined;
  try {
    if (isSound) {
      const from = snapshot.number;
      return { ...(await inPieces(playingAgain(ruleset, snapshot, deeds.slice(from), outcome), setImmediate)), from };
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  return { ...(await inPieces(playingAgain(ruleset, { begun: record }, deeds, outcome), setImmediate)), from: 0 };
}
