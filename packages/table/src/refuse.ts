import type { Fault, Refusal } from "@tavolata/client/protocol";
import { AnswerRefused, OptionsRefused, UndoRefused } from "@tavolata/kernel";

/** What a house says no with: a word for programs and a sentence for people. Nothing was changed. */
export class Refuse extends Error {
  override readonly name = "Refuse";

  readonly #more: Pick<Refusal, "said" | "bar">;

  /** @param more with the `cause`, which is for the log alone */
  constructor(
    readonly fault: Fault,
    sentence: string,
    { cause, ...more }: Pick<Refusal, "said" | "bar" | "wait"> & { readonly cause?: unknown } = {},
  ) {
    super(sentence, cause === undefined ? {} : { cause });
    this.#more = more;
  }

  get refusal(): Refusal {
    return { fault: this.fault, message: this.message, ...this.#more };
  }
}

/** What the rules or the table refuse, in the words of the protocol; nothing when it is no refusal. */
export function refusalOfPlay(error: unknown): Refuse | undefined {
  if (error instanceof Refuse) return error;
  if (error instanceof AnswerRefused) {
    const { fault, message, said, bar } = error;
    return new Refuse(fault, message, { said, ...(bar ? { bar } : {}) });
  }
  if (error instanceof UndoRefused && error.fault !== "fork") {
    return new Refuse(error.fault, error.message, { said: error.said, cause: error.cause });
  }
  if (error instanceof OptionsRefused) {
    const { message, bar } = error;
    return new Refuse("bad-options", message, bar ? { said: bar.reason, bar } : {});
  }
  return undefined;
}

const statuses: Partial<Record<Fault, number>> = {
  malformed: 400,
  "too-large": 413,
  "too-many-requests": 429,
  "other-origin": 403,
  "not-signed-in": 401,
  "not-yours": 403,
  "not-found": 404,
  "passkey-refused": 422,
  "no-passkeys-here": 422,
  "push-refused": 422,
  "link-dead": 404,
  "link-anothers": 403,
  "has-commented": 409,
  "unknown-game": 422,
  "bad-options": 422,
  "bad-quest": 422,
  "no-such-seat": 422,
  "no-such-bot": 422,
  "seat-taken": 409,
  "seat-was-anothers": 409,
  "two-hands": 409,
  "table-full": 409,
  "too-many-kept": 409,
  "house-full": 507,
  "others-sit": 409,
  "not-over": 409,
  "not-begun": 409,
  "contribution-missing": 422,
  "no-hints": 409,
  forged: 422,
  "no-room": 507,
  unavailable: 503,
  "too-busy": 503,
  "shutting-down": 503,
  "broken-match": 500,
  broken: 500,
};

/** The HTTP status of a refusal. */
export function statusOf(fault: Fault): number {
  return statuses[fault] ?? 409;
}
