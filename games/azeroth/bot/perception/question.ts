import { type PolicyHints, PolicyQuestion } from "@tavolata/bots";
import { cardsIn, type Decision, type View } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import type { CardId, Hero } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { type Style, usual } from "../policy/style.js";

/** What a policy is given besides view and decision. */
export type Hints = PolicyHints<AzerothContent>;

/** A question, and what its reader sees: everything that is open, and the own hand. */
export class Question extends PolicyQuestion<AzerothContent> {
  readonly s: AzerothView;
  readonly hero: Hero;
  /** The own cards. */
  readonly hand: readonly CardId[];

  constructor(
    view: View<AzerothView>,
    decision: Decision,
    hints: Hints,
    /** How it is weighed. */
    readonly style: Style = usual,
  ) {
    super(decision, hints);
    const s = view.state;
    this.s = s;
    this.hero = s.heroes[this.seat]!;
    this.hand = cardsIn(s.hands[this.seat]);
  }

  /** The card or token that the question is about, where it names one. */
  get about(): CardId {
    return this.argument("token") ?? this.argument("card") ?? "";
  }
}
