import { realKinds } from "../chance/physical.js";
import { shortSeed } from "../chance/seed.js";
import type { ChanceSource } from "../chance/source.js";
import type { Ask, BarredOption, Decision, Option } from "../rules/decision.js";
import { type Message, say } from "../rules/message.js";
import { type NamedOption, namedOption, type Offer, splitOption, type Wording } from "../rules/offer.js";
import type { Bar } from "../rules/rule.js";
import type { Seat } from "../rules/seat.js";
import { AnswerRefused, RulesMistake } from "./refusal.js";

/** A question that is open now. What it costs to show it (labels, references, bars) is paid only when somebody looks. */
export class OpenDecision {
  readonly seat: Seat;
  readonly kind: string;
  /** What may be picked. */
  readonly ids: readonly string[];
  readonly #values: readonly unknown[];
  readonly #offers: readonly Offer<unknown>[];
  /** For each offer how many options it and those before it have. */
  readonly #ends: readonly number[];
  #options: readonly NamedOption[] | undefined;
  /** What was picked, as it is worth to the rule; nothing as long as the seat has not answered. */
  picked: readonly unknown[] | undefined;
  /** The ids that were picked; none when the table answered. */
  pickedIds: readonly string[] = none;

  constructor(
    readonly ask: Ask<unknown>,
    readonly number: number,
    /** The run that asks. Its path, a digest of the answers that led here, stays as it is while the question is open. */
    private readonly run: { readonly path: number },
  ) {
    this.seat = ask.seat;
    this.kind = ask.kind;
    const offers = (ask.offers as (of: unknown) => readonly Offer<unknown>[])(ask.of);
    const ids: string[] = [];
    const values: unknown[] = [];
    const ends: number[] = [];
    for (const offer of offers) {
      // Where an offer can list everything, it lists by itself only what is allowed.
      const bars = offer.all ? undefined : barsOf(offer);
      for (const candidate of offer.candidates) {
        if (bars?.(candidate)) continue;
        ids.push(idOf(offer, candidate));
        values.push(candidate);
      }
      ends.push(ids.length);
    }
    this.#offers = offers;
    this.#ends = ends;
    this.ids = ids;
    this.#values = values;
    if (ask.min > ask.max || (ids.length < ask.min && (ids.length === 0 || !ask.repeats))) {
      const wanted = ask.min === ask.max ? `${ask.min}` : `${ask.min} to ${ask.max}`;
      throw new RulesMistake(
        `The decision "${this.kind}" of ${this.seat} wants ${wanted} of ${ids.length} options: ${ids.join(", ")}.`,
      );
    }
  }

  /** What may be picked, with what each option does and to what. */
  get options(): readonly NamedOption[] {
    this.#options ??= this.#map(namedOption);
    return this.#options;
  }

  /** Makes something of every option. What may be picked was found out when the question was opened: no bar is asked again. */
  #map<R>(make: (offer: Offer<unknown>, candidate: unknown, id: string) => R): R[] {
    const made: R[] = [];
    for (const [i, offer] of this.#offers.entries()) {
      for (let at = made.length; at < this.#ends[i]!; at++) made.push(make(offer, this.#values[at], this.ids[at]!));
    }
    return made;
  }

  get min(): number {
    return Math.min(this.ask.min, this.max);
  }

  get max(): number {
    return this.ask.repeats ? this.ask.max : Math.min(this.ask.max, this.ids.length);
  }

  get repeats(): boolean {
    return this.ask.repeats;
  }

  /** There is a single way to answer, and the rules let the table give it. */
  get forced(): boolean {
    if (!this.ask.passes) return false;
    return this.repeats
      ? this.ids.length === 1 && this.min === this.max
      : this.ids.length === this.min || this.max === 0;
  }

  /** The one way to answer a forced decision. */
  pickForced(): void {
    this.picked = this.repeats
      ? Array.from({ length: this.min }, () => this.#values[0])
      : this.#values.slice(0, this.max);
  }

  /** Real dice and cards, thrown by another source of chance. */
  throwInstead(source: ChanceSource): void {
    this.picked = this.ask.throwInstead!(source);
  }

  /** Takes the answer, or refuses it with what is wrong and changes nothing. */
  pick(picks: readonly string[]): void {
    if (picks.length === 1 && this.ask.min <= 1 && this.ask.max >= 1) {
      // Nearly always one option is wanted, and it is there.
      const at = this.ids.indexOf(picks[0]!);
      if (at >= 0) {
        this.picked = [this.#values[at]];
        this.pickedIds = picks;
        return;
      }
    }
    const fault = this.#faultOf(picks);
    if (fault) throw fault;
    const picked: unknown[] = [];
    for (const id of picks) picked.push(this.#values[this.ids.indexOf(id)]);
    this.picked = picked;
    this.pickedIds = picks;
  }

  fits(picks: readonly string[]): boolean {
    return this.#faultOf(picks) === undefined;
  }

  #faultOf(picks: readonly string[]): AnswerRefused | undefined {
    const { min, max } = this;
    const picked = picks.length;
    for (const id of picks) if (!this.ids.includes(id)) return this.#unknown(id);
    if (picked < min) return new AnswerRefused("too-few", `Pick at least ${min}, not ${picked}.`, { min, picked });
    if (picked > max) return new AnswerRefused("too-many", `Pick at most ${max}, not ${picked}.`, { max, picked });
    if (picked > 1 && !this.repeats && new Set(picks).size < picked) {
      return new AnswerRefused("repeated-option", `Pick each option only once: ${picks.join(", ")}.`);
    }
    return undefined;
  }

  #unknown(id: string): AnswerRefused {
    const barred = this.#barred().find((option) => option.id === id);
    if (barred) {
      const { rule, reason } = barred.bar;
      return new AnswerRefused(
        "barred-option",
        `"${id}" is barred by ${rule} (${reason.key}).`,
        { option: id, rule },
        barred.bar,
      );
    }
    return new AnswerRefused("unknown-option", `"${id}" isn't on offer. On offer: ${this.ids.join(", ")}.`, {
      option: id,
    });
  }

  /** It asks for what real dice or cards show. */
  get isReal(): boolean {
    return realKinds.has(this.kind);
  }

  /** Tells this decision from others of the same number. It is made with the secret seed, so that it tells nothing else. */
  key(seed: string): string {
    return shortSeed(seed, `key/${this.run.path}/${this.number}`);
  }

  /** The decision as plain data. */
  describe(seed: string, explain: boolean): Decision {
    const { ask } = this;
    return {
      number: this.number,
      key: this.key(seed),
      seat: this.seat,
      kind: this.kind,
      title: ask.title ?? say(`ask.${this.kind}`),
      options: this.#allowed(),
      ...(explain ? { barred: this.#barred() } : {}),
      min: this.min,
      max: this.max,
      ...(this.repeats ? { repeats: true as const } : {}),
      rules: ask.rules,
    };
  }

  #allowed(): Option[] {
    return this.#map(describeAllowed);
  }

  #barred(): BarredOption[] {
    return this.#offers.flatMap((offer) =>
      (offer.all?.() ?? offer.candidates).flatMap((candidate) => {
        const bar = barsOf(offer)?.(candidate);
        const id = idOf(offer, candidate);
        if (offer.all) this.#checkOffered(id, bar);
        return bar ? [{ ...describeOption(offer, candidate, id), bar }] : [];
      }),
    );
  }

  /** The two lists of an offer, of what is allowed and of everything, must agree. */
  #checkOffered(id: string, bar: Bar | undefined): void {
    if (this.ids.includes(id) === !bar) return;
    const fault = bar ? `is on offer, but barred by ${bar.rule}` : "is allowed, but not on offer";
    throw new RulesMistake(`In the decision "${this.kind}" of ${this.seat} the option "${id}" ${fault}.`);
  }
}

const none: readonly string[] = [];

// An offer's functions take the candidates of that very offer; nobody else's are ever given to them.
function idOf(offer: Offer<unknown>, candidate: unknown): string {
  return (offer.id as (candidate: unknown) => string)(candidate);
}

function barsOf(offer: Offer<unknown>): Wording<unknown>["bar"] {
  return offer.wording.bar as Wording<unknown>["bar"];
}

function factsOf(offer: Offer<unknown>): Wording<unknown>["facts"] {
  return offer.wording.facts as Wording<unknown>["facts"];
}

function describeAllowed(offer: Offer<unknown>, candidate: unknown, id: string): Option {
  const option = describeOption(offer, candidate, id);
  const facts = factsOf(offer)?.(candidate);
  return facts ? { ...option, facts } : option;
}

function describeOption(offer: Offer<unknown>, candidate: unknown, id: string): Option {
  const wording = offer.wording as Wording<unknown>;
  const named = namedOption(offer, candidate, id);
  const label = wording.label?.(candidate) ?? plainLabel(named);
  const at = wording.at?.(candidate);
  if (named.using !== undefined) return at ? { ...named, label, at } : { ...named, label };
  // Field by field, because nearly every option of every game is made here.
  const { verb, target } = named;
  return at ? { id, verb, target, label, at } : { id, verb, target, label };
}

/** The label of an option that has none of its own: `land:rum-1` is the message `option.land` with `{ of: "rum-1" }`. */
function plainLabel({ id, verb, target }: NamedOption): Message {
  if (id.length === verb.length) return say(`option.${id}`);
  if (id.length === verb.length + 1 + target.length) return say(`option.${verb}`, { of: target });
  // An id of its own says more than verb and target.
  const whole = splitOption(id);
  return say(`option.${whole.verb}`, { of: whole.target });
}
