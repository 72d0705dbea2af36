import type { Seat } from "@tavolata/kernel";

/** The seats that a word means: `warden-2` itself, or with `warden` every warden. */
export function seatsCalled(seats: readonly Seat[], word: string): Seat[] {
  return seats.includes(word) ? [word] : seats.filter((seat) => stemOf(seat) === word);
}

export function stemOf(seat: Seat): string {
  return seat.replace(/-\d+$/, "");
}

/** Words for the seat that a match is about, which is another one with each match, and for all others. */
export const [focusWord, othersWord] = ["focus", "others"];

/** Whether a word means this seat; the empty one means every seat. */
export function isCalled(seat: Seat, word: string, focus: Seat): boolean {
  if (word === "") return true;
  if (word === focusWord) return seat === focus;
  if (word === othersWord) return seat !== focus;
  return seat === word || stemOf(seat) === word;
}

/** Where everybody plays for himself, the match is about another seat with each number, so that every place in the turn order comes up. */
export function focusOf(seats: readonly Seat[], number: number): Seat {
  return seats[number % seats.length]!;
}
