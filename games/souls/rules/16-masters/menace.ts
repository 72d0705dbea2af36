import { each } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { isMaster } from "../../queries/enemies/scroll.js";
import { enemyOf, findFigure, heroOf, livingHeroes } from "../../queries/figures.js";
import { hpOf } from "../../queries/profile.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, FigureId, Souls, SoulsFlow, Table } from "../../state.js";

/** SS-16.1-c, SS-16.1-q, SS-16.1-ex: who has the Menace token is the Menacing Hero. */
export function giveMenace(t: Table, hero: FigureId, level: 1 | 2, rule: string): void {
  t.state.menace = { hero, level };
  const always = rule === "SS-16.1-d" || rule === "SS-16.1-f" ? ["SS-16.1-i"] : [];
  t.emit({ type: "menace", figure: hero, level }, { rules: [rule, ...always] });
}

export function masterInPlay(content: SoulsContent, s: Souls): boolean {
  return s.enemies.some((enemy) => isMaster(content, enemy));
}

/** SS-16.1-d, SS-16.1-f: an attack that wounds a Master, by a hero or his companion; SS-16.1-i: one step for each attack. */
export function menaceAfterWounds(t: Table, { attacker, wounds }: Attack): void {
  const { state: s } = t;
  const by = findFigure(s, attacker);
  if (by?.faction !== "heroes" || by.kind === "ghost") return;
  const wounded = Object.keys(wounds).some((id) => {
    const figure = findFigure(s, id);
    return (
      wounds[id]! > 0 &&
      figure?.kind === "enemy" &&
      isMaster(t.content, enemyOf(s, figure)) &&
      figure.wounds < hpOf(t.content, s, figure)
    );
  });
  if (wounded) menaceStep(t, heroOf(s, by).figure);
}

/** SS-16.1-d, SS-16.1-f: by a power or an item, too; SS-16.1-i: what an attack does besides is counted with it. SS-16.1-j: not by what has no author, SS-16.1-m: nor by a Ghost Soul. */
export function menaceAfterEffect(t: Table, user: FigureId | "", wounded: Figure): void {
  const by = user === "" ? undefined : findFigure(t.state, user);
  if (by?.faction !== "heroes" || by.kind === "ghost") return;
  if (wounded.kind !== "enemy" || !isMaster(t.content, enemyOf(t.state, wounded))) return;
  if (wounded.wounds >= hpOf(t.content, t.state, wounded)) return;
  if (t.state.attacks.some(({ attacker, targets }) => attacker === user && targets.includes(wounded.id))) return;
  menaceStep(t, heroOf(t.state, by).figure);
}

/** SS-16.1-d: up for the Menacing Hero himself. SS-16.1-f: down, or over to another at level I. */
function menaceStep(t: Table, hero: FigureId): void {
  const { menace } = t.state;
  if (menace.hero === hero) {
    if (menace.level !== 2) giveMenace(t, hero, 2, "SS-16.1-d");
  } else if (menace.level === 2) giveMenace(t, menace.hero, 1, "SS-16.1-f");
  else giveMenace(t, hero, 1, "SS-16.1-f");
}

/** SS-16.1-e, SS-16.1-g: what a Provoke does. */
export function provoke(t: Table, hero: FigureId): void {
  const { menace } = t.state;
  if (menace.hero === hero) giveMenace(t, hero, menace.level === 2 ? 1 : 2, "SS-16.1-e");
  else if (menace.level === 2) giveMenace(t, menace.hero, 1, "SS-16.1-g");
  else giveMenace(t, hero, 1, "SS-16.1-g");
}

/** SS-16.1-m: a Menacing Hero who died or can't be targeted passes the token on; SS-16.1-n: he keeps it when nobody can take it. */
export function* passMenaceOn(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  if (s.menace.level === 0 || s.menace.hero !== figure.id) return;
  const takers = () => livingHeroes(s).filter(({ id, hidden }) => id !== figure.id && !hidden);
  if (takers().length === 0) {
    t.emit({ type: "menace", figure: figure.id, level: s.menace.level }, { rules: ["SS-16.1-n"] });
    return;
  }
  const next = yield* t.choose(
    figure.belongsTo,
    "pass-menace",
    () => [each(takers(), { verb: "figure", target: ({ id }) => id }, { at: ({ id }) => [`figure:${id}`] })],
    { rules: ["SS-16.1-m"] },
  );
  giveMenace(t, next.id, 1, "SS-16.1-m");
}
