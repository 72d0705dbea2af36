import { each, one } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { whyOutOfRange } from "../../queries/attack/targets.js";
import { figureOf, figuresOf, heroOf, isEngaged } from "../../queries/figures.js";
import { powerLabel, reactionsFor, type Usable } from "../../queries/powers/usable.js";
import type { Enemy, Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { giveMenace, masterInPlay } from "../16-masters/menace.js";
import { spendPower } from "./using.js";

interface Taunt {
  readonly figure: Figure;
  readonly power: Usable;
}

/**
 * SS-16.1-l: after the victim was named and before the first sentence, somebody may become the victim instead. SS-16.1-k: the Menace token
 * goes to him at level I. Says who.
 */
export function* tauntWindow(t: Table, enemy: Enemy): SoulsFlow<Figure | undefined> {
  const { state: s } = t;
  for (const { figure } of tauntsAgainst(t.content, s, enemy)) {
    const own = () => tauntsAgainst(t.content, s, enemy).filter((taunt) => taunt.figure === figure);
    if (own().length === 0) continue;
    const picked = yield* t.choose<Taunt | "pass">(
      figure.belongsTo,
      "taunt",
      () => [
        each(own(), { verb: "power", target: ({ power }) => power.id }, { label: ({ power }) => powerLabel(power) }),
        one("pass"),
      ],
      { rules: ["SS-16.1-l", "SS-16.1-k"] },
    );
    if (picked === "pass") continue;
    spendPower(t, heroOf(s, figure), picked.power);
    if (masterInPlay(t.content, s)) giveMenace(t, figure.id, 1, "SS-16.1-k");
    return figureOf(s, figure.id);
  }
  return undefined;
}

/** Whether anybody could step in. */
export function mayBeTaunted(content: SoulsContent, s: Souls, enemy: Enemy): boolean {
  return tauntsAgainst(content, s, enemy).length > 0;
}

function tauntsAgainst(content: SoulsContent, s: Souls, enemy: Enemy): readonly Taunt[] {
  let found: Taunt[] | undefined;
  for (const figure of s.figures) {
    for (const power of reactionsFor(content, s, figure, "victim-chosen")) {
      if (figure.id === s.activation.victim || figure.hidden || !isNear(content, s, figure, power, enemy)) continue;
      found ??= [];
      found.push({ figure, power });
    }
  }
  return found ?? nobody;
}

/** SS-6.1.1-b: a power against an enemy, like any other: engaged, only against those in the own area. */
function isNear(content: SoulsContent, s: Souls, figure: Figure, { aim }: Usable, enemy: Enemy): boolean {
  const isInReach = (area: string) =>
    !isEngaged(s, figure) && !whyOutOfRange(content, s, figure, area, aim?.range ?? 0);
  return figuresOf(s, enemy.id).some(({ area }) => area === figure.area || isInReach(area));
}

const nobody: readonly Taunt[] = [];
