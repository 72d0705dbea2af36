import { each, objectArray } from "@tavolata/kernel";
import { hasHorde, whoElse } from "../../queries/attack/many-targets.js";
import { heldWords } from "../../queries/effects/held.js";
import { figureOf, figuresIn } from "../../queries/figures.js";
import type { Attack } from "../../state/attack.js";
import type { FigureId, SoulsFlow, Table } from "../../state.js";

/** SS-7-v: the others in the target's area that an attack on several strikes, as a hero chooses. */
export function* moreTargets(t: Table, attack: Attack): SoulsFlow<FigureId[]> {
  const { state: s } = t;
  const figure = figureOf(s, attack.attacker);
  let left = 0;
  for (const { count } of heldWords(t.content, s, "targets", { self: figure, attack }))
    left = Math.max(left, count - 1);
  if (left === 0) return objectArray();
  const struck = [figureOf(s, attack.target)];
  const rules = hasHorde(figuresIn(s, struck[0]!.area, "enemies")) ? ["SS-7-v", "SS-15.10-a"] : ["SS-7-v"];
  while (left > 0) {
    const others = whoElse(s, struck);
    if (others.length === 0) break;
    const picked = yield* t.chooseSome(
      figure.belongsTo,
      "more-targets",
      () => [each(others, { verb: "figure", target: ({ id }) => id }, { at: ({ id }) => [`figure:${id}`] })],
      { min: 0, max: hasHorde(others) ? 1 : Math.min(left, others.length), rules },
    );
    if (picked.length === 0) break;
    struck.push(...picked);
    left -= picked.length;
  }
  const also = objectArray<FigureId>();
  for (const { id } of struck.slice(1)) also.push(id);
  return also;
}
