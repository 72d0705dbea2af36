import type { Message } from "@tavolata/kernel";
import type { Speaker } from "@tavolata/language";
import type { AnyVisibleEvent } from "./told.js";

/** A line of the log: what happened, and when. */
export interface LogLine {
  readonly event: AnyVisibleEvent;
  readonly when: string;
}

/** The log as a text to keep: whence it comes, then line by line what happened with its rules, and below it why a bot did so. */
export function logText(
  heads: readonly string[],
  lines: readonly LogLine[],
  reasons: ReadonlyMap<number, Message>,
  speaker: Pick<Speaker, "event" | "sentence">,
): string {
  const told = lines.flatMap(({ event, when }) => {
    const rules = event.rules.length > 0 ? ` [${event.rules.join(" ")}]` : "";
    const reason = reasons.get(event.number);
    return [`${when} ${speaker.event(event)}${rules}`, ...(reason ? [`  – ${speaker.sentence(reason)}`] : [])];
  });
  return [...heads, "", ...told, ""].join("\n");
}
