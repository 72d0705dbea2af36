import { type Message, say } from "@tavolata/kernel";
import { discardCards, drawCard } from "@tavolata/kit";
import { defencesOf, isMaster, scrollOf } from "../../queries/enemies/scroll.js";
import { enemyOf, figuresOf, findFigure } from "../../queries/figures.js";
import type { Enemy, Figure, FigureId, SoulsFlow, Table } from "../../state.js";
import { moment } from "../02-quest/triggers.js";
import { layDown } from "../03-battlefield/heap.js";
import { checkGoals, isDecided } from "../04-round/ending.js";
import { gainSoulPoints } from "../05-heroes/soul-points.js";
import { whenEnemyKilled } from "../07-powers/moments.js";
import { discardTokens } from "../11-death/death.js";
import { crownsLeft } from "../13-crowns/crowns.js";
import { applyEffects } from "../effects/apply.js";
import { powersFor } from "./reactions.js";
import { revealShadows } from "./shadows.js";

/** SS-15.12-a: its figure leaves the map, and with the last figure of a Horde the enemy is gone (SS-15.10-c). */
export function* enemyDies(t: Table, figure: Figure, by: FigureId | ""): SoulsFlow {
  const { state: s } = t;
  const enemy = enemyOf(s, figure);
  // SS-15.12.1-i: what its death sets off comes before the figure goes.
  const powers = powersFor(t, figure, "killed");
  const { area } = figure;
  discardTokens(s, figure);
  s.figures.splice(s.figures.indexOf(figure), 1);
  for (const { name, power } of powers) yield* applyEffects(t, power.effects ?? [], { user: "", name, area });
  t.emit(
    { type: "enemy-killed", figure: figure.id, by },
    {
      rules: [
        "SS-15.12-a",
        "SS-15.12.1-b",
        ...(powers.length > 0 ? ["SS-15.12.1-i"] : []),
        ...(scrollOf(t.content, enemy).horde ? ["SS-15.10-c"] : []),
      ],
    },
  );
  if (figuresOf(s, enemy.id).length === 0) yield* leavePlay(t, enemy, figure);
  const killer = by === "" ? undefined : findFigure(s, by);
  if (killer?.kind === "hero") yield* whenEnemyKilled(t, killer);
  // SS-3.4-b, SS-15.4-c: who stood in the way of sight is gone, and what is seen now comes before what the Quest says about the death.
  // SS-4.4-a: after a death that by itself ends the Quest nobody looks round any more; what a Quest only notes of it comes after the Shadows.
  const isGone = !s.enemies.includes(enemy);
  if (!isDecided(t)) yield* revealShadows(t);
  if (isGone) yield* moment(t, { on: "enemy-killed", enemy: enemy.id });
  checkGoals(t);
}

/** SS-15.12.1-a to SS-15.12.1-g. */
function* leavePlay(t: Table, enemy: Enemy, { area }: Figure): SoulsFlow {
  const { state: s } = t;
  s.enemies.splice(s.enemies.indexOf(enemy), 1);
  // SS-15.7-m: its card may come back meanwhile, and is another enemy then.
  s.encounter.waiting = s.encounter.waiting.filter((id) => id !== enemy.id);
  discardCards(s.decks.enemyPower, enemy.powers);
  const { rank } = scrollOf(t.content, enemy);
  // SS-15.12.1-c: Red and Purple ones don't come back.
  if (rank === "red" || isMaster(t.content, enemy)) {
    s.removed.push(enemy.id);
    t.emit({ type: "enemy-removed", enemy: enemy.id }, { rules: ["SS-15.12.1-c"] });
  } else discardCards(s.decks.enemy, [enemy.id]);
  const { soulPoints, drops } = defencesOf(t.content, enemy);
  gainSoulPoints(t, soulPoints, "SS-15.12.1-a");
  const loot: string[] = [];
  const treasure: string[] = [];
  for (let left = drops.loot ?? 0; left > 0; left--) loot.push(...(yield* drawn(t, "loot")));
  for (let left = drops.treasure ?? 0; left > 0; left--) treasure.push(...(yield* drawn(t, "treasure")));
  const crowns = Math.min(drops.crowns ?? 0, crownsLeft(s));
  if (crowns + loot.length + treasure.length === 0) return;
  layDown(s, area, { crowns, loot, treasure });
  t.emit(
    { type: "drops", area, what: dropped({ crowns, loot: loot.length, treasure: treasure.length }) },
    { rules: ["SS-15.12.1-d", "SS-15.12.1-e", "SS-15.12.1-f", "SS-15.12.1-g"] },
  );
}

function dropped(counts: Readonly<Record<"crowns" | "loot" | "treasure", number>>): Message[] {
  const kinds = Object.entries(counts).filter(([, count]) => count > 0);
  return kinds.map(([kind, count]) => say(`drop.${kind}`, { count }));
}

function* drawn(t: Table, deck: "loot" | "treasure"): SoulsFlow<string[]> {
  const rule = { id: deck, whenEmpty: "reshuffle", rules: ["SS-2-c", "SS-15.12.1-e"] } as const;
  const card = yield* drawCard(t, t.state.decks[deck], rule);
  return card === undefined ? [] : [card];
}
