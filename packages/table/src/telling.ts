import type { Table } from "@tavolata/client/protocol";
import { type Contribution, type OptionDefinition, seedHash, shortOptions } from "@tavolata/kernel";
import type { ToldContribution, ToldTable } from "./told-table.js";

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
    seats: seating.toldTo(person, record.gathering ? contributorsOf(record) : undefined),
    ...(record.gathering ? { gathering: true as const } : {}),
    answers,
    waiting: [...waiting],
    ...(outcome ? { outcome } : {}),
    ...(vote ? { vote: { by: vote.by, to: vote.to, agreed: [...vote.agreed] } } : {}),
    ...(record.commentary === null ? {} : { commentary: { delay: record.commentary } }),
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

/** A table among others in a list: without the long texts among its options, and what was added to its dice. */
export function tellListed(
  record: ToldTable,
  person: string | undefined,
  definitions: readonly OptionDefinition[],
): Table {
  const { contributions: _long, ...told } = tell(record, person);
  return { ...told, options: shortOptions(definitions, told.options) };
}
