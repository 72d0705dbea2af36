import { Refused } from "@tavolata/client";
import type { PageKey } from "./words.js";

/** The refusals of the server that a person can do something about. The rules' own come with their own words. */
const told = [
  "bad-options",
  "bad-quest",
  "elsewhere",
  "forged",
  "link-dead",
  "no-hints",
  "no-room",
  "not-found",
  "not-over",
  "not-yours",
  "seat-taken",
  "seat-was-anothers",
  "stale",
  "table-full",
  "too-large",
  "too-many-requests",
  "unavailable",
] as const;

/** What to tell a person of a refusal by the server, or of a server that can't be reached. */
export function faultKey(error: unknown): PageKey {
  if (!(error instanceof Refused)) return error instanceof TypeError ? "fault.unavailable" : "fault.other"; // fetch throws a TypeError
  const known = told.find((fault) => fault === error.fault);
  return known ? `fault.${known}` : "fault.other";
}
