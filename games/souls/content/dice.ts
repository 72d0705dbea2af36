import type { Die } from "@tavolata/kernel";
import { type Colour, type DieFaces, dieFaces, type Face } from "./die-faces.js";

export type { Colour, Face } from "./die-faces.js";

/** SS-6.2-a, SS-6.2-b: what a face of a die can show. */
export type Result = "hit" | "ability" | "magic" | "shield" | "legendary" | "miss";

/** SS-6.2-dice: red dice only attack; blue dice attack, defend and save. */
export type Dice = Readonly<Record<Colour, Die<Face>>>;

export function diceWith(faces: DieFaces): Dice {
  return { red: dieWith("red", faces), blue: dieWith("blue", faces) };
}

/** The faces that are there, and how often each is. */
function dieWith(colour: Colour, faces: DieFaces): Die<Face> {
  const there = Object.entries(faces[colour]).filter(([, count]) => count > 0);
  return { id: colour, faces: there.map(([face]) => face as Face), weights: there.map(([, count]) => count) };
}

const resultsByFace: Readonly<Record<string, readonly Result[]>> = Object.fromEntries(
  Object.keys(dieFaces.blue).map((face) => [face, face.split("+") as Result[]]),
);

/** Whether a word is a face of our dice. */
export function isFace(word: string): word is Face {
  return Object.hasOwn(resultsByFace, word);
}

/** The results that a face shows. */
export function resultsOf(face: Face): readonly Result[] {
  return resultsByFace[face]!;
}
