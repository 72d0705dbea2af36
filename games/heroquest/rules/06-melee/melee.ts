import { type Bar, bar, each, type RuleId } from "@tavolata/kernel";
import { squaresApart } from "../../content/board/grid.js";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed } from "../../content/tables.js";
import { areAdjacent, areAdjacentOrDiagonal, boardOf } from "../../queries/board/squares.js";
import { attackDice, attackParts } from "../../queries/combat/dice-count.js";
import { rulesIn } from "../../queries/combat/dice-part.js";
import { isDiagonal, meleeWeapons, noWeapon } from "../../queries/combat/equipment.js";
import { isBound, isOnBoard, isUnconscious } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table } from "../../state.js";
import { type Blow, readBlow, rollCombat } from "../01-dice/dice.js";
import { spendLasting } from "../08-magic/lasting.js";
import { nameTarget } from "../18-errors/unnamed-target.js";
import { whyNoDice } from "../rh-1-load/load.js";
import { hold, strikesWithBothHands } from "../rh-2-two-handed/both-hands.js";
import { exchanged, type Swing, strikeOn } from "../rh-2-two-handed/sweep.js";
import { attackDiceLeft, experiencedAttack, whyTraitsLeaveNone } from "../rh-3-experience/dice.js";
import { withstood } from "../rh-3-experience/withstanding.js";
import { dropWeapon } from "../rh-7-fate/dropped-weapon.js";
import { befalls, type Twist } from "../rh-7-fate/twists.js";
import { counterAttack } from "./counter-attack.js";
import { defend } from "./defence.js";
import { hitParts, pointsOf } from "./hits.js";
import { eliminate, wound } from "./wounds.js";

/** HQ-6.1: adjacent, not diagonal, unless the weapon's card says so, or it needs both hands (HQ-RH2-b). */
function reaches(t: Table, attacker: Figure, target: Figure, weapon: string): boolean {
  const { content, state } = t;
  if (target.buried || target.asleep || target === attacker) return false;
  const diagonal = isDiagonal(content, weapon) || strikesWithBothHands(t, attacker, weapon);
  if (!diagonal) return areAdjacent(state, attacker.square, target.square);
  return areAdjacentOrDiagonal(state, attacker.square, target.square);
}

/** Whether two figures are so near that a long weapon might reach: a quick no for all the others. */
export function isNear(state: HeroQuest, a: Figure, b: Figure): boolean {
  return squaresApart(boardOf(state).grid, a.square, b.square) <= 1;
}

/** Why a figure can't strike a blow at another. */
export function whyNotAttack(t: Table, attacker: Figure, target: Figure): Bar | undefined {
  const figure = { figure: target.id };
  if (target.buried) return bar("HQ-12.3-d", "target-buried", figure);
  if (target.asleep) return bar("HQ-11.3", "target-asleep", figure);
  if (!isNear(t.state, attacker, target)) return bar("HQ-6.1", "target-not-adjacent", figure);
  const weapons = meleeWeapons(t.content, attacker).filter((weapon) => reaches(t, attacker, target, weapon));
  if (weapons.length === 0) return bar("HQ-6.1", "target-not-adjacent", figure);
  if (weapons.every((weapon) => diceAgainst(t, attacker, target, weapon) === 0))
    return whyNone(t, attacker, target, weapons);
  return undefined;
}

/** The dice of a blow at somebody. */
export function diceAgainst({ content, state }: Table, attacker: Figure, target: Figure, weapon: string): number {
  const dice = attackDice(content, attacker, weapon, target);
  return attacker.experience ? attackDiceLeft(content, state, attacker, target, dice) : dice;
}

/** Why none of these weapons has dice. */
function whyNone({ content, state }: Table, attacker: Figure, target: Figure, weapons: readonly string[]): Bar {
  const usual = weapons.some((weapon) => attackDice(content, attacker, weapon, target) > 0);
  const rule = usual ? whyTraitsLeaveNone(state, attacker) : undefined;
  return rule ? bar(rule, "no-dice") : whyNoDice(content, attacker);
}

/** HQ-6: a blow at an adjacent figure. */
export function* attack(t: Table, attacker: Figure, target: Figure): HeroFlow {
  yield* strikeWithWeapon(t, attacker, target, yield* nameWeapon(t, attacker, target));
}

export function* strikeWithWeapon(t: Table, attacker: Figure, target: Figure, weapon: string): HeroFlow {
  hold(t, attacker, weapon);
  for (let blows = blowsWith(t.content, weapon, target); blows > 0; blows--) {
    const dice = attackDice(t.content, attacker, weapon, target);
    yield* strikeWith(t, { attacker, weapon, dice, struck: [target.id] }, target);
    if (!isOnBoard(t.state, attacker) || isBound(attacker) || !isOnBoard(t.state, target)) return;
  }
}

/** HQ-6.8-a: a card may give more than one attack in an action, against some kinds. */
export function blowsWith(content: HeroQuestContent, weapon: string, { type }: Figure): number {
  const against = weapon === noWeapon ? undefined : itemNamed(content, weapon).against;
  return against?.kinds.includes(type) ? against.attacks : 1;
}

function* strikeWith(t: Table, swing: Swing, target: Figure): HeroFlow {
  const { attacker, weapon } = swing;
  const dice = attacker.experience ? yield* experiencedAttack(t, attacker, target, swing.dice) : swing.dice;
  t.emit(
    { type: "attacked", figure: attacker.id, target: target.id, weapon: weapon || unarmed(attacker), dice },
    { rules: [...reachOf(t, swing, target), ...rulesIn(attackParts(t.content, attacker, weapon, target))] },
  );
  const { faces, twists } = yield* rollCombat(t, dice, {
    purpose: "attack",
    by: attacker,
    rules: ["HQ-6.2", "HQ-6.3"],
  });
  spendLasting(attacker, "next-attack");
  if (yield* comesToNothing(t, attacker, weapon, twists)) return;
  if (isOnBoard(t.state, target)) yield* follow(t, swing, target, readBlow(faces));
}

/** Cards that were played on the attack roll have felled the attacker, or taken the weapon (HQ-RH7-m-hand-slips). */
function* comesToNothing(t: Table, attacker: Figure, weapon: string, twists: readonly Twist[]): HeroFlow<boolean> {
  if (!isOnBoard(t.state, attacker) || isBound(attacker)) return true;
  return befalls(t, attacker, twists, "drop-weapon") && (yield* dropWeapon(t, attacker, weapon));
}

/** By which rules a blow gets at its target. */
function reachOf(t: Table, { attacker, weapon }: Swing, target: Figure): readonly RuleId[] {
  if (!strikesWithBothHands(t, attacker, weapon)) return withOneHand;
  return areAdjacent(t.state, attacker.square, target.square) ? withBothHands : overCorners;
}

const withOneHand: readonly RuleId[] = ["HQ-6.1"];
// HQ-RH2-a: no hand is left for anything else. HQ-RH2-b: it also reaches the squares at the corners.
const withBothHands: readonly RuleId[] = ["HQ-RH2-a", "HQ-6.1"];
const overCorners: readonly RuleId[] = ["HQ-RH2-a", "HQ-RH2-b"];

/** What is told of a blow without an item: an antagonist has its weapon on its figure (HQ-1.4-c). */
function unarmed(attacker: Figure): string {
  return attacker.kind === "hero" ? "bare-hands" : "own-weapon";
}

/** The attack roll is made. HQ-RH2-c, HQ-RH2-d: after its target it may strike others, with one die fewer. */
function* follow(t: Table, swing: Swing, target: Figure, blow: Blow): HeroFlow {
  const { attacker, dice } = swing;
  const onward = yield* strikeOn(t, swing, target, blow, fails(t, blow));
  yield* strikeBlow(t, attacker, target, exchanged(blow, onward));
  for (const next of [onward.swept, onward.harmed]) {
    if (!next || !isOnBoard(t.state, next)) continue;
    if (!isOnBoard(t.state, attacker) || isBound(attacker)) return;
    yield* strikeWith(t, { ...swing, dice: dice - 1 }, next);
  }
}

/** HQ-6.8-b: one weapon is named for each blow; changing it costs nothing. */
function* nameWeapon(t: Table, attacker: Figure, target: Figure): HeroFlow<string> {
  const weapons = meleeWeapons(t.content, attacker);
  if (weapons.length === 1) return weapons[0]!;
  return yield* t.choose(
    attacker.seat,
    "weapon",
    () => [
      each(meleeWeapons(t.content, attacker), (weapon) => `weapon:${weapon}`, {
        bar: (weapon) => whyNotWeapon(t, attacker, target, weapon),
      }),
    ],
    { rules: ["HQ-6.8-b"] },
  );
}

export function whyNotWeapon(t: Table, attacker: Figure, target: Figure, weapon: string): Bar | undefined {
  if (!reaches(t, attacker, target, weapon)) return bar("HQ-6.1", "target-not-adjacent", { figure: target.id });
  if (diceAgainst(t, attacker, target, weapon) === 0) return whyNone(t, attacker, target, [weapon]);
  return undefined;
}

/** HQ-6.13-a: with a ? the whole attack fails; with `fumbleScope` "die" only that die. */
function fails(t: Table, { fumbles }: Blow): boolean {
  return fumbles > 0 && t.options.fumbleScope !== "die";
}

/** A blow falls: it fumbles (HQ-6.13) or is defended against (HQ-6.11). */
function* strikeBlow(t: Table, attacker: Figure, target: Figure, blow: Blow): HeroFlow {
  if (fails(t, blow)) {
    t.emit({ type: "attack-missed", figure: attacker.id, target: target.id }, { rules: ["HQ-6.13-a", "HQ-1.1-i"] });
  } else if (isUnconscious(target)) {
    finishUnconscious(t, attacker, target, withstood(t, target, attacker, blow, true));
  } else {
    const left = withstood(t, target, attacker, blow, true);
    const shields = yield* defend(t, target, "melee", ["HQ-6.5", "HQ-6.11"], attacker);
    const hits = hitParts(left, shields, target);
    const rules = [...rulesIn(hits), ...hits.flatMap(({ against = [] }) => against)];
    wound(t, target, pointsOf(hits), { by: attacker, rules });
  }
  const countered = blow.fumbles - (blow.diverted ?? 0);
  if (countered > 0 && isOnBoard(t.state, target) && !isBound(target)) {
    yield* counterAttack(t, attacker, target, countered);
  }
}

/** HQ-8.8.e: an unconscious figure is eliminated by a single skull. */
function finishUnconscious(t: Table, attacker: Figure, target: Figure, { skulls, criticals }: Blow): void {
  if (skulls + criticals > 0) eliminate(t, target, attacker, "HQ-8.8.e");
  else t.emit({ type: "unhurt", figure: target.id }, { rules: ["HQ-8.8.e"] });
}

/** HQ-18.3: a blow without a target. */
export function* attackNobody(t: Table, attacker: Figure): HeroFlow {
  const [weapon = noWeapon] = meleeWeapons(t.content, attacker);
  const usual = attackDice(t.content, attacker, weapon);
  const dice = attacker.experience ? yield* experiencedAttack(t, attacker, undefined, usual) : usual;
  hold(t, attacker, weapon);
  const { faces, twists } = yield* rollCombat(t, dice, { purpose: "attack", by: attacker, rules: ["HQ-18.3"] });
  spendLasting(attacker, "next-attack");
  if (yield* comesToNothing(t, attacker, weapon, twists)) return;
  const target = yield* nameTarget(t, attacker, () => withinReach(t, attacker));
  if (!target) return;
  yield* follow(t, { attacker, weapon, dice: usual, struck: [target.id] }, target, readBlow(faces));
}

/** All figures that a blow with the first weapon at hand could reach. */
function withinReach(t: Table, attacker: Figure): Figure[] {
  const [weapon = noWeapon] = meleeWeapons(t.content, attacker);
  return t.state.figures.filter((target) => reaches(t, attacker, target, weapon));
}

/** Whether a blow with that weapon could strike anybody. */
export function strikesSomebody(t: Table, attacker: Figure): boolean {
  const { content, state } = t;
  for (const target of state.figures) {
    if (target === attacker || !isNear(state, attacker, target)) continue;
    const [weapon = noWeapon] = meleeWeapons(content, attacker);
    if (!reaches(t, attacker, target, weapon)) continue;
    return attackDiceLeft(content, state, attacker, undefined, attackDice(content, attacker, weapon)) > 0;
  }
  return false;
}
