import type { Ask } from "./decision.js";
import type { Flow, Question, Reply } from "./flow.js";

/**
 * The flow of a single choice: it yields the question, and returns what the picked option is worth. It does the same as a generator of two
 * lines, but is cheaper to make and to go on with, and nearly every decision of every game is one of these.
 */
export class ChoiceFlow<T> implements Flow<T> {
  #isAsked = false;

  constructor(private readonly ask: Ask<T>) {}

  next(reply: Reply): IteratorResult<Question, T> {
    if (this.#isAsked) return { value: reply[0]![0] as T, done: true };
    this.#isAsked = true;
    return { value: [this.ask], done: false };
  }

  return(value: T): IteratorResult<Question, T> {
    return { value, done: true };
  }

  throw(error: unknown): IteratorResult<Question, T> {
    throw error;
  }

  [Symbol.iterator](): this {
    return this;
  }
}
