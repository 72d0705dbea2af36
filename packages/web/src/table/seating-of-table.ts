import type { Table } from "@tavolata/client";
import type { Seat } from "@tavolata/kernel";
import type { Hands } from "./hands.js";
import type { Seating, Sitter } from "./seating.js";

/** Who sits where at a table of the server. Who holds several seats is called by what the seats are called. */
export function seatingOf({ seats }: Table, hands: Hands): Seating {
  const held = (person: string) => seats.filter((one) => one.person?.id === person).length;
  return Object.fromEntries(
    seats.map(({ seat, person, bot, mine }): [Seat, Sitter] => {
      if (bot !== undefined) return [seat, { kind: "bot", bot }];
      if (!person) return [seat, { kind: "nobody" }];
      const hand = mine ? hands[seat] : undefined;
      const name = hand || (held(person.id) === 1 ? person.name : "");
      if (!mine) return [seat, { kind: "person", name, away: true }];
      return [seat, { kind: "person", name, ...(hand === undefined ? { isYou: true as const } : {}) }];
    }),
  );
}
