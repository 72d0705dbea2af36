import { copy } from "@tavolata/kernel";
import { effectMessage } from "../../content/describe.js";
import type { Effect, Until } from "../../content/types.js";
import type { Figure, FigureId, Souls, Table } from "../../state.js";

/** SS-2-d: the same effect of the same name isn't given twice to the same figure. */
export function giveLasting(t: Table, name: string, figure: Figure, effect: Effect, until: Until): void {
  const { lasting } = t.state;
  const same = lasting.some((one) => one.name === name && one.on === figure.id && one.effect.effect === effect.effect);
  if (same) {
    t.emit({ type: "effect-given-already", figure: figure.id, name }, { rules: ["SS-2-d"] });
    return;
  }
  lasting.push({ name, on: figure.id, effect: copy(effect), until });
  // Whom it strikes, and that nobody was saved, is told already.
  const { on: _on, unlessSave: _save, ...held } = effect;
  Object.assign(held, { until });
  t.emit(
    {
      type: "effect-given",
      figure: figure.id,
      name,
      word: effect.effect,
      until,
      what: effectMessage(held),
    },
    { rules: ["SS-2-d", ruleOf(until)] },
  );
}

function ruleOf(until: Until): string {
  return until === "time-phase" ? "SS-6.5-i" : "SS-6.5-h";
}

/** SS-6.5-h: what was good for somebody's next healing is used up by it. */
export function healingDone({ state: s }: Table, by: FigureId | ""): void {
  if (by !== "") endLasting(s, by, "next-healing");
}

/** What was good for one attack, defence or healing, or until now, is over. */
export function endLasting(s: Souls, on: FigureId | "everybody", ...until: Until[]): void {
  if (s.lasting.length === 0) return;
  s.lasting = s.lasting.filter((one) => !(until.includes(one.until) && (on === "everybody" || one.on === on)));
}
