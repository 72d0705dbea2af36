import { each, say } from "@tavolata/kernel";
import type { Until } from "../../../content/effects.js";
import { isAntagonist } from "../../../queries/figures.js";
import type { Figure, HeroFlow, Table } from "../../../state.js";
import { dieOfRoll, throwAgain } from "../../01-dice/dice.js";
import { turnOf } from "../../04-movement/free.js";
import { loseMind } from "../../06-melee/wounds.js";
import { presentRoll, presentRoller } from "../../rh-7-fate/playing.js";
import type { NextTwist } from "../../rh-7-fate/twists.js";
import { inVain } from "../../rh-7-fate/vain.js";
import { rollAllAgain } from "../../rh-7-fate/window.js";
import type { WatchedRoll } from "../../rh-7-fate/zones.js";
import { affectedBy } from "../affected.js";
import { beginLasting } from "../lasting.js";
import { endSpell, spellsAtWork } from "../spells-at-work.js";
import type { Casting, Words } from "../vocabulary.js";

/** What cards do to a roll, and to what is rolled for. */
export const rolls: Words<
  "reroll" | "skulls-become-hq" | "cancel-hits" | "spell-fumbles" | "cancel-spell" | "shot-astray" | "drop-weapon"
> = {
  reroll: {
    *act(t, casting, { dice, until }) {
      const roll = presentRoll(t);
      if (!roll || (dice === "any" && roll.faces.length === 0)) return inVain(t, casting.card);
      if (dice === "any") return yield* rollSomeAgain(t, casting, roll);
      const [figure] = affectedBy(t.state, casting, undefined);
      if (!figure) return;
      if (roll.by === figure.id && roll.faces.length > 0) yield* rollAllAgain(t, roll, figure);
      else beginLasting(t, figure, { what: "reroll", change: 0, until: until ?? "end-of-round" }, casting.rules);
    },
  },
  "cancel-hits": {
    *act(t) {
      presentRoll(t)?.twists.push("cancel-hits");
    },
  },
  "skulls-become-hq": {
    *act(t, casting) {
      twistThisOrNext(t, casting, "skulls-become-hq", ["shot", "aiming"], "end-of-turn");
    },
  },
  "spell-fumbles": {
    *act(t, casting, { until }) {
      twistThisOrNext(t, casting, "spell-fumbles", ["casting"], until);
    },
  },
  "shot-astray": {
    *act(t, casting) {
      twistThisOrNext(t, casting, "shot-astray", ["shot", "aiming"], "end-of-quest");
    },
  },
  "drop-weapon": {
    *act(t, casting) {
      twistThisOrNext(t, casting, "drop-weapon", ["attack"], "end-of-quest");
    },
  },
  "cancel-spell": {
    *act(t, casting, { casterLosesMind }) {
      const roll = presentRoll(t);
      const caster = presentRoller(t);
      if (roll?.purpose === "casting" && caster && !isAntagonist(caster)) {
        roll.twists.push("cancel-spell");
        return loseMind(t, caster, casterLosesMind, { rules: casting.rules });
      }
      if (spellsAtWork(t.state).length === 0) return inVain(t, casting.card);
      yield* endSpell(t, casting.rules, casterLosesMind);
    },
  },
};

/** HQ-RH7-h-luck: as many of the dice as the player likes; the second result stands. */
function* rollSomeAgain(t: Table, { user, rules }: Casting, roll: WatchedRoll): HeroFlow {
  const places = roll.faces.map((face, place) => ({ face, place }));
  const again = yield* t.chooseSome(
    user.seat,
    "reroll",
    () => [
      each(places, dieOfRoll, {
        label: ({ face }) => say("option.die", { face }),
      }),
    ],
    { rules, min: 0, max: places.length },
  );
  if (again.length === 0) return;
  const fresh = yield* throwAgain(t, roll.die, again.length, { purpose: roll.purpose, by: user, rules });
  for (const [i, { place }] of again.entries()) roll.faces[place] = fresh[i]!;
  t.emit({ type: "rerolled", figure: user.id, faces: roll.faces }, { rules });
}

/** It befalls the roll that is made just now, if it is of the right kind; else the next one of that kind. */
function twistThisOrNext(
  t: Table,
  casting: Casting,
  twist: NextTwist,
  purposes: readonly string[],
  until: Until,
): void {
  const roll = presentRoll(t);
  const figure: Figure = casting.aim.figure ?? casting.user;
  if (roll && roll.by === figure.id && purposes.includes(roll.purpose)) roll.twists.push(twist);
  // HQ-RH7-e: outside its own turn nothing lasts until the end of it.
  else if (until === "end-of-turn" && !turnOf(t.state, figure)) inVain(t, casting.card);
  else beginLasting(t, figure, { what: twist, change: 0, until }, casting.rules);
}
