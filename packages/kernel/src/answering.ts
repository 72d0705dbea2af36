import type { Answer } from "./decision.js";
import type { OpenDecision } from "./open-decision.js";
import { AnswerRefused } from "./refusal.js";
import type { Seat } from "./seat.js";

/** An answer from outside, read once: whatever its sender does with it later, this is what was answered. */
export interface ReadAnswer {
  readonly seat: Seat;
  readonly picks: readonly string[];
  readonly number: number | undefined;
  readonly key: string | undefined;
}

export function readAnswer(answer: Answer | undefined): ReadAnswer {
  const { seat, picks, number, key }: Partial<Answer> = answer ?? {};
  const read: readonly unknown[] | undefined = Array.isArray(picks) ? [...picks] : undefined;
  if (typeof seat !== "string" || !read?.every((pick) => typeof pick === "string")) {
    throw new AnswerRefused("malformed", "An answer is a seat and a list of option ids.");
  }
  return { seat, picks: read as readonly string[], number, key };
}

/** The decision that an answer means; an answer that fits none is refused with what is wrong about it. */
export function decisionMeant(
  open: readonly OpenDecision[],
  isOver: boolean,
  seed: string,
  answer: ReadAnswer,
): OpenDecision {
  const { seat, number, key } = answer;
  checkOpen(open, isOver, number);
  const decision = open.find((one) => one.seat === seat && (number === undefined || one.number === number));
  if (!decision) {
    const asked = open.map((one) => one.seat).join(", ");
    throw new AnswerRefused("wrong-seat", `${seat} isn't asked. Asked: ${asked}.`, { seat });
  }
  if (key !== undefined && decision.key(seed) !== key) throw takenBack(decision);
  return decision;
}

/** An interjection may say which open question it speaks into, whoever is asked. */
export function checkMoment(open: readonly OpenDecision[], isOver: boolean, seed: string, answer: ReadAnswer): void {
  const { number, key } = answer;
  checkOpen(open, isOver, number);
  const [decision] = open;
  if (decision && key !== undefined && open.every((one) => one.key(seed) !== key)) throw takenBack(decision);
}

function checkOpen(open: readonly OpenDecision[], isOver: boolean, number: number | undefined): void {
  if (isOver) throw new AnswerRefused("match-over", "The match is over.");
  if (number !== undefined && !open.some((one) => one.number === number)) {
    const numbers = open.map((one) => one.number).join(", ");
    throw new AnswerRefused("stale", `Decision ${number} isn't open (any more). Open: ${numbers}.`, { number });
  }
}

function takenBack({ number }: OpenDecision): AnswerRefused {
  return new AnswerRefused("stale", `Decision ${number} was taken back, and another one is open now.`, { number });
}
