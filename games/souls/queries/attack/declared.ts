import { copy, objectArray } from "@tavolata/kernel";
import type { Attack } from "../../state/attack.js";
import type { Figure, FigureId } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { dominates } from "../board/control.js";
import { figureOf } from "../figures.js";
import type { AttackForm } from "./form.js";

/** SS-9-hit-1-a: what is declared before any die is rolled; SS-9-hit-3-b: nothing asks for it again. */
export interface Declared {
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly form: AttackForm;
}

/** An attack as it begins: nothing is rolled or paid yet. */
export function declare(s: SoulsView, { attacker, target, form }: Declared): Attack {
  const by = figureOf(s, attacker);
  const at = figureOf(s, target);
  // The state has nothing twice: a card may be used by several at once, and print the same price for two effects.
  // SS-9.1-b: tested at the start; SS-9.1-c: in the target's area; SS-9.1-g: the primary target's.
  return attackOn(by, at, copy(form), dominates(s, by.faction, at.area));
}

/** The same of figures that may stand elsewhere, for whoever asks what would hold in it. */
export function attackOn(by: Figure, at: Figure, form: AttackForm, supremacy: boolean): Attack {
  return {
    attacker: by.id,
    target: at.id,
    form,
    melee: by.faction === "enemies" ? by.area === at.area : form.range === 0,
    step: "hit-1",
    supremacy,
    focus: false,
    dice: objectArray(),
    paid: objectArray(),
    queue: objectArray(),
    bonus: 0,
    lethal: 0,
    aoe: -1,
    hits: 0,
    targets: [at.id],
    also: objectArray(),
    armour: {},
    extra: objectArray(),
    wounds: {},
    defence: { figure: at.id, normal: 0, lethal: 0, dice: objectArray(), paid: objectArray(), shields: 0 },
  };
}
