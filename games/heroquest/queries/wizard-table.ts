import type { Die, Onlooker } from "@tavolata/kernel";
import type { CombatFace, MovementFace } from "../content/barrels.js";
import type { HeroQuestContent } from "../content/content.js";
import type { AntagonistId } from "../content/figures/antagonists.js";
import { trapKinds } from "../content/trap-kinds.js";
import type { AntagonistType, TrapKind, TrapType } from "../content/types.js";
import { wizard } from "../state.js";

/** HQ-2.3: the help table on the Evil Wizard's side of the screen, made from the content. */
export interface WizardTable {
  readonly antagonists: readonly (Pick<AntagonistType, "move" | "attack" | "defence" | "body" | "mind"> & {
    readonly type: AntagonistId;
  })[];
  /** How many faces of a barrel show what. */
  readonly combatDie: Readonly<Record<CombatFace, number>>;
  readonly movementDie: Readonly<Record<MovementFace, number>>;
  readonly traps: readonly (Pick<TrapType, "dice" | "defence" | "disarmable"> & { readonly kind: TrapKind })[];
}

const table = ({ antagonists, dice: { "1-1": dice } }: HeroQuestContent): WizardTable => ({
  antagonists: (Object.keys(antagonists) as AntagonistId[]).map((type) => {
    const { move, attack, defence, body, mind } = antagonists[type];
    return { type, move, attack, defence, body, mind };
  }),
  combatDie: facesOf(dice.combat),
  movementDie: facesOf(dice.movement),
  traps: (Object.keys(trapKinds) as TrapKind[]).map((kind) => {
    const { dice: struck, defence, disarmable } = trapKinds[kind];
    return { kind, dice: struck, defence, disarmable };
  }),
});

/** HQ-2.3: the Evil Wizard's help table; nobody else has one. */
export function helpTableOf(content: HeroQuestContent, onlooker: Onlooker): WizardTable | undefined {
  return onlooker === wizard ? table(content) : undefined;
}

/** HQ-1.1-a: with equal weights, a weight is a number of faces. */
function facesOf<F extends string>({ faces, weights }: Die<F>): Readonly<Record<F, number>> {
  return Object.fromEntries(faces.map((face, i) => [face, weights![i]!])) as Record<F, number>;
}
