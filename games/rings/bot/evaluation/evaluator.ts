import type { Choice, SearchConfig } from "@tavolata/bots";
import type { Decision, Seat, View } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { RingsView } from "../../view.js";
import { decksByTheBook } from "../learned/opening-book.js";
import { type Hints, Question } from "../perception/question.js";
import { heuristic, pickDeck } from "../policy/heuristic.js";
import { values } from "./evaluation.js";
import { features } from "./features.js";

/** LR-mode-4: bots never use what is done by hand. */
export const leftToPeople: readonly string[] = ["by-hand"];

/** What a search needs to know of the game. */
export const evaluator = {
  values,
  features: (s: RingsView, seats: readonly Seat[], content: RingsContent) => ({
    players: features(content, s, seats.length),
  }),
  turns: ({ round }: RingsView) => round,
  sides: (seats: readonly Seat[]) => ({ players: seats }),
  /** Who thinks ahead takes the decks that have won most. */
  styles: { seasoned },
  defaultPolicy: "seasoned" as const,
  searchConfig: {
    /**
     * To the end of the round, where the judgement tells two answers apart in a few worlds: four rounds later luck has several times as much
     * to say, and what is still to be seen of the answers isn't more.
     */
    horizon: () => 1,
    breadth: 8,
    singly: true,
    minZScore: 1,
    /**
     * What to play is what the rules of thumb can be wrong about: there what the judgement promised came true when whole matches were played out. Whom
     * to commit and whom to engage they know better than it does (docs/decisions/0057-evaluators-are-learnt.md), and most windows are passed by.
     */
    unsearchedKinds: [
      ...leftToPeople,
      "action",
      "attack",
      "attackers",
      "choose-number",
      "commit",
      "deal-order",
      "deck",
      "defender",
      "defenders",
      "delayed-order",
      "discard",
      "enemy-attack",
      "engage",
      "engagement-tie",
      "forced-order",
      "host",
      "join-attack",
      "mulligan",
      "payers",
      "payment",
      "response",
      "takes-damage",
      "travel",
    ],
  } satisfies Partial<SearchConfig>,
};

function seasoned(view: View<RingsView>, decision: Decision, hints: Hints) {
  return takeDeckByTheBook(view, decision, hints) ?? heuristic(view, decision, hints);
}

function takeDeckByTheBook(view: View<RingsView>, decision: Decision, hints: Hints): Choice | undefined {
  if (decision.kind !== "deck") return undefined;
  const question = new Question(view, decision, hints);
  return pickDeck(question.options, decksByTheBook(question));
}
