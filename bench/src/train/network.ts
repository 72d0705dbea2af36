import type { Known } from "@tavolata/game";
import type { Chance } from "@tavolata/kernel";
import { type Learnt, weighed } from "@tavolata/kit";

/** A moment of a match: what each side had, and which of them won in the end. */
export interface Case {
  readonly sides: readonly Readonly<Record<string, number>>[];
  /** The winner's place among the sides. */
  readonly won: number;
}

/** How likely each side is to win: the exponential of how well it stands, as a share of all. */
export function shares(sides: Case["sides"], learnt: Learnt): number[] {
  return softmax(sides.map((side) => standingOf(side, learnt)));
}

/** What stands against a side that is alone has no features: nothing speaks for it, and nothing against it. */
function standingOf(side: Case["sides"][number], learnt: Learnt): number {
  for (const _ in side) return weighed(side, learnt);
  return 0;
}

export function softmax(standings: readonly number[]): number[] {
  const most = Math.max(...standings);
  const powers = standings.map((standing) => Math.exp(standing - most));
  const all = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((each) => each / all);
}

/**
 * A network while it learns: features in an order, each measured in its own spread from its own mean. Parameters stand in one row: the
 * constant; for each unit where it begins; for each unit what it counts; then for each feature its plain weight and what it does to each unit.
 */
export class Network {
  readonly parameters: Float64Array;
  readonly #means: readonly number[];
  readonly #spreads: readonly number[];

  constructor(
    readonly names: readonly string[],
    readonly units: number,
    cases: readonly Case[],
    chance: Chance,
  ) {
    const rows = cases.flatMap(({ sides }) => sides.filter((side) => Object.keys(side).length > 0));
    this.#means = names.map((name) => rows.reduce((sum, row) => sum + (row[name] ?? 0), 0) / rows.length);
    this.#spreads = names.map((name, i) => spreadOf(rows, name, this.#means[i]!));
    this.parameters = new Float64Array(1 + 2 * units + names.length * (units + 1));
    // Units have to differ from the start, or they would all learn the same.
    for (let at = 1 + units; at < this.parameters.length; at++) {
      const isPlain = at > 2 * units && (at - 1 - 2 * units) % (units + 1) === 0;
      if (!isPlain)
        this.parameters[at] = (chance.below(2_001) / 1_000 - 1) / Math.sqrt(at > 2 * units ? names.length : units);
    }
  }

  /** The features of a side as the network reads them; nothing for who has none. */
  read(side: Case["sides"][number]): Float64Array | undefined {
    for (const _ in side)
      return Float64Array.from(this.names, (name, i) => ((side[name] ?? 0) - this.#means[i]!) / this.#spreads[i]!);
    return undefined;
  }

  /** How well a side stands; what its units say is left behind for whoever asks how it came to that. */
  standing(row: Float64Array, said: Float64Array): number {
    const { parameters: p, units } = this;
    let sum = p[0]!;
    for (let unit = 0; unit < units; unit++) said[unit] = p[1 + unit]!;
    for (let i = 0, at = 1 + 2 * units; i < row.length; i++, at += units + 1) {
      const amount = row[i]!;
      sum += p[at]! * amount;
      for (let unit = 0; unit < units; unit++) said[unit]! += p[at + 1 + unit]! * amount;
    }
    for (let unit = 0; unit < units; unit++) {
      said[unit] = Math.tanh(said[unit]!);
      sum += p[1 + units + unit]! * said[unit]!;
    }
    return sum;
  }

  /** Adds what each parameter would have to do with a side's standing, so many times. */
  blame(row: Float64Array, said: Float64Array, times: number, gradient: Float64Array): void {
    const { parameters: p, units } = this;
    gradient[0]! += times;
    for (let unit = 0; unit < units; unit++) {
      const slope = times * p[1 + units + unit]! * (1 - said[unit]! ** 2);
      gradient[1 + unit]! += slope;
      gradient[1 + units + unit]! += times * said[unit]!;
      for (let i = 0, at = 2 + 2 * units + unit; i < row.length; i++, at += units + 1) gradient[at]! += slope * row[i]!;
    }
    for (let i = 0, at = 1 + 2 * units; i < row.length; i++, at += units + 1) gradient[at]! += times * row[i]!;
  }

  /** Takes back what says that more of something helps which is known to harm, or harms which is known to help: as far as it counts by itself. */
  keepTo({ helps, harms }: Known): void {
    const { parameters: p, units, names } = this;
    for (const [i, name] of names.entries()) {
      const at = 1 + 2 * units + i * (units + 1);
      if (helps.includes(name)) p[at] = Math.max(0, p[at]!);
      else if (harms.includes(name)) p[at] = Math.min(0, p[at]!);
    }
  }

  /** What was learnt, for features as the game counts them. */
  learnt(): Learnt {
    const { parameters: p, units, names } = this;
    let constant = p[0]!;
    const begins = Array.from(p.slice(1, 1 + units));
    const features: Record<string, number[]> = {};
    for (const [i, name] of names.entries()) {
      const at = 1 + 2 * units + i * (units + 1);
      const row = Array.from(p.slice(at, at + units + 1), (weight) => weight / this.#spreads[i]!);
      constant -= row[0]! * this.#means[i]!;
      for (let unit = 0; unit < units; unit++) begins[unit]! -= row[unit + 1]! * this.#means[i]!;
      features[name] = row;
    }
    return { constant, begins, counts: Array.from(p.slice(1 + units, 1 + 2 * units)), features };
  }
}

function spreadOf(rows: readonly Readonly<Record<string, number>>[], name: string, mean: number): number {
  return Math.sqrt(rows.reduce((sum, row) => sum + ((row[name] ?? 0) - mean) ** 2, 0) / rows.length) || 1;
}
