import { encounters } from "../content/encounters/index.js";
import { encounterPowers } from "../content/encounters/powers.js";
import { events } from "../content/events.js";
import { spaces } from "../content/map.js";
import type { Combatant, Effect, Values } from "../content/types.js";
import { cardOf } from "../play/card.js";
import type { Azeroth, Combat, Foe, Hero, SpaceId } from "../state.js";
import { effectsOf, eventNameOn, itemNameOn, nameOf } from "../tables.js";

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

/** AZ-item-9, AZ-abil-3, AZ-abil-4: what a hero's equipment and attached cards add. */
function countBelongings(hero: Hero, own: Fighter, other: Fighter): void {
  for (const card of hero.attached) count(effectsOf(nameOf(card)), own, other);
  for (const item of [hero.weapon, hero.armour]) {
    if (item === "") continue;
    count(effectsOf(itemNameOn(item)), own, other);
    const borne = hero.borne[item];
    if (borne !== undefined) count(effectsOf(nameOf(borne)), own, other);
  }
}

/** The encounter as it is printed. */
export function combatantOf({ kind, encounter }: Pick<Foe, "kind" | "encounter">, space: SpaceId): Combatant {
  return kind === "printed" ? spaces[space]!.printed! : encounters[encounter]!;
}

/** AZ-combat-21: whether a card has ended the encounter's power. */
export function isPowerEnded({ plays }: Pick<Combat, "plays">): boolean {
  for (const { by, name } of plays) {
    if (by === "red" && effectsOf(name).some(({ effect }) => effect === "end-power")) return true;
  }
  return false;
}

export interface Fighters {
  readonly red: Fighter;
  readonly black: Fighter;
}

/** AZ-combat-19: character face, equipment, attachments, event, then what was played, all added. */
export function fightersIn(s: Azeroth, combat: Pick<Combat, "hero" | "foe" | "space" | "plays">): Fighters {
  const hero = s.heroes[combat.hero]!;
  const { foe } = combat;
  const red = fighterOf(cardOf(hero), true, hero.damage);
  let black: Fighter;
  if (foe.kind === "hero") {
    // AZ-pvp-4: the defender fights with its own values, equipment and attachments.
    const defender = s.heroes[foe.seat]!;
    black = fighterOf(cardOf(defender), true, defender.damage);
    countBelongings(defender, black, red);
  } else {
    const encounter = combatantOf(foe, combat.space);
    // AZ-combat-18: always at full health.
    black = fighterOf(encounter, false, 0);
    const power = encounter.power === undefined ? undefined : encounterPowers[encounter.power];
    if (power?.acts === "combat" && !isPowerEnded(combat)) {
      for (const effect of power.effects) if (effect.effect === "die") black.dieShift += effect.change;
      count(power.effects, black, red);
    }
  }
  countBelongings(hero, red, black);
  // AZ-event-4: it counts for all, on every player's turn.
  if (s.event !== "") count(events[eventNameOn(s.event)]!.lasting ?? none, red, black);
  for (const name of s.turn.lasting) count(effectsOf(name), red, black);
  for (const { by, name } of combat.plays) {
    if (by === "red") count(effectsOf(name), red, black);
    else count(effectsOf(name), black, red);
  }
  return { red, black };
}

const none: readonly Effect[] = [];
