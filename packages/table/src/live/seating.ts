import type { Person, SeatAtTable } from "@tavolata/client/protocol";
import type { Seat } from "@tavolata/kernel";

/** Somebody who got to know what a seat knows. */
export interface Knower {
  /** Nobody: the person's data were deleted. */
  readonly person?: Person;
  /** By sitting there, by seeing everything (the file of the running match, commentary), or because the match came from a file of theirs. */
  readonly how: "sat" | "saw" | "brought";
  /** The owner put this person out of the seat, and the person sits nowhere since. */
  readonly isPutOut?: boolean;
}

/** So many are told by their names. */
const mostNamed = 24;

/** Who sits in a seat: a person, a bot or nobody. */
export interface Sitter {
  readonly seat: Seat;
  readonly person?: Person;
  readonly bot?: string;
  /** The person who last sat here knows what the seat knows. */
  readonly lastPerson?: string;
  /** Everybody who has got to know its secrets since the match began. */
  readonly knowers?: readonly Knower[];
}

/** Who sits where at a table, in the game's order. */
export class Seating {
  constructor(readonly sitters: readonly Sitter[]) {}

  of(seat: Seat): Sitter | undefined {
    return this.sitters.find((sitter) => sitter.seat === seat);
  }

  seatsOf(person: string): Seat[] {
    return this.sitters.filter((sitter) => sitter.person?.id === person).map(({ seat }) => seat);
  }

  sits(person: string | undefined, seat: Seat): boolean {
    return person !== undefined && this.of(seat)?.person?.id === person;
  }

  isBot(seat: Seat): boolean {
    return this.of(seat)?.bot !== undefined;
  }

  get hasBots(): boolean {
    return this.sitters.some(({ bot }) => bot !== undefined);
  }

  /** Whether nobody else can sit down. */
  get isFull(): boolean {
    return this.sitters.every(({ person, bot }) => person !== undefined || bot !== undefined);
  }

  /** As it is told to somebody: before the match with who has added to its dice, while it runs with whoever else knows what a seat knows. */
  toldTo(
    person: string | undefined,
    {
      isRunning,
      contributors,
    }: { readonly isRunning: boolean; readonly contributors?: ReadonlySet<string> | undefined },
  ): SeatAtTable[] {
    return this.sitters.map((sitter) => ({
      seat: sitter.seat,
      ...(sitter.person ? { person: sitter.person } : {}),
      ...(sitter.bot === undefined ? {} : { bot: sitter.bot }),
      ...(person !== undefined && sitter.person?.id === person ? { mine: true as const } : {}),
      ...(isRunning ? knownTo(sitter) : {}),
      ...(sitter.person && contributors?.has(sitter.person.id) ? { contributed: true as const } : {}),
    }));
  }
}

/** How many there are at least whose data were deleted. */
function forgotten(knowers: readonly Knower[]): number {
  const gone = knowers.filter(({ person }) => !person);
  return Math.max(0, ...gone.map(({ how }) => gone.filter((one) => one.how === how).length));
}

function knownTo({ person: sitting, knowers = [] }: Sitter): Pick<SeatAtTable, "knownTo"> {
  const named = new Map(
    knowers.flatMap(({ person }) => (person && person.id !== sitting?.id ? [[person.id, person]] : [])),
  );
  const people = [...named.values()].slice(0, mostNamed);
  const others = named.size - people.length + forgotten(knowers);
  if (people.length + others === 0) return {};
  return { knownTo: { people, ...(others > 0 ? { others } : {}) } };
}
