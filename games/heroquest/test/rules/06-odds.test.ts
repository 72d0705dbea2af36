import { describe, expect, test } from "vitest";
import type { CombatFace, WeightSetting } from "../../content/barrels.js";
import { oddsOf, type Prospect } from "../../queries/combat/odds.js";
import { plain } from "../plain.js";
import { type Scene, type SceneTable, scene } from "../scene.js";

/** Everything that so many dice can show, each with its chance. */
function* throws(dice: number, weights: WeightSetting): Generator<readonly [faces: string, chance: number]> {
  if (dice === 0) {
    yield ["", 1];
    return;
  }
  const { faces, weights: heavy } = plain.dice[weights].combat;
  const all = heavy!.reduce((sum, one) => sum + one, 0);
  for (const [rest, chance] of throws(dice - 1, weights)) {
    for (const [i, face] of faces.entries()) yield [`${rest} ${face}`.trim(), (chance * heavy![i]!) / all];
  }
}

/** What the rules themselves tell about an attack before it is made. */
function prospectOf(t: SceneTable, who: string, option: string): Prospect {
  const decision = t.table.match.decision(t.seatOf(who));
  const facts = decision?.options.find(({ id }) => id === option)?.facts;
  if (!facts) throw new Error(`Nothing is told about "${option}": ${decision?.options.map(({ id }) => id)}`);
  return facts["strike"] as Prospect;
}

interface Trial extends Scene {
  readonly who: string;
  readonly option: string;
  readonly target: string;
}

/** Lets the rules play every throw that there is, and counts what became of the target. */
function count({ who, option, target, ...set }: Trial, { attack, defence }: Prospect) {
  const weights = (set.options?.["dice.weights"] ?? "3-1") as WeightSetting;
  const counted = { wounds: 0, fells: 0, fumbles: 0 };
  for (const [thrown, chance] of throws(attack, weights)) {
    if (thrown.includes("question-mark" satisfies CombatFace)) counted.fumbles += chance;
    for (const [met, further] of throws(defence, weights)) {
      const t = scene({ ...set, dice: defence === 0 ? [thrown] : [thrown, met] });
      const { id, body } = t.figure(target);
      t.does(who, option);
      // HQ-7.5: whoever may choose lets the shot strike another.
      const astray = t.table.match.asked.find(({ kind }) => kind === "victim");
      if (astray?.ids.some((one) => one !== `victim:${id}`)) continue;
      const falls = !t.isOnBoard(target) || t.figure(target).prone > 0;
      if (falls || t.figure(target).body < body) counted.wounds += chance * further;
      if (falls) counted.fells += chance * further;
    }
  }
  return counted;
}

describe("HQ-6.10, HQ-7.5: the odds that are told are those of all throws", () => {
  const trials: Readonly<Record<string, Trial>> = {
    "a hero's blow": {
      heroes: { barbarian: { at: "6,6", attack: 2, items: [] } },
      foes: { orc: { at: "7,6", defence: 2, body: 1 } },
      who: "barbarian",
      option: "attack:orc-1",
      target: "orc",
    },
    "a blow at somebody with more body, with other dice": {
      heroes: { barbarian: { at: "6,6", attack: 3, items: [] } },
      foes: { orc: { at: "7,6", defence: 1, body: 2 } },
      options: { "dice.weights": "1-1" },
      who: "barbarian",
      option: "attack:orc-1",
      target: "orc",
    },
    "a blow of which a ? spoils one die only": {
      heroes: { barbarian: { at: "6,6", attack: 2, items: [] } },
      foes: { orc: { at: "7,6", defence: 1, body: 2 } },
      options: { fumbleScope: "die" },
      who: "barbarian",
      option: "attack:orc-1",
      target: "orc",
    },
    "a shot, less what furniture takes": {
      heroes: { elf: { at: "10,9", items: ["crossbow"] } },
      foes: { orc: { at: "15,9", body: 1, armour: 1 } },
      scenery: { "12,9": "table" },
      who: "elf",
      option: "shoot:orc-1",
      target: "orc",
    },
    "a shot with nobody else about": {
      heroes: { elf: { at: "2,0", items: ["crossbow"] } },
      foes: { orc: { at: "6,0", body: 2, armour: 1 } },
      who: "elf",
      option: "shoot:orc-1",
      target: "orc",
    },
    "a shot past friends": {
      heroes: { elf: { at: "12,11", items: ["crossbow"] }, dwarf: { at: "11,8", items: [] } },
      foes: { orc: { at: "12,8", body: 2, armour: 0 } },
      who: "elf",
      option: "shoot:orc-1",
      target: "orc",
    },
  };
  test.each(Object.entries(trials))("%s", (_, trial) => {
    const { who, option, target: __, ...set } = trial;
    const prospect = prospectOf(scene(set), who, option);
    const odds = oddsOf(prospect);
    const counted = count(trial, prospect);
    expect(prospect.attack).toBeGreaterThan(1);
    for (const what of ["wounds", "fells", "fumbles"] as const) expect(odds[what]).toBeCloseTo(counted[what], 9);
  });
});

test("HQ-7.7-d, HQ-7.7-f, HQ-7.7-g, HQ-RH1.2: cover, distance, skill and load count before the dice are thrown", () => {
  const shot = (from: string, to: string, more: Scene = {}, who = "elf") =>
    prospectOf(
      scene({ heroes: { [who]: { at: from, items: ["crossbow"] } }, foes: { orc: to }, ...more }),
      who,
      "shoot:orc-1",
    );
  expect(shot("10,9", "15,9").attack).toBe(3);
  expect(shot("10,9", "15,9", { scenery: { "12,9": "table" } }).attack).toBe(2);
  expect(shot("0,0", "10,0").attack).toBe(2);
  expect(shot("0,0", "10,0", { options: { rangePenalty: false } }).attack).toBe(3);
  expect(shot("2,0", "6,0", {}, "barbarian").attack).toBe(1);
  const items = ["broadsword", "battle-axe", "chain-mail", "shield"];
  const blow = (options: Scene["options"]) =>
    prospectOf(
      scene({ heroes: { barbarian: { at: "12,9", items } }, foes: { orc: "13,9" }, options: options ?? {} }),
      "barbarian",
      "attack:orc-1",
    );
  expect(blow({ loadCapacity: true }).attack).toBeLessThan(blow({}).attack);
});

test("HQ-6.10, HQ-6.13-a, HQ-6.8-a: odds that can be reckoned by hand", () => {
  const chances = { skull: 9 / 20, critical: 1 / 20, fumble: 1 / 20, shield: 3 / 20 };
  const odds = (attack: number, defence: number, more: object = {}) =>
    oddsOf({ attack, defence, body: 1, chances, fumble: "blow", ...more });
  // One die without defence: nine skulls and one HQ of twenty.
  expect(odds(1, 0).wounds).toBeCloseTo(0.5);
  // A skull is stopped by an oval, three of twenty; an HQ is not.
  expect(odds(1, 1).wounds).toBeCloseTo(0.45 * 0.85 + 0.05);
  // Two dice: neither a ? nor two blanks.
  expect(odds(2, 0).wounds).toBeCloseTo(0.95 ** 2 - 0.45 ** 2);
  expect(odds(2, 0, { body: 2 }).fells).toBeCloseTo(0.5 ** 2);
  expect(odds(2, 0).fumbles).toBeCloseTo(1 - 0.95 ** 2);
  expect(odds(0, 2)).toEqual({ hits: 0, wounds: 0, fells: 0, fumbles: 0 });
  // Two blows of one die each, at somebody with two body points.
  expect(odds(1, 0, { blows: 2 }).wounds).toBeCloseTo(0.75);
  expect(odds(1, 0, { blows: 2, body: 2 }).fells).toBeCloseTo(0.25);
  // HQ-RH3-resistance, HQ-RH3-feint, HQ-RH3-deadly-shot, HQ-RH7-h-aim.
  expect(odds(1, 0, { resists: true }).wounds).toBeCloseTo(0.05);
  expect(odds(1, 1, { feints: true }).wounds).toBeCloseTo(0.5 * 0.85);
  expect(odds(1, 0, { doubles: true, body: 2 }).fells).toBeCloseTo(0.5);
  expect(odds(1, 1, { unblockable: true }).wounds).toBeCloseTo(0.5);
});
