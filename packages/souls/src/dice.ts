import type { Die } from "@tavolata/kernel";

/** SS-6.2-a, SS-6.2-b: what a face of a die can show. */
export type Result = "hit" | "ability" | "magic" | "shield" | "legendary" | "miss";

/** SS-6.2-dice: a face shows one result or two, written `hit+ability`. */
export type Face =
  | "hit"
  | "hit+hit"
  | "hit+ability"
  | "hit+magic"
  | "hit+legendary"
  | "ability"
  | "ability+ability"
  | "magic"
  | "legendary"
  | "shield"
  | "shield+ability"
  | "shield+magic"
  | "miss";

export type Colour = "red" | "blue";

/** SS-6.2-dice: red dice only attack. Faces that come up twice are weighted. */
export const redDie: Die<Face> = {
  id: "red",
  faces: ["hit", "hit+hit", "hit+ability", "hit+magic", "ability+ability", "magic", "hit+legendary", "miss"],
  weights: [2, 1, 2, 1, 1, 1, 1, 1],
};

/** SS-6.2-dice: blue dice attack, defend and save. */
export const blueDie: Die<Face> = {
  id: "blue",
  faces: [
    "shield",
    "shield+ability",
    "shield+magic",
    "hit",
    "hit+ability",
    "hit+magic",
    "ability",
    "legendary",
    "miss",
  ],
  weights: [2, 1, 1, 1, 1, 1, 1, 1, 1],
};

export const dieOf: Readonly<Record<Colour, Die<Face>>> = { red: redDie, blue: blueDie };

const resultsByFace = Object.fromEntries(
  [...redDie.faces, ...blueDie.faces].map((face) => [face, face.split("+") as Result[]]),
) as unknown as Readonly<Record<Face, readonly Result[]>>;

/** The results that a face shows. */
export function resultsOf(face: Face): readonly Result[] {
  return resultsByFace[face];
}
