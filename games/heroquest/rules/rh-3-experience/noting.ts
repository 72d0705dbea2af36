import { countFaces } from "@tavolata/kit";
import type { CombatFace, MovementFace } from "../../content/barrels.js";
import type { Figure, Table } from "../../state.js";
import type { TraitTable } from "./sheet.js";

/**
 * HQ-RH3-d, HQ-RH3-e: a double HQ or ? in a movement roll, or a double or triple in a combat roll, is worth one roll on a table at
 * the end of the quest; a triple isn't worth two.
 */
export function noteDoubles(
  t: Table,
  figure: Figure,
  die: "combat" | "movement",
  faces: readonly (CombatFace | MovementFace)[],
): void {
  note(t, figure, die === "combat" ? "advantages" : "movement-advantages", countFaces(faces, "hq"));
  note(t, figure, die === "combat" ? "disadvantages" : "movement-disadvantages", countFaces(faces, "question-mark"));
}

/** HQ-RH3-f: what a double brings lasts for the next adventure, what a triple brings for good. */
function note(t: Table, figure: Figure, table: TraitTable, alike: number): void {
  if (alike < 2) return;
  figure.experience!.due.push({ table, permanent: alike > 2 });
  t.emit({ type: "experience-noted", figure: figure.id, table }, { rules: [ruleOf(table)] });
}

/** HQ-RH3-d speaks of movement rolls, HQ-RH3-e of combat rolls. */
export function ruleOf(table: TraitTable): "HQ-RH3-d" | "HQ-RH3-e" {
  return table === "advantages" || table === "disadvantages" ? "HQ-RH3-e" : "HQ-RH3-d";
}
