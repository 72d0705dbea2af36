import type { TableInfo } from "@tavolata/client";
import type { Seat } from "@tavolata/kernel";
import type { Hands } from "@tavolata/ui/table/seats/hands.js";
import type { LocalSeating, LocalSitter } from "@tavolata/ui/table/seats/seating.js";

/** Who sits where at a table of the server. Who holds several seats, or gave no name, is called by what the seat is called. */
export function seatingOf({ seats }: TableInfo, hands: Hands): LocalSeating {
  const held = (person: string, hand: string | undefined) =>
    seats.filter((one) => one.person?.id === person && (one.mine ? hands[one.seat] : undefined) === hand).length;
  return Object.fromEntries(
    seats.map(({ seat, person, bot, mine }): [Seat, LocalSitter] => {
      if (bot !== undefined) return [seat, { kind: "bot", bot }];
      if (!person) return [seat, { kind: "nobody" }];
      const hand = mine ? hands[seat] : undefined;
      const own = held(person.id, undefined) === 1 ? person.name : "";
      const name = hand === undefined ? own : hand === seat ? "" : hand;
      if (!mine) return [seat, { kind: "person", name, away: true }];
      return [seat, { kind: "person", name, ...(hand === undefined ? { isYou: true as const } : {}) }];
    }),
  );
}
