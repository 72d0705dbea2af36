import type { Message } from "./message.js";
import type { Bar } from "./rule.js";

/** Something on the board to point at: `square:7,4`, `figure:goblin-2`, `card:rum-1`. */
export type BoardReference = string;

/** What the rules count for an option, by name: the dice of a blow, say. Plain data, that a screen may show. */
export type Facts = Readonly<Record<string, unknown>>;

/** What an option does, and to what. Nobody takes its id apart to find that out. */
export interface NamedOption {
  /** Stable and readable: `attack:goblin-2`, `move:7,4`. */
  readonly id: string;
  /** `attack`, `move`, `pass`. */
  readonly verb: string;
  /** `goblin-2`, `7,4`; empty where the verb says everything. */
  readonly target: string;
  /** The second thing that it names, where there is one: the weapon of a blow, the slot that an item goes to. */
  readonly using?: string;
}

/** How the candidates of an offer are called. */
export interface Naming<C> {
  readonly verb: string | ((candidate: C) => string);
  /** Left out where the verb says everything. */
  readonly target?: (candidate: C) => string;
  readonly using?: (candidate: C) => string | undefined;
  /** Left out, the id is made of verb and target. */
  readonly id?: (candidate: C) => string;
}

/** How a candidate is shown and what stands against it. Each is worked out only when it is needed. */
export interface Wording<C> {
  /** What the button says. Left out, an option `land:rum-1` says the message `option.land` with `{ of: "rum-1" }`. */
  readonly label?: (candidate: C) => Message | undefined;
  /** What to point at on the board. */
  readonly at?: (candidate: C) => readonly BoardReference[];
  /** What somebody should know before picking it, in numbers that the rules count. Only what the seat may know. */
  readonly facts?: (candidate: C) => Facts | undefined;
  /** The one place that says whether it is allowed: nothing when it is, otherwise which rule is against it. */
  readonly bar?: (candidate: C) => Bar | undefined;
}

/** Candidates of one kind that a decision puts on the table, each worth a `T` to the rule that asks. */
export interface Offer<T> {
  readonly candidates: readonly T[];
  readonly id: (candidate: never) => string;
  /** Left out where only the whole id is known. */
  readonly naming: Naming<never> | undefined;
  readonly wording: Wording<never>;
  /** Everything, what is barred included: then the candidates are only what is allowed. */
  readonly all?: (() => readonly T[]) | undefined;
}

/**
 * One option for each candidate: `each(targets, { verb: "attack", target: ({ id }) => id }, { bar: whyNotAttack })`; where the candidates are
 * the targets themselves, the verb is enough: `each(cities, "city")`. Where many candidates are barred, a rule may list by itself those that are
 * allowed, and give a function for `all` of them: nobody pays for the rest before somebody looks. The two must agree, which is checked
 * whenever somebody looks. With a function for the whole id the words before and after its first colon are verb and target.
 */
export function each<C extends string>(
  candidates: readonly C[],
  verb: string,
  wording?: Wording<C>,
  all?: () => readonly C[],
): Offer<C>;
export function each<C>(
  candidates: readonly C[],
  naming: Naming<C> | ((candidate: C) => string),
  wording?: Wording<C>,
  all?: () => readonly C[],
): Offer<C>;
export function each<C>(
  candidates: readonly C[],
  naming: string | Naming<C> | ((candidate: C) => string),
  wording: Wording<C> = {},
  all?: () => readonly C[],
): Offer<C> {
  if (typeof naming === "function") return { candidates, id: naming, naming: undefined, wording, all };
  if (typeof naming === "string") {
    return { candidates, id: (of) => `${naming}:${of}`, naming: { verb: naming, target: itself }, wording, all };
  }
  return { candidates, id: naming.id ?? ((candidate: C) => madeId(naming, candidate)), naming, wording, all };
}

function madeId<C>({ verb, target }: Naming<C>, candidate: C): string {
  const does = typeof verb === "string" ? verb : verb(candidate);
  const of = target ? target(candidate) : "";
  return of === "" ? does : `${does}:${of}`;
}

/** A single option that is worth its own id to the rule: `one("pass")`. */
export function one<const I extends string>(id: I, wording: Wording<I> = {}): Offer<I> {
  return { candidates: [id], id: itself, naming: byItself, wording, all: undefined };
}

function itself(candidate: string): string {
  return candidate;
}

const byItself: Naming<never> = { verb: itself };

/** What a candidate's option does, and to what. A naming takes the candidates of its own offer; nobody else's are ever given to it. */
export function namedOption({ naming }: Offer<unknown>, candidate: unknown, id: string): NamedOption {
  if (!naming) return splitOption(id);
  const { verb, target, using } = naming;
  const named = {
    id,
    verb: typeof verb === "string" ? verb : verb(candidate as never),
    target: target ? target(candidate as never) : "",
  };
  const second = using?.(candidate as never);
  return second === undefined ? named : { ...named, using: second };
}

/** An option of which only the id is known: the words before and after its first colon. */
export function splitOption(id: string): NamedOption {
  const colon = id.indexOf(":");
  return colon < 0 ? { id, verb: id, target: "" } : { id, verb: id.slice(0, colon), target: id.slice(colon + 1) };
}
