import type { Die } from "../chance/die.js";
import { askDraw, askShuffle, askThrow, type NamedCard } from "../chance/physical.js";
import type { Run } from "../match/run.js";
import { copy } from "../saves/json.js";
import { ChoiceFlow } from "./choice-flow.js";
import { type Ask, type AskDetails, ask } from "./decision.js";
import type { EmitDetails, GameEvent, KernelEvent } from "./event.js";
import type { Flow } from "./flow.js";
import { type Offer, one } from "./offer.js";
import type { Options } from "./options.js";
import type { Outcome } from "./outcome.js";
import type { RuleId } from "./rule.js";
import type { Seat } from "./seat.js";
import { done, Settled } from "./settled.js";

/** How a throw is made and told. */
export interface ThrowDetails {
  readonly rules?: readonly RuleId[];
  /** Who throws. */
  readonly by?: Seat;
  /** For whom it is thrown, where the seat doesn't tell: a player throws for the enemies. */
  readonly side?: string;
  /** A draw by lot, with a die that nobody has: the table makes it also where people throw real dice. */
  readonly lot?: true;
}

/**
 * The table, as the rules see it: the state, the game's content, and one seam each for choice (`choose` …), chance (`roll`, `shuffle`,
 * `draw`) and change (`emit`).
 */
export class Table<S extends object, E extends GameEvent = GameEvent, C = unknown, O = Options> {
  /** What the table agreed on when it was laid: `OptionsOf` says what is among it. */
  readonly options: O;
  /** The game's tables, as this match reads them. */
  readonly content: C;
  readonly seats: readonly Seat[];

  constructor(private readonly run: Run<S, E, C>) {
    this.options = run.options as O;
    this.content = run.content;
    this.seats = run.seats;
  }

  /** Plain data, changed in place by the rules. */
  get state(): S {
    return this.run.state;
  }

  /** One of the options. */
  choose<T>(seat: Seat, kind: string, offers: () => readonly Offer<T>[], details?: AskDetails): Flow<T> {
    return new ChoiceFlow(ask(seat, kind, offers, details));
  }

  /** The same, with offers that are worked out from one thing: no function is made for each question. For those that are asked all the time. */
  chooseOf<T, C>(
    seat: Seat,
    kind: string,
    of: C,
    offers: (of: C) => readonly Offer<T>[],
    details?: AskDetails,
  ): Flow<T> {
    return new ChoiceFlow(ask(seat, kind, offers, details, of));
  }

  /** Several of the options at once, at least `min` and at most `max`. */
  *chooseSome<T>(
    seat: Seat,
    kind: string,
    offers: () => readonly Offer<T>[],
    details: AskDetails & { readonly min: number; readonly max: number },
  ): Flow<readonly T[]> {
    const [picked] = yield [ask(seat, kind, offers, details)];
    return picked as readonly T[];
  }

  /** Yes or no. */
  *confirm(seat: Seat, kind: string, ...rules: RuleId[]): Flow<boolean> {
    return (yield* this.choose(seat, kind, yesOrNo, { rules })) === "yes";
  }

  /**
   * One question to each of several seats, open at once: nobody learns what the others picked before all have answered.
   * The picks come back in the order of the questions.
   */
  *together<T>(asks: readonly Ask<T>[]): Flow<readonly (readonly T[])[]> {
    if (asks.length === 0) return [];
    return (yield asks as readonly Ask<unknown>[]) as readonly (readonly T[])[];
  }

  /** Throws dice, and tells everybody what they show. */
  roll<F extends string>(die: Die<F>, count: number, purpose: string, details: ThrowDetails = {}): Flow<readonly F[]> {
    this.run.askChance();
    if (count <= 0) return new Settled<readonly F[]>([]);
    const source = this.run.source ?? this.run.kept?.ofThrow(die, details);
    if (!source) return this.#rollReal(die, count, purpose, details);
    const faces = source.roll(die, count, purpose, details.by);
    this.#tellRoll(die, faces, purpose, details);
    return new Settled<readonly F[]>(faces);
  }

  *#rollReal<F extends string>(die: Die<F>, count: number, purpose: string, how: ThrowDetails): Flow<readonly F[]> {
    const [faces] = (yield [askThrow(die, count, purpose, how.by) as Ask<unknown>]) as [readonly F[]];
    this.run.isEntered = true;
    this.#tellRoll(die, faces, purpose, how);
    return faces;
  }

  #tellRoll(die: Die, faces: readonly string[], purpose: string, { by, rules = [] }: ThrowDetails): void {
    this.run.reveal();
    if (!this.run.tells) return;
    const type = "dice-rolled";
    const event: KernelEvent =
      by === undefined
        ? { type, die: die.id, faces: [...faces], purpose }
        : { type, die: die.id, faces: [...faces], purpose, by };
    this.run.tell(event, { rules });
  }

  /** Shuffles a deck in place. Its top is its first card. */
  shuffle(list: string[], deck: string, ...rules: RuleId[]): Flow {
    this.run.askChance();
    const source = this.run.source ?? this.run.kept?.ofDeck(deck);
    if (!source) return this.#shuffleReal(list, deck, rules);
    source.shuffle(list, deck);
    this.#tellShuffle(deck, rules);
    return done;
  }

  *#shuffleReal(list: string[], deck: string, rules: readonly RuleId[]): Flow {
    yield [askShuffle(list, deck) as Ask<unknown>];
    this.#tellShuffle(deck, rules);
  }

  /** Puts a list into an order by lot. There are no cards for it on anybody's table: the machine draws also where people have real ones. */
  castLots(list: string[], name: string, ...rules: RuleId[]): Flow {
    this.run.askChance();
    (this.run.source ?? this.run.kept!.source).shuffle(list, name);
    this.#tellShuffle(name, rules);
    return done;
  }

  #tellShuffle(deck: string, rules: readonly RuleId[]): void {
    if (this.run.tells) this.run.tell({ type: "deck-shuffled", deck } as KernelEvent, { rules });
  }

  /** Takes cards from the top of a deck, as many as there are up to `count`. Who gets to see them is for the rule to tell. */
  draw(list: string[], count: number, deck: string, by?: Seat): Flow<string[]> {
    this.run.askChance();
    const drawn = Math.min(count, list.length);
    if (drawn <= 0) return new Settled<string[]>([]);
    if (!this.run.source && !this.run.kept?.ofDeck(deck)) return this.#drawReal(list, drawn, deck, by);
    this.run.uncover();
    return new Settled(list.splice(0, drawn));
  }

  *#drawReal(list: string[], drawn: number, deck: string, by: Seat | undefined): Flow<string[]> {
    const possible = () => this.run.unplaced(list, by);
    // ends: each round takes another answer, and Run counts those that the table gives by itself
    for (;;) {
      const [picked] = (yield [askDraw(list, possible, drawn, deck, by) as Ask<unknown>]) as [readonly NamedCard[]];
      const cards = takeCards(list, picked);
      // A card that can't lie there was misread: the table asks again.
      if (!cards) continue;
      this.run.isEntered = true;
      this.run.uncover();
      return cards;
    }
  }

  /** The match is over, in the midst of whatever is under way. */
  end(outcome: Outcome): never {
    return this.run.breakOff(outcome);
  }

  /** The step under way is broken off, and this one begins. */
  goTo(step: string): never {
    return this.run.breakOff(step);
  }

  /** Tells what happened. Every change that somebody can notice is told. */
  emit(event: E, telling: EmitDetails<E>): void {
    if (telling.reveals) this.run.uncover();
    if (!this.run.tells) return;
    // What is told is true when it is told: the rules go on changing the state that the event was made from.
    this.run.tell(isFlat(event) ? event : copy(event), telling);
  }
}

/** Nearly all events hold nothing that could change later: those needn't be copied. */
function isFlat<E extends GameEvent>(event: E): boolean {
  for (const field in event) if (typeof event[field] === "object") return false;
  return true;
}

/** Takes these cards out of a deck; nothing when one of them isn't in it. */
function takeCards(list: string[], picked: readonly NamedCard[]): string[] | undefined {
  const left = [...list];
  for (const { card } of picked) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  list.splice(0, list.length, ...left);
  return picked.map(({ card }) => card);
}

const yesOrNo = () => [one("yes"), one("no")];
