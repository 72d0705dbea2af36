import { each } from "@tavolata/kernel";
import { type CombatFace, half, throwCombat } from "../dice.js";
import type { Figure, HeroFlow, Table } from "../state.js";

/** HQ-10.6-a: who has aimed rolls up to half of the dice again, and keeps the new faces. HQ-10.6-b: not with a ?. */
export function* aimAgain(t: Table, shooter: Figure, faces: readonly CombatFace[]): HeroFlow<readonly CombatFace[]> {
  const most = half(faces.length);
  if (faces.includes("question-mark")) {
    t.emit({ type: "aim-spoilt", figure: shooter.id }, { rules: ["HQ-10.6-b"] });
    return faces;
  }
  if (most === 0) return faces;
  const places = faces.map((face, place) => ({ face, place }));
  const again = yield* t.chooseSome(
    shooter.seat,
    "aim-again",
    () => [
      each(places, ({ place, face }) => `die:${place + 1}-${face}`, {
        label: ({ face }) => ({ key: "option.die", args: { face } }),
      }),
    ],
    { rules: ["HQ-10.6-a", "HQ-18.9"], min: 0, max: most },
  );
  const fresh = yield* throwCombat(t, again.length, { purpose: "aiming", by: shooter, rules: ["HQ-10.6-a"] });
  const result = [...faces];
  for (const [i, { place }] of again.entries()) result[place] = fresh[i]!;
  if (again.length > 0) t.emit({ type: "rerolled", figure: shooter.id, faces: result }, { rules: ["HQ-10.6-a"] });
  return result;
}
