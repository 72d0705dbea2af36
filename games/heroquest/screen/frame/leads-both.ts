import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";

/** Whether one person, who is here, leads the heroes of both seats. */
export function leadsBoth(seats: readonly SeatLook[], one: string, other: string | undefined): boolean {
  const [asked, moving] = [one, other].map((seat) => seats.find((look) => look.seat === seat)?.sitter);
  if (asked?.kind !== "person" || moving?.kind !== "person") return false;
  return !asked.away && !moving.away && asked.name === moving.name;
}
