import type { SoulsContent } from "../../content/content.js";
import { resultsOf } from "../../content/dice.js";
import { attackDistance, movementDistance } from "../../queries/board/distance.js";
import { seesBetween } from "../../queries/board/sight.js";
import { scrollOf } from "../../queries/enemies/scroll.js";
import { enemyOf, figureOf, figuresIn, findFigure } from "../../queries/figures.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, Souls } from "../../state.js";

/** Which rules lie behind an attack as it is declared. */
export function rulesOfDeclared(content: SoulsContent, s: Souls, attack: Attack): string[] {
  const attacker = figureOf(s, attack.attacker);
  const target = figureOf(s, attack.target);
  const rules = ["SS-9-hit-1-a", "SS-9-a", "SS-9-hit-1-b", attack.melee ? "SS-6.2-d" : "SS-6.2-e"];
  if (attack.form.damage) rules.push("SS-9-d");
  if (attacker.area === target.area) rules.push("SS-3.4-e");
  else rules.push("SS-3.4-d", "SS-3.4.2-b", ...overDistance(content, s, attacker, target));
  if (attacker.faction === "enemies") rules.push("SS-15.1-n", "SS-15.9-b", "SS-15.9-f");
  else if (attacker.kind === "companion") rules.push("SS-6.3.3-e", "SS-7.2-f");
  else rules.push(attack.form.name === "unarmed" ? "SS-8.2-c" : "SS-6.2-c");
  if (target.kind === "enemy" && scrollOf(content, enemyOf(s, target)).horde) rules.push("SS-15.10-a", "SS-15.2.1-b");
  return rules;
}

/** SS-3.2.2-b: a barrier stops who walks, not what flies. SS-3.4-c: enemies see through enemies. */
function overDistance(content: SoulsContent, s: Souls, attacker: Figure, target: Figure): string[] {
  const rules: string[] = [];
  if (movementDistance(s, attacker.area, target.area) !== attackDistance(s, attacker.area, target.area))
    rules.push("SS-3.2.2-b");
  if (attacker.faction === "enemies" && !seesBetween(content, s, "heroes", attacker.area, target.area))
    rules.push("SS-3.4-c");
  return rules;
}

/** What goes into the total of the hits besides the dice. */
export interface Recap {
  /** The cards that give or take hits. */
  readonly givers: readonly string[];
  readonly heldLethal: number;
  readonly penalty: number;
}

/** Which rules lie behind the total of the hits. */
export function rulesOfTotal(s: Souls, attack: Attack, { givers, heldLethal, penalty }: Recap): string[] {
  const rules = ["SS-9-hit-3-a"];
  const attacker = figureOf(s, attack.attacker);
  if (attack.supremacy) rules.push(...rulesOfSupremacy(s, attack, attacker));
  if (attack.focus) rules.push("SS-6.3.3-a");
  rules.push(...rulesOfGivers(s, attacker, givers));
  if (penalty !== 0) rules.push("SS-10.6.2-b");
  if (attack.dice.some(({ face }) => resultsOf(face).some((result) => result === "shield" || result === "miss")))
    rules.push("SS-9-hit-2-m");
  if (attack.lethal > 0) rules.push("SS-10.5-a", "SS-10.5-b");
  if (lethalSources(attack) + (heldLethal > 0 ? 1 : 0) > 1) rules.push("SS-10.5-i");
  if (attack.queue.length > 0) rules.push("SS-9-hit-2-k", ...(attack.hits > 0 ? ["SS-9-hit-2-g"] : []));
  if (attack.aoe >= 0) {
    rules.push("SS-10.4-a", "SS-10.4-b", "SS-10.4-c", "SS-10.4-d", "SS-10.4-f");
    if (attack.supremacy) rules.push("SS-9.1-g");
  }
  return rules;
}

/** SS-9-j: bonuses and penalties, also where they make up for each other. SS-4.3.2-a, SS-4.3-d: of Night and Day, and of events. SS-15.1-e: of an enemy's powers. */
function rulesOfGivers({ decks }: Souls, { faction }: Figure, givers: readonly string[]): string[] {
  const { beside, faceUp } = decks.event;
  const rules = givers.length > 0 ? ["SS-9-j"] : [];
  if (givers.includes(beside)) rules.push("SS-4.3.2-a");
  if (givers.includes(faceUp[0]!)) rules.push("SS-4.3-d");
  if (faction === "enemies" && givers.some((name) => name !== beside && name !== faceUp[0])) rules.push("SS-15.1-e");
  return rules;
}

function rulesOfSupremacy(s: Souls, { target }: Attack, attacker: Figure): string[] {
  const rules = ["SS-9.1-a", "SS-9.1-b", "SS-3.1-b", "SS-3.1-e", "SS-3.1-g"];
  const area = findFigure(s, target)?.area;
  if (area === undefined) return rules;
  if (attacker.area !== area) rules.push("SS-9.1-c");
  const there = [...figuresIn(s, area, "heroes"), ...figuresIn(s, area, "enemies")];
  if (there.some(({ ko }) => ko)) rules.push("SS-3.1-d");
  if (there.length > 4) rules.push("SS-3.1-c");
  return rules;
}

function lethalSources({ form, paid }: Attack): number {
  return form.paid.filter(({ id, effects }) => paid.includes(id) && effects.some(({ effect }) => effect === "lethal"))
    .length;
}
