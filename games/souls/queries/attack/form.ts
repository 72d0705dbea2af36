import type { AttackValues, DamageType, PaidEffect, WeaponCategory } from "../../content/types.js";

/** What is attacked with: the values of a weapon or power, and what its dice can pay for. */
export interface AttackForm {
  /** The weapon or power, by its name. */
  readonly name: string;
  readonly values: AttackValues;
  /** SS-9-d: untyped when left out. */
  readonly damage?: DamageType;
  readonly category?: WeaponCategory;
  /** SS-6.2-d: 0 is melee. Enemies' weapons have none (SS-15.9-f). */
  readonly range: number;
  readonly paid: readonly PrintedEffect[];
}

/** SS-9-hit-2-c: an effect as it is printed on one card: it can be activated once. */
export interface PrintedEffect extends PaidEffect {
  readonly id: string;
}

/** Tells the effects of a card apart by the card and their place on it. */
export function printed(card: string, paid: readonly PaidEffect[] | undefined): PrintedEffect[] {
  // Not `{ ...effect, id }`: fields that are added to a spread give each object a shape of its own inside Node.js.
  return (paid ?? []).map((effect, i) => Object.assign({}, effect, { id: `${card}#${i + 1}` }));
}
