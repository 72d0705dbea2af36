import { each, one, Settled } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { whyOutOfRange } from "../../queries/attack/targets.js";
import { heroOf } from "../../queries/figures.js";
import { powerLabel, reactionsFor, type Usable } from "../../queries/powers/usable.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { spendPower } from "./using.js";

interface Guard {
  readonly figure: Figure;
  readonly power: Usable;
}

/** SS-6.5-e: another hero may take the place of whom an attack strikes. Says who is struck. */
export function takesTheBlow(t: Table, attack: Attack, defender: Figure): SoulsFlow<Figure> {
  const mayBeGuarded = defender.faction === "heroes" && guards(t.content, t.state, attack, defender).length > 0;
  return mayBeGuarded ? offerBlow(t, attack, defender) : new Settled(defender);
}

function* offerBlow(t: Table, attack: Attack, defender: Figure): SoulsFlow<Figure> {
  const { state: s } = t;
  for (const { figure } of guards(t.content, s, attack, defender)) {
    const own = () => guards(t.content, s, attack, defender).filter((guard) => guard.figure === figure);
    const picked = yield* t.choose<Guard | "pass">(
      figure.belongsTo,
      "take-the-blow",
      () => [
        each(own(), { verb: "power", target: ({ power }) => power.id }, { label: ({ power }) => powerLabel(power) }),
        one("pass"),
      ],
      { rules: ["SS-6.5-e"] },
    );
    if (picked === "pass") continue;
    spendPower(t, heroOf(s, figure), picked.power);
    attack.targets[attack.targets.indexOf(defender.id)] = figure.id;
    t.emit({ type: "blow-taken", figure: figure.id, instead: defender.id }, { rules: ["SS-6.5-e"] });
    return figure;
  }
  return defender;
}

function guards(content: SoulsContent, s: Souls, { targets }: Attack, defender: Figure): readonly Guard[] {
  let found: Guard[] | undefined;
  for (const figure of s.figures) {
    for (const power of reactionsFor(content, s, figure, "other-hero-attacked")) {
      if (figure === defender || targets.includes(figure.id)) continue;
      const isNear = figure.area === defender.area;
      if (!isNear && whyOutOfRange(content, s, figure, defender.area, power.aim?.range ?? 0)) continue;
      found ??= [];
      found.push({ figure, power });
    }
  }
  return found ?? nobody;
}

const nobody: readonly Guard[] = [];
