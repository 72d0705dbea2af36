/**
 * Places that wait for their turn, the cheapest first, those of equal cost in the order in which they came. On a map most steps cost the same, so
 * few different costs wait at once: it keeps a line of places for each of them, and finds the right one sooner than a heap
 * would put a single place into order.
 */
export class CostQueue {
  /** The costs that somebody waits with, the least last, and the first and last in each line. */
  readonly #costs: number[] = [];
  readonly #firsts: number[] = [];
  readonly #lasts: number[] = [];
  /** For everybody who ever came, the place, and who comes next in the same line. */
  readonly #places: number[] = [];
  readonly #next: number[] = [];

  get isEmpty(): boolean {
    return this.#costs.length === 0;
  }

  /** The least cost that somebody waits with. */
  get least(): number {
    return this.#costs[this.#costs.length - 1]!;
  }

  put(place: number, cost: number): void {
    const costs = this.#costs;
    const comer = this.#places.length;
    this.#places.push(place);
    this.#next.push(nobody);
    let line = costs.length - 1;
    // ends: it counts down
    while (line >= 0 && costs[line]! < cost) line -= 1;
    if (line >= 0 && costs[line] === cost) {
      this.#next[this.#lasts[line]!] = comer;
      this.#lasts[line] = comer;
    } else {
      this.#open(line + 1, cost, comer);
    }
  }

  /** The place whose turn it is; it no longer waits. */
  take(): number {
    const line = this.#costs.length - 1;
    const first = this.#firsts[line]!;
    const next = this.#next[first]!;
    if (next === nobody) {
      this.#costs.pop();
      this.#firsts.pop();
      this.#lasts.pop();
    } else {
      this.#firsts[line] = next;
    }
    return this.#places[first]!;
  }

  /** A new line for a cost that nobody waited with, before those that cost less. */
  #open(line: number, cost: number, comer: number): void {
    for (let at = this.#costs.length; at > line; at--) {
      this.#costs[at] = this.#costs[at - 1]!;
      this.#firsts[at] = this.#firsts[at - 1]!;
      this.#lasts[at] = this.#lasts[at - 1]!;
    }
    this.#costs[line] = cost;
    this.#firsts[line] = comer;
    this.#lasts[line] = comer;
  }
}

const nobody = -1;
