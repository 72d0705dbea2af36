import type { Seat } from "@tavolata/kernel";
import { checkSeating, type LocalSeating } from "./seats/seating.js";

/**
 * A match as it is kept in the browser and exported: the kernel's save, which the command line can open as well, with a
 * field of its own that says who sits where.
 */
export interface OpenedMatchFile {
  /** Not checked yet: the kernel does that when it opens it. */
  readonly save: unknown;
  /** It is played with real dice and cards, which this page doesn't ask for. */
  readonly isPhysical: boolean;
  /** What was published when the match began, if the file knows it. */
  readonly seedHash: string | undefined;
  seating(seats: readonly Seat[]): LocalSeating;
}

/** Reads the text of a file. Throws a `SyntaxError` when it isn't JSON. */
export function readMatchFile(text: string): OpenedMatchFile {
  const save: unknown = JSON.parse(text);
  const table = fieldOf(save, "table");
  const seedHash = fieldOf(table, "seedHash");
  return {
    save,
    isPhysical: fieldOf(fieldOf(save, "chance"), "mode") === "physical",
    seedHash: typeof seedHash === "string" ? seedHash : undefined,
    seating: (seats) => checkSeating(seats, fieldOf(table, "seating")),
  };
}

/** Hands a text to the browser's downloads. */
export function download(name: string, text: string, type = "application/json"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser may still be reading it
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[field] : undefined;
}
