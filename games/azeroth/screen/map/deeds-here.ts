import type { BoardReference, NamedOption, Option } from "@tavolata/kernel";
import type { SpaceId } from "../../state.js";
import type { AzerothView } from "../../view.js";

/** The spaces on which an option is done: those that it names, and for an attack where the other hero stands. Cards and powers have none. */
export function placesOf(
  { verb, target, at = [] }: Option,
  { heroes }: Pick<AzerothView, "heroes">,
): readonly SpaceId[] {
  if (verb === "attack") return [heroes[target]?.space ?? ""];
  return at.flatMap((reference) => spaceIn(reference) ?? []);
}

/** The space that a reference points at; nothing where it points at something else. */
export function spaceIn(reference: BoardReference | undefined): SpaceId | undefined {
  return reference?.startsWith(spaceSign) ? reference.slice(spaceSign.length) : undefined;
}

const spaceSign = "space:";

/** Whether one press does it: whatever only names a place. A fight, a card drawn and an attack open the space's card first, where the odds stand. */
export function isPlain({ verb }: NamedOption): boolean {
  return verb === "move" || verb === "to" || verb === "city" || verb === "place";
}
