/**
 * Members of which each has its turn once in a round, and only a few at a time: whoever did something for all of them at once would stand
 * still for as long as that takes.
 */
export class InTurn<T> implements Iterable<T> {
  readonly #groups: readonly Set<T>[];
  readonly #groupOf = new Map<T, Set<T>>();
  #joined = 0;
  #turn = 0;

  /** @param turns how many turns a round has */
  constructor(turns: number) {
    this.#groups = Array.from({ length: turns }, () => new Set<T>());
  }

  get size(): number {
    return this.#groupOf.size;
  }

  add(member: T): void {
    if (this.#groupOf.has(member)) return;
    const group = this.#groups[this.#joined++ % this.#groups.length]!;
    group.add(member);
    this.#groupOf.set(member, group);
  }

  delete(member: T): void {
    this.#groupOf.get(member)?.delete(member);
    this.#groupOf.delete(member);
  }

  /** Whose turn it is now. */
  next(): readonly T[] {
    return [...this.#groups[this.#turn++ % this.#groups.length]!];
  }

  [Symbol.iterator](): IterableIterator<T> {
    return this.#groupOf.keys();
  }
}
