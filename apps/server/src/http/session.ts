import { randomId } from "../storage/random-id.js";

/** What a cookie says, and what signs it out: whose it is, the number of that person's sessions, and a mark of its own. */
export interface LoginSession {
  readonly person: string;
  /** Raised when somebody signs out everywhere else: cookies with an earlier one are worthless. */
  readonly number: number;
  /** Told from every other cookie of the person by it; those of before had none. */
  readonly mark: string;
}

export function newSession(person: string, number: number): LoginSession {
  return { person, number, mark: randomId() };
}

export function writtenSession({ person, number, mark }: LoginSession): string {
  return `${person}.${number}.${mark}`;
}

/** Nothing where it was written by nobody here. */
export function readSession(text: string): LoginSession | undefined {
  const [, person, number, mark = ""] = /^([\w-]+)(?:\.(\d{1,9})(?:\.([\w-]{1,32}))?)?$/.exec(text) ?? [];
  return person === undefined ? undefined : { person, number: Number(number ?? 0), mark };
}
