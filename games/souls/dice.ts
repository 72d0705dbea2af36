import type { Die } from "@tavolata/kernel";
import { type Colour, dieFaces, type Face } from "./content/die-faces.js";

export type { Colour, Face } from "./content/die-faces.js";

/** SS-6.2-a, SS-6.2-b: what a face of a die can show. */
export type Result = "hit" | "ability" | "magic" | "shield" | "legendary" | "miss";

/** SS-6.2-dice: red dice only attack. */
export const redDie: Die<Face> = { id: "red", ...facesOn("red") };

/** SS-6.2-dice: blue dice attack, defend and save. */
export const blueDie: Die<Face> = { id: "blue", ...facesOn("blue") };

export const dieOf: Readonly<Record<Colour, Die<Face>>> = { red: redDie, blue: blueDie };

/** The faces that are there, and how often each is. */
function facesOn(colour: Colour): Pick<Die<Face>, "faces" | "weights"> {
  const there = Object.entries(dieFaces[colour]).filter(([, count]) => count > 0);
  return { faces: there.map(([face]) => face as Face), weights: there.map(([, count]) => count) };
}

/** The faces of the dice were corrected: the dice are the same, with other faces. */
export function renewDice(): void {
  for (const colour of ["red", "blue"] as const) Object.assign(dieOf[colour], facesOn(colour));
}

const resultsByFace = Object.fromEntries(
  Object.keys(dieFaces.blue).map((face) => [face, face.split("+") as Result[]]),
) as unknown as Readonly<Record<Face, readonly Result[]>>;

/** The results that a face shows. */
export function resultsOf(face: Face): readonly Result[] {
  return resultsByFace[face];
}
