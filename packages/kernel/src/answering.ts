import type { Answer } from "./decision.js";
import type { OpenDecision } from "./open-decision.js";
import { AnswerRefused } from "./refusal.js";

/** The decision that an answer means; an answer that fits none is refused with what is wrong about it. */
export function decisionMeant(
  open: readonly OpenDecision[],
  isOver: boolean,
  seed: string,
  answer: Answer,
): OpenDecision {
  if (!isWellFormed(answer)) throw new AnswerRefused("malformed", "An answer is a seat and a list of option ids.");
  const { seat, number, key } = answer;
  if (isOver) throw new AnswerRefused("match-over", "The match is over.");
  if (number !== undefined && !open.some((one) => one.number === number)) {
    const numbers = open.map((one) => one.number).join(", ");
    throw new AnswerRefused("stale", `Decision ${number} isn't open (any more). Open: ${numbers}.`, { number });
  }
  const decision = open.find((one) => one.seat === seat && (number === undefined || one.number === number));
  if (!decision) {
    const asked = open.map((one) => one.seat).join(", ");
    throw new AnswerRefused("wrong-seat", `${seat} isn't asked. Asked: ${asked}.`, { seat });
  }
  if (key !== undefined && decision.key(seed) !== key) {
    const stale = `Decision ${decision.number} was taken back, and another one is open now.`;
    throw new AnswerRefused("stale", stale, { number: decision.number });
  }
  return decision;
}

function isWellFormed(answer: Answer | undefined): boolean {
  return (
    typeof answer?.seat === "string" &&
    Array.isArray(answer.picks) &&
    answer.picks.every((pick) => typeof pick === "string")
  );
}
