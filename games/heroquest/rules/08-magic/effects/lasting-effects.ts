import { bar } from "@tavolata/kernel";
import type { Affected, LastingEffect, Until } from "../../../content/effects.js";
import { isImmune } from "../../../queries/traits.js";
import type { FigureId, HeroFlow, Lasting, Table } from "../../../state.js";
import { turnOf } from "../../04-movement/free.js";
import { affectedBy } from "../affected.js";
import { casterOf } from "../caster.js";
import { beginLasting, endLasting, isHarmful } from "../lasting.js";
import type { Casting, Words } from "../vocabulary.js";

/** What lasts for a while: dice, movement, protection, and being bound. */
export const states: Words<LastingEffect | "end-effects"> = {
  "attack-dice": { act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, one.change, one.until)) },
  "ranged-dice": { act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, one.change, one.until)) },
  "defence-dice": { act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, one.change, one.until)) },
  "movement-dice": {
    // HQ-4.2-b: allies have fixed movement and no dice for it.
    whyNot: (_t, _user, _one, target) =>
      target && target.kind !== "hero" ? bar("HQ-8.6-a", "not-meant", { figure: target.id }) : undefined,
    act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, one.change, one.until)),
  },
  "attack-limit": { act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, one.dice, one.until)) },
  "attack-at-least": { act: (t, casting, one) => lay(t, casting, undefined, dice(one.effect, one.dice, one.until)) },
  "half-defence": { act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, 0, one.until)) },
  "half-movement": { act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, 0, one.until)) },
  immune: { act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, 0, one.until, one.to)) },
  "pass-through": { act: (t, casting, one) => lay(t, casting, undefined, dice(one.effect, 0, one.until, one.what)) },
  "cannot-move": { act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, 0, one.until)) },
  sleep: { act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, 0, "freed")) },
  held: { act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, 0, one.until)) },
  commanded: {
    whyNot: (_t, _user, _one, target) =>
      target && target.kind !== "hero" ? bar("HQ-8.6-a", "not-meant", { figure: target.id }) : undefined,
    act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, 0, "next-own-turn-over")),
  },
  "lose-turn": { act: (t, casting, one) => lay(t, casting, one.on, dice(one.effect, 0, "next-own-turn-over")) },
  "lose-action": {
    *act(t, casting, { effect, amount, on, now }) {
      const left = now ? amount - loseNow(t, casting, amount) : amount;
      if (left > 0) yield* lay(t, casting, on, dice(effect, left, "next-own-turn-over"));
    },
  },
  "full-defence": { act: (t, casting, one) => lay(t, casting, undefined, dice(one.effect, 0, one.until)) },
  "cannot-be-moved": { act: (t, casting, one) => lay(t, casting, undefined, dice(one.effect, 0, one.until)) },
  "end-effects": {
    *act(t, casting, { what, on }) {
      for (const figure of affectedBy(t.state, casting, on)) {
        endLasting(t, figure, (one) => what === "magical" || isHarmful(one), casting.rules);
      }
    },
  },
};

function dice(what: Lasting["what"], change: number, until: Until, of?: string): Lasting {
  return of === undefined ? { what, change, until } : { what, change, until, of };
}

/** HQ-RH7-m-distraction: unused actions of the turn that the target is having; gives how many it lost. */
function loseNow(t: Table, casting: Casting, amount: number): number {
  const figure = casting.aim.figure ?? casting.user;
  const turn = turnOf(t.state, figure);
  const count = Math.min(turn?.actions ?? 0, amount);
  if (!turn || count <= 0) return 0;
  turn.actions -= count;
  t.emit({ type: "actions-lost", figure: figure.id, count }, { rules: casting.rules });
  return count;
}

/** The same for everybody whom it touches; each has its own copy, since each ends by itself. */
function* lay(t: Table, casting: Casting, on: Affected | undefined, lasting: Lasting): HeroFlow {
  for (const figure of affectedBy(t.state, casting, on)) {
    if (isImmune(t.content, figure, casting.harm))
      t.emit({ type: "immune", figure: figure.id }, { rules: casting.rules });
    else beginLasting(t, figure, ownCopy(lasting, casterOf(t, casting)), casting.rules);
  }
}

function ownCopy({ what, change, until, of }: Lasting, { by }: { readonly by?: FigureId }): Lasting {
  const own = dice(what, change, until, of);
  if (by !== undefined) own.by = by;
  return own;
}
