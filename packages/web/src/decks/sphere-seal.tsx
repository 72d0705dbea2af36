import type { Sphere } from "@tavolata/rings/decks";
import { useSpeaker } from "../language/words.js";

/** A sphere as shape, letter and colour; its name stands beside it, or in what holds it. */
export function SphereSeal({ sphere }: { readonly sphere: Sphere }) {
  const speaker = useSpeaker();
  return (
    <span className={`sphere-seal ${sphere}`} aria-hidden="true">
      {[...speaker.name(sphere)][0]?.toLocaleUpperCase(speaker.language)}
    </span>
  );
}
