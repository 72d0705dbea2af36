import { each } from "@tavolata/kernel";
import type { CombatFace } from "../../content/barrels.js";
import { half } from "../../queries/combat/half.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { dieOfRoll, rollCombat } from "../01-dice/dice.js";
import type { Rolled } from "../rh-7-fate/twists.js";

/** HQ-10.6-a: who has aimed rolls up to half of the dice again, and keeps the new faces. HQ-10.6-b: not with a ?. */
export function* aimAgain(
  t: Table,
  shooter: Figure,
  rolled: Rolled<CombatFace>,
  dice: number,
): HeroFlow<Rolled<CombatFace>> {
  const { faces } = rolled;
  // Half of the dice that were thrown, though one of them may have been exchanged for a card (HQ-RH7-b).
  const most = Math.min(half(dice), faces.length);
  if (faces.includes("question-mark")) {
    t.emit({ type: "aim-spoilt", figure: shooter.id }, { rules: ["HQ-10.6-b"] });
    return rolled;
  }
  if (most === 0) return rolled;
  const places = faces.map((face, place) => ({ face, place }));
  const again = yield* t.chooseSome(
    shooter.seat,
    "aim-again",
    () => [
      each(places, dieOfRoll, {
        label: ({ face }) => ({ key: "option.die", args: { face } }),
      }),
    ],
    { rules: ["HQ-10.6-a", "HQ-18.9"], min: 0, max: most },
  );
  if (again.length === 0) return rolled;
  const fresh = yield* rollCombat(t, again.length, { purpose: "aiming", by: shooter, rules: ["HQ-10.6-a"] });
  const kept = faces.filter((_, i) => !again.some(({ place }) => place === i));
  const result = fresh.faces.length === again.length ? inPlace(faces, again, fresh.faces) : [...kept, ...fresh.faces];
  t.emit({ type: "rerolled", figure: shooter.id, faces: result }, { rules: ["HQ-10.6-a"] });
  return { faces: result, twists: [...rolled.twists, ...fresh.twists] };
}

/** Each new face where the old one was. */
function inPlace(
  faces: readonly CombatFace[],
  again: readonly { readonly place: number }[],
  fresh: readonly CombatFace[],
): CombatFace[] {
  const result = [...faces];
  for (const [i, { place }] of again.entries()) result[place] = fresh[i]!;
  return result;
}
