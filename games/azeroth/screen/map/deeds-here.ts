import type { Option } from "@tavolata/kernel";
import type { SpaceId } from "../../open.js";
import type { Seen } from "../seen.js";

/** The spaces on which an option is done: those that it names, and for an attack where the other hero stands. Cards and powers have none. */
export function placesOf(
  { id, at = [] }: Pick<Option, "id" | "at">,
  { heroes }: Pick<Seen, "heroes">,
): readonly SpaceId[] {
  return at.flatMap((reference) => {
    const [kind, name = ""] = reference.split(":");
    if (kind === "space") return [name];
    return kind === "hero" && id.startsWith("attack:") ? [heroes[name]?.space ?? ""] : [];
  });
}

/** Whether one press does it: whatever only names a place. A fight, a card drawn and an attack open the space's card first, where the odds stand. */
export function isPlain({ id }: Pick<Option, "id">): boolean {
  return /^(move|to|city|place):/.test(id);
}
