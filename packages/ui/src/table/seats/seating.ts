import { levelMeant } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";

/** The bots that a table without a server offers, by the word for each. */
export const botKinds = ["normal", "easy", "random"] as const;
export type BotKind = (typeof botKinds)[number];

/** Who sits in a seat: a person, perhaps with a name, a bot, or nobody yet. */
export type LocalSitter =
  | {
      readonly kind: "person";
      readonly name: string;
      /** At another device. */
      readonly away?: true;
      /** The one person at this device. */
      readonly isYou?: true;
    }
  | { readonly kind: "bot"; readonly bot: string }
  | { readonly kind: "nobody" };

export type LocalSeating = Readonly<Record<Seat, LocalSitter>>;

export const longestName = 20;

/** One person in the first seat, and bots that know what they do in the others. */
export function usualSeating(seats: readonly Seat[]): LocalSeating {
  return Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? person() : bot("normal")]));
}

export function person(name = ""): LocalSitter {
  return { kind: "person", name };
}

export function bot(kind: string): LocalSitter {
  return { kind: "bot", bot: kind };
}

/** The seats of those who sit at this device. */
export function peopleOf(seats: readonly Seat[], seating: LocalSeating): Seat[] {
  return seats.filter((seat) => {
    const sitter = seating[seat];
    return sitter?.kind === "person" && !sitter.away;
  });
}

/** A seating from outside: where it says nothing that fits, the usual one counts. */
export function checkSeating(seats: readonly Seat[], value: unknown): LocalSeating {
  const given = typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  return Object.fromEntries(
    Object.entries(usualSeating(seats)).map(([seat, usual]) => [seat, sitterOf(given[seat]) ?? usual]),
  );
}

function sitterOf(value: unknown): LocalSitter | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const {
    kind,
    name,
    bot: word,
  } = value as { readonly kind?: unknown; readonly name?: unknown; readonly bot?: unknown };
  if (kind === "person" && typeof name === "string") return person(name.slice(0, longestName));
  const known = botKinds.find((one) => typeof word === "string" && one === levelMeant(word));
  return kind === "bot" && known ? bot(known) : undefined;
}
