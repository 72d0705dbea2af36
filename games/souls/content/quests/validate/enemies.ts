import { enemyCards, enemyScrolls, masterScrolls } from "../../enemies/index.js";
import type { PlacedEnemy, Quest } from "../../types.js";
import { everyActFound, type Found } from "../acts.js";
import { type Problem, problem, removing, unlessKnown } from "./problem.js";

const scrolls = Object.keys(enemyScrolls);
const cards = Object.keys(enemyCards);
const masters = Object.keys(masterScrolls);

/** Whoever can be named by a quest that doesn't care for the deck: an enemy card or a master. */
export const namedEnemies: readonly string[] = [...cards, ...masters];

/** Everybody whom a quest places, at the start or later. */
export function everyPlacedEnemy(quest: Quest): Found<PlacedEnemy>[] {
  const of = (field: string, enemies: readonly PlacedEnemy[]) =>
    enemies.map((value, i) => ({ field: `${field}[${i}]`, value }));
  return [
    ...of("enemies", quest.enemies),
    ...everyActFound(quest).flatMap(({ field, value }) =>
      value.act === "place" ? of(`${field}.enemies`, value.enemies) : [],
    ),
  ];
}

/** SS-2.1-b: the enemies that a quest names are in the box, and figures enough for them. */
export function enemyProblems(quest: Quest): Problem[] {
  const { enemyDeck, questEnemy } = quest;
  const placed = everyPlacedEnemy(quest);
  const known = [...namedEnemies, ...enemyDeck];
  return [
    ...enemyDeck.flatMap((name, i) => unlessKnown(`enemyDeck[${i}]`, "no-scroll", { name }, scrolls)),
    ...["green", "blue"].flatMap((rank) => {
      const horde = enemyDeck.indexOf(`gremlin-horde-${rank}`);
      if (horde < 0 || !enemyDeck.includes(`gremlin-${rank}`)) return [];
      const field = `enemyDeck[${horde}]`;
      return [problem(field, "gremlins-twice", { args: { rank }, fix: removing(field) })];
    }),
    ...placed.flatMap(({ field, value: { enemy } }) =>
      enemy === undefined ? [] : unlessKnown(`${field}.enemy`, "no-enemy", { name: enemy }, known, field),
    ),
    ...(questEnemy === undefined ? [] : unlessKnown("questEnemy", "no-enemy", { name: questEnemy }, known)),
    ...mastersTwice(quest),
    ...(enemyDeck.length === 0 ? [emptyDeck()] : []),
  ];
}

/** SS-16-a: a master is one figure: who stands there at the start stands there once. What comes later may come in this way or in that. */
function mastersTwice({ enemies }: Quest): Problem[] {
  return enemies.flatMap(({ enemy, at }, i) => {
    const first = enemies.findIndex((other) => other.enemy === enemy);
    if (enemy === undefined || !masters.includes(enemy) || first === i) return [];
    const field = `enemies[${i}]`;
    return [problem(field, "master-twice", { args: { enemy }, at: [at], fix: removing(field) })];
  });
}

function emptyDeck(): Problem {
  const value = ["gremlin-green", "orc-warrior-blue"];
  const change = { does: "set", field: "enemyDeck", value } as const;
  return problem("enemyDeck", "empty-enemy-deck", { fix: { code: "enemies", args: {}, change } });
}
