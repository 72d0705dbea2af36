import { isOnBoard } from "../../queries/figures.js";
import { hasTrait } from "../../queries/traits.js";
import type { Figure, Table } from "../../state.js";
import type { Cowardice } from "./sheet.js";
import { tellTrait } from "./telling.js";
import { gainTrait } from "./traits.js";

/** At which loss of body points in an adventure a coward loses heart. */
const breakingPoint: Readonly<Record<Cowardice, number>> = { cowardice: 1, "true-cowardice": 2 };

/** What a loss of body points does to an experienced hero. */
export function suffer(t: Table, figure: Figure, by: Figure | undefined): void {
  const experience = figure.experience!;
  experience.wounds += 1;
  // Who is eliminated loses heart no more.
  if (!isOnBoard(t.state, figure)) return;
  // HQ-RH3-cowardice, HQ-RH3-true-cowardice: who has both flees on both occasions.
  for (const trait of ["cowardice", "true-cowardice"] as const) {
    if (!hasTrait(figure, trait) || experience.wounds !== breakingPoint[trait]) continue;
    experience.panic = trait;
    tellTrait(t, figure, trait);
  }
  // HQ-RH3-g: who is brought to 0 body by a creature will always fear its kind.
  if (figure.body === 0 && by && (by.kind === "servant" || by.kind === "champion")) {
    gainTrait(t, figure, { trait: "fear", of: by.type, permanent: true }, "HQ-RH3-g");
  }
}
