import type { OpenWish, Table } from "@tavolata/client/protocol";
import { seedHash } from "@tavolata/kernel";
import type { StoredWish, ToldTable } from "./told-table.js";

/** A table as it is told to somebody who may know of it. */
export function tell(record: ToldTable, person: string | undefined): Table {
  const {
    id,
    game,
    version,
    openOptions,
    ownersOptions,
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
  const isOwner = owner.id === person;
  const options = outcome && !record.lent ? record.options : isOwner ? ownersOptions : openOptions;
  return {
    id,
    game,
    version,
    options,
    settings,
    dice,
    ...(record.kept === null ? {} : { kept: [...record.kept] }),
    open,
    owner,
    ...(isOwner ? { owned: true as const } : {}),
    seats: seating.toldTo(person, !outcome),
    answers,
    waiting: [...waiting],
    ...(outcome ? { outcome } : {}),
    ...(vote ? { vote: { by: vote.by, to: vote.to, agreed: [...vote.agreed] } } : {}),
    ...(record.commentary === null ? {} : { commentary: { delay: record.commentary } }),
    ...(record.commentators.length === 0 ? {} : { commentators: [...record.commentators] }),
    ...(record.notice ? { notice: record.notice } : {}),
    seedHash: seedHash(seed),
    ...(outcome ? { seed } : {}),
    ...(record.timeLimit === null ? {} : { timeLimit: record.timeLimit }),
    ...(record.hints ? { hints: true as const } : {}),
    ...(record.isCampaign ? { campaign: true as const } : {}),
    // Whoever may know which quest it is may know what it is called.
    ...(record.questTitle !== undefined && "quest" in options ? { questTitle: record.questTitle } : {}),
    ...(record.seatChanges === "refused" ? {} : { seatChanges: record.seatChanges }),
    ...(record.wishes.length === 0 ? {} : { wishes: record.wishes.map((wish) => toldWish(wish, person)) }),
    ...(record.rematch === null ? {} : { rematch: record.rematch }),
    ...(record.imported ? { imported: true as const } : {}),
    ...(record.lent ? { lent: true as const } : {}),
    created: record.created.toISOString(),
    moved: record.moved.toISOString(),
  };
}

function toldWish({ id, person, seat, asked, agreed }: StoredWish, to: string | undefined): OpenWish {
  const yes = asked.filter((one) => agreed.includes(one.id));
  const asksMe = asked.some((one) => one.id === to && !yes.includes(one));
  return {
    id,
    person,
    ...(seat === null ? {} : { seat }),
    asked: [...asked],
    agreed: yes,
    ...(person.id === to ? { mine: true as const } : {}),
    ...(asksMe ? { asksMe: true as const } : {}),
  };
}
