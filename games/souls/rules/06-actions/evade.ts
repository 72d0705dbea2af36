import { done } from "@tavolata/kernel";
import { dominates } from "../../queries/board/control.js";
import { heldSum } from "../../queries/effects/held.js";
import { canReact, reactionOrder } from "../../queries/enemies/order.js";
import { figuresIn, isEngaged } from "../../queries/figures.js";
import { flies } from "../../queries/profile.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { comeOut } from "../07-powers/hiding.js";
import { reactionAttack } from "../15-enemies/reactions.js";

/**
 * SS-6.1.2-a: who leaves an area with enemies evades them first: each of them makes a reaction attack, one after the other (SS-6.1.2-i).
 * Says whether he can go where he wanted to (SS-6.1.2-b): not when he is down, or was pushed elsewhere.
 * SS-6.1.2-e, SS-6.1.2-j, SS-6.1.2-k: none when the heroes dominate the area. SS-6.1.2-d: only on leaving. SS-6.1.2-g: it breaks hiding. SS-6.1.3-c: flying doesn't help. SS-11.1-m: a Ghost Soul isn't noticed.
 */
export function* evade(t: Table, figure: Figure): SoulsFlow<boolean> {
  const { area } = figure;
  yield* reactionsTo(t, figure);
  return figure.area === area && !figure.ko && figure.stunned === "none" && t.state.figures.includes(figure);
}

function reactionsTo(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  const isFree = figure.kind === "ghost" || !isEngaged(s, figure) || s.turn.evaded === figure.area;
  return isFree ? done : reactionsInReach(t, figure);
}

function* reactionsInReach(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  s.turn.evaded = figure.area;
  comeOut(t, figure);
  if (dominates(s, "heroes", figure.area)) {
    t.emit({ type: "evaded", figure: figure.id, attacks: 0 }, { rules: ["SS-6.1.2-e", "SS-6.1.1-c", "SS-3.1-b"] });
    return;
  }
  if (useFreeEvade(t, figure)) return;
  const from = figure.area;
  const there = figuresIn(s, from, "enemies");
  const reacting = reactionOrder(t.content, s, there);
  const rules = ["SS-6.1.2-a", "SS-6.1.1-c", "SS-6.1.2-c"];
  if (reacting.length > 1) rules.push("SS-6.1.2-i");
  if (!there.every(canReact)) rules.push("SS-6.1.2-h");
  if (flies(t.content, s, figure)) rules.push("SS-6.1.3-c");
  t.emit({ type: "evaded", figure: figure.id, attacks: reacting.length }, { rules });
  for (const enemy of reacting) {
    // SS-6.1.2-b: a dead hero isn't attacked any more, nor does an enemy react that is gone.
    if (isGhost(figure) || !s.figures.includes(figure)) return;
    // SS-10.2-g, SS-15.9-f: who was pushed out of the area is out of their reach.
    if (figure.area !== from) return;
    if (s.figures.includes(enemy)) yield* reactionAttack(t, enemy, figure);
  }
}

/** Some heroes slip away unhurt, so often a turn. */
function useFreeEvade(t: Table, figure: Figure): boolean {
  const { state: s } = t;
  const free = heldSum(t.content, s, "free-evade", { self: figure }, (effect) => effect.perTurn);
  if (s.turn.done.filter((done) => done === "free-evade").length >= free) return false;
  s.turn.done.push("free-evade");
  t.emit({ type: "evaded", figure: figure.id, attacks: 0 }, { rules: ["SS-6.1.2-a"] });
  return true;
}

/** Asked after others have acted, when the figure may have changed. */
function isGhost({ kind }: Figure): boolean {
  return kind === "ghost";
}
