import { type Bar, bar } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { areAdjacent } from "../../queries/board/squares.js";
import { attackDice } from "../../queries/combat/dice-count.js";
import { meleeWeapons } from "../../queries/combat/equipment.js";
import { hinders, isHelpless, isOnBoard } from "../../queries/figures.js";
import type { Figure, Movement, Table, Turn } from "../../state.js";
import { settle } from "../04-movement/arrive.js";
import { passesZones } from "../rh-3-experience/warrior.js";

/** HQ-RH5: whether the table plays with combat zones; without them nobody is held up by one, nor leaves one (HQ-RH6). */
export function hasCombatZones({ options }: Table): boolean {
  return options.combatZone;
}

/** HQ-RH5-a: the enemies in whose combat zone a figure is on a square: those beside it who are able to attack. */
export function zonesOver(t: Table, figure: Figure, square: number): Figure[] {
  if (!hasCombatZones(t)) return [];
  const { content, state } = t;
  return state.figures.filter(
    (enemy) => hinders(enemy, figure) && areAdjacent(state, enemy.square, square) && hasAttackDice(content, enemy),
  );
}

/** HQ-RH5-a: who has no die left for a blow, by shock (HQ-8.8.c-a) or load (HQ-RH1.3), isn't able to attack. */
function hasAttackDice(content: HeroQuestContent, figure: Figure): boolean {
  return meleeWeapons(content, figure).some((weapon) => attackDice(content, figure, weapon) > 0);
}

/** HQ-RH5-b: nobody enters an occupied square where it would have to stop (HQ-4.7-b). */
export function whyNotThroughZone(t: Table, figure: Figure, to: number): Bar | undefined {
  const [enemy] = zonesOver(t, figure, to);
  return enemy && !passesZones(t, figure) ? bar("HQ-RH5-b", "zone-there", { figure: enemy.id }) : undefined;
}

/** HQ-RH5-b: who has come into an enemy's combat zone stops, even with squares left. */
export function stopInZone(t: Table, turn: Turn, movement: Movement, figure: Figure): void {
  if (turn.movement !== movement || movement.left === 0) return;
  if (!isOnBoard(t.state, figure) || isHelpless(figure)) return;
  const [enemy] = zonesOver(t, figure, figure.square);
  if (!enemy || passesZones(t, figure)) return;
  movement.left = 0;
  t.emit({ type: "stopped-in-zone", figure: figure.id, by: enemy.id }, { rules: ["HQ-RH5-a", "HQ-RH5-b"] });
  settle(t, figure, turn);
}
