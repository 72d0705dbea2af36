import { encounters } from "../content/encounters/index.js";
import { spaces } from "../content/map.js";
import type { Combatant } from "../content/types.js";
import type { Combat, Foe, SpaceId } from "../state.js";
import { effectsOf } from "../tables.js";

/** The encounter as it is printed. */
export function combatantOf({ kind, encounter }: Pick<Foe, "kind" | "encounter">, space: SpaceId): Combatant {
  return kind === "printed" ? spaces[space]!.printed! : encounters[encounter]!;
}

/** AZ-combat-21: whether a card has ended the encounter's power. */
export function isPowerEnded({ plays }: Pick<Combat, "plays">): boolean {
  for (const { by, name } of plays) {
    if (by === "red" && effectsOf(name).some(({ effect }) => effect === "end-power")) return true;
  }
  return false;
}

/** Whom the active hero fights, by the name that is told. */
export function foeName({ kind, seat, encounter }: Foe): string {
  return kind === "hero" ? seat : encounter;
}
