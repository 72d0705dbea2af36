import type { Found } from "./import.js";
import { counted, lineAt } from "./line.js";
import { titleCoded } from "./names.js";
import { DeckUnreadable } from "./unreadable.js";

/** What RingsDB's interface for programs gives: codes and counts in `heroes` and `slots`. */
export function jsonLines(text: string): Found {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new DeckUnreadable("deck-not-json");
  }
  const { name, heroes, slots, sideslots } = read as Record<string, unknown>;
  if (!isCounts(slots)) throw new DeckUnreadable("deck-without-slots");
  const lineOf =
    (beside: boolean) =>
    ([code, count]: [string, number]) => ({
      count: counted(count),
      name: code,
      title: titleCoded(code),
      beside,
      line: lineAt(text, text.indexOf(JSON.stringify(code))),
    });
  return {
    name: typeof name === "string" ? name : "",
    lines: [
      ...Object.entries(isCounts(heroes) ? { ...heroes, ...slots } : slots).map(lineOf(false)),
      ...(isCounts(sideslots) ? Object.entries(sideslots).map(lineOf(true)) : []),
    ],
  };
}

function isCounts(value: unknown): value is Record<string, number> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((count) => typeof count === "number" && Number.isInteger(count) && count >= 0)
  );
}
