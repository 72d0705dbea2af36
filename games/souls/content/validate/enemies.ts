import { say } from "@tavolata/kernel";
import { holdsByItself } from "../../queries/enemies/enemy-powers.js";
import type { Behaviour, Effect, EnemyCard, EnemyPower, EnemyPowerCard, EnemyScroll, MasterScroll } from "../types.js";
import { effectsProblems, paidProblems, valuesProblems } from "./effects.js";
import type { Problem } from "./problem.js";
import { verifiedProblems } from "./verified.js";

export function scrollProblems(scroll: EnemyScroll, field: string): Problem[] {
  return [...behaviourProblems(scroll, field), ...verifiedProblems(scroll, field)];
}

export function masterProblems(master: MasterScroll, field: string): Problem[] {
  return [
    ...behaviourProblems(master.front, `${field}.front`),
    ...behaviourProblems(master.back, `${field}.back`),
    ...(master.sides === "linked" && !master.front.turns && !master.back.turns
      ? [{ field: `${field}.sides`, problem: "One of two linked sides says when the card is turned (SS-16-b)." }]
      : []),
    ...verifiedProblems(master, field),
  ];
}

/** SS-15.2-a: an enemy card has a scroll, and its name is the scroll's with the number of its seals. */
export function enemyCardProblems(
  card: EnemyCard,
  field: string,
  scrolls: Readonly<Record<string, EnemyScroll>>,
): Problem[] {
  const scroll = scrolls[card.scroll];
  if (!scroll) return [{ field: `${field}.scroll`, problem: `There is no enemy scroll "${card.scroll}".` }];
  const charging = Object.values(scroll.powers).some(({ type }) => type === "charge");
  return [
    ...(field.endsWith(`${card.scroll}-${card.seals}`)
      ? []
      : [{ field, problem: `This card is called "${card.scroll}-${card.seals}" (SS-15-e).` }]),
    ...(card.powerIcons > 2
      ? [
          {
            field: `${field}.powerIcons`,
            problem: "An enemy has at most two enemy powers (SS-15.3-b).",
            said: say("problem.power-icons"),
          },
        ]
      : []),
    ...(charging === (card.charges ?? 0) > 0
      ? []
      : [
          {
            field: `${field}.charges`,
            problem: "An enemy has charges when its scroll has a power that spends them (SS-15.1-k), and only then.",
          },
        ]),
    ...paidProblems(card.defencePaid, `${field}.defencePaid`),
    ...verifiedProblems(card, field),
  ];
}

/** SS-15.3-a. */
export function enemyPowerProblems(card: EnemyPowerCard, field: string): Problem[] {
  return [
    ...card.levels.flatMap((power, i) => [
      ...oneEnemyPower(power, `${field}.levels.${i}`),
      ...(power.type === card.type
        ? []
        : [{ field: `${field}.levels.${i}.type`, problem: "Both levels are of the card's type (SS-15.3-e)." }]),
    ]),
    ...verifiedProblems(card, field),
  ];
}

function behaviourProblems(of: Behaviour, field: string): Problem[] {
  const problems: Problem[] = [];
  const weapons = Object.keys(of.weapons);
  const powers = Object.keys(of.powers);
  if (!weapons.includes(of.primary)) {
    problems.push({ field: `${field}.primary`, problem: `It has no weapon "${of.primary}": ${weapons.join(", ")}.` });
  }
  for (const [i, { say: sentences }] of of.lines.entries()) {
    for (const [j, sentence] of sentences.entries()) {
      const at = `${field}.lines.${i}.say.${j}`;
      if (sentence.do === "attack" && !weapons.includes(sentence.weapon)) {
        problems.push({ field: at, problem: `It has no weapon "${sentence.weapon}": ${weapons.join(", ")}.` });
      }
      if (sentence.do === "use" && !powers.includes(sentence.power)) {
        problems.push({ field: at, problem: `It has no power "${sentence.power}": ${powers.join(", ") || "none"}.` });
      }
    }
  }
  return [
    ...problems,
    ...lineProblems(of, field),
    ...Object.entries(of.weapons).flatMap(([name, weapon]) => [
      ...valuesProblems(weapon.attack, `${field}.weapons.${name}.attack`),
      ...paidProblems(weapon.paid, `${field}.weapons.${name}.paid`),
    ]),
    ...Object.entries(of.powers).flatMap(([name, power]) => oneEnemyPower(power, `${field}.powers.${name}`)),
  ];
}

/** SS-15.7.1-o: the last line is "+", and every distance is spoken for once, or again only behind a condition. */
function lineProblems({ lines }: Behaviour, field: string): Problem[] {
  const problems: Problem[] = [];
  if (lines.at(-1)?.range !== "+") {
    problems.push({ field: `${field}.lines`, problem: 'The last line of a scroll is "+" (SS-15.7.1-o).' });
  }
  const spoken = new Set<number>();
  for (const [i, line] of lines.entries()) {
    if (line.say.length === 0) problems.push({ field: `${field}.lines.${i}`, problem: "A line says something." });
    if (line.range === "+") {
      if (i !== lines.length - 1) {
        problems.push({ field: `${field}.lines.${i}`, problem: 'Lines after "+" are never reached.' });
      }
      continue;
    }
    for (const distance of line.range) {
      if (spoken.has(distance)) {
        problems.push({
          field: `${field}.lines.${i}.range`,
          problem: `The distance {${distance}} is in an earlier line: this one is never reached.`,
        });
      }
      if (!line.if) spoken.add(distance);
    }
  }
  return problems;
}

function oneEnemyPower(power: EnemyPower, field: string): Problem[] {
  return [
    ...effectsProblems(power.effects, `${field}.effects`),
    ...paidProblems(power.paid, `${field}.paid`),
    ...(power.effects || power.paid ? [] : [{ field, problem: "A power does something." }]),
    ...(power.effects ?? []).flatMap((effect, i) =>
      isBonus(effect) && effect.on === undefined && !holdsByItself(power)
        ? [
            {
              field: `${field}.effects.${i}`,
              problem: 'A bonus without "on" would be the victim\'s (SS-15.1-k).',
              said: say("problem.bonus-of-victim"),
            },
          ]
        : [],
    ),
    ...(power.if === "charged" && holdsByItself(power)
      ? [{ field: `${field}.if`, problem: "What holds by itself can't ask for a charge (SS-15.1-k)." }]
      : []),
  ];
}

/** What an enemy gives to its own attacks. */
function isBonus(effect: Effect): boolean {
  return (effect.effect === "hits" && effect.change > 0) || effect.effect === "attack-dice";
}
