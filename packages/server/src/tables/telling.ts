import type { Table } from "@tavolata/client/protocol";
import { seedHash } from "@tavolata/kernel";
import type { TableRecord } from "./records.js";

/** A table as it is told to somebody who may know of it. */
export function tell(record: TableRecord, person: string | undefined): Table {
  const {
    id,
    game,
    version,
    options,
    openOptions,
    settings,
    dice,
    open,
    owner,
    seating,
    answers,
    waiting,
    outcome,
    seed,
    vote,
  } = record;
  return {
    id,
    game,
    version,
    options: outcome || owner.id === person ? options : openOptions,
    settings,
    dice,
    ...(record.kept === null ? {} : { kept: [...record.kept] }),
    open,
    owner,
    ...(owner.id === person ? { owned: true as const } : {}),
    seats: seating.toldTo(person),
    answers,
    waiting: [...waiting],
    ...(outcome ? { outcome } : {}),
    ...(vote ? { vote: { by: vote.by, to: vote.to, agreed: [...vote.agreed] } } : {}),
    ...(record.commentary === null ? {} : { commentary: { delay: record.commentary } }),
    ...(record.notice ? { notice: record.notice } : {}),
    seedHash: seedHash(seed),
    ...(outcome ? { seed } : {}),
    ...(record.time_limit === null ? {} : { timeLimit: record.time_limit }),
    ...(record.hints ? { hints: true as const } : {}),
    ...(record.isCampaign ? { campaign: true as const } : {}),
    ...(record.rematch === null ? {} : { rematch: record.rematch }),
    ...(record.imported ? { imported: true as const } : {}),
    created: record.created.toISOString(),
    moved: record.moved.toISOString(),
  };
}
