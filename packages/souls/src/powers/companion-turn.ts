import { type Bar, bar, each, one } from "@tavolata/kernel";
import { type Deeds, startActivity, whyNoActivity } from "../activities/activity.js";
import { attack } from "../combat/attack.js";
import { printed } from "../combat/form.js";
import { findFigure, heroOf, newFigure } from "../figures.js";
import { nextAreas, stepCost } from "../map/distance.js";
import type { AreaId } from "../map/terrain.js";
import { enter } from "../movement/entering.js";
import { evade } from "../movement/evade.js";
import type { Figure, FigureId, Souls, SoulsFlow, Table } from "../state.js";
import { companionCard } from "../tables.js";
import { summons } from "./companion.js";

/** SS-7.2-a: it appears in its owner's area and acts at once. */
export function* summon(t: Table, owner: Figure, companion: string): SoulsFlow {
  const { state: s } = t;
  const { magicShields } = companionCard(companion);
  s.figures.push(
    newFigure({
      id: companion,
      faction: "heroes",
      kind: "companion",
      belongsTo: owner.belongsTo,
      area: owner.area,
      magicShields,
    }),
  );
  t.emit(
    { type: "companion-summoned", figure: companion, area: owner.area },
    { rules: ["SS-7.2-a", "SS-7.2-e", "SS-7.2-j", "SS-5.3.1-g"] },
  );
  // SS-7.2-b: that is its activation of this turn.
  s.turn.done.push("companion");
  yield* companionActs(t, companion);
}

/** SS-7.2-b: later its owner activates it for the same activity, once in a turn; SS-7.2-e: only he, in his turn, SS-11.1-s: and alive. */
export function companionDeeds(deeds: Deeds): void {
  const { t, figure: owner } = deeds;
  const { state: s } = t;
  for (const { id, kind, belongsTo } of s.figures) {
    if (kind !== "companion" || belongsTo !== s.active) continue;
    const why = whyNotCall(s, owner, id);
    if (deeds.leavesOut(why)) continue;
    deeds.add({ id: `companion:${id}`, at: `figure:${id}`, run: () => callCompanion(t, owner, id), bar: why });
  }
}

/** SS-7.2-b: with the power that summoned it. SS-11.1-s: who has lost that with a Soulrank waits until he has it again. */
function whyNotCall(s: Souls, owner: Figure, companion: FigureId): Bar | undefined {
  if (!heroOf(s, owner).powers.some(({ id }) => summons(id) === companion)) return bar("SS-11.1-s", "power-lost");
  if (s.turn.done.includes("companion")) return bar("SS-7.2-b", "used-this-turn");
  return whyNoActivity(s, owner, "action");
}

function* callCompanion(t: Table, owner: Figure, id: FigureId): SoulsFlow {
  t.state.turn.done.push("companion");
  if (yield* startActivity(t, owner, "action")) yield* companionActs(t, id);
}

/**
 * SS-7.2-d: it moves and makes one attack, in either order, neither of them split. SS-7.2-k: Stunned it does nothing; Slowed one of both. SS-7.2-g:
 * K.O. it stands up for a point.
 */
export function* companionActs(t: Table, id: FigureId): SoulsFlow {
  const { state: s } = t;
  const figure = findFigure(s, id)!;
  if (figure.stunned !== "none") {
    figure.stunned = "none";
    t.emit({ type: "turn-skipped", figure: id }, { rules: ["SS-7.2-k"] });
    return;
  }
  const slowed = figure.slowed !== "none";
  let points = companionCard(id).movement;
  let moving = false;
  let moved = false;
  let attacked = false;
  while (s.figures.includes(figure)) {
    const mayMove = !moved && !(slowed && attacked) && points > 0;
    const mayAttack = !attacked && !(slowed && (moving || moved)) && !figure.ko;
    const steps = (): AreaId[] => (mayMove && !figure.ko ? affordable(s, figure, points) : []);
    const targets = (): FigureId[] =>
      mayAttack
        ? s.figures.filter(({ faction, area }) => faction === "enemies" && area === figure.area).map((one) => one.id)
        : [];
    const picked = yield* t.choose<string>(
      figure.belongsTo,
      "companion-acts",
      () => [
        each(steps(), (area) => `move:${area}`, { at: (area) => [`area:${area}`] }),
        each(targets(), (target) => `strike:${target}`, { at: (target) => [`figure:${target}`] }),
        ...(mayMove && figure.ko ? [one("stand-up")] : []),
        one("pass"),
      ],
      { rules: ["SS-7.2-d", "SS-7.2-f"] },
    );
    if (picked === "pass") break;
    if (picked === "stand-up") {
      figure.ko = false;
      moving = true;
      points -= 1;
      t.emit({ type: "condition-gone", figure: id, condition: "ko" }, { rules: ["SS-7.2-g"] });
    } else if (steps().includes(picked)) {
      moving = true;
      yield* evade(t, figure);
      // SS-7.2-f: it moves by the heroes' rules.
      if (!s.figures.includes(figure) || figure.ko) continue;
      points -= stepCost(s, picked, false);
      s.turn.evaded = "";
      yield* enter(t, figure, picked, "moved", "SS-7.2-f", "SS-7.2-i");
    } else {
      moved ||= moving;
      attacked = true;
      const { weapon } = companionCard(id);
      const form = {
        name: weapon.id,
        values: weapon.attack,
        damage: weapon.damage,
        range: 0,
        paid: printed(weapon.id, weapon.paid),
      };
      yield* attack(t, { attacker: id, target: picked, form });
    }
  }
  for (const condition of ["slowed", "blinded"] as const) figure[condition] = "none";
}

function affordable(s: Souls, figure: Figure, points: number): AreaId[] {
  return nextAreas(s, figure.area).filter((area) => stepCost(s, area, false) <= points);
}
