import { type Static, Type } from "@sinclair/typebox";
import type { Bar, Message } from "@tavolata/kernel";
import { exactly, kernels } from "./words.js";

/** Every way in which the server says no. What the kernel refuses has the kernel's own words. */
export const faults = [
  // what was sent
  "malformed",
  "too-large",
  "too-many-requests",
  "other-origin",
  // who sent it
  "not-signed-in",
  "not-yours",
  "not-found",
  // passkeys
  "passkey-refused",
  "no-passkeys-here",
  "too-many-passkeys",
  "not-an-account",
  // notices
  "push-refused",
  // what was wanted
  "unknown-game",
  "bad-options",
  "bad-quest",
  "no-such-seat",
  "no-such-bot",
  "seat-taken",
  "seat-was-anothers",
  "two-hands",
  "link-dead",
  "link-anothers",
  "has-commented",
  "table-full",
  "too-many-kept",
  "house-full",
  "others-sit",
  "not-over",
  "not-begun",
  "contribution-missing",
  "no-hints",
  "forged",
  // answers
  "match-over",
  "stale",
  "wrong-seat",
  "unknown-option",
  "barred-option",
  "repeated-option",
  "too-few",
  "too-many",
  "unknown-interjection",
  "barred-interjection",
  "not-now",
  // taking back
  "nothing-to-undo",
  "nothing-to-redo",
  "strict-table",
  "needs-agreement",
  "before-beginning",
  "rules-changed",
  // a device that plays without a server
  "no-room",
  "elsewhere",
  // the server's own trouble
  "broken-match",
  "unavailable",
  "too-busy",
  "shutting-down",
  "broken",
] as const;

export const Fault = Type.Union(
  faults.map((fault) => Type.Literal(fault)),
  { description: "what was wrong, as a word for programs" },
);
export type Fault = (typeof faults)[number];

/** A refusal: a word for programs, a sentence for people and, where the rules refuse, a message in the reader's language. */
export const Refusal = exactly({
  fault: Type.Unsafe<Fault>(Fault),
  message: Type.String({ description: "what was wrong and what would be right, in English" }),
  said: Type.Optional(kernels<Message>("the same as a message key, where the rules of the game refuse")),
  bar: Type.Optional(kernels<Bar>("the rule behind a barred option")),
  wait: Type.Optional(Type.Number({ description: "after so many seconds it may be worth another try" })),
});
export type Refusal = Static<typeof Refusal>;

export const Failure = exactly({ error: Refusal }, { description: "why nothing was done" });
export type Failure = Static<typeof Failure>;
