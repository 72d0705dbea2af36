import type { SearchConfig } from "@tavolata/bots";
import type { Decision, Seat, View } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import type { AzerothView } from "../../view.js";
import { type Hints, Question } from "../perception/question.js";
import { heuristic } from "../policy/heuristic.js";
import { bestMoves } from "../policy/moving.js";
import { seasoned } from "../policy/style.js";
import { values } from "./evaluation.js";
import { features } from "./features.js";

/** What a search needs to know of the game. */
export const evaluator = {
  values,
  features: (s: AzerothView, seats: readonly Seat[], content: AzerothContent) =>
    Object.fromEntries(
      seats.filter((seat) => s.order.includes(seat)).map((seat) => [seat, features(content, s, seat)]),
    ),
  turns: ({ turn }: AzerothView) => turn.number,
  /** Everybody plays for oneself. */
  sides: (seats: readonly Seat[]) => Object.fromEntries(seats.map((seat) => [seat, [seat]])),
  promising: (view: View<AzerothView>, decision: Decision, hints: Hints) =>
    decision.kind === "movement" ? bestMoves(new Question(view, decision, hints, seasoned)) : undefined,
  styles: {
    seasoned: (view: View<AzerothView>, decision: Decision, hints: Hints) => heuristic(view, decision, hints, seasoned),
  },
  defaultPolicy: "seasoned" as const,
  searchConfig: {
    /** To the end of the turn: what was learnt of positions knows more of the rest than the dice of one play-out. */
    horizon: () => 1,
    singly: true,
    follows: false,
    keepsDefaultPolicy: true,
    breadth: 8,
    minZScore: 1,
    /**
     * What is settled before the match, where play-outs were seen to agree with the rules of thumb nearly always, and a fight's cards: their odds are known
     * exactly, and 66 answers that a search would have changed there, played on to the end in 40 worlds each, lost 0.8 hundredths of a victory (± 0.7).
     */
    unsearchedKinds: [
      "after-exploration",
      "challenge",
      "character",
      "city",
      "combat",
      "defence",
      "hand-limit",
      "keep-discovery",
      "leave",
      "maintenance",
      "orders",
      "place-discovery",
      "quest-order",
      "steal",
      "track-card",
      "track-deck",
    ],
  } satisfies Partial<SearchConfig>,
};
