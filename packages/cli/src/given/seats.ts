import type { Seat } from "@tavolata/kernel";
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

/** The seats that a word means: `warden-2` itself, or with `warden` every warden. */
export function seatsCalled(seats: readonly Seat[], word: string): Seat[] {
  return seats.includes(word) ? [word] : seats.filter((seat) => stemOf(seat) === word);
}

export function unknownSeat(seats: readonly Seat[], word: string): Error {
  return unknownWord("seat", word, [...new Set([...seats, ...seats.map(stemOf)])]);
}

function stemOf(seat: Seat): string {
  return seat.replace(/-\d+$/, "");
}
