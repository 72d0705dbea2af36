import type { View } from "@tavolata/kernel";
import { useSpeaker } from "@tavolata/ui/language/words.js";
import { seenIn } from "../seen.js";

/** Which round it is. */
export function Round({ view }: { readonly view: View }) {
  const speaker = useSpeaker();
  const { round } = seenIn(view);
  return round > 0 && speaker.sentence({ key: "draw.round", args: { round } });
}

/** The faces of a throw, counted. */
export function ThrowSum({ faces }: { readonly faces: readonly string[] }) {
  const speaker = useSpeaker();
  const kinds = [...new Set(faces)];
  return <>{kinds.map((face) => `${faces.filter((one) => one === face).length} × ${speaker.name(face)}`).join(", ")}</>;
}
