import type { ErrorCode } from "./gym.js";

/** What the outside bot may say. */
export type Command =
  | { readonly type: "act"; readonly picks: readonly string[] }
  | { readonly type: "act"; readonly indexes: readonly number[] }
  | { readonly type: "quit" };

/** A line that isn't a command. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";

  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}

const longest = 100_000;

const right =
  'Say {"type":"act","picks":["<id>"]} with ids from the options, {"type":"act","indexes":[0]} with their places, or {"type":"quit"}.';

export function readCommand(text: string): Command {
  if (text.length > longest) throw new Unreadable("too-long", `A line has at most ${longest} characters. ${right}`);
  const value = parsed(text);
  if (value["type"] === "quit") return { type: "quit" };
  const { picks, indexes } = value;
  if (value["type"] === "act" && isListOf(picks, "string")) return { type: "act", picks: picks as string[] };
  if (value["type"] === "act" && isListOf(indexes, "number")) return { type: "act", indexes: indexes as number[] };
  throw new Unreadable("not-understood", right);
}

function parsed(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable("not-json", `This isn't JSON. ${right}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Unreadable("not-understood", right);
  return value as Record<string, unknown>;
}

function isListOf(value: unknown, type: "string" | "number"): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === type);
}
