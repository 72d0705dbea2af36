import { type PolicyHints, PolicyQuestion } from "@tavolata/bots";
import type { Decision, View } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";

/** What a policy is given besides view and decision. */
export type Hints = PolicyHints<RingsContent>;

/** A question, and what its reader sees: everything that is open, and the own hand. */
export class Question extends PolicyQuestion<RingsContent> {
  readonly s: RingsView;
  readonly #decision: Decision;

  constructor(view: View<RingsView>, decision: Decision, hints: Hints) {
    super(decision, hints);
    this.s = view.state;
    this.#decision = decision;
  }

  /** The window that is open, for an action. */
  get window(): string {
    return this.kind === "action" ? (this.argument("window") ?? "") : "";
  }

  /** The card that the question is about, where it names one. */
  get about(): CardId {
    return this.argument("card") ?? "";
  }

  /** Who takes part in an attack already, where the question names them. */
  get declared(): readonly CardId[] {
    const attackers = this.#decision.title.args?.["attackers"];
    return Array.isArray(attackers) ? attackers.map(String) : [];
  }

  /** The threat of who is asked. */
  get threat(): number {
    return this.s.players[this.seat]!.threat;
  }
}
