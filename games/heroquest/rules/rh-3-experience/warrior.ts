import { hasTrait } from "../../queries/traits.js";
import type { Figure, Table } from "../../state.js";

/** HQ-RH3-warrior: passes through combat zones (HQ-RH5) and takes the free attack (HQ-RH6) for leaving each of them. */
export function passesZones(t: Table, figure: Figure): boolean {
  return hasTrait(figure, "warrior") && t.options.combatZone && t.options.disengage;
}
