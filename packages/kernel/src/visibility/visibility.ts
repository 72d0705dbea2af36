import { type Chance, shuffleWith } from "../chance/source.js";
import { everything, type Onlooker, type Seat } from "../rules/seat.js";
import { copy, type Json } from "../saves/json.js";

/**
 * Who sees a part of the state. A game declares this once for each zone and field; what a seat is shown and what a search
 * deals anew are both made from the same declaration, so that they can't differ. Nothing is seen unless it is declared.
 */
export type Visibility =
  | OpenVisibility
  | InternalVisibility
  | PileVisibility
  | HiddenVisibility
  | SeatsVisibility<Visibility>
  | EveryVisibility<Visibility>
  | { readonly veil: "fields"; readonly fields: Readonly<Record<string, Visibility>> }
  | WhenVisibility<Visibility, Visibility>;

export interface OpenVisibility {
  readonly veil: "open";
}

export interface InternalVisibility {
  readonly veil: "internal";
}

export interface PileVisibility {
  readonly veil: "pile";
  readonly pool: string;
  readonly knows: Knows | undefined;
  readonly aside: Aside | undefined;
}

export interface HiddenVisibility {
  readonly veil: "hidden";
  readonly determinize: Determinize;
}

export interface SeatsVisibility<O> {
  readonly veil: "seats";
  readonly others: O;
  readonly shares: Shares | undefined;
}

export interface EveryVisibility<I> {
  readonly veil: "every";
  readonly inner: I;
}

/** A declaration field by field that remembers of what: types of views are inferred from it. */
export interface FieldsVisibility<S, D> {
  readonly veil: "fields";
  readonly fields: D & Readonly<Record<string, Visibility>>;
  /** No value has it: only the type of the state is written here. */
  readonly of?: S;
}

export interface WhenVisibility<A, B> {
  readonly veil: "when";
  readonly test: Test;
  readonly then: A;
  readonly otherwise: B;
}

/** Where in the state we are looking, and through whose eyes. */
export interface Looking<C = unknown> {
  readonly state: unknown;
  readonly onlooker: Onlooker;
  /** The game's tables, as the match is played with them. */
  readonly content: C;
}

type Knows = (card: never, looking: Looking) => boolean;
type Aside = (looking: Looking) => readonly string[];
type Determinize = (value: never, looking: Looking, chance: Chance) => unknown;
type Shares = (owner: Seat, looking: Looking) => boolean;
type Test = (value: never, looking: Looking) => boolean;

/** A declaration for every field of a state. */
export type Fields<S> = { readonly [K in keyof Required<S>]: Visibility };

/** Everybody sees it. */
export const open: OpenVisibility = { veil: "open" };

/** Nobody sees it, and it holds no secret: the bookkeeping of the rules. */
export const internal: InternalVisibility = { veil: "internal" };

/**
 * A list of cards face down: everybody sees how many, nobody which. All unseen cards of a pool are dealt anew among the
 * places where they may lie. `knows` says which cards an onlooker has learnt all the same; `aside` names those of the pool that lie nowhere on the
 * table, but for all that one can see might lie here: what was put back into the box unseen.
 */
export function pile(
  pool: string,
  knows?: (card: string, looking: Looking) => boolean,
  aside?: (looking: Looking) => readonly string[],
): PileVisibility {
  return { veil: "pile", pool, knows: knows as Knows | undefined, aside };
}

/** Nobody sees it. `determinize` gives a search another value that the onlooker must hold possible. */
export function hidden<V>(determinize: (value: V, looking: Looking, chance: Chance) => V): HiddenVisibility {
  return { veil: "hidden", determinize: determinize as Determinize };
}

/** A record with a part for each seat: its own part is open to it, those of the others are as `others` says. */
export function bySeat<O extends Visibility>(
  others: O,
  shares?: (owner: Seat, looking: Looking) => boolean,
): SeatsVisibility<O> {
  return { veil: "seats", others, shares };
}

/** A list or record whose members are all alike. */
export function every<I extends Visibility>(inner: I): EveryVisibility<I> {
  return { veil: "every", inner };
}

/**
 * An object, field by field: `fields<Quay>()({ night: open, … })`. The type asks for every field, so that none is forgotten; `ViewOf` says what is
 * seen of it. With the fields in the first brackets the type of the view isn't inferred.
 */
export function fields<S>(): <D extends Fields<S>>(declared: D) => FieldsVisibility<S, D>;
export function fields<S>(declared: Fields<S>): Visibility;
export function fields<S>(
  declared?: Fields<S>,
): Visibility | ((declared: Fields<S>) => FieldsVisibility<S, Fields<S>>) {
  return declared ? fieldsVisibility(declared) : fieldsVisibility;
}

function fieldsVisibility<S>(declared: Fields<S>): FieldsVisibility<S, Fields<S>> {
  return { veil: "fields", fields: declared as Fields<S> & Readonly<Record<string, Visibility>> };
}

/** One veil or the other, as the state stands: a card face up or face down. */
export function when<V, A extends Visibility = Visibility, B extends Visibility = Visibility>(
  test: (value: V, looking: Looking) => boolean,
  then: A,
  otherwise: B,
): WhenVisibility<A, B> {
  return { veil: "when", test: test as Test, then, otherwise };
}

/** What an onlooker sees of a state: plain data of its own, nothing when it sees nothing. */
export function see(visibility: Visibility, state: unknown, onlooker: Onlooker, content?: unknown): Json | undefined {
  return seeThrough(visibility, { state, onlooker, content }, copy);
}

/**
 * The same on loan: what lies open isn't copied but the state's own, and a field that isn't seen is there without a value. To be read at
 * once, and neither changed nor kept.
 */
export function borrowedView(
  visibility: Visibility,
  state: unknown,
  onlooker: Onlooker,
  content?: unknown,
): Json | undefined {
  return seeThrough(visibility, { state, onlooker, content }, lend);
}

/** What becomes of a part that lies open. */
type Show = (value: unknown) => unknown;

const lend: Show = (value) => value;

function seeThrough(visibility: Visibility, looking: Looking, show: Show): Json | undefined {
  const { state, onlooker } = looking;
  if (onlooker === everything) return show(state) as Json;
  return seePart(visibility, state, looking, show);
}

// ends: a veil is as deep as its declaration
function seePart(visibility: Visibility, value: unknown, looking: Looking, show: Show): Json | undefined {
  switch (visibility.veil) {
    case "open":
      return show(value) as Json;
    case "internal":
    case "hidden":
      return undefined;
    case "pile": {
      const cards = value as readonly string[];
      const { knows } = visibility;
      if (!knows) return { count: cards.length };
      return { count: cards.length, known: cards.map((card) => (knows(card as never, looking) ? card : null)) };
    }
    case "seats":
      return seeMembers(value, looking, show, (owner) =>
        isShown(visibility, owner, looking) ? open : visibility.others,
      );
    case "every":
      return seeMembers(value, looking, show, () => visibility.inner);
    case "fields":
      if (show === lend) return lendFields(value, looking, visibility.fields);
      return seeMembers(value, looking, show, (field) => visibility.fields[field] ?? internal);
    case "when":
      return seePart(
        visibility.test(value as never, looking) ? visibility.then : visibility.otherwise,
        value,
        looking,
        show,
      );
  }
}

function seeMembers(
  value: unknown,
  looking: Looking,
  show: Show,
  visibilityOf: (key: string) => Visibility,
): Json | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value))
    return value.map((member, i) => seePart(visibilityOf(String(i)), member, looking, show) ?? null);
  const seen: Record<string, Json> = {};
  for (const key in value) {
    const part = seePart(visibilityOf(key), (value as Record<string, unknown>)[key], looking, show);
    if (part !== undefined) seen[key] = part;
  }
  return seen;
}

/** A sheet with the same fields is quicker to copy whole than to fill field by field: then only what isn't open is changed. */
function lendFields(
  value: unknown,
  looking: Looking,
  visibilitys: Readonly<Record<string, Visibility>>,
): Json | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const seen: Record<string, unknown> = { ...value };
  for (const field in seen) {
    const visibility = visibilitys[field] ?? internal;
    if (visibility !== open) seen[field] = seePart(visibility, seen[field], looking, lend);
  }
  return seen as Json;
}

function isShown(visibility: Extract<Visibility, { veil: "seats" }>, owner: Seat, looking: Looking): boolean {
  return owner === looking.onlooker || (visibility.shares?.(owner, looking) ?? false);
}

/** Deals anew, in place, everything that this seat can't know. */
export function determinize(
  visibility: Visibility,
  state: object,
  seat: Onlooker,
  chance: Chance,
  content?: unknown,
): void {
  const looking: Looking = { state, onlooker: seat, content };
  const unseen = unseenIn(visibility, looking);
  for (const pool of unseen.pools.values()) {
    // From an order that tells nothing: how the cards truly lie mustn't have a say in how they are dealt.
    const cards = cardsOf(pool, looking).sort();
    shuffleWith(chance, cards);
    for (const [i, { list, at }] of pool.places.entries()) list[at] = cards[i]!;
  }
  for (const { holder, key, determinize } of unseen.fields)
    holder[key] = determinize(holder[key] as never, looking, chance);
}

/** All cards that might lie in this list for all that a seat knows: the unseen ones of its pool, and those it knows to lie there. */
export function unseenWith(
  visibility: Visibility,
  state: object,
  seat: Onlooker,
  list: readonly string[],
  content?: unknown,
): readonly string[] {
  const looking: Looking = { state, onlooker: seat, content };
  const pools = [...unseenIn(visibility, looking).pools.values()];
  const pool = pools.find(({ places }) => places.some((place) => place.list === list));
  if (!pool) return list;
  const known = list.filter((_card, at) => !pool.places.some((place) => place.list === list && place.at === at));
  return [...cardsOf(pool, looking), ...known];
}

/** All cards that lie where a seat doesn't see them. */
export function unseenBy(visibility: Visibility, state: object, seat: Onlooker, content?: unknown): string[] {
  const { pools } = unseenIn(visibility, { state, onlooker: seat, content });
  return [...pools.values()].flatMap(({ places }) => places.map(({ list, at }) => list[at]!));
}

/** For each pool the cards of which any may lie where a seat doesn't see them: what a re-deal deals from. */
export function possibleIn(
  visibility: Visibility,
  state: object,
  seat: Onlooker,
  content?: unknown,
): ReadonlyMap<string, readonly string[]> {
  const looking: Looking = { state, onlooker: seat, content };
  return new Map([...unseenIn(visibility, looking).pools].map(([name, pool]) => [name, cardsOf(pool, looking)]));
}

function cardsOf({ places, aside }: Pool, looking: Looking): string[] {
  const cards = places.map(({ list, at }) => list[at]!);
  return aside ? [...cards, ...aside(looking)] : cards;
}

/** The places of a pool's cards that a seat doesn't see, and what lies nowhere of it. */
interface Pool {
  readonly places: { readonly list: string[]; readonly at: number }[];
  readonly aside: Aside | undefined;
}

/** What a seat doesn't see: places of cards, by their pool, and hidden fields. */
interface Unseen {
  readonly pools: Map<string, Pool>;
  readonly fields: {
    readonly holder: Record<string, unknown>;
    readonly key: string;
    readonly determinize: Determinize;
  }[];
}

/** Looked up before anything is changed, so that every test of a veil sees the true state. */
function unseenIn(visibility: Visibility, looking: Looking): Unseen {
  const unseen: Unseen = { pools: new Map(), fields: [] };
  collectUnseen(visibility, { state: looking.state }, "state", looking, unseen);
  return unseen;
}

/** All piles of a pool say the same of what lies nowhere. */
function poolOf({ pools }: Unseen, { pool: name, aside }: Extract<Visibility, { veil: "pile" }>): Pool {
  const pool = pools.get(name) ?? { places: [], aside };
  pools.set(name, pool);
  return pool;
}

// ends: a veil is as deep as its declaration
function collectUnseen(
  visibility: Visibility,
  holder: Record<string, unknown>,
  key: string,
  looking: Looking,
  unseen: Unseen,
): void {
  const value = holder[key];
  const members = (visibilityOf: (member: string) => Visibility) => {
    if (typeof value !== "object" || value === null) return;
    const record = value as Record<string, unknown>;
    for (const member of Object.keys(record)) collectUnseen(visibilityOf(member), record, member, looking, unseen);
  };
  switch (visibility.veil) {
    case "open":
    case "internal":
      return;
    case "hidden":
      unseen.fields.push({ holder, key, determinize: visibility.determinize });
      return;
    case "pile": {
      const { places } = poolOf(unseen, visibility);
      const list = value as string[];
      for (let at = 0; at < list.length; at++) {
        if (!visibility.knows?.(list[at] as never, looking)) places.push({ list, at });
      }
      return;
    }
    case "seats":
      members((owner) => (isShown(visibility, owner, looking) ? open : visibility.others));
      return;
    case "every":
      members(() => visibility.inner);
      return;
    case "fields":
      members((field) => visibility.fields[field] ?? internal);
      return;
    case "when":
      collectUnseen(
        visibility.test(value as never, looking) ? visibility.then : visibility.otherwise,
        holder,
        key,
        looking,
        unseen,
      );
      return;
  }
}
