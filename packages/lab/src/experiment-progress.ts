import type { Experiment } from "./experiment.js";
import { standardScore } from "./figures/paired.js";
import { boundsOf, looksOf } from "./figures/stopping.js";
import type { Row } from "./one-match.js";

/** What is settled about a variant: at which look, and how far apart the sequential test wanted it to be there. */
export interface VariantVerdict {
  readonly look: number;
  readonly looks: number;
  /** How many matches of it count. */
  readonly matches: number;
  readonly bound: number;
  /** Whether it wins more or less often than the first one; `unclear` at the last look. */
  readonly says: "more" | "less" | "unclear";
}

/**
 * How far an experiment is, worked out from the chunks that were played and from nothing else: neither the order in which they came nor who played them
 * matters. A look is taken when all matches up to it are there; what was played beyond it doesn't count.
 */
export class ExperimentProgress {
  readonly looks: readonly number[];
  readonly #bounds: readonly number[];
  readonly #played: Map<number, readonly Row[]>[];
  readonly #verdicts: (VariantVerdict | undefined)[];
  #look = 0;

  constructor(readonly experiment: Experiment) {
    const { variants, matches, stopping } = experiment;
    this.looks = looksOf(experiment);
    // Each of several comparisons may raise a false alarm: together no more than one alone.
    const comparisons = Math.max(1, variants.length - 1);
    this.#bounds = stopping
      ? boundsOf(
          stopping.alpha / comparisons,
          this.looks.map((look) => look / matches),
        )
      : [];
    this.#played = variants.map(() => new Map());
    this.#verdicts = variants.map(() => undefined);
  }

  /** Takes in a chunk that was played. The same one may come twice: it is the same. */
  take(variant: number, first: number, rows: readonly Row[]): void {
    this.#played[variant]!.set(first, rows);
    while (!this.isOver && this.#isComplete(this.looks[this.#look]!)) this.#takeLook();
  }

  get isOver(): boolean {
    return this.#look === this.looks.length || (this.#hasRivals && this.#verdicts.every((one, i) => i === 0 || one));
  }

  /** The chunks that are still to be played, those of the next look first. Each is named once, when it is asked for. */
  *missing(): Generator<{ readonly variant: number; readonly first: number }, undefined> {
    const { matches, chunk, variants } = this.experiment;
    if (this.isOver) return undefined;
    for (let first = 0; first < matches; first += chunk) {
      for (const variant of variants.keys()) {
        if (!this.#verdicts[variant] && !this.#played[variant]!.has(first)) yield { variant, first };
      }
    }
    return undefined;
  }

  /** How many matches are played, and how many there are if nothing becomes clear before the end. */
  get progress(): { readonly played: number; readonly of: number } {
    const { matches } = this.experiment;
    let [played, of] = [0, 0];
    for (const [i, chunks] of this.#played.entries()) {
      const rows = [...chunks.values()].reduce((sum, one) => sum + one.length, 0);
      const end = this.isOver ? this.#end(i) : (this.#verdicts[i]?.matches ?? matches);
      played += Math.min(rows, end);
      of += end;
    }
    return { played, of };
  }

  /** What is settled; nothing for the first variant, and before there is a verdict. */
  verdict(variant: number): VariantVerdict | undefined {
    return this.#verdicts[variant];
  }

  /** The matches of a variant that count, in their order. */
  rows(variant: number): readonly Row[] {
    const { chunk } = this.experiment;
    const rows: Row[] = [];
    for (let first = 0; first < this.#end(variant); first += chunk) {
      const played = this.#played[variant]!.get(first);
      if (!played) break;
      rows.push(...played);
    }
    return rows;
  }

  get #hasRivals(): boolean {
    return this.experiment.variants.length > 1;
  }

  /** Up to where a variant's matches count: up to the look that settled it; the first one as long as any other. */
  #end(variant: number): number {
    const verdict = this.#verdicts[variant];
    if (verdict) return verdict.matches;
    return this.isOver ? this.looks[this.#look - 1]! : this.experiment.matches;
  }

  #isComplete(look: number): boolean {
    const { chunk } = this.experiment;
    return this.#played.every((chunks, variant) => {
      if (this.#verdicts[variant]) return true;
      for (let first = 0; first < look; first += chunk) if (!chunks.has(first)) return false;
      return true;
    });
  }

  #takeLook(): void {
    const matches = this.looks[this.#look]!;
    const [bound, isLast] = [this.#bounds[this.#look], this.#look + 1 === this.looks.length];
    this.#look += 1;
    const present = this.rows(0).slice(0, matches);
    for (const variant of this.experiment.variants.keys()) {
      if (variant === 0 || this.#verdicts[variant] || bound === undefined) continue;
      const score = scoreOf(present, this.rows(variant).slice(0, matches));
      const isClear = Math.abs(score) >= bound;
      if (!isClear && !isLast) continue;
      const says = isClear ? (score > 0 ? "more" : "less") : "unclear";
      this.#verdicts[variant] = { look: this.#look, looks: this.looks.length, matches, bound, says };
    }
  }
}

function scoreOf(present: readonly Row[], other: readonly Row[]): number {
  let [gained, forfeited] = [0, 0];
  for (const [i, row] of other.entries()) {
    if (row.won && !present[i]!.won) gained += 1;
    if (!row.won && present[i]!.won) forfeited += 1;
  }
  return standardScore(gained, forfeited);
}
