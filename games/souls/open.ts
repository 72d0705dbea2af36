import { tileSides } from "./content/tiles/index.js";
import type { PlacedTile, TileSide } from "./content/types.js";
import { questMap } from "./map/quest-map.js";
import type { AreaId, Battlefield } from "./map/terrain.js";

/**
 * What anybody at the table may read at any time: cards as they are printed, the battlefield, and the sums that everybody can work out
 * from what lies open. A screen draws with it.
 */
export { declare } from "./combat/attack.js";
export type { Attack, AttackStep, RolledDie } from "./combat/attack-state.js";
export { canPay, pay, unspent } from "./combat/coins.js";
export { type AttackForm, type PrintedEffect, printed } from "./combat/form.js";
export { formsOf } from "./combat/weapons.js";
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
export { building } from "./content/items/building.js";
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
export { type Colour, type Face, type Result, resultsOf } from "./dice.js";
export { defencesOf, type Scroll, scrollOf } from "./enemies/scroll.js";
export { enemyCalled, figuresOf, findFigure } from "./figures.js";
export { isCompatible } from "./items/inventory.js";
export { controls, dominates } from "./map/control.js";
export { attackDistance, isDeadly, nextAreas, stepCost } from "./map/distance.js";
export { fogOfWar, seesBetween } from "./map/sight.js";
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
} from "./profile.js";
export { rankCost } from "./souls/soul-step.js";
export type { Enemy, Figure, FigureId, Hero, ItemId, ItemState, OwnedPower, Souls } from "./state.js";
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
} from "./tables.js";
export { heldSum } from "./vocabulary/held.js";
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
