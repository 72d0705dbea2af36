import { done } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { heldFrom, heldSum } from "../../queries/effects/held.js";
import { hpOf } from "../../queries/profile.js";
import type { Figure, FigureId, Souls, SoulsFlow, Table } from "../../state.js";
import { masterInPlay } from "../16-masters/menace.js";
import { turnMasters } from "../16-masters/turning.js";
import { dies, isDead } from "./death.js";

/**
 * SS-9-c: wounds that are suffered can't be prevented. SS-11-b: they are counted up. Who dies of them is settled afterwards
 * (`settle`), so that several who are hurt at once die at once. SS-11.1-m, SS-11.1-n: a Ghost Soul takes no damage.
 */
export function suffer(t: Table, figure: Figure, wounds: number, ...rules: string[]): void {
  if (wounds <= 0 || figure.kind === "ghost") return;
  figure.wounds += wounds;
  t.emit(
    { type: "wounded", figure: figure.id, wounds, left: Math.max(0, hpOf(t.content, t.state, figure) - figure.wounds) },
    { rules },
  );
}

/** SS-11-b: never below 0. SS-7.2-j: heroes don't heal companions; SS-11.1-l: nor Ghost Souls. */
export function heal(t: Table, figure: Figure, amount: number, by: FigureId, ...rules: string[]): number {
  const { state: s } = t;
  if (figure.kind === "ghost" || figure.kind === "companion") return 0;
  if (figure.wounds === 0) return 0;
  const [stopped] = heldFrom(t.content, s, "no-healing", { self: figure }).givers;
  if (stopped !== undefined) {
    t.emit({ type: "healing-stopped", figure: figure.id, name: stopped }, { rules: ["SS-4.3-d"] });
    return 0;
  }
  const healer = s.figures.find(({ id }) => id === by);
  const more = healer ? heldSum(t.content, s, "heal-more", { self: healer }, (effect) => effect.change) : 0;
  const healed = Math.min(figure.wounds, amount + more);
  if (healed <= 0) return 0;
  figure.wounds -= healed;
  t.emit({ type: "healed", figure: figure.id, by: healed }, { rules: ["SS-11-b", ...rules] });
  return healed;
}

/**
 * SS-11-c, SS-15.12-a: whoever has as many wounds as HP dies, all at the same time. `by`: whose deed it was (SS-15.3.1-b), but for those who
 * died of the ground.
 */
export function settle(t: Table, by: FigureId | "" = "", ofGround: readonly FigureId[] = []): SoulsFlow {
  // Asked after everything that may hurt, and nearly always nobody has died: no generator is made for that.
  return isAnybodyDead(t.content, t.state) || masterInPlay(t.content, t.state) ? settleAll(t, by, ofGround) : done;
}

function* settleAll(t: Table, by: FigureId | "", ofGround: readonly FigureId[]): SoulsFlow {
  while (isAnybodyDead(t.content, t.state)) {
    const dead = t.state.figures.filter((figure) => isToDie(t.content, t.state, figure));
    // What one death sets off may have settled the others already.
    for (const figure of dead)
      if (t.state.figures.includes(figure) && isToDie(t.content, t.state, figure))
        yield* dies(t, figure, ofGround.includes(figure.id) ? "" : by);
  }
  if (masterInPlay(t.content, t.state)) yield* turnMasters(t);
}

function isAnybodyDead(content: SoulsContent, s: Souls): boolean {
  for (const figure of s.figures) if (isToDie(content, s, figure)) return true;
  return false;
}

/** SS-10.4-c, SS-15.3.1-b: whom an attack under way strikes dies when it is over, and by who made it. */
function isToDie(content: SoulsContent, s: Souls, figure: Figure): boolean {
  return isDead(content, s, figure) && !isUnderAttack(s, figure.id);
}

function isUnderAttack({ attacks }: Souls, id: FigureId): boolean {
  for (const { targets } of attacks) if (targets.includes(id)) return true;
  return false;
}
