import type { SoulsContent } from "../../content/content.js";
import { attackDistance, movementDistance } from "../../queries/board/distance.js";
import { seesBetween } from "../../queries/board/sight.js";
import { scrollOf } from "../../queries/enemies/scroll.js";
import { enemyOf, figureOf } from "../../queries/figures.js";
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
