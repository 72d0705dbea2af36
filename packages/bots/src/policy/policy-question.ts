import type { Asked, Chance, Decision, NamedOption, Seat } from "@tavolata/kernel";
import type { Choice } from "../bot.js";

/** What a policy is given besides view and decision; a bot's situation is one. */
export interface PolicyHints<C> {
  /** The game's tables, as the match is played with them. */
  readonly content: C;
  /** The question in short: read instead of the decision, whose options cost their labels. */
  readonly asked?: Pick<Asked, "ids" | "options" | "min" | "max"> | undefined;
  /** The bot's own chance, for what is all the same. */
  readonly chance?: Pick<Chance, "below"> | undefined;
}

/** A question as a policy answers it. A game extends it with what its reader sees: `class LazyDecision extends PolicyQuestion<MyContent>`. */
export class PolicyQuestion<C> {
  readonly content: C;
  readonly seat: Seat;
  readonly kind: string;
  readonly min: number;
  readonly max: number;
  readonly #decision: Decision;
  readonly #asked: NonNullable<PolicyHints<C>["asked"]> | undefined;
  readonly #chance: PolicyHints<C>["chance"];

  constructor(decision: Decision, { content, asked, chance }: PolicyHints<C>) {
    this.content = content;
    this.seat = decision.seat;
    this.kind = decision.kind;
    this.min = asked ? asked.min : decision.min;
    this.max = asked ? asked.max : decision.max;
    this.#decision = decision;
    this.#asked = asked;
    this.#chance = chance;
  }

  /** What may be picked, with what each option does and to what. */
  get options(): readonly NamedOption[] {
    return this.#asked ? this.#asked.options : this.#decision.options;
  }

  /** The ids alone, which are there before the options are. */
  get ids(): readonly string[] {
    return this.#asked ? this.#asked.ids : this.#decision.options.map(({ id }) => id);
  }

  /** A whole number below a limit; 0 without chance. */
  below(limit: number): number {
    return this.#chance ? this.#chance.below(limit) : 0;
  }

  /** What the question's title says under this name; nothing where it says nothing. The title is worded only for this. */
  argument(name: string): string | undefined {
    const said = this.#decision.title.args?.[name];
    return said === undefined ? undefined : String(said);
  }
}

/** Who answers which kind of question. A kind that isn't named is left to chance: `policies[decision.kind]?.(question)`. */
export type PolicyTable<Q> = Readonly<Partial<Record<string, (question: Q) => Choice | undefined>>>;
