import { type PolicyHints, PolicyQuestion } from "@tavolata/bots";
import type { Decision } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import type { Figure } from "../../state.js";
import type { HeroQuestSeen } from "../../view.js";
import { type Style, usual } from "../policy/style.js";
import { figureOf, type Position, positionOf } from "./position.js";

/** What a policy is given besides view and decision. */
export type Hints = PolicyHints<HeroQuestContent>;

/** A question, and the table as its reader sees it. */
export class Question extends PolicyQuestion<HeroQuestContent> {
  readonly position: Position;
  /** The figure that has the turn, in questions about its next action or step. */
  readonly figure: Figure | undefined;
  /** The ids on offer: whether one is among them is known before what they do. */
  readonly offered: Pick<ReadonlySet<string>, "has">;
  readonly #chance: Hints["chance"];

  constructor(
    view: HeroQuestSeen,
    /** In words, which are worked out only when somebody looks at them. */
    readonly decision: Decision,
    hints: Hints,
    style: Style = usual,
  ) {
    super(decision, hints);
    this.position = positionOf(hints.content, view, style);
    const { turn } = this.position.table;
    this.figure = turn ? figureOf(this.position, turn.figure) : undefined;
    this.#chance = hints.chance;
    const { ids } = this;
    this.offered = { has: (id) => ids.includes(id) };
  }

  /** Whether chance wants it, once in so many times; never without chance. */
  happens(onceIn: number): boolean {
    return this.#chance?.below(onceIn) === 0;
  }
}

/** The figures that the options with this verb are about. */
export function figuresOffered({ options, position }: Question, verb: string): Figure[] {
  const figures: Figure[] = [];
  for (const option of options) {
    const figure = option.verb === verb ? figureOf(position, option.target) : undefined;
    if (figure) figures.push(figure);
  }
  return figures;
}

/** A question about a figure that acts: its next action, or its next step. */
export type Acting = Question & { readonly figure: Figure };

export function isActing(question: Question): question is Acting {
  return question.figure !== undefined;
}
