import { useSpeaker } from "@tavolata/ui/language/words.js";
import type { HeroQuestSeen } from "../../view.js";

/** Which round it is. */
export function Round({ view }: { readonly view: HeroQuestSeen }) {
  const speaker = useSpeaker();
  const { round } = view.state;
  return round > 0 && speaker.sentence({ key: "draw.round", args: { round } });
}

/** The faces of a throw, counted. */
export function ThrowSum({ faces }: { readonly faces: readonly string[] }) {
  const speaker = useSpeaker();
  const kinds = [...new Set(faces)];
  return <>{kinds.map((face) => `${faces.filter((one) => one === face).length} × ${speaker.name(face)}`).join(", ")}</>;
}
