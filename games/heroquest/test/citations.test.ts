import type { RuleId } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import type { HeroQuestEvent } from "../events.js";
import { at, type Scene, type SceneTable, scene } from "./scene.js";

/** The rules of the last event of a kind. */
function rulesOf(t: SceneTable, type: HeroQuestEvent["type"]): readonly RuleId[] {
  return t.table.events(type).at(-1)?.rules ?? [];
}

const blow = (dice: string[], more: Scene = {}) =>
  scene({ heroes: { barbarian: "12,9" }, foes: { gargoyle: "13,9" }, dice, ...more }).does(
    "barbarian",
    "attack:gargoyle-1",
  );

const walk = (dice: string, more: Scene = {}) =>
  scene({ heroes: { elf: "12,9" }, dice: [dice], ...more }).does("elf", "move");

const shot = (dice: string[], more: Scene = {}) =>
  scene({ heroes: { elf: { at: "2,0", items: ["crossbow"] } }, foes: { orc: "6,0" }, dice, ...more }).does(
    "elf",
    "shoot:orc-1",
  );

describe("the log says which rule made it so", () => {
  test("HQ-1.1-e, HQ-1.1-g, HQ-1.1-h: the faces that counted in a blow", () => {
    const hit = rulesOf(blow(["S HQ L", "O L L L L"]), "body-lost");
    expect(hit).toEqual(expect.arrayContaining(["HQ-1.1-e", "HQ-1.1-g", "HQ-1.1-h", "HQ-6.10-a", "HQ-6.10-b"]));
    expect(rulesOf(blow(["S L L", "L L L L L"]), "body-lost")).not.toContain("HQ-1.1-g");
    expect(rulesOf(blow(["S L L", "L L L L L"]), "body-lost")).not.toContain("HQ-1.1-h");
  });

  test("HQ-1.1-j: faces without a meaning", () => {
    expect(rulesOf(blow(["L L O", "S S S S S"]), "unhurt")).toEqual(["HQ-1.1-j"]);
  });

  test("HQ-1.1-f: the lion of a hero", () => {
    const t = scene({ phase: "wizard", heroes: { elf: "12,9" }, foes: { orc: "13,9" }, dice: ["S S O", "L O"] });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:ferrin");
    expect(rulesOf(t, "body-lost")).toContain("HQ-1.1-f");
  });

  test("HQ-6.12-b: hits beyond what the target had", () => {
    const foes = { gargoyle: { at: "13,9", body: 1 } };
    expect(rulesOf(blow(["S S L", "L L L L L"], { foes }), "body-lost")).toContain("HQ-6.12-b");
    expect(rulesOf(blow(["S L L", "L L L L L"], { foes }), "body-lost")).not.toContain("HQ-6.12-b");
  });

  test("HQ-6.7, HQ-6.8-a, HQ-8.8.c-a: where the dice of a blow come from", () => {
    expect(rulesOf(blow(["L L L", "L L L L L"]), "attacked")).toContain("HQ-6.8-a");
    const bare = { heroes: { barbarian: { at: "12,9", items: [] } } };
    expect(rulesOf(blow(["L", "L L L L L"], bare), "attacked")).toContain("HQ-6.7");
    const shocked = { heroes: { barbarian: { at: "12,9", mind: 0 } } };
    expect(rulesOf(blow(["L", "L L L L L"], shocked), "attacked")).toEqual(
      expect.arrayContaining(["HQ-8.8.c-a", "HQ-18.9"]),
    );
  });

  test("HQ-4.11, HQ-4.12-a, HQ-4.12-b, HQ-4.13-a, HQ-4.14-a, HQ-4.14-b, HQ-4.16: what the movement dice mean", () => {
    const rule = (dice: string) => rulesOf(walk(dice), "movement-begun");
    expect(rule("3 4")).toEqual(["HQ-4.1", "HQ-4.2-a", "HQ-4.3"]);
    expect(rule("HQ 4")).toContain("HQ-4.12-a");
    expect(rule("HQ ?")).toContain("HQ-4.12-b");
    expect(rule("HQ HQ")).toContain("HQ-4.13-a");
    expect(rule("? 3")).toEqual(["HQ-4.1", "HQ-4.11", "HQ-4.14-a"]);
    expect(rule("? 4")).toEqual(["HQ-4.1", "HQ-4.11", "HQ-4.14-b"]);
    expect(rule("? ?")).toEqual(["HQ-4.16"]);
  });

  test("HQ-7.5-d, HQ-7.5-e, HQ-7.7-f: what befalls a shot", () => {
    expect(rulesOf(shot(["S ? L", "L"]), "body-lost")).toContain("HQ-7.5-d");
    expect(rulesOf(shot(["? ? L", "L"]), "body-lost")).toContain("HQ-7.5-e");
    expect(rulesOf(shot(["L L L", "L"]), "shot")).toEqual(["HQ-7.1-a", "HQ-7.2"]);
    expect(rulesOf(shot(["L L", "L"], { foes: { orc: "13,0" } }), "shot")).toContain("HQ-7.7-f");
  });

  test("HQ-10.6-b: a ? spoils the aim", () => {
    const t = scene({
      heroes: { elf: { at: "2,0", items: ["crossbow"] } },
      foes: { orc: "6,0" },
      dice: ["? L L", "L"],
    });
    expect(rulesOf(t.does("elf", "aim").does("elf", "shoot:orc-1"), "aim-spoilt")).toEqual(["HQ-10.6-b"]);
  });

  test("HQ-11.2, HQ-12-c: what stays hidden is told to the Evil Wizard alone", () => {
    const t = scene({
      heroes: { elf: "9,9" },
      doors: { "9,9|10,9": "closed", "12,6|12,7": "secret" },
      traps: { "11,9": "pit", "13,10|14,10": "axes" },
      dice: ["1 1"],
      arrange: ({ secrets }) => {
        const goblin = { type: "goblin", square: at("12,9"), champion: false, items: [], body: 0, bounty: 0 };
        secrets.antagonists.push({ ...goblin, questName: "" });
      },
    });
    t.does("elf", "move").does("elf", "open:9,9|10,9").does("elf", "stop").does("elf", "end-turn");
    t.does("evil-wizard", "activate:goblin-1").does("evil-wizard", "move").does("evil-wizard", "step:11,9");
    const told = (seat: string) => t.table.match.events(seat).map(({ type }) => type as string);
    expect(t.table.match.events("wizard").find(({ type }) => type === "kept-hidden")).toMatchObject({
      what: ["11,9", "13,10|14,10", "12,6|12,7"],
      rules: ["HQ-11.2", "HQ-1.6"],
    });
    expect(told("wizard")).toContain("trap-untouched");
    expect(told("adventurer-1")).not.toContain("kept-hidden");
    expect(told("adventurer-1")).not.toContain("trap-untouched");
  });

  test("HQ-11.4-b, HQ-11.4-c: a closed door beside is shown as barred between movements", () => {
    const t = scene({ heroes: { elf: "9,9" }, doors: { "9,9|10,9": "closed" }, dice: ["1 1"] });
    expect(t.barredBy("elf", "open:9,9|10,9")).toBe("HQ-11.4-b");
    t.does("elf", "move").does("elf", "stop");
    expect(t.barredBy("elf", "open:9,9|10,9")).toBe("HQ-11.4-c");
  });

  test("HQ-13-e: what would take a second jump", () => {
    const t = scene({ heroes: { elf: "12,10" }, abyss: ["12,9", "12,8"] });
    expect(t.barredBy("elf", "jump:12,9")).toBe("HQ-13-e");
  });

  test("HQ-3.7-b: the second action of a kind is asked for by its rule", () => {
    const t = scene({ heroes: { elf: "12,9" } });
    expect(t.table.decision("adventurer-1").rules).not.toContain("HQ-3.7-b");
    expect(t.does("elf", "search:traps").table.decision("adventurer-1").rules).toContain("HQ-3.7-b");
  });
});
