import { each } from "@tavolata/kernel";
import { figuresIn } from "../figures.js";
import type { Figure, FigureId, SoulsFlow, Table } from "../state.js";
import { heldWords } from "../vocabulary/held.js";

/** SS-7-v: the others in the target's area that an attack on several strikes, as its owner chooses. */
export function* wieldedTargets(t: Table, figure: Figure, target: Figure): SoulsFlow<readonly FigureId[]> {
  const { state: s } = t;
  const most = Math.max(1, ...heldWords(s, "targets", { self: figure }).map(({ count }) => count)) - 1;
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
