import { chancesOf, type Die } from "@tavolata/kernel";
import type { CombatFace } from "../../content/barrels.js";
import { meleeDefenceParts, rangedDefenceParts } from "../../queries/combat/dice-count.js";
import { total } from "../../queries/combat/dice-part.js";
import { meleeWeapons, rangedWeapons } from "../../queries/combat/equipment.js";
import type { Astray, Chances, Prospect } from "../../queries/combat/odds.js";
import { reactsToAll, shieldOf } from "../../queries/combat/shield.js";
import { areEnemies, isHelpless, isUnconscious, lastingOf } from "../../queries/figures.js";
import { fears, hasTrait, traitOf } from "../../queries/traits.js";
import type { Figure, Table } from "../../state.js";
import { setOf } from "../01-dice/dice.js";
import { figuresInSight, friendsBeside } from "../07-ranged/astray.js";
import { shotDice } from "../07-ranged/ranged.js";
import { blowsWith, diceAgainst, whyNotWeapon } from "./melee.js";

/** HQ-6: a blow, with the weapon that has the most dice where none is named. */
export function prospectOfBlow(t: Table, attacker: Figure, target: Figure, named?: string): Prospect {
  const dice = (weapon: string) => diceAgainst(t, attacker, target, weapon);
  const reaching = meleeWeapons(t.content, attacker).filter((weapon) => !whyNotWeapon(t, attacker, target, weapon));
  const weapon = named ?? most(reaching, dice);
  const parries = areEnemies(attacker, target) && !isHelpless(target);
  return {
    ...against(t, attacker, target, "melee"),
    ...withBlack(attacker.attack, dice(weapon), target.defence, defenceDice(t, attacker, target, "melee")),
    fumble: t.options.fumbleScope === "die" ? "die" : "blow",
    blows: blowsWith(t.content, weapon, target),
    ...(parries && helpsNow(t, target, "feint") ? { feints: true } : {}),
  };
}

/** HQ-7: a shot, less what cover and distance take. */
export function prospectOfShot(t: Table, shooter: Figure, target: Figure, named?: string): Prospect {
  const dice = (weapon: string) => shotDice(t, shooter, target, weapon);
  const weapon = named ?? most(rangedWeapons(t.content, shooter), dice);
  return {
    ...against(t, shooter, target, "ranged"),
    ...withBlack(0, dice(weapon), 0, defenceDice(t, shooter, target, "ranged")),
    fumble: astray(t, shooter, target),
    ...(hasTrait(shooter, "deadly-shot") ? { doubles: true } : {}),
    ...(lastingOf(shooter, "skulls-become-hq") ? { unblockable: true } : {}),
  };
}

function most(weapons: readonly string[], dice: (weapon: string) => number): string {
  return weapons.reduce((best, weapon) => (dice(weapon) > dice(best) ? weapon : best), weapons[0] ?? "");
}

/** What is the same for blows and shots. */
function against(t: Table, attacker: Figure, target: Figure, kind: "melee" | "ranged") {
  return {
    // HQ-8.8.e: a single skull is the end of whoever lies unconscious.
    body: kind === "melee" && isUnconscious(target) ? 1 : Math.max(1, target.body),
    chances: chancesAgainst(setOf(t).combat, shieldOf(target)),
    ...(areEnemies(attacker, target) && helpsNow(t, target, "resistance") ? { resists: true } : {}),
  };
}

function withBlack(blackAttack: number, attack: number, blackDefence: number, defence: number) {
  return {
    attack,
    defence,
    black: { attack: Math.min(blackAttack, attack), defence: Math.min(blackDefence, defence) },
  };
}

/** HQ-6.5, HQ-7.4, and what fear (HQ-RH3-fear) and chatter (HQ-RH3-chatterbox) leave of it. */
function defenceDice({ content, state }: Table, attacker: Figure, target: Figure, kind: "melee" | "ranged"): number {
  if (isHelpless(target)) return 0;
  const full = kind === "melee" || reactsToAll(target);
  const dice = total(full ? meleeDefenceParts(content, target) : rangedDefenceParts(content, target));
  if (!target.experience || dice === 0) return dice;
  const careless = target.experience.defended !== state.round && hasTrait(target, "chatterbox");
  return Math.max(0, dice - (fears(content, target, attacker) ? 1 : 0) - (careless ? 1 : 0));
}

function helpsNow({ state }: Table, figure: Figure, trait: "resistance" | "feint"): boolean {
  const held = traitOf(figure, trait);
  return held !== undefined && held.used !== state.round;
}

/** HQ-7.5: who else a shot might strike. */
function astray({ content, state }: Table, shooter: Figure, target: Figure): Astray {
  return {
    one: friendsBeside(content, state, shooter, target).length > 0,
    more: figuresInSight(content, state, shooter).some((other) => other !== target),
  };
}

function chancesAgainst(die: Die<CombatFace>, shield: CombatFace): Chances {
  const all = chancesOf(die);
  const chance = (face: CombatFace) => (die.weights?.[die.faces.indexOf(face)] ?? 1) / all;
  return {
    skull: chance("skull"),
    critical: chance("hq"),
    fumble: chance("question-mark"),
    shield: chance(shield),
  };
}
