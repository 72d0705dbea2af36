import { type PolicyHints, PolicyQuestion } from "@tavolata/bots";
import type { Decision, View } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { findFigure } from "../../queries/figures.js";
import type { Figure, Hero } from "../../state.js";
import type { SoulsView } from "../../view.js";

/** What a policy is told besides the view and the question. */
export type Hints = PolicyHints<SoulsContent>;

/** A question, and what its reader sees: everything but the order of decks, what lies face down and what the Quest has noted. */
export class SoulsQuestion extends PolicyQuestion<SoulsContent> {
  readonly s: SoulsView;

  constructor({ state }: View<SoulsView>, decision: Decision, hints: Hints) {
    super(decision, hints);
    this.s = state;
  }
}

/** The hero of the seat that is asked. */
export function ownHero({ s, seat }: SoulsQuestion): Hero {
  return s.heroes[seat]!;
}

/** His figure; nothing before the Quest is laid out. */
export function ownFigure({ s, seat }: SoulsQuestion): Figure {
  return findFigure(s, s.heroes[seat]!.figure)!;
}
