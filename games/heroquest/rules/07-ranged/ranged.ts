import { type Bar, bar, each, type RuleId } from "@tavolata/kernel";
import type { CombatFace } from "../../content/barrels.js";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed, sheetOf } from "../../content/tables.js";
import { coverBetween, inSight, rangePenalty, whyHidden } from "../../queries/board/line-of-sight.js";
import { areAdjacent } from "../../queries/board/squares.js";
import { lastingParts, limited, weakened } from "../../queries/combat/dice-count.js";
import { type DicePart, ruleAgainst, rulesIn, total } from "../../queries/combat/dice-part.js";
import { noWeapon, rangedWeapons } from "../../queries/combat/equipment.js";
import { half } from "../../queries/combat/half.js";
import { enemyBeside, isBound, isOnBoard, lastingOf } from "../../queries/figures.js";
import { hasTrait, isImmune } from "../../queries/traits.js";
import type { Figure, HeroFlow, HeroQuest, Table, Turn } from "../../state.js";
import { type Blow, readBlow, rollCombat } from "../01-dice/dice.js";
import { defend } from "../06-melee/defence.js";
import { hitParts, pointsOf } from "../06-melee/hits.js";
import { wound } from "../06-melee/wounds.js";
import { spendLasting } from "../08-magic/lasting.js";
import { aimAgain } from "../10-special/aiming.js";
import { nameTarget } from "../18-errors/unnamed-target.js";
import { holdToShoot } from "../rh-2-two-handed/both-hands.js";
import { attackDiceLeft, experiencedAttack } from "../rh-3-experience/dice.js";
import { tellTrait } from "../rh-3-experience/telling.js";
import { withstood } from "../rh-3-experience/withstanding.js";
import { befalls, type Rolled } from "../rh-7-fate/twists.js";
import { ruleAstray, victimOfShot } from "./astray.js";

/** HQ-7.1-a: a target in sight that isn't adjacent. Who has no weapon for it isn't offered a shot. */
export function whyNotShoot(t: Table, shooter: Figure, target: Figure): Bar | undefined {
  // HQ-18.5: with an enemy beside, the shot is declared and lost.
  if (whyShotLost(t.state, shooter)) return undefined;
  const why = whyOutOfReach(t.content, t.state, shooter, target);
  if (why) return why;
  const weapons = rangedWeapons(t.content, shooter);
  // HQ-7.7-e: an attack reduced to no dice can't be declared.
  return weapons.every((weapon) => shotDice(t, shooter, target, weapon) === 0)
    ? whyNoShot(t, shooter, target, weapons[0]!)
    : undefined;
}

/** Why no shot, with whatever weapon, could be at this figure. */
function whyOutOfReach(content: HeroQuestContent, state: HeroQuest, shooter: Figure, target: Figure): Bar | undefined {
  const figure = { figure: target.id };
  if (target.buried) return bar("HQ-12.3-d", "target-buried", figure);
  if (target.asleep) return bar("HQ-11.3", "target-asleep", figure);
  if (areAdjacent(state, shooter.square, target.square)) return bar("HQ-7.1-a", "target-adjacent", figure);
  if (!inSight(state, shooter, target)) return bar(whyHidden(state, shooter, target), "out-of-sight", figure);
  // HQ-8.6-a: a spell keeps every shot off.
  return isImmune(content, target, "ranged") ? bar("HQ-8.6-a", "immune", figure) : undefined;
}

/** HQ-7.7-e: without dice no shot; the rule behind it is the one that took the last. */
function whyNoShot(t: Table, shooter: Figure, target: Figure, weapon: string): Bar {
  return bar(ruleAgainst(shotParts(t, shooter, target, weapon)) ?? "HQ-7.7-e", "no-dice");
}

/** HQ-7.6, HQ-18.5: an enemy beside the shooter loses it the action, whatever the target. */
export function whyShotLost(state: HeroQuest, shooter: Figure): Bar | undefined {
  // HQ-RH3-steady-hand: whom that doesn't disturb.
  const enemy = hasTrait(shooter, "steady-hand") ? undefined : enemyBeside(state, shooter);
  return enemy && bar("HQ-7.6", "enemy-adjacent", { figure: enemy.id });
}

/** HQ-7.2: the dice on the weapon's card, without black ones, less cover and distance. */
export function shotParts(t: Table, shooter: Figure, target: Figure | undefined, weapon: string): DicePart[] {
  const printed = itemNamed(t.content, weapon).ranged ?? 0;
  const skilled = isSkilled(t, shooter, weapon);
  const parts: DicePart[] = [{ name: weapon, dice: printed }];
  // HQ-7.7-g: who hasn't learnt it has half of them, and no gain of any kind.
  if (!skilled) parts.push({ name: "unskilled", dice: half(printed) - printed, rules: ["HQ-7.7-g", "HQ-18.9"] });
  for (const part of lastingParts(shooter, "ranged-dice")) if (skilled || part.dice < 0) parts.push(part);
  // HQ-RH3-accurate
  if (skilled && hasTrait(shooter, "accurate")) parts.push({ name: "accurate", dice: 1, rules: ["HQ-RH3-accurate"] });
  // HQ-RH7-h-aim: nothing is lost to cover and distance.
  if (target && !lastingOf(shooter, "skulls-become-hq")) parts.push(...lostOnTheWay(t, shooter, target));
  return weakened(t.content, shooter, limited(shooter, parts));
}

/** HQ-7.7-d, HQ-7.7-e, HQ-7.7-f: what cover, bars and distance take. */
function lostOnTheWay(t: Table, shooter: Figure, target: Figure): DicePart[] {
  const parts: DicePart[] = [];
  const { cover, bars } = coverBetween(t.state, shooter, target);
  if (cover > 0) parts.push({ name: "cover", dice: -cover, rules: ["HQ-7.7-d"] });
  if (bars > 0) parts.push({ name: "bars", dice: -bars, rules: ["HQ-7.7-e"] });
  const far = t.options.rangePenalty ? rangePenalty(t.state, shooter, target) : 0;
  if (far > 0) parts.push({ name: "distance", dice: -far, rules: ["HQ-7.7-f"] });
  return parts;
}

/** What quarrels and fear leave of these dice (HQ-RH3). */
export function shotDice(t: Table, shooter: Figure, target: Figure, weapon: string): number {
  return attackDiceLeft(t.content, t.state, shooter, target, total(shotParts(t, shooter, target, weapon)));
}

/** HQ-7.7-g: what the sheet says; antagonists know their weapons. */
function isSkilled(t: Table, shooter: Figure, weapon: string): boolean {
  const sheet = sheetOf(t.content, shooter);
  const { rangedClass } = itemNamed(t.content, weapon);
  if (!sheet || !rangedClass || !t.options.unskilledShooters) return true;
  return sheet.skills.ranged.includes(rangedClass);
}

/** HQ-7: a shot or throw. */
export function* shoot(t: Table, turn: Turn, shooter: Figure, target: Figure): HeroFlow {
  const weapon = yield* nameWeapon(t, shooter, target);
  const parts = shotParts(t, shooter, target, weapon);
  const dice = shooter.experience ? yield* experiencedShot(t, shooter, target, parts) : total(parts);
  t.emit(
    { type: "shot", figure: shooter.id, target: target.id, weapon, dice },
    { rules: ["HQ-7.1-a", "HQ-7.2", ...rulesIn(parts)] },
  );
  yield* resolveShot(t, shooter, target, yield* letFly(t, turn, shooter, weapon, dice, "HQ-7.2"));
}

/** HQ-18.3: a shot without a target. What cover and distance would take isn't known when the dice fall. */
export function* shootNobody(t: Table, turn: Turn, shooter: Figure): HeroFlow {
  const weapons = rangedWeapons(t.content, shooter);
  const diceOf = (weapon: string) => total(shotParts(t, shooter, undefined, weapon));
  const weapon = weapons.find((one) => diceOf(one) > 0) ?? weapons[0]!;
  const usual = diceOf(weapon);
  const dice = shooter.experience ? yield* experiencedAttack(t, shooter, undefined, usual) : usual;
  const rolled = yield* letFly(t, turn, shooter, weapon, dice, "HQ-18.3");
  // HQ-RH7-e: whom a card has felled meanwhile hits nobody.
  if (!isOnBoard(t.state, shooter) || isBound(shooter)) return;
  const target = yield* nameTarget(t, shooter, () => withinShot(t, shooter));
  if (target) yield* resolveShot(t, shooter, target, rolled);
}

/** All figures that a shot could be at, friends included. A weapon that was thrown is gone by now. */
function withinShot({ content, state }: Table, shooter: Figure): Figure[] {
  return state.figures.filter((other) => other !== shooter && !whyOutOfReach(content, state, shooter, other));
}

/** The dice of a shot, and what it costs: a thrown weapon, or the aim that was taken. */
function* letFly(
  t: Table,
  turn: Turn,
  shooter: Figure,
  weapon: string,
  dice: number,
  rule: RuleId,
): HeroFlow<Rolled<CombatFace>> {
  const rolled = yield* rollCombat(t, dice, { purpose: "shot", by: shooter, rules: [rule] });
  spendLasting(shooter, "next-attack");
  holdToShoot(t, shooter, weapon);
  loseThrown(t, shooter, weapon);
  if (!turn.aimed) return rolled;
  turn.aimed = false;
  return yield* aimAgain(t, shooter, rolled, dice);
}

/** The dice of a shot that an experienced hero makes. */
function* experiencedShot(t: Table, shooter: Figure, target: Figure, parts: readonly DicePart[]): HeroFlow<number> {
  if (hasTrait(shooter, "steady-hand") && enemyBeside(t.state, shooter)) tellTrait(t, shooter, "steady-hand");
  if (parts.some(({ name }) => name === "accurate")) tellTrait(t, shooter, "accurate");
  return yield* experiencedAttack(t, shooter, target, total(parts));
}

function* nameWeapon(t: Table, shooter: Figure, target: Figure): HeroFlow<string> {
  const weapons = rangedWeapons(t.content, shooter);
  if (weapons.length === 1) return weapons[0]!;
  return yield* t.choose(
    shooter.seat,
    "weapon",
    () => [
      each(rangedWeapons(t.content, shooter), (weapon) => `weapon:${weapon}`, {
        bar: (weapon) =>
          shotDice(t, shooter, target, weapon) === 0 ? whyNoShot(t, shooter, target, weapon) : undefined,
      }),
    ],
    { rules: ["HQ-6.8-b", "HQ-7.1-b"] },
  );
}

/** HQ-7.1-b: a thrown weapon is lost. */
function loseThrown(t: Table, shooter: Figure, weapon: string): void {
  if (!itemNamed(t.content, weapon).throwable || !shooter.items.includes(weapon)) return;
  shooter.items.splice(shooter.items.indexOf(weapon), 1);
  if (shooter.held === weapon) shooter.held = noWeapon;
  t.emit({ type: "weapon-lost", figure: shooter.id, item: weapon }, { rules: ["HQ-7.1-b"] });
}

/** HQ-7.5: whom the shot strikes in the end, and how hard. */
function* resolveShot(t: Table, shooter: Figure, target: Figure, rolled: Rolled<CombatFace>): HeroFlow {
  const { faces, twists } = rolled;
  // HQ-RH7-e: whom a card has felled meanwhile hits nobody.
  if (!isOnBoard(t.state, shooter) || isBound(shooter)) return;
  const blow = befalls(t, shooter, twists, "skulls-become-hq") ? onlyCriticals(readBlow(faces)) : readBlow(faces);
  // HQ-RH7-m-uncertain-shot: as if two ? had been rolled.
  const fumbles = befalls(t, shooter, twists, "shot-astray") ? Math.max(2, blow.fumbles) : blow.fumbles;
  if (!isOnBoard(t.state, target) && fumbles < 2) return;
  const victim = yield* victimOfShot(t, shooter, target, fumbles);
  // HQ-7.5-b, HQ-7.5-e: against another figure each ? counts as a skull. HQ-7.5-d: otherwise it does nothing.
  const astray = victim !== target || fumbles > 1;
  const hits = astray ? { ...blow, skulls: blow.skulls + blow.fumbles } : blow;
  const left = withstood(t, victim, shooter, hits, false);
  const shields = yield* defend(t, victim, "ranged", ["HQ-7.4"], shooter);
  const parts = hitParts(left, shields, victim);
  const rules = ["HQ-7.5-a", ...rulesIn(parts)];
  if (fumbles > 0) rules.push(astray ? ruleAstray(fumbles) : "HQ-7.5-d");
  wound(t, victim, doubled(t, shooter, pointsOf(parts)), { by: shooter, rules });
}

/** HQ-RH3-deadly-shot: each body point counts twice. */
function doubled(t: Table, shooter: Figure, points: number): number {
  if (points === 0 || !hasTrait(shooter, "deadly-shot")) return points;
  tellTrait(t, shooter, "deadly-shot");
  return 2 * points;
}

/** HQ-RH7-h-aim: every skull counts as an HQ. */
function onlyCriticals({ skulls, criticals, fumbles }: Blow): Blow {
  return { skulls: 0, criticals: criticals + skulls, fumbles };
}
