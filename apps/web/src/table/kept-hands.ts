import type { Hands } from "@tavolata/ui/table/hands.js";

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

function readAll(): Record<string, Hands> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, Hands>) : {};
  } catch (error) {
    console.warn("Who sits where can't be read:", error);
    return {};
  }
}
