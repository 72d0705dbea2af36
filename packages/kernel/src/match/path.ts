import type { Seat } from "../rules/seat.js";
import { objectArray } from "../saves/object-array.js";

/** The way that a match has taken: the digest of all its answers. It is worked out when somebody wants it, which in a simulation is never. */
export class Path {
  #digest: number;
  /** What was answered since, and by whom. */
  #seats = objectArray<Seat>();
  #picks = objectArray<readonly string[]>();

  constructor(digest: number) {
    this.#digest = digest;
  }

  add(seat: Seat, picks: readonly string[]): void {
    this.#seats.push(seat);
    this.#picks.push(picks);
  }

  /** Two ways that differ have different digests. */
  get digest(): number {
    if (this.#seats.length === 0) return this.#digest;
    for (const [i, seat] of this.#seats.entries()) this.#digest = digest(this.#digest, seat, this.#picks[i]!);
    this.#seats = objectArray();
    this.#picks = objectArray();
    return this.#digest;
  }
}

/** FNV-1a over the seat and its picks, going on from the digest before. */
function digest(before: number, seat: Seat, picks: readonly string[]): number {
  let hash = mix(before, seat);
  for (const pick of picks) hash = mix(hash, pick);
  return mix(hash, "\n");
}

function mix(before: number, text: string): number {
  let hash = before;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return Math.imul(hash ^ 0x1f, 0x01000193) >>> 0;
}
