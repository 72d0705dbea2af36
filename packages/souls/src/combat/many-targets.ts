import { each } from "@tavolata/kernel";
import { figureOf, figuresIn } from "../figures.js";
import type { FigureId, SoulsFlow, Table } from "../state.js";
import { heldWords } from "../vocabulary/held.js";
import type { Attack } from "./attack-state.js";

/** SS-7-v: the others in the target's area that an attack on several strikes, as its owner chooses. */
export function* moreTargets(t: Table, attack: Attack): SoulsFlow<readonly FigureId[]> {
  const { state: s } = t;
  const figure = figureOf(s, attack.attacker);
  const target = figureOf(s, attack.target);
  if (figure.kind !== "hero") return [];
  const most = Math.max(1, ...heldWords(s, "targets", { self: figure, attack }).map(({ count }) => count)) - 1;
  const others = () =>
    figuresIn(s, target.area, "enemies")
      .map(({ id }) => id)
      .filter((id) => id !== target.id);
  if (most <= 0 || others().length === 0) return [];
  return yield* t.chooseSome(
    figure.belongsTo,
    "more-targets",
    () => [each(others(), (id) => `figure:${id}`, { at: (id) => [`figure:${id}`] })],
    { min: 0, max: Math.min(most, others().length), rules: ["SS-7-v"] },
  );
}
