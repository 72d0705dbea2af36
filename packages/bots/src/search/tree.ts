import type { Seat } from "@tavolata/kernel";
import type { Values } from "./evaluator.js";

/**
 * A place in the tree: what was answered to get there, whatever the world. Worlds differ in what can be answered, so it counts how often it
 * could have been chosen, besides how often it was.
 */
export class Node {
  visits = 0;
  available = 0;
  readonly #sums: Record<Seat, number> = {};
  readonly children = new Map<string, Node>();

  meanFor(seat: Seat): number {
    return this.visits === 0 ? 0 : (this.#sums[seat] ?? 0) / this.visits;
  }

  add(values: Values): void {
    this.visits += 1;
    for (const seat in values) this.#sums[seat] = (this.#sums[seat] ?? 0) + values[seat]!;
  }

  child(key: string): Node {
    let child = this.children.get(key);
    if (!child) {
      child = new Node();
      this.children.set(key, child);
    }
    return child;
  }
}

/** How strongly a search tries what it has seldom tried. Hopes lie close together, so this is little. */
const curiosity = 0.15;

/** What the advice of the rules of thumb counts for, before anything was tried: progressive bias. */
const trust = 0.2;

/** Which of a place's answers to try next, for the seat that decides there: the first one is the advice. UCB1 with availability. */
export function chosen(node: Node, seat: Seat, keys: readonly string[]): number {
  const open = widened(keys.length, node.visits);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < open; i++) {
    const child = node.child(keys[i]!);
    child.available += 1;
    const bias = i === 0 ? trust / (1 + child.visits) : 0;
    const worth =
      child.visits === 0
        ? 1 + bias
        : child.meanFor(seat) + curiosity * Math.sqrt(Math.log(child.available) / child.visits) + bias;
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

/** Progressive widening: a place that was seldom visited offers only its first answers. */
export function widened(answers: number, visits: number): number {
  return Math.min(answers, 1 + Math.ceil(Math.sqrt(visits)));
}
