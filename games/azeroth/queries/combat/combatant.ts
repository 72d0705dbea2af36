import type { AzerothContent } from "../../content/content.js";
import { effectsOf, printedAt } from "../../content/tables.js";
import type { Combatant } from "../../content/types.js";
import type { Combat, Foe, SpaceId } from "../../state.js";

/** The encounter as it is printed. */
export function combatantOf(
  content: AzerothContent,
  { kind, encounter }: Pick<Foe, "kind" | "encounter">,
  space: SpaceId,
): Combatant {
  return kind === "printed" ? printedAt(content, space)! : content.encounters[encounter]!;
}

/** AZ-combat-21: whether a card has ended the encounter's power. */
export function isPowerEnded(content: AzerothContent, { plays }: Pick<Combat, "plays">): boolean {
  for (const { by, name } of plays) {
    if (by === "red" && effectsOf(content, name).some(({ effect }) => effect === "end-power")) return true;
  }
  return false;
}

/** Whom the active hero fights, by the name that is told. */
export function foeName({ kind, seat, encounter }: Foe): string {
  return kind === "hero" ? seat : encounter;
}
