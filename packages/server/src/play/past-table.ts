import { everything, type Onlooker, type Save, UndoRefused } from "@tavolata/kernel";
import type { AnyRuleset, Works } from "@tavolata/shelf";
import {
  type AnyMatch,
  isMisfit,
  LiveTable,
  type OpenedMatch,
  redo,
  type SecretTexts,
  type StoredDeed,
  takeUp,
} from "@tavolata/table";
import type { TableRecord } from "../tables/records.js";

/** A table as it was some time ago, with all that is hidden. Nothing is done there, so whoever may come may look. */
export class PastTable extends LiveTable {
  constructor(
    record: TableRecord,
    works: Works,
    opened: OpenedMatch,
    secretTexts: SecretTexts | undefined,
    /** Its last answers no longer fit the rules: until its players are back, what else was done doesn't follow either. */
    readonly isCut: boolean,
  ) {
    super(record, works, opened, secretTexts);
    this.knows(record);
  }

  override mayWatch(_person: string | undefined, as: Onlooker): boolean {
    return as === everything;
  }

  /** What was done up to then, and nothing of what was done since, but who sits there now. */
  knows(record: TableRecord): void {
    const { answers, waiting, outcome } = this.standing();
    this.record = { ...record, openOptions: record.ownersOptions, answers, waiting, outcome, vote: null, notice: null };
  }

  /** Does what its players did. Whether all of it could be done: if not, it is to be opened anew. */
  follow(deeds: readonly StoredDeed[], onDone: (kind: StoredDeed["kind"]) => void): boolean {
    if (deeds.some(({ kind }) => kind === "rewind")) return false;
    for (const deed of deeds) {
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

  /** These deeds don't follow from where it was cut. */
  passOver(deeds: readonly StoredDeed[]): void {
    this.number += deeds.length;
  }
}

/** The table as it was after these deeds, all since its beginning: from a snapshot that was made on the way, where there is one. */
export function openPast(
  record: TableRecord,
  works: Works,
  deeds: readonly StoredDeed[],
  snapshot: { readonly number: number; readonly save: Save } | undefined,
  secretTexts: SecretTexts | undefined,
): PastTable {
  const from = snapshot?.number ?? 0;
  const start = snapshot ?? { begun: record };
  const { match, misfit } = playAgain(works.ruleset, start, deeds.slice(from), record);
  const takenBack = deeds.findLastIndex(({ kind, back_to }) => back_to !== null && kind !== "contribution");
  const line = 1 + (misfit === undefined ? takenBack : from + misfit);
  const opened = { match, number: deeds.length, snapshot: from, line };
  return new PastTable(record, works, opened, secretTexts, misfit !== undefined);
}

/**
 * Plays a match again as its players did, also where they were taken back because their last answers no longer fitted: there the same answers
 * don't fit here, and lead back to the same place. Only where the players had a snapshot to start from may they have come further.
 */
function playAgain(
  ruleset: AnyRuleset,
  start: Parameters<typeof takeUp>[1],
  deeds: readonly StoredDeed[],
  { outcome }: Pick<TableRecord, "outcome">,
): { readonly match: AnyMatch; readonly misfit?: number } {
  const rewind = deeds.findIndex(({ kind }) => kind === "rewind");
  const stretch = rewind < 0 ? deeds : deeds.slice(0, rewind);
  const { match, isCut, fitting } = takeUp(ruleset, start, stretch, outcome);
  if (rewind < 0) return isCut ? { match, misfit: fitting } : { match };
  if (match.at !== deeds[rewind]!.back_to) return { match, misfit: isCut ? fitting : rewind - 1 };
  const since = rewind + 1;
  const further = playAgain(ruleset, { save: match.save() }, deeds.slice(since), { outcome });
  return further.misfit === undefined ? further : { match: further.match, misfit: since + further.misfit };
}
