import type { Known } from "@tavolata/game";
import { WordStream } from "@tavolata/kernel";
import type { Learnt } from "@tavolata/kit";
import { surprise } from "./calibration.js";
import { type Case, Network, softmax } from "./network.js";

/** How it is learnt: Adam's steps, over so many cases at once, as long as matches that it doesn't learn from surprise it less. */
const manner = {
  units: 16,
  most: 60,
  patience: 6,
  batch: 256,
  step: 0.002,
  memory: 0.9,
  longMemory: 0.999,
  decay: 1e-4,
};

interface Wish {
  readonly seed: string;
  readonly units?: number | undefined;
  readonly known?: Known | undefined;
}

/**
 * Learns how likely each side is to win. The cases are gone through again and again in an order of chance, until a while has gone by in which the
 * cases kept apart were told no better: from then on it would only learn by heart.
 */
export function learn(
  cases: readonly Case[],
  apart: readonly Case[],
  { seed, units = manner.units, known }: Wish,
): Learnt {
  const names = [...new Set(cases.flatMap(({ sides }) => sides.flatMap((side) => Object.keys(side))))];
  const chance = new WordStream(seed, "learning", 0);
  const network = new Network(names, units, cases, chance);
  const rows = cases.map(({ sides, won }) => ({ sides: sides.map((side) => network.read(side)), won }));
  const adam = new Adam(network.parameters);
  const order = rows.map((_, i) => i);
  let best = network.learnt();
  let least = surprise(apart, best);
  for (let round = 0, idle = 0; round < manner.most && idle < manner.patience; round++, idle++) {
    shuffle(order, (limit) => chance.below(limit));
    for (let from = 0; from < order.length; from += manner.batch) {
      const gradient = new Float64Array(network.parameters.length);
      const batch = order.slice(from, from + manner.batch);
      for (const i of batch) addCase(rows[i]!, network, gradient);
      for (let at = 0; at < gradient.length; at++)
        gradient[at] = gradient[at]! / batch.length + manner.decay * network.parameters[at]!;
      adam.step(gradient);
      if (known) network.keepTo(known);
    }
    const now = network.learnt();
    const surprised = surprise(apart, now);
    if (surprised >= least) continue;
    [best, least, idle] = [now, surprised, -1];
  }
  return best;
}

interface Row {
  readonly sides: readonly (Float64Array | undefined)[];
  readonly won: number;
}

function addCase({ sides, won }: Row, network: Network, gradient: Float64Array): void {
  const said = sides.map(() => new Float64Array(network.units));
  const share = softmax(sides.map((side, k) => (side ? network.standing(side, said[k]!) : 0)));
  for (const [k, side] of sides.entries())
    if (side) network.blame(side, said[k]!, share[k]! - Number(k === won), gradient);
}

/** Adam: a step for each parameter, in the measure of how large its slopes have been. */
class Adam {
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(private readonly parameters: Float64Array) {
    this.#mean = new Float64Array(parameters.length);
    this.#square = new Float64Array(parameters.length);
  }

  step(gradient: Float64Array): void {
    const { memory, longMemory, step } = manner;
    this.#steps += 1;
    for (let i = 0; i < gradient.length; i++) {
      this.#mean[i] = memory * this.#mean[i]! + (1 - memory) * gradient[i]!;
      this.#square[i] = longMemory * this.#square[i]! + (1 - longMemory) * gradient[i]! ** 2;
      const mean = this.#mean[i]! / (1 - memory ** this.#steps);
      const square = this.#square[i]! / (1 - longMemory ** this.#steps);
      this.parameters[i]! -= (step * mean) / (Math.sqrt(square) + 1e-8);
    }
  }
}

function shuffle(list: number[], below: (limit: number) => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}
