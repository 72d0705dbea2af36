import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { Contributed, Dice, exactly, type Person, SeatName, TableId } from "@tavolata/client/protocol";
import type { Message, Options, Outcome, Settings } from "@tavolata/kernel";
import { Seating, type ToldTable } from "@tavolata/table";

const Count = Type.Integer({ minimum: 0 });
const Record = Type.Record(Type.String(), Type.Unknown());
const OptionValues = Type.Unsafe<Options>(Record);

/** A table as a house keeps it: plain data, without its match. */
const SavedTable = exactly({
  id: TableId,
  game: Type.String(),
  version: Type.String(),
  options: OptionValues,
  openOptions: OptionValues,
  ownersOptions: OptionValues,
  questTitle: Type.Union([Type.String(), Type.Undefined()]),
  isCampaign: Type.Boolean(),
  settings: Type.Unsafe<Settings>(Record),
  dice: Dice,
  kept: Type.Union([Type.Array(Type.String()), Type.Null()]),
  seed: Type.String(),
  seats: Type.Array(
    exactly({ seat: SeatName, bot: Type.Optional(Type.String()), mine: Type.Optional(Type.Literal(true)) }),
  ),
  answers: Count,
  waiting: Type.Array(SeatName),
  outcome: Type.Union([Type.Unsafe<Outcome>(Record), Type.Null()]),
  notice: Type.Union([
    exactly({ message: Type.Unsafe<Message>(Record), answers: Count, when: Type.String() }),
    Type.Null(),
  ]),
  hints: Type.Boolean(),
  imported: Type.Boolean(),
  seedKnown: Type.Optional(Type.Boolean()),
  /** What was added to the dice of a match from a file. */
  contributions: Type.Optional(Type.Array(Contributed)),
  rematch: Type.Union([TableId, Type.Null()]),
  aside: Type.Boolean(),
  /** How many deeds led here, and at how many something was last taken back. */
  number: Count,
  line: Count,
  /** How often something was taken back. */
  takenBack: Count,
  /** The senders' own ids of the newest wishes that were granted: one that comes again isn't granted again. */
  granted: Type.Array(Type.String()),
  created: Type.Date(),
  moved: Type.Date(),
});
export type SavedTable = Static<typeof SavedTable>;

/** What came out of a cupboard, if it is a table. */
export function readSaved(value: unknown): SavedTable | undefined {
  return Value.Check(SavedTable, value) ? value : undefined;
}

/** A kept table as it can be told. Whoever has the device has all of it. */
export function toldOf(kept: SavedTable, person: Person): ToldTable {
  const { seats, contributions = [], seedKnown = false, ...told } = kept;
  return {
    ...told,
    gathering: false, // its dice are at this device: nobody is waited for
    contributions: contributions.map((one) => ({ ...one, person: null })),
    seedKnown,
    questTitle: kept.questTitle,
    open: false,
    lent: false,
    owner: person,
    seating: new Seating(
      seats.map(({ seat, bot, mine }) => ({
        seat,
        ...(mine ? { person, lastPerson: person.id } : {}),
        ...(bot === undefined ? {} : { bot }),
      })),
    ),
    botDue: false,
    vote: null,
    commentary: null,
    commentators: [],
    seatChanges: "refused",
    wishes: [],
    timeLimit: null,
    movedAt: performance.now(),
  };
}
