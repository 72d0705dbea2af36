import { type Choice, pick } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";
import { sideOf } from "../../queries/figures.js";
import type { Proposal } from "../../rules/20-disputes/proposal.js";
import { wizard } from "../../state.js";
import { figureOf, type Position } from "../perception/position.js";
import type { Question } from "../perception/question.js";

/** One vote of so many is fair, whomever it helps. */
const votesToAFairOne = 6;

/** One dispute of so many goes to the vote. */
const disputesToAVote = 4;

/** HQ-20: each side votes for itself; now and then somebody is fair. */
export function vote(question: Question): Choice | undefined {
  if (question.happens(votesToAFairOne)) return pick("yes", "vote-fair");
  return forOwnSide(question);
}

/** HQ-20: the Evil Wizard breaks a tie as he would vote. */
export function forOwnSide({ position, seat }: Question): Choice | undefined {
  const { motion } = position.table.talk;
  if (!motion) return undefined;
  const { by, proposal } = motion;
  if (proposal.what === "record") return pick("yes", "vote-record");
  const own = seat === wizard ? -1 : 1;
  const gain = own * gainOfHeroes(position, proposal);
  if (gain !== 0) return gain > 0 ? pick("yes", "vote-helps") : pick("no", "vote-harms");
  return areCompanions(by, seat) ? pick("yes", "vote-companion") : pick("no", "vote-opponent");
}

/** HQ-18.7: most disputes the Evil Wizard closes at once. */
export function answerDispute(question: Question): Choice {
  return question.happens(disputesToAVote) ? pick("let-vote", "let-vote") : pick("error-is-play", "close-dispute");
}

/** Above 0 it helps the heroes, below 0 it harms them; 0 where nobody can tell. */
function gainOfHeroes(position: Position, proposal: Proposal): number {
  if (proposal.what === "item") return proposal.given ? 1 : -1;
  if (!("change" in proposal)) return 0;
  const figure = figureOf(position, proposal.figure);
  return figure && sideOf(figure) === "wizard" ? -proposal.change : proposal.change;
}

function areCompanions(one: Seat, other: Seat): boolean {
  return (one === wizard) === (other === wizard);
}
