import type { Ask } from "./decision.js";

/** What a rule stops at: a question to one seat, or to several at once. */
export type Question = readonly Ask<unknown>[];

/** What the rule goes on with: for each question, what the picked options are worth to it. */
export type Reply = readonly (readonly unknown[])[];

/** A piece of the rules. It runs until somebody must decide, and yields that question. */
export type Flow<T = void> = Generator<Question, T, Reply>;
