import { masterScroll } from "../../content/tables.js";
import { isMaster } from "../../queries/enemies/scroll.js";
import { figuresOf } from "../../queries/figures.js";
import { hpOf } from "../../queries/profile.js";
import type { Enemy, SoulsFlow, Table } from "../../state.js";
import { isDead } from "../11-death/death.js";
import { applyEffects } from "../effects/apply.js";

/** SS-16-b: a Master whose card says so turns it at half of its hit points, rounded up; wounds and tokens stay. */
export function* turnMasters(t: Table): SoulsFlow {
  const { state: s } = t;
  for (const enemy of [...s.enemies]) {
    if (!isMaster(t.content, enemy)) continue;
    const { front, back } = masterScroll(t.content, enemy.scroll)!;
    const turns = (enemy.side === "A" ? front : back).turns;
    const [figure] = figuresOf(s, enemy.id);
    if (turns?.when !== "half-hp" || !figure || 2 * figure.wounds < hpOf(t.content, s, figure)) continue;
    // Dead, it only waits for the end of the attack (SS-10.4-c).
    if (isDead(t.content, s, figure)) continue;
    turnCard(t, enemy, enemy.side === "A" ? "B" : "A");
    yield* applyEffects(t, turns.effects, { user: figure.id, name: enemy.scroll });
  }
}

/** SS-16-b: the other side is in force from now on. */
export function turnCard(t: Table, enemy: Enemy, side: "A" | "B"): void {
  if (enemy.side === side) return;
  enemy.side = side;
  t.emit({ type: "master-turns", enemy: enemy.id }, { rules: ["SS-16-b", "SS-16-a"] });
}
