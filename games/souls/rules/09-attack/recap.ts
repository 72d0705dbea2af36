import { each, one } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { isOwnTurn } from "../../queries/activity.js";
import { controls } from "../../queries/board/control.js";
import { figureOf, findFigure, heroOf } from "../../queries/figures.js";
import { powerLabel, powersAt, type Usable, whyNotUsable } from "../../queries/powers/usable.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { startActivity } from "../06-actions/activity.js";
import { spendPower } from "../07-powers/using.js";

/** SS-10.5-a: "Lethal" without a number. */
export const everyHit = 1000;

/** SS-9-i, SS-9-f: what adds hits is used when they are totalled, by the hero who attacks, in his own turn (SS-6.5-d). */
export function* offerHits(t: Table, attack: Attack): SoulsFlow {
  const { state: s } = t;
  attack.step = "hit-3";
  const attacker = figureOf(s, attack.attacker);
  if (!isOwnTurn(s, attacker.belongsTo)) return;
  while (usable(t.content, s, attacker, attack).length > 0) {
    const picked = yield* t.choose<Usable | "pass">(
      attacker.belongsTo,
      "add-hits",
      () => [
        each(usable(t.content, s, attacker, attack), { verb: "power", target: ({ id }) => id }, { label: powerLabel }),
        one("pass"),
      ],
      { rules: ["SS-9-i", "SS-9-f", "SS-9-hit-3-b"] },
    );
    if (picked === "pass") return;
    spendPower(
      t,
      heroOf(s, attacker),
      picked,
      ...(picked.needs === "heroes-control-target-area" ? ["SS-3.1-a", "SS-3.1-h"] : []),
    );
    if (yield* startActivity(t, attacker, "free")) add(attack, picked);
  }
}

function usable(content: SoulsContent, s: Souls, attacker: Figure, attack: Attack): readonly Usable[] {
  const hero = heroOf(s, attacker);
  const powers = powersAt(content, hero, "hits-totalled");
  if (powers.length === 0) return powers;
  const target = findFigure(s, attack.target);
  return powers.filter(
    (power) =>
      power.activity === "free" &&
      !whyNotUsable(content, s, hero, power) &&
      // SS-3.1-h.
      (power.needs !== "heroes-control-target-area" || (target && controls(s, "heroes", target.area))),
  );
}

function add(attack: Attack, { effects }: Usable): void {
  for (const effect of effects) {
    if (effect.effect === "hits") attack.bonus += effect.change;
    if (effect.effect === "lethal") attack.lethal += effect.hits === "all" ? everyHit : effect.hits;
  }
}
