import type { OpenWish, TableInfo } from "@tavolata/client/protocol";
import { type Contribution, seedHash } from "@tavolata/kernel";
import type { StoredWish, ToldContribution, ToldTable } from "./told-table.js";

/** A table as it is told to somebody who may know of it. */
export function tell(record: ToldTable, person: string | undefined): TableInfo {
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
    seats: seating.toldTo(person, {
      isRunning: !outcome && !record.gathering,
      contributors: record.gathering ? contributorsOf(record) : undefined,
    }),
    ...(record.gathering ? { gathering: true as const } : {}),
    answers,
    waiting: [...waiting],
    ...(outcome ? { outcome } : {}),
    ...(vote ? { vote: { by: vote.by, to: vote.to, agreed: [...vote.agreed] } } : {}),
    ...(record.commentary === null ? {} : { commentary: { delay: record.commentary } }),
    ...(record.commentators.length === 0 ? {} : { commentators: [...record.commentators] }),
    ...(record.notice ? { notice: record.notice } : {}),
    seedHash: seedHash(seed),
    ...(outcome ? { seed } : {}),
    ...(record.contributions.length === 0 ? {} : { contributions: record.contributions.map(shown) }),
    ...(record.seedKnown ? { seedKnown: true as const } : {}),
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

/** Those who have added to a table's dice. */
export function contributorsOf({ contributions }: Pick<ToldTable, "contributions">): ReadonlySet<string> {
  return new Set(contributions.flatMap(({ person }) => person ?? []));
}

function shown({ from, by, value }: ToldContribution): Contribution {
  return { from, by, value };
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
