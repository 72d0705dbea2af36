import { one, type Seat } from "@tavolata/kernel";
import { seatsFromActive } from "../../queries/enemies/order.js";
import { heroFigure } from "../../queries/figures.js";
import { rankCost, whyNotRaise, whyNotResurrect } from "../../queries/soul-points.js";
import type { Hero, Souls, SoulsFlow, Table } from "../../state.js";
import { gainPowers } from "../07-powers/gaining.js";
import { revealShadows } from "../15-enemies/shadows.js";

/**
 * SS-4.1-h: any number of Soul Points, in any order. Each hero's player is asked whether to spend some on that hero (SS-5.3.1-b), round and
 * round until all have passed.
 */
export function* soulStep(t: Table): SoulsFlow<string> {
  const { state: s } = t;
  const seats = seatsFromActive(s);
  for (let at = 0, passes = 0; passes < seats.length; at = (at + 1) % seats.length) {
    passes += 1;
    const hero = s.heroes[seats[at]!]!;
    if (whyNotRaise(s, hero) && whyNotResurrect(s, hero)) continue;
    const choice = yield* t.choose(hero.seat, "spend-souls", () => offers(s, hero), {
      rules: ["SS-4.1-h", "SS-5.3.1-c", "SS-11.3-b"],
    });
    if (choice === "pass") continue;
    passes = 0;
    if (choice === "raise") yield* raise(t, hero);
    else yield* resurrect(t, hero.seat);
  }
  return "battle";
}

function offers(s: Souls, hero: Hero) {
  return [
    one("raise", { bar: () => whyNotRaise(s, hero) }),
    one("resurrect", { bar: () => whyNotResurrect(s, hero) }),
    one("pass"),
  ];
}

/** SS-5.3.1-f: what the new rank gives is there at once; wounds stay. */
function* raise(t: Table, hero: Hero): SoulsFlow {
  const { state: s } = t;
  s.soulPoints -= rankCost(hero.soulrank + 1);
  hero.soulrank += 1;
  t.emit(
    { type: "soulrank-raised", hero: hero.figure, soulrank: hero.soulrank, pool: s.soulPoints },
    {
      rules: [
        "SS-5.3.1-c",
        "SS-5.3.1-d",
        "SS-5.3.1-e",
        "SS-5.3.1-f",
        "SS-5.3-b",
        ...(heroFigure(s, hero.seat).kind === "ghost" ? ["SS-4.1-i"] : []),
      ],
    },
  );
  yield* gainPowers(t, hero);
}

/** SS-11.3-d: alive, in full health, and with a turn in this Round. */
function* resurrect(t: Table, seat: Seat): SoulsFlow {
  const { state: s } = t;
  const hero = s.heroes[seat]!;
  const figure = heroFigure(s, seat);
  s.soulPoints -= hero.soulrank;
  figure.kind = "hero";
  figure.wounds = 0;
  t.emit(
    { type: "resurrected", figure: figure.id, pool: s.soulPoints },
    { rules: ["SS-11.3-a", "SS-11.3-b", "SS-11.3-d"] },
  );
  yield* revealShadows(t);
}
