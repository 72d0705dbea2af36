import type { Person, SeatAtTable } from "@tavolata/client/protocol";
import type { Seat } from "@tavolata/kernel";

/** Who sits in a seat: a person, a bot or nobody. */
export interface Sitter {
  readonly seat: Seat;
  readonly person?: Person;
  readonly bot?: string;
  /** The person who last sat here knows what the seat knows. */
  readonly lastPerson?: string;
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

  /** As it is told to somebody; with who has added to the dice where that is waited for. */
  toldTo(person: string | undefined, contributors?: ReadonlySet<string>): SeatAtTable[] {
    return this.sitters.map(({ seat, person: sitting, bot }) => ({
      seat,
      ...(sitting ? { person: sitting } : {}),
      ...(bot === undefined ? {} : { bot }),
      ...(person !== undefined && sitting?.id === person ? { mine: true as const } : {}),
      ...(sitting && contributors?.has(sitting.id) ? { contributed: true as const } : {}),
    }));
  }
}
