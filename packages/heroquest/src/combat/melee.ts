import { type Bar, bar, each } from "@tavolata/kernel";
import { adjacentOrDiagonal, squaresApart } from "@tavolata/kit";
import { areAdjacent, boardOf, closedEdges } from "../board/squares.js";
import { type Blow, readBlow, throwCombat } from "../dice.js";
import { isBound, isOnBoard, isUnconscious } from "../figures.js";
import { type Figure, type HeroFlow, type HeroQuest, type Table, wizard } from "../state.js";
import { counterAttack } from "./counter-attack.js";
import { defend, unblocked } from "./defence.js";
import { attackParts, spendLasting, total } from "./dice-count.js";
import { isDiagonal, meleeWeapons, noWeapon } from "./equipment.js";
import { eliminate, wound } from "./wounds.js";

/** HQ-6.1: adjacent, not diagonal, unless the weapon's card says so. */
export function reaches(state: HeroQuest, attacker: Figure, target: Figure, weapon: string): boolean {
  if (target.buried || target.asleep || target === attacker) return false;
  if (!isDiagonal(weapon)) return areAdjacent(state, attacker.square, target.square);
  return adjacentOrDiagonal(boardOf(state).grid, attacker.square, target.square, closedEdges(state));
}

/** Whether two figures are so near that a long weapon might reach: a quick no for all the others. */
function isNear(state: HeroQuest, a: Figure, b: Figure): boolean {
  return squaresApart(boardOf(state).grid, a.square, b.square) <= 1;
}

/** Why a figure can't strike a blow at another. */
export function whyNotAttack(state: HeroQuest, attacker: Figure, target: Figure): Bar | undefined {
  const figure = { figure: target.id };
  if (target.buried) return bar("HQ-12.3-d", "target-buried", figure);
  if (target.asleep) return bar("HQ-11.3", "target-asleep", figure);
  if (!isNear(state, attacker, target)) return bar("HQ-6.1", "target-not-adjacent", figure);
  const weapons = meleeWeapons(attacker).filter((weapon) => reaches(state, attacker, target, weapon));
  if (weapons.length === 0) return bar("HQ-6.1", "target-not-adjacent", figure);
  if (weapons.every((weapon) => total(attackParts(attacker, weapon)) === 0)) return bar("HQ-8.8.c-a", "no-dice");
  return undefined;
}

/** HQ-6: a blow at an adjacent figure. */
export function* attack(t: Table, attacker: Figure, target: Figure): HeroFlow {
  const weapon = yield* nameWeapon(t, attacker, target);
  const dice = total(attackParts(attacker, weapon));
  attacker.held = weapon;
  t.emit(
    { type: "attacked", figure: attacker.id, target: target.id, weapon: weapon || "bare-hands", dice },
    { rules: ["HQ-6.1", "HQ-6.4", "HQ-6.9"] },
  );
  const faces = yield* throwCombat(t, dice, { purpose: "attack", by: attacker, rules: ["HQ-6.2", "HQ-6.3"] });
  spendLasting(attacker, "next-attack");
  yield* strikeBlow(t, attacker, target, readBlow(faces));
}

/** HQ-6.8-b: one weapon is named for each blow; changing it costs nothing. */
function* nameWeapon(t: Table, attacker: Figure, target: Figure): HeroFlow<string> {
  const weapons = meleeWeapons(attacker);
  if (weapons.length === 1) return weapons[0]!;
  return yield* t.choose(
    attacker.seat,
    "weapon",
    () => [
      each(meleeWeapons(attacker), (weapon) => `weapon:${weapon}`, {
        bar: (weapon) => whyNotWeapon(t.state, attacker, target, weapon),
      }),
    ],
    { rules: ["HQ-6.8-b"] },
  );
}

function whyNotWeapon(state: HeroQuest, attacker: Figure, target: Figure, weapon: string): Bar | undefined {
  if (!reaches(state, attacker, target, weapon)) return bar("HQ-6.1", "target-not-adjacent", { figure: target.id });
  if (total(attackParts(attacker, weapon)) === 0) return bar("HQ-8.8.c-a", "no-dice");
  return undefined;
}

/** The attack roll is made: now it fumbles (HQ-6.13) or is defended against (HQ-6.11). */
function* strikeBlow(t: Table, attacker: Figure, target: Figure, blow: Blow): HeroFlow {
  // HQ-6.13-a: with a ? the whole attack fails; with `fumbleScope` "die" only that die.
  const failed = blow.fumbles > 0 && t.options["fumbleScope"] !== "die";
  if (failed) {
    t.emit({ type: "attack-missed", figure: attacker.id, target: target.id }, { rules: ["HQ-6.13-a"] });
  } else if (isUnconscious(target)) {
    finishUnconscious(t, attacker, target, blow);
  } else {
    const shields = yield* defend(t, target, "melee", ["HQ-6.5", "HQ-6.11"]);
    wound(t, target, unblocked(blow, shields), { by: attacker, rules: ["HQ-6.10-a", "HQ-6.10-b"] });
  }
  if (blow.fumbles > 0 && isOnBoard(t.state, target) && !isBound(target)) {
    yield* counterAttack(t, attacker, target, blow.fumbles);
  }
}

/** HQ-8.8.e: an unconscious figure is eliminated by a single skull. */
function finishUnconscious(t: Table, attacker: Figure, target: Figure, { skulls, criticals }: Blow): void {
  if (skulls + criticals > 0) eliminate(t, target, attacker);
  else t.emit({ type: "unhurt", figure: target.id }, { rules: ["HQ-8.8.e"] });
}

/** HQ-18.3: dice thrown without a target; the Evil Wizard names whom they strike, friends included. */
export function* attackNobody(t: Table, attacker: Figure): HeroFlow {
  const [weapon = noWeapon] = meleeWeapons(attacker);
  const dice = total(attackParts(attacker, weapon));
  attacker.held = weapon;
  const faces = yield* throwCombat(t, dice, { purpose: "attack", by: attacker, rules: ["HQ-18.3"] });
  spendLasting(attacker, "next-attack");
  const target = yield* t.choose(
    wizard,
    "name-target",
    () => [each(withinReach(t.state, attacker), ({ id }) => `target:${id}`, { at: ({ id }) => [`figure:${id}`] })],
    { rules: ["HQ-18.3"] },
  );
  t.emit({ type: "target-named", figure: attacker.id, target: target.id }, { rules: ["HQ-18.3"] });
  yield* strikeBlow(t, attacker, target, readBlow(faces));
}

/** All figures that a blow with the first weapon at hand could reach. */
function withinReach(state: HeroQuest, attacker: Figure): Figure[] {
  const [weapon = noWeapon] = meleeWeapons(attacker);
  return state.figures.filter((target) => reaches(state, attacker, target, weapon));
}

/** Whether a blow with that weapon could strike anybody. */
export function strikesSomebody(state: HeroQuest, attacker: Figure): boolean {
  const [weapon = noWeapon] = meleeWeapons(attacker);
  for (const target of state.figures) {
    if (!isNear(state, attacker, target) || !reaches(state, attacker, target, weapon)) continue;
    return total(attackParts(attacker, weapon)) > 0;
  }
  return false;
}
