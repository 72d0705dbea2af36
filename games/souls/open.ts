import { tileSides } from "./content/tiles/index.js";
import type { PlacedTile, TileSide } from "./content/types.js";
import { questMap } from "./queries/board/quest-map.js";
import type { AreaId, Battlefield } from "./queries/board/terrain.js";

export { type SoulsContent, soulsContent } from "./content/content.js";
export {
  activationMessage,
  effectMessage,
  encounterMessages,
  lineMessage,
  paidMessage,
  roman,
  spawnMessage,
  valuesMessage,
} from "./content/describe.js";
export { type Colour, type Face, type Result, resultsOf } from "./content/dice.js";
export { building } from "./content/items/building.js";
export {
  allOf,
  encounterCard,
  enemyPowerCard,
  eventCard,
  heroCard,
  itemCard,
  itemSide,
  nameOf,
  powerCard,
} from "./content/tables.js";
export type {
  Activity,
  Behaviour,
  Cost,
  DieSymbol,
  Effect,
  EncounterCard,
  HeroCard,
  ItemCard,
  ItemSide,
  PowerCard,
  Style,
} from "./content/types.js";
export { canPay, pay, unspent } from "./queries/attack/coins.js";
export { type AttackForm, type PrintedEffect, printed } from "./queries/attack/form.js";
export { controls, dominates } from "./queries/board/control.js";
export { attackDistance, isDeadly, nextAreas, stepCost } from "./queries/board/distance.js";
export { fogOfWar, seesBetween } from "./queries/board/sight.js";
export { heldSum } from "./queries/effects/held.js";
export { defencesOf, type Scroll, scrollOf } from "./queries/enemies/scroll.js";
export { enemyCalled, figuresOf, findFigure } from "./queries/figures.js";
export {
  armourOf,
  defenceDiceOf,
  defenceEffects,
  equipped,
  flies,
  gemFace,
  hpOf,
  magicShieldsOf,
  movementPoints,
  typeChange,
} from "./queries/profile.js";
export { rankCost } from "./rules/05-heroes/soul-step.js";
export { isCompatible } from "./rules/08-cards-in-hand/inventory.js";
/**
 * What anybody at the table may read at any time: cards as they are printed, the battlefield, and the sums that everybody can work out
 * from what lies open. A screen draws with it.
 */
export { declare } from "./rules/09-attack/attack.js";
export { formsOf } from "./rules/09-attack/weapons.js";
export type { Attack, AttackStep, RolledDie } from "./state/attack.js";
export type { Enemy, Figure, FigureId, Hero, ItemId, ItemState, OwnedPower, Souls } from "./state.js";
export type { AreaId, Battlefield, PlacedTile };

/** SS-2.2.1: the battlefield that tiles make. */
export function battlefieldOf(tiles: readonly PlacedTile[]): Battlefield {
  return questMap(tiles, tileSides);
}

/** SS-3-b: what an area is made of: `village`, `crypt`. */
export function groundOf(area: AreaId): TileSide["ground"] {
  const sides: Readonly<Record<string, TileSide>> = tileSides;
  return sides[area.slice(0, area.lastIndexOf("-"))]?.ground ?? "road";
}

/** SS-6.3: borders with a barrier, from the area in which it is printed. */
export function barriersOf({ sides: all }: Battlefield): readonly { readonly from: AreaId; readonly to: AreaId }[] {
  return Object.entries(all).flatMap(([from, sides]) =>
    sides.flatMap((side) => (typeof side === "string" ? [] : [{ from, to: side.to }])),
  );
}
