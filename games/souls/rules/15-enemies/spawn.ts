import { each, objectArray } from "@tavolata/kernel";
import { discardCards, drawCard } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import { type Face, resultsOf } from "../../content/dice.js";
import { enemyCard, foundAtOnce } from "../../content/tables.js";
import type { SpawnFormula } from "../../content/types.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { defencesOf, scrollOf } from "../../queries/enemies/scroll.js";
import { heroFigure, livingHeroes, newFigure } from "../../queries/figures.js";
import type { Enemy, EnemyId, Souls, SoulsFlow, Table } from "../../state.js";
import { giveMenace, passMenaceOn } from "../16-masters/menace.js";
import { controllerFor } from "./assign.js";
import { drawEnemyPower } from "./powers-drawn.js";
import { canBeTargeted } from "./victim.js";

const enemyRule = { id: "enemy", whenEmpty: "reshuffle", rules: ["SS-2-c"] } as const;

/** SS-15.2-a, SS-15-b: the top card of the Enemy deck enters play in an area. SS-15.4-r, SS-15.6-g: nobody when all cards are in play. */
export function* placeNextEnemy(t: Table, area: AreaId, rule: string): SoulsFlow<Enemy | undefined> {
  const card = yield* drawCard(t, t.state.decks.enemy, enemyRule, t.state.active);
  if (card === undefined) {
    t.emit({ type: "no-enemy-left" }, { rules: ["SS-15.4-r", "SS-15.6-g"] });
    return undefined;
  }
  return yield* placeEnemy(t, card, area, rule);
}

/** SS-15.6-h: cards are drawn and discarded until the one that is called for appears; nothing when it is nowhere. */
export function* placeNamedEnemy(t: Table, scroll: string, area: AreaId, rule: string): SoulsFlow<Enemy | undefined> {
  const deck = t.state.decks.enemy;
  const isIt = (card: string) => enemyCard(t.content, card).scroll === scroll;
  if (![...deck.draw, ...deck.discard].some(isIt)) return undefined;
  for (;;) {
    const card = yield* drawCard(t, deck, enemyRule, t.state.active);
    if (card === undefined) return undefined;
    if (isIt(card)) return yield* placeEnemy(t, card, area, rule, "SS-15.6-h");
    discardCards(deck, [card]);
    t.emit({ type: "enemy-card-passed", enemy: card }, { rules: ["SS-15.6-h"], reveals: true });
  }
}

/** An Enemy card is assigned and its figures are placed. SS-15.1-k: with its charges; SS-15.3-a: and its power cards. */
export function* placeEnemy(t: Table, id: EnemyId, area: AreaId, ...rules: string[]): SoulsFlow<Enemy> {
  const { state: s } = t;
  const { scroll, powerIcons, charges = 0 } = enemyCard(t.content, id);
  const enemy: Enemy = { id, scroll, controller: controllerFor(s, scroll), charges, powers: objectArray(), side: "A" };
  s.enemies.push(enemy);
  placeFigures(t.content, s, enemy, area);
  t.emit(
    { type: "enemy-placed", enemy: id, area, controller: enemy.controller },
    { rules: rulesOfPlacing(t.content, s, enemy, rules), reveals: true },
  );
  for (let left = powerIcons; left > 0; left--) yield* drawEnemyPower(t, enemy);
  return enemy;
}

/** What an enemy is made of, and why it is this player's; last what places it. */
function rulesOfPlacing(content: SoulsContent, s: Souls, enemy: Enemy, placed: readonly string[]): string[] {
  const { seals, hp } = enemyCard(content, enemy.id);
  const others = s.enemies.filter((other) => other !== enemy);
  const twin = others.some(({ scroll }) => scroll === enemy.scroll);
  const first = !others.some(({ controller }) => controller === s.active);
  const rules = ["SS-15.2-a", "SS-15-b", "SS-15-c", "SS-15-d", twin ? "SS-15.6-c" : first ? "SS-15.6-a" : "SS-15.6-b"];
  if (s.figures.some(({ kind, belongsTo }) => kind === "ghost" && belongsTo === enemy.controller))
    rules.push("SS-15.6-e");
  if (seals === 2) rules.push("SS-15-e");
  if (typeof hp === "object") rules.push("SS-15.12-b");
  if (scrollOf(content, enemy).horde) rules.push("SS-15.2.1-a");
  for (const rule of placed) rules.push(rule);
  return rules;
}

/** SS-16-c: a Master is nobody's; SS-16.1-c: with it comes the Menace token; SS-16.1-m: who can't be targeted passes it on. */
export function* placeMaster(t: Table, scroll: string, area: AreaId, side: "A" | "B"): SoulsFlow<Enemy> {
  const enemy: Enemy = { id: scroll, scroll, controller: "", charges: 0, powers: objectArray(), side };
  t.state.enemies.push(enemy);
  placeFigures(t.content, t.state, enemy, area);
  t.emit(
    { type: "enemy-placed", enemy: scroll, area, controller: "" },
    { rules: ["SS-16-a", "SS-16-c", "SS-15.1-b", "SS-15.12-b"], reveals: true },
  );
  const first = heroFigure(t.state, t.state.active);
  giveMenace(t, first.id, 1, "SS-16.1-c");
  if (!canBeTargeted(first)) yield* passMenaceOn(t, first);
  return enemy;
}

/** SS-15.2.1-a, SS-15.2.1-b, SS-15.10-a: one figure, or those of a Horde, each for itself, told apart by letters. SS-8.3.1-a: with their magic shields. */
function placeFigures(content: SoulsContent, s: Souls, enemy: Enemy, area: AreaId): void {
  const { horde = 1 } = scrollOf(content, enemy);
  const { magicShields = 0 } = defencesOf(content, enemy);
  for (let i = 0; i < horde; i++) {
    const id = horde === 1 ? enemy.id : foundAtOnce([`${enemy.id}-${"abcde"[i]}`])[0]!;
    s.figures.push(newFigure({ id, faction: "enemies", kind: "enemy", belongsTo: enemy.id, area, magicShields }));
  }
}

/**
 * SS-4.3-f, SS-4.3-g: heroes in play less enemies in play, and what the formula adds or takes. SS-4.3-h: companions don't count, a Horde is one.
 * SS-4.3-i: up to three heroes use the first line.
 */
export function spawnCount(s: Souls, formula: SpawnFormula): number {
  const heroes = livingHeroes(s).length;
  const change = formula.formula === "difference" ? formula.plus : heroes <= 3 ? -1 : -2;
  return Math.max(0, heroes - s.enemies.length + change);
}

/** SS-15.5-b: so many enemies, each by a gate. SS-15.5-e: none without an open one. */
export function* spawn(t: Table, count: number): SoulsFlow<EnemyId[]> {
  const placed: EnemyId[] = [];
  for (let left = count; left > 0; left--) {
    const area = yield* chooseGate(t);
    if (area === undefined) break;
    const enemy = yield* placeNextEnemy(t, area, "SS-15.5-f");
    if (!enemy) break;
    placed.push(enemy.id);
  }
  return placed;
}

/**
 * SS-15.5-b: the only open gate, or the one that the die shows; SS-15.5-c: thrown until one fits, if any face can. SS-15.5-d: between two the
 * active player chooses.
 */
export function* chooseGate(t: Table): SoulsFlow<AreaId | undefined> {
  const { state: s } = t;
  const open = Object.keys(s.gates).filter((symbol) => s.gates[symbol]!.open);
  if (open.length === 0) {
    t.emit({ type: "no-gate-open" }, { rules: ["SS-15.5-e"] });
    return undefined;
  }
  if (open.length === 1) return s.gates[open[0]!]!.area;
  const openOn = (face: Face) => resultsOf(face).filter((result) => open.includes(result));
  if (!t.content.dice.blue.faces.some((face) => openOn(face).length > 0)) return yield* pickGate(t, open, "SS-15.5-c");
  for (;;) {
    const [face] = yield* t.roll(t.content.dice.blue, 1, "gate", {
      by: s.active,
      side: "enemies",
      rules: ["SS-15.5-b", "SS-15.5-c"],
    });
    const shown = openOn(face!);
    if (shown.length === 1) return s.gates[shown[0]!]!.area;
    if (shown.length > 1) return yield* pickGate(t, shown, "SS-15.5-d");
  }
}

function* pickGate(t: Table, symbols: readonly string[], rule: string): SoulsFlow<AreaId> {
  const { state: s } = t;
  const offers = () => [each(symbols, "gate")];
  const symbol = yield* t.choose(s.active, "choose-gate", offers, { rules: [rule] });
  return s.gates[symbol]!.area;
}
