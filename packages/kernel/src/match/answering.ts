import type { Answer } from "../rules/decision.js";
import type { Seat } from "../rules/seat.js";
import type { OpenDecision } from "./open-decision.js";
import { AnswerRefused } from "./refusal.js";

/** An answer from outside, read once: whatever its sender does with it later, this is what was answered. */
export interface ReadAnswer {
  readonly seat: Seat;
  readonly picks: readonly string[];
  readonly number: number | undefined;
  readonly key: string | undefined;
}

export function readAnswer(answer: Answer | undefined): ReadAnswer {
  const { seat, picks, number, key }: Partial<Answer> = answer ?? {};
  const read = Array.isArray(picks) ? textsIn(picks) : undefined;
  if (typeof seat !== "string" || !read) {
    throw new AnswerRefused("malformed", "An answer is a seat and a list of option ids.");
  }
  return { seat, picks: read, number, key };
}

/** A list of its own; nothing where something in it isn't a text. */
function textsIn(list: readonly unknown[]): string[] | undefined {
  const own = [...list];
  for (const item of own) if (typeof item !== "string") return undefined;
  return own as string[];
}

/** The decision that an answer means; an answer that fits none is refused with what is wrong about it. */
export function decisionMeant(
  open: readonly OpenDecision[],
  isOver: boolean,
  seed: string,
  answer: ReadAnswer,
): OpenDecision {
  const { seat, number, key } = answer;
  const decision = openFor(open, seat, number);
  if (!decision) {
    checkOpen(open, isOver, number);
    const asked = open.map((one) => one.seat).join(", ");
    throw new AnswerRefused("wrong-seat", `${seat} isn't asked. Asked: ${asked}.`, { seat });
  }
  if (key !== undefined && decision.key(seed) !== key) throw takenBack(decision);
  return decision;
}

function openFor(open: readonly OpenDecision[], seat: Seat, number: number | undefined): OpenDecision | undefined {
  for (const one of open) if (one.seat === seat && (number === undefined || one.number === number)) return one;
  return undefined;
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
