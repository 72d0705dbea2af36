import { chancesOf, type Die } from "@tavolata/kernel";

/**
 * A die whose faces don't come up alike: `weightedDie("combat", { skull: 9, lion: 6, oval: 3, hq: 1, "?": 1 })`. The
 * faces stand in the order in which they are written, except that numbers come first, in their own order.
 */
export function weightedDie<const F extends string>(id: string, weights: Readonly<Record<F, number>>): Die<F> {
  const faces = Object.keys(weights) as F[];
  if (faces.length === 0) throw new RangeError(`The die "${id}" has no faces.`);
  for (const face of faces) {
    if (!Number.isInteger(weights[face]) || weights[face] < 1) {
      throw new RangeError(
        `The face "${face}" of the die "${id}" must weigh a whole number from 1, not ${weights[face]}.`,
      );
    }
  }
  return { id, faces, weights: faces.map((face) => weights[face]) };
}

/** A die with the faces 1 to `sides`, all alike. */
export function numberedDie(id: string, sides: number): Die<`${number}`> {
  return { id, faces: Array.from({ length: sides }, (_, i) => `${i + 1}` as const) };
}

/** How many dice of a throw show one of these faces. */
export function countFaces<F extends string>(thrown: readonly F[], ...faces: readonly NoInfer<F>[]): number {
  let count = 0;
  for (const face of thrown) if (faces.includes(face)) count += 1;
  return count;
}

/** The sum of the numbers that a throw shows. A face that isn't a number adds nothing. */
export function sumFaces(thrown: readonly string[]): number {
  let sum = 0;
  for (const face of thrown) sum += Number(face) || 0;
  return sum;
}

/** How likely it is that none, one, two … of `dice` dice show one of these faces: exact, the chance of `n` at place `n`. */
export function oddsOfCount<F extends string>(die: Die<F>, dice: number, ...faces: readonly NoInfer<F>[]): number[] {
  const hits = faces.reduce((sum, face) => sum + weightOf(die, face), 0);
  const chances = chancesOf(die);
  let odds = [1];
  for (let thrown = 0; thrown < dice; thrown++) {
    const next = new Array<number>(odds.length + 1).fill(0);
    for (const [count, chance] of odds.entries()) {
      next[count]! += (chance * (chances - hits)) / chances;
      next[count + 1]! += (chance * hits) / chances;
    }
    odds = next;
  }
  return odds;
}

function weightOf<F extends string>(die: Die<F>, face: F): number {
  const at = die.faces.indexOf(face);
  if (at < 0) throw new RangeError(`The die "${die.id}" has no face "${face}", only ${die.faces.join(", ")}.`);
  return die.weights?.[at] ?? 1;
}
