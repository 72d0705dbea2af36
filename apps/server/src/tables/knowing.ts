import type { Person } from "@tavolata/client/protocol";
import type { Seat } from "@tavolata/kernel";
import type { Seating, Sitter } from "@tavolata/table";
import { Refuse } from "../refuse.js";
import type { TableRecord } from "./records.js";

/**
 * Nobody knows two hands: what somebody may get to know of a match, by what they and others know already. A seat that somebody was the last to sit
 * in stays theirs; whoever knows one hand and wishes to know another asks the rule of the table, wherever anybody else plays or ever did.
 */

type Knowing = Pick<TableRecord, "seating" | "outcome" | "gathering">;

/** Whether a match has secrets that one may know or not: as long as it runs. A table that gathers has none yet. */
function hasSecrets({ outcome, gathering }: Omit<Knowing, "seating">): boolean {
  return outcome === null && !gathering;
}

/** Whether somebody sits or has ever sat here. */
export function hasPlayed({ sitters }: Seating, person: string): boolean {
  return sitters.some((sitter) => playersOf(sitter).includes(person));
}

/** Whether anybody else sits or has ever sat here, also somebody whose data were deleted. */
function playedBeside({ sitters }: Seating, person: string): boolean {
  return sitters.some((sitter) => playersOf(sitter).some((one) => one !== person));
}

/** Whether somebody may sit down there whatever the rule of the table is. */
export function isFreeFor(record: Knowing, person: string, seat: Seat): boolean {
  const { seating } = record;
  if (!hasSecrets(record) || seating.of(seat)?.lastPerson === person) return true;
  const knowsOther = seating.sitters.some((sitter) => sitter.seat !== seat && isKnownTo(sitter, person));
  return !knowsOther || !playedBeside(seating, person);
}

/** Whether somebody may see the whole match whatever the rule of the table is. */
export function isOpenTo(record: Knowing, person: string): boolean {
  return !hasSecrets(record) || !playedBeside(record.seating, person);
}

/**
 * Whether the file of a running match may have its seed: only for who holds every seat but those of bots, where nobody else can sit down or ever did.
 * Whoever brought the match along has the seed anyway, but not what others have added to it since.
 */
export function mayHaveSeed({ seating, imported }: Pick<TableRecord, "seating" | "imported">, person: string): boolean {
  return (seating.isFull || imported) && !playedBeside(seating, person);
}

/** Why somebody who knows a hand can't sit there. */
export function whyNotThere({ seating }: Knowing, person: string, seat: Seat): Refuse {
  if (!seating.sitters.some((sitter) => isNamedAt(sitter, person))) {
    return new Refuse("two-hands", "The end of this match was seen by people whom nobody knows, and taken back.");
  }
  const players = playersOf(seating.of(seat)!);
  if (players.some((one) => one !== person)) {
    return new Refuse("seat-was-anothers", `Somebody else has played "${seat}", and you know another hand already.`);
  }
  return new Refuse(
    "two-hands",
    `Others play here, and you know another hand already: "${seat}" would be a second one.`,
  );
}

/** Who must agree that somebody gets to know more: all who play, and whom the owner put out of a seat. */
export function askedBeside({ sitters }: Seating, person: string): Person[] {
  const asked = sitters.flatMap(({ person: sitting, knowers = [] }) => [
    ...(sitting ? [sitting] : []),
    ...knowers.flatMap((one) => (one.isPutOut && one.person ? [one.person] : [])),
  ]);
  return [...new Map(asked.filter(({ id }) => id !== person).map((one) => [one.id, one])).values()];
}

/** How many people have played here. */
export function countPlayers({ sitters }: Seating): number {
  const players = sitters.flatMap(playersOf);
  const forgotten = players.filter((one) => one === undefined).length;
  return new Set(players.filter((one) => one !== undefined)).size + forgotten;
}

/** Everybody who sits or has sat in a seat; those whose data were deleted are nobody. */
function playersOf({ person, lastPerson, knowers = [] }: Sitter): (string | undefined)[] {
  return [
    ...(person ? [person.id] : []),
    ...(lastPerson === undefined ? [] : [lastPerson]),
    ...knowers.flatMap((one) => (one.how === "sat" ? [one.person?.id] : [])),
  ];
}

/** Whether somebody has got to know a seat's secrets here, or may have: whoever saw them without a name can be anybody. */
function isKnownTo(sitter: Sitter, person: string): boolean {
  return isNamedAt(sitter, person) || (sitter.knowers ?? []).some((one) => one.how === "saw" && !one.person);
}

/** Whether somebody is known to know a seat's secrets. What came with a file of theirs was told to everybody before they sat down. */
function isNamedAt(sitter: Sitter, person: string): boolean {
  return (
    playersOf(sitter).includes(person) ||
    (sitter.knowers ?? []).some((one) => one.how === "saw" && one.person?.id === person)
  );
}
