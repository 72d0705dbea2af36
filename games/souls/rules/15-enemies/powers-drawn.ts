import { discardCards, drawCard } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import { enemyPowerCard } from "../../content/tables.js";
import type { EnemyPowerType } from "../../content/types.js";
import { fullShields } from "../../queries/enemies/magic-shields.js";
import { scrollOf } from "../../queries/enemies/scroll.js";
import { enemyOf, figuresOf, findFigure } from "../../queries/figures.js";
import type { Enemy, Figure, FigureId, SoulsFlow, Table } from "../../state.js";

const enemyPowerRule = { id: "enemy-power", whenEmpty: "reshuffle", rules: ["SS-2-c"] } as const;

/** SS-15.3-b: two at most. */
const mostPowers = 2;

/** SS-15.3-a: one card. SS-15.3-c: of a type that it hasn't; SS-15.3-d: none when there is no such card. */
export function* drawEnemyPower(t: Table, enemy: Enemy, ...rules: string[]): SoulsFlow {
  const { state: s } = t;
  if (enemy.powers.length >= mostPowers) {
    t.emit({ type: "enemy-powers-full", enemy: enemy.id }, { rules: ["SS-15.3-b"] });
    return;
  }
  const deck = s.decks.enemyPower;
  const fits = (card: string) => !hasType(t.content, enemy, enemyPowerCard(t.content, card).type);
  if (!deck.draw.some(fits) && !deck.discard.some(fits)) {
    t.emit({ type: "enemy-powers-full", enemy: enemy.id }, { rules: ["SS-15.3-d"] });
    return;
  }
  for (;;) {
    const card = yield* drawCard(t, deck, enemyPowerRule);
    if (card === undefined) return;
    if (!fits(card)) {
      discardCards(deck, [card]);
      t.emit({ type: "enemy-power-redrawn", enemy: enemy.id, power: card }, { rules: ["SS-15.3-c"], reveals: true });
      continue;
    }
    const before = figuresOf(s, enemy.id).map((figure) => fullShields(t.content, s, figure));
    enemy.powers.push(card);
    t.emit(
      { type: "enemy-power-drawn", enemy: enemy.id, power: card },
      { rules: rulesOfDrawn(t.content, enemy, card, rules), reveals: true },
    );
    figuresOf(s, enemy.id).forEach((figure, i) => {
      gainShields(t, figure, fullShields(t.content, s, figure) - before[i]!);
    });
    return;
  }
}

/** SS-15.3-g: beside a power of the same type on its scroll. */
function rulesOfDrawn(content: SoulsContent, enemy: Enemy, card: string, drawn: readonly string[]): string[] {
  const { type } = enemyPowerCard(content, card);
  const rules = ["SS-15.3-a", "SS-15.3-e"];
  if (Object.values(scrollOf(content, enemy).powers).some((power) => power.type === type)) rules.push("SS-15.3-g");
  for (const rule of drawn) rules.push(rule);
  return rules;
}

function hasType(content: SoulsContent, { powers }: Enemy, type: EnemyPowerType): boolean {
  for (const card of powers) if (enemyPowerCard(content, card).type === type) return true;
  return false;
}

/** SS-8.3.1-a: what a power adds to the magic shields is there at once. */
function gainShields(t: Table, figure: Figure, count: number): void {
  if (count <= 0) return;
  figure.magicShields += count;
  t.emit({ type: "magic-shields-gained", figure: figure.id, count }, { rules: ["SS-8.3.1-a", "SS-15.3-a"] });
}

/** SS-15.3.1-a: a Green or Blue enemy that kills a hero or companion. SS-15.3.1-b: by its own deed. */
export function* gainsPowerByKilling(t: Table, by: FigureId | ""): SoulsFlow {
  const killer = by === "" ? undefined : findFigure(t.state, by);
  if (killer?.faction !== "enemies") return;
  const enemy = enemyOf(t.state, killer);
  const { rank } = scrollOf(t.content, enemy);
  if (rank === "green" || rank === "blue") yield* drawEnemyPower(t, enemy, "SS-15.3.1-a", "SS-15.3.1-b");
}
