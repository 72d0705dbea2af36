import type { AnyVisibleEvent } from "./told.js";

/** What a game says of an event for the log. */
export type LogKind = "fight" | "ruling";

/** What the log shows: everything, what names the onlooker, fights, or where a ruling decided. */
export type LogFilter = "all" | "mine" | LogKind;

interface Behind {
  /** By which words an event names the onlooker. */
  readonly mine: readonly string[];
  /** Whether a rule is read as somebody had to decide. */
  isRuled(rule: string): boolean;
  readonly kindOf: ((event: AnyVisibleEvent) => LogKind | undefined) | undefined;
}

export function isShown(event: AnyVisibleEvent, filter: LogFilter, { mine, isRuled, kindOf }: Behind): boolean {
  switch (filter) {
    case "all":
      return true;
    case "mine":
      return mine.some((name) => names(event, name));
    case "ruling":
      return kindOf?.(event) === "ruling" || event.rules.some(isRuled);
    default:
      return kindOf?.(event) === filter;
  }
}

/** Whether a word stands in a value, or as a name of one of its fields. */
function names(value: unknown, word: string): boolean {
  if (typeof value === "string") return value === word;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, one]) => key === word || names(one, word));
}
