import { type Message, say } from "@tavolata/kernel";
import type { HeroCard, PowerCard } from "../types.js";
import { effectsProblems, paidProblems, valuesProblems } from "./effects.js";
import type { Problem } from "./problem.js";
import { verifiedProblems } from "./verified.js";

/** SS-5.2, SS-5.3-a: a hero card with its gem. */
export function heroProblems(hero: HeroCard, field: string): Problem[] {
  const problems: Problem[] = [];
  const expect = (right: boolean, at: string, problem: string, said?: Message) => {
    if (!right) problems.push({ field: `${field}.${at}`, problem, ...(said ? { said } : {}) });
  };
  expect(hero.gem.length === 7, "gem", "A soul gem has seven faces (SS-5.3-b).");
  expect(hero.innate.length > 0, "innate", "A hero has at least one innate power (SS-5.2.2).");
  expect(hero.save.length > 0, "save", "A hero saves with one or two results (SS-5.2.4-a).");
  expect(hero.styles.length > 0, "styles", "A hero has a combat style (SS-5.2.1).");
  expect(hero.movement > 0, "movement", "A hero has movement points (SS-5.2.5).");
  for (const [i, face] of hero.gem.entries()) {
    const before = hero.gem[i - 1];
    expect(face.combat > 0 && face.action > 0, `gem.${i}`, "Every rank has a combat and an action activity.");
    for (const key of ["hp", "powers", "talents", "combat", "action"] as const) {
      const isRight = !before || face[key] >= before[key];
      expect(isRight, `gem.${i}.${key}`, "A higher rank is never worse (SS-5.3.1-f).", say("problem.rank-worse"));
    }
  }
  return [
    ...problems,
    ...hero.innate.flatMap((power, i) => effectsProblems(power.effects, `${field}.innate.${i}.effects`)),
    ...effectsProblems(hero.ghost.scream.effects, `${field}.ghost.scream.effects`),
    ...verifiedProblems(hero, field),
  ];
}

/** SS-7-a: a power card. */
export function powerProblems(power: PowerCard, field: string): Problem[] {
  const problems: Problem[] = [];
  const passive = power.activity === "passive";
  if (power.levels.length === 0)
    problems.push({ field: `${field}.levels`, problem: "A power has at least one level." });
  for (const [i, level] of power.levels.entries()) {
    const before = power.levels[i - 1];
    if (before && before.rank >= level.rank) {
      problems.push({
        field: `${field}.levels.${i}.rank`,
        problem: "Levels stand in the order of their ranks.",
        said: say("problem.level-order"),
      });
    }
    if (passive !== (level.cooldown === undefined)) {
      problems.push({
        field: `${field}.levels.${i}.cooldown`,
        problem: passive ? "A passive power doesn't cool down (SS-7-m)." : "A power that is used cools down (SS-7-l).",
      });
    }
  }
  const works = [{ at: "base", ...power.base }, ...power.levels.map((level, i) => ({ at: `levels.${i}`, ...level }))];
  return [
    ...problems,
    ...works.flatMap(({ at, attack, effects, paid }) => [
      ...(attack ? valuesProblems(attack, `${field}.${at}.attack`) : []),
      ...effectsProblems(effects, `${field}.${at}.effects`),
      ...paidProblems(paid, `${field}.${at}.paid`),
    ]),
    ...verifiedProblems(power, field),
  ];
}
