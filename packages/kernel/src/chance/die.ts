/** A die as the kernel needs it: its faces and how often each comes up. */
export interface Die<F extends string = string> {
  readonly id: string;
  readonly faces: readonly F[];
  /** One for each face. Left out, all faces are alike. */
  readonly weights?: readonly number[];
}

/** How many equal chances a die has. */
export function chancesOf(die: Die): number {
  if (!die.weights) return die.faces.length;
  let chances = 0;
  for (const weight of die.weights) chances += weight;
  return chances;
}

/** The face that stands for a number from 0 to below the die's chances. */
export function faceOf<F extends string>(die: Die<F>, number: number): F {
  if (!die.weights) return die.faces[number]!;
  let rest = number;
  for (let i = 0; i < die.weights.length; i++) {
    rest -= die.weights[i]!;
    if (rest < 0) return die.faces[i]!;
  }
  throw new RangeError(`The die "${die.id}" has ${chancesOf(die)} chances, not ${number + 1}.`);
}
