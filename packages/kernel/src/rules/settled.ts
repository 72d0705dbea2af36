import type { Flow, Question } from "./flow.js";

/** The flow of something that needed no question: it returns its value at once, and is cheaper than a generator that yields nothing. */
export class Settled<T> implements Flow<T> {
  constructor(private readonly value: T) {}

  next(): IteratorResult<Question, T> {
    return { value: this.value, done: true };
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

/** The flow of a rule that has nothing to ask, once it has acted. */
export const done: Flow = new Settled(undefined);
