/** Whose turn something is. */
export interface QueuedWork {
  readonly person: string;
  /** What of the person's it belongs to: a table, say. */
  readonly table: string;
  /** 0 goes first. */
  readonly rank: number;
}

export interface QueueBounds {
  /** How many of one person may wait, by their rank. */
  readonly perPerson: readonly number[];
  /** How many may wait in all. */
  readonly all: number;
}

/** After so many turns of a higher rank comes one of a lower: nobody waits for ever. */
const ahead = 4;

/** So far down a row is looked for something that suits better, and so often who stands first may be passed over for that. */
const lookahead = 8;

/** A row in which whoever has had a turn goes to the end. */
class Row<V> {
  readonly #members = new Map<string, { readonly value: V; passed: number }>();

  get size(): number {
    return this.#members.size;
  }

  get(key: string): V | undefined {
    return this.#members.get(key)?.value;
  }

  add(key: string, value: V): void {
    this.#members.set(key, { value, passed: 0 });
  }

  delete(key: string): void {
    this.#members.delete(key);
  }

  get last(): readonly [string, V] {
    const [key, { value }] = [...this.#members].at(-1)!;
    return [key, value];
  }

  /** Who is next: the first, or one close behind that suits better. */
  next(suits: (value: V) => boolean): readonly [string, V] {
    const [first, ...behind] = this.#front();
    const better = first![1].passed < lookahead ? [first!, ...behind].find(([, { value }]) => suits(value)) : undefined;
    const [key, { value }] = better ?? first!;
    return [key, value];
  }

  /** It has its turn now; whoever stood first otherwise was passed over. */
  chosen(key: string): void {
    const [first, member] = this.#front(1)[0]!;
    if (first !== key) member.passed += 1;
    this.#members.delete(key);
  }

  #front(count = lookahead) {
    const front: [string, { readonly value: V; passed: number }][] = [];
    for (const one of this.#members) if (front.push(one) >= count) break;
    return front;
  }
}

type Rows<T> = Row<Row<T[]>>;

/**
 * What waits for its turn: by person, then by table, so that nobody waits longer because somebody else asks for more. Each person has a turn in
 * every round, and each of a person's tables one in every round of that person's.
 */
export class FairQueue<T> {
  readonly #ranks: readonly Rows<T>[];
  readonly #passed: number[];
  readonly #waiting: readonly Map<string, number>[];
  #size = 0;

  constructor(
    private readonly bounds: QueueBounds,
    /** Told of what must give way to somebody who has less waiting. */
    private readonly onDisplaced: (item: T) => void = () => {},
  ) {
    this.#ranks = bounds.perPerson.map(() => new Row());
    this.#passed = bounds.perPerson.map(() => 0);
    this.#waiting = bounds.perPerson.map(() => new Map());
  }

  get size(): number {
    return this.#size;
  }

  /** How much of a person waits. */
  waitingOf(person: string): number {
    return this.#waiting.reduce((sum, of) => sum + (of.get(person) ?? 0), 0);
  }

  /** Those of whom at least so much of a rank waits. */
  peopleWith(rank: number, most: number): string[] {
    return [...this.#waiting[rank]!].flatMap(([person, count]) => (count >= most ? [person] : []));
  }

  /** Whether there was room for it. */
  add({ person, table, rank }: QueuedWork, item: T): boolean {
    const waiting = this.#waiting[rank]!;
    const own = waiting.get(person) ?? 0;
    if (own >= this.bounds.perPerson[rank]!) return false;
    if (this.#size >= this.bounds.all && !this.#makeRoomFor(person)) return false;
    const people = this.#ranks[rank]!;
    const tables = people.get(person) ?? new Row<T[]>();
    const items = tables.get(table);
    if (items) items.push(item);
    else tables.add(table, [item]);
    if (tables.size === 1 && !items) people.add(person, tables);
    waiting.set(person, own + 1);
    this.#size += 1;
    return true;
  }

  /** The next whose turn it is; where something suits better that comes soon, that. */
  take(suits: (item: T) => boolean = () => true): T | undefined {
    const rank = this.#nextRank();
    if (rank === undefined) return undefined;
    const people = this.#ranks[rank]!;
    const doesSuit = ([first]: readonly T[]) => suits(first!);
    const [person, tables] = people.next((one) => doesSuit(one.next(doesSuit)[1]));
    const [table, items] = tables.next(doesSuit);
    const item = items.shift()!;
    this.#leave(rank, person);
    tables.chosen(table);
    if (items.length > 0) tables.add(table, items);
    people.chosen(person);
    if (tables.size > 0) people.add(person, tables);
    return item;
  }

  /** Everything that waits, which it then does no longer. */
  empty(): T[] {
    const all: T[] = [];
    // ends: each round takes one off
    for (let item = this.take(); item !== undefined; item = this.take()) all.push(item);
    return all;
  }

  #nextRank(): number | undefined {
    const waiting = this.#ranks.flatMap((people, rank) => (people.size > 0 ? [rank] : []));
    const [first, ...lower] = waiting;
    if (first === undefined) return undefined;
    const late = lower.find((rank) => this.#passed[rank]! >= ahead);
    for (const rank of lower) this.#passed[rank]! += 1;
    if (late === undefined) return first;
    this.#passed[late] = 0;
    return late;
  }

  /** Whoever has the most waiting gives way, unless that isn't more than this person then has. */
  #makeRoomFor(person: string): boolean {
    let [most, count] = [person, this.waitingOf(person) + 1];
    for (const one of new Set(this.#waiting.flatMap((of) => [...of.keys()]))) {
      if (this.waitingOf(one) > count) [most, count] = [one, this.waitingOf(one)];
    }
    if (most === person) return false;
    const rank = this.#waiting.findLastIndex((of) => of.has(most));
    const people = this.#ranks[rank]!;
    const tables = people.get(most)!;
    const [table, items] = tables.last;
    const item = items.pop()!;
    this.#leave(rank, most);
    if (items.length === 0) tables.delete(table);
    if (tables.size === 0) people.delete(most);
    this.onDisplaced(item);
    return true;
  }

  #leave(rank: number, person: string): void {
    const of = this.#waiting[rank]!;
    const left = of.get(person)! - 1;
    if (left > 0) of.set(person, left);
    else of.delete(person);
    this.#size -= 1;
  }
}
