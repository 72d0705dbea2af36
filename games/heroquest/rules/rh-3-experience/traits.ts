import type { RuleId } from "@tavolata/kernel";
import { type TraitId, traits } from "../../content/figures/traits.js";
import { wordsFor } from "../../queries/traits.js";
import type { Figure, Table } from "../../state.js";
import type { HeldTrait } from "./sheet.js";

/** HQ-RH3-a: a trait comes onto the sheet, if it isn't there. HQ-RH3-f: one for good takes the place of one for a while. */
export function gainTrait(t: Table, figure: Figure, gained: Omit<HeldTrait, "used">, rule: RuleId): boolean {
  const { traits: held } = figure.experience!;
  // HQ-RH3-f: injuries always heal after one adventure.
  const permanent = gained.permanent && !isInjury(gained.trait);
  const same = addsUp(gained.trait)
    ? undefined
    : held.find(({ trait, of }) => trait === gained.trait && of === gained.of);
  if (same && (same.permanent || !permanent)) return false;
  if (same) same.permanent = true;
  else held.push({ ...gained, permanent, used: 0 });
  t.emit(
    {
      type: "trait-gained",
      figure: figure.id,
      trait: wordsFor(gained),
      lasts: permanent ? "permanent" : "one-adventure",
    },
    { rules: [rule, "HQ-RH3-f"] },
  );
  return true;
}

function isInjury(id: TraitId): boolean {
  return traits[id].kind === "movement-disadvantage";
}

/** What is said of one movement roll, or taken from each, counts as often as it stands on the sheet. */
function addsUp(id: TraitId): boolean {
  return traits[id].kind === "movement-advantage" || isInjury(id);
}
