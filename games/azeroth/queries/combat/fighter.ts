import type { AzerothContent } from "../../content/content.js";
import type { Effect, Values } from "../../content/types.js";
import type { Combat, Hero } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { cardOf } from "../card.js";
import { combatantOf } from "./combatant.js";
import { eachSource } from "./sources.js";

/** One side of a combat with everything that counts for it (AZ-combat-19), apart from the dice. */
export interface Fighter {
  isHero: boolean;
  /** AZ-combat-11: `null` is no attack, not an attack of 0. */
  melee: number | null;
  ranged: number | null;
  defence: number;
  /** Besides its defence, in the ranged step. */
  rangedDefence: number;
  damage: number;
  /** How much more damage it takes. */
  health: number;
  /** Damage tokens that lie on it. */
  wounds: number;
  prevent: number;
  thorns: number;
  healAfterHit: number;
  steal: number;
  noMelee: boolean;
  meleeInRanged: boolean;
  /** Cards of this cost or more can't be played. */
  forbidsFrom: number;
  /** What is added to its die as soon as it is rolled. */
  dieShift: number;
  /** More damage if its die was rolled so high. */
  rageFrom: number;
  rage: number;
}

const never = 99;

function fighterOf(values: Values, isHero: boolean, wounds: number): Fighter {
  return {
    isHero,
    melee: values.melee,
    ranged: values.ranged,
    defence: values.defence,
    rangedDefence: 0,
    damage: values.damage,
    health: values.health - wounds,
    wounds,
    prevent: 0,
    thorns: 0,
    healAfterHit: 0,
    steal: 1,
    noMelee: false,
    meleeInRanged: false,
    forbidsFrom: never,
    dieShift: 0,
    rageFrom: never,
    rage: 0,
  };
}

/** Counts effects of somebody's card, power, item or event, for those whom they touch. */
function count(effects: readonly Effect[], own: Fighter, other: Fighter): void {
  for (const effect of effects) {
    if (effect.each) continue;
    switch (effect.on) {
      case undefined:
        add(effect, own);
        break;
      case "opponent":
        add(effect, other);
        break;
      case "everybody":
        add(effect, own);
        add(effect, other);
        break;
      case "encounters":
        if (!own.isHero) add(effect, own);
        if (!other.isHero) add(effect, other);
        break;
      default:
        if (own.isHero) add(effect, own);
        if (other.isHero) add(effect, other);
    }
  }
}

/** Effects that count while they are there: each adds to the values, in any order (AZ-combat-19). */
function add(effect: Effect, to: Fighter): void {
  switch (effect.effect) {
    case "attack":
      // AZ-item-9: a bonus never makes a missing attack.
      if (to.melee !== null) to.melee += effect.change;
      if (to.ranged !== null) to.ranged += effect.change;
      return;
    case "melee":
      if (to.melee !== null) to.melee += effect.change;
      return;
    case "ranged":
      if (to.ranged !== null) to.ranged += effect.change;
      return;
    case "defence":
      if (effect.step === "ranged") to.rangedDefence += effect.change;
      else to.defence += effect.change;
      return;
    case "damage":
      if (effect.ifRolled === undefined) to.damage += effect.change;
      else {
        to.rageFrom = effect.ifRolled;
        to.rage += effect.change;
      }
      return;
    case "damage-by-wounds":
      to.damage += Math.min(effect.atMost, to.wounds);
      return;
    case "prevent":
      to.prevent += effect.amount;
      return;
    case "no-melee":
      to.noMelee = true;
      return;
    case "melee-in-ranged-step":
      to.meleeInRanged = true;
      return;
    case "thorns":
      to.thorns += effect.amount;
      return;
    case "heal-after-hit":
      to.healAfterHit += effect.amount;
      return;
    case "steal":
      to.steal = Math.max(to.steal, effect.items);
      return;
    case "forbid-cards":
      to.forbidsFrom = Math.min(to.forbidsFrom, effect.fromCost);
      return;
    default:
      // Whatever else a card does has happened when it was played.
      return;
  }
}

export interface Fighters {
  readonly red: Fighter;
  readonly black: Fighter;
}

/** AZ-combat-19: character face or printed encounter, and everything that is added to it. */
export function fightersIn(
  content: AzerothContent,
  s: AzerothView,
  combat: Pick<Combat, "hero" | "foe" | "space" | "plays">,
): Fighters {
  const { foe } = combat;
  const red = heroFighter(content, s.heroes[combat.hero]!);
  // AZ-pvp-4: a defender fights with its own values. AZ-combat-18: an encounter is always at full health.
  const black =
    foe.kind === "hero"
      ? heroFighter(content, s.heroes[foe.seat]!)
      : fighterOf(combatantOf(content, foe, combat.space), false, 0);
  eachSource(content, s, combat, (by, _name, effects, rule) => {
    if (rule === "AZ-combat-20")
      for (const effect of effects) if (effect.effect === "die") black.dieShift += effect.change;
    if (by === "red") count(effects, red, black);
    else count(effects, black, red);
  });
  return { red, black };
}

function heroFighter(content: AzerothContent, hero: Hero): Fighter {
  return fighterOf(cardOf(content, hero), true, hero.damage);
}
