import type { TableRow } from "@tavolata/client/protocol";
import { namesScenario } from "@tavolata/game";
import type { Options } from "@tavolata/kernel";
import type { ToldTable } from "./told-table.js";

/** No value of theirs is longer. */
const longestName = 64;

/** No list has room for a longer title. */
const longestTitle = 200;

/** What a list tells of a table's options: little enough to be kept beside them, so that no list reads them. */
export interface TableCover {
  /** By which one knows what is played: all of them, those that whoever opened the table may know, and those that anybody may. */
  readonly all: Options;
  readonly owners: Options;
  readonly open: Options;
  readonly campaign: boolean;
  /** What the quest is called that somebody brought along. */
  readonly title?: string;
}

/** As much of a table as a list needs. */
export interface ListedTable
  extends Pick<
    ToldTable,
    | "id"
    | "game"
    | "open"
    | "lent"
    | "imported"
    | "gathering"
    | "seedKnown"
    | "seating"
    | "answers"
    | "waiting"
    | "outcome"
    | "moved"
  > {
  /** The id of whoever owns it. */
  readonly ownerId: string;
  readonly cover: TableCover;
}

export function coverOf(
  table: Pick<ToldTable, "options" | "ownersOptions" | "openOptions" | "isCampaign" | "questTitle">,
): TableCover {
  const { options, ownersOptions, openOptions, isCampaign, questTitle } = table;
  return {
    all: namesIn(options),
    owners: namesIn(ownersOptions),
    open: namesIn(openOptions),
    campaign: isCampaign,
    ...(questTitle === undefined ? {} : { title: questTitle.slice(0, longestTitle) }),
  };
}

/** As much of a table as a list needs, where all of it is known. */
export function listed(table: ToldTable): ListedTable {
  return { ...table, ownerId: table.owner.id, cover: coverOf(table) };
}

/** A table among others in a list, as it is told to somebody who may know of it. */
export function tellRow(table: ListedTable, person: string): TableRow {
  const {
    id,
    game,
    open,
    lent,
    imported,
    gathering,
    seedKnown,
    seating,
    answers,
    waiting,
    outcome,
    moved,
    ownerId,
    cover,
  } = table;
  const isOwner = ownerId === person;
  const options = outcome && !lent ? cover.all : isOwner ? cover.owners : cover.open;
  return {
    id,
    game,
    options,
    open,
    ...(isOwner ? { owned: true as const } : {}),
    seats: seating.toldTo(person, { isRunning: !outcome && !gathering }),
    ...(gathering ? { gathering: true as const } : {}),
    answers,
    waiting: [...waiting],
    ...(outcome ? { outcome } : {}),
    ...(cover.campaign ? { campaign: true as const } : {}),
    // Whoever may know which quest it is may know what it is called.
    ...(cover.title !== undefined && "quest" in options ? { questTitle: cover.title } : {}),
    ...(imported ? { imported: true as const } : {}),
    ...(seedKnown ? { seedKnown: true as const } : {}),
    ...(lent ? { lent: true as const } : {}),
    moved: moved.toISOString(),
  };
}

function namesIn(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([id, value]) => namesScenario({ id }) && typeof value === "string" && value.length <= longestName,
    ),
  );
}
