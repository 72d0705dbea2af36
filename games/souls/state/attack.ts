import type { Colour, Face } from "../content/dice.js";
import type { Effect } from "../content/types.js";
import type { AttackForm } from "../queries/attack/form.js";
import type { FigureId } from "../state.js";

/** SS-9-a: the steps of an attack, in the one order that they have. */
export type AttackStep =
  | "hit-1"
  | "hit-2"
  | "hit-3"
  | "defence-0"
  | "defence-1"
  | "defence-2"
  | "defence-3"
  | "defence-4"
  | "defence-5"
  | "defence-6";

/** A die that was thrown. */
export interface RolledDie {
  colour: Colour;
  face: Face;
  /** SS-2-b: once in a roll. */
  rerolled: boolean;
  /** SS-9-hit-2-e: which of its results were spent. */
  spent: boolean[];
}

/** An attack under way. */
export interface Attack {
  attacker: FigureId;
  /** SS-9-hit-1-a: fixed before the dice are rolled. */
  target: FigureId;
  form: AttackForm;
  /** SS-6.2-d, SS-15.9-b. */
  melee: boolean;
  step: AttackStep;
  /** SS-9.1-b: tested once, at the start. */
  supremacy: boolean;
  /** SS-6.3.3-a. */
  focus: boolean;
  dice: RolledDie[];
  /** SS-9-hit-2-b: the effects that were paid. */
  paid: string[];
  /** SS-9-hit-2-g: effects on the target, in the order in which they were activated. */
  queue: Effect[];
  bonus: number;
  /** SS-10.5-a: how many hits are lethal, "all" as a number that no attack reaches. */
  lethal: number;
  /** SS-10.4-a: how far it spreads from the target; -1 when it doesn't. */
  aoe: number;
  /** SS-9-hit-3-a. */
  hits: number;
  /** Who is hit: the target, and with AoE the others. */
  targets: FigureId[];
  /** SS-9-hit-2-h: what this attack takes from a defender's armour. */
  armour: Record<FigureId, number>;
  /** SS-9-hit-2-j: attacks that follow when this one is over. */
  extra: Effect[];
  /** SS-7-v: others in the target's area that it strikes, too. */
  also: FigureId[];
  /** How many wounds it has dealt to each. */
  wounds: Record<FigureId, number>;
  /** SS-15.3.1-b: who died of the ground that it pushed them onto. */
  ofGround?: FigureId[];
  /** The defence under way. */
  defence: Defence;
}

interface Defence {
  figure: FigureId;
  normal: number;
  lethal: number;
  dice: RolledDie[];
  paid: string[];
  shields: number;
}
