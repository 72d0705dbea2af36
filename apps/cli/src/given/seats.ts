import type { Seat } from "@tavolata/kernel";
import { seatsCalled, stemOf } from "@tavolata/lab";
import { unknownWord } from "../context.js";

/** The seats that people take: as named, `all`, or the first one. `warden` is the first warden that is still free. */
export function seatsOfPeople(seats: readonly Seat[], named: readonly string[] | undefined): Seat[] {
  if (!named || named.length === 0) return seats.slice(0, 1);
  if (named.includes("all")) return [...seats];
  const taken: Seat[] = [];
  for (const word of named) {
    const free = seatsCalled(seats, word).filter((seat) => !taken.includes(seat));
    const [seat] = free;
    if (seat === undefined) throw unknownSeat(seats, word);
    taken.push(seat);
  }
  return taken;
}

export function unknownSeat(seats: readonly Seat[], word: string): Error {
  return unknownWord("seat", word, [...new Set([...seats, ...seats.map(stemOf)])]);
}
