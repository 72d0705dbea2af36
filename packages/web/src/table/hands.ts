import type { Onlooker, Seat } from "@tavolata/kernel";

/** Who of those at this device has which seat, by the names that they gave themselves. Seats of one name are in one hand. */
export type Hands = Readonly<Record<Seat, string>>;

const place = "tavolata.hands";

/** Remembers who sits where at this device: the server knows only that it is this device. */
export function keepHands(table: string, hands: Hands): void {
  const all = { ...readAll(), [table]: hands };
  const newest = Object.fromEntries(Object.entries(all).slice(-50));
  try {
    localStorage.setItem(place, JSON.stringify(newest));
  } catch (error) {
    console.warn("Who sits where can't be kept:", error);
  }
}

export function handsAt(table: string): Hands {
  return readAll()[table] ?? {};
}

export function isOneHand(hands: Hands, one: Onlooker, other: Seat): boolean {
  return (hands[one] ?? "") === (hands[other] ?? "");
}

function readAll(): Record<string, Hands> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, Hands>) : {};
  } catch (error) {
    console.warn("Who sits where can't be read:", error);
    return {};
  }
}
