import type { PageKey } from "@tavolata/ui/language/words.js";

/** The refusals that a person can do something about: the server's, and those of a match that is played again here. The rules' own come with their own words. */
const told = [
  "bad-options",
  "bad-quest",
  "contribution-missing",
  "elsewhere",
  "forged",
  "house-full",
  "has-commented",
  "link-anothers",
  "link-dead",
  "needs-agreement",
  "no-hints",
  "no-room",
  "not-begun",
  "not-found",
  "not-over",
  "not-yours",
  "other-figures",
  "others-sit",
  "seat-taken",
  "seat-was-anothers",
  "stale",
  "table-full",
  "too-busy",
  "too-large",
  "too-many-kept",
  "too-many-requests",
  "two-hands",
  "unavailable",
] as const;

/** Why a match can't be played again from its beginning: the game is another now. */
const notReplayed: readonly unknown[] = ["broken", "other-place", "other-version"];

/** What to tell a person of a refusal by the server, or of a server that can't be reached. */
export function faultKey(error: unknown): PageKey {
  if (error instanceof TypeError) return "fault.unavailable"; // fetch throws it
  if (!(error instanceof Error && "fault" in error)) return "fault.other";
  const known = told.find((fault) => fault === error.fault);
  if (known) return `fault.${known}`;
  return error.name === "SaveRefused" && notReplayed.includes(error.fault) ? "fault.not-replayed" : "fault.other";
}
