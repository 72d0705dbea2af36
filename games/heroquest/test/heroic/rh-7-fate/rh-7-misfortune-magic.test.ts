import { describe, expect, test } from "vitest";
import { at } from "../../scene.js";
import { casting, names, onMovement } from "../../scenes/fate-scene.js";

describe("Abracapluf", () => {
  test("HQ-RH7-m-abracapluf: the spell being cast fumbles, and stays paid", () => {
    const t = casting("abracapluf", ["S ? L", "L"]);
    t.does("wizard", "cast:ember").does("wizard", "pay").does("evil-wizard", "play:abracapluf");
    expect(t.table.events("spell-fumbled")).toMatchObject([{ card: "ember" }]);
    expect(t.table.events("spell-worked")).toEqual([]);
    expect(t.figure("wizard").mind).toBe(5);
  });

  test("HQ-RH7-m-abracapluf: or the next one of a named hero, before the end of the next round", () => {
    const t = casting("abracapluf", ["? 3", "S S S", "L"], { heroes: { wizard: "12,9", elf: "10,7" } });
    t.does("wizard", "move").does("evil-wizard", "play:abracapluf");
    names(t, "wizard").does("wizard", "stop").does("wizard", "cast:ember").does("wizard", "pay");
    expect(t.table.events("spell-fumbled")).toHaveLength(1);
    expect(t.figure("wizard").lasting).toEqual([]);
  });

  test("HQ-RH7-m-abracapluf: after the next round it is over", () => {
    const t = onMovement("abracapluf", { heroes: { elf: "12,9" }, foes: { orc: "15,11" } });
    t.does("elf", "stop").does("elf", "end-turn").does("evil-wizard", "end-phase");
    expect(t.figure("elf").lasting).toMatchObject([{ what: "spell-fumbles", until: "end-of-round" }]);
    t.does("elf", "end-turn").does("evil-wizard", "end-phase");
    expect(t.figure("elf").lasting).toEqual([]);
  });
});

describe("Counterspell", () => {
  test("HQ-RH7-m-counterspell: no effect, the cost is paid, the card kept, and one mind point more is lost", () => {
    const t = casting("counterspell", ["S S ?"]);
    t.does("wizard", "cast:ember").does("wizard", "pay").does("evil-wizard", "play:counterspell");
    expect(t.table.events("spell-cancelled")).toHaveLength(1);
    expect([t.table.events("spell-worked"), t.table.events("spell-fumbled")]).toEqual([[], []]);
    expect(t.figure("wizard").mind).toBe(4);
    expect(t.state.magic.shown["adventurer-1"]).toContain("ember");
  });

  test("HQ-RH7-m-counterspell: or one lasting spell ends, and its caster loses a mind point", () => {
    const t = casting("counterspell", ["S S S", "? 3"], { foes: {} });
    t.does("wizard", "cast:rock-skin");
    if (t.offered("wizard")?.includes("target:ambrose")) t.does("wizard", "target:ambrose");
    expect(t.figure("wizard").lasting).toMatchObject([{ by: "ambrose" }]);
    const { mind } = t.figure("wizard");
    t.does("wizard", "move").does("evil-wizard", "play:counterspell");
    expect(t.figure("wizard").lasting).toEqual([]);
    expect(t.figure("wizard").mind).toBe(mind - 1);
  });

  test("HQ-RH7-m-counterspell: each spell at work can be named, whoever cast it", () => {
    const by = (caster: string, what: string, of?: string) =>
      ({ what, change: 1, until: "end-of-quest", by: caster, ...(of ? { of } : {}) }) as never;
    const t = onMovement("counterspell", {
      heroes: { elf: { at: "12,9", lasting: [] }, wizard: "10,7" },
      arrange: ({ figures, magic }) => {
        const [elf] = figures;
        elf!.lasting.push(by("ferrin", "defence-dice"), by("ambrose", "defence-dice"));
        elf!.lasting.push(by("ambrose", "immune", "fire"), by("ambrose", "immune", "fear"));
        for (const caster of ["ferrin", "ambrose"]) {
          magic.ground.push({ square: at("13,9"), what: "ice", until: "end-of-round", by: caster });
        }
      },
    });
    expect(new Set(t.offered("evil-wizard")).size).toBe(6);
    const { mind } = t.figure("wizard");
    t.does("evil-wizard", "spell:ferrin>defence-dice@ambrose");
    expect(t.figure("elf").lasting.map(({ what, by }) => `${what} ${by}`)).toEqual([
      "defence-dice ferrin",
      "immune ambrose",
      "immune ambrose",
    ]);
    expect(t.figure("wizard").mind).toBe(mind - 1);
  });

  test("HQ-RH7-m-counterspell, HQ-RH7-e: what a card or a potion does is no spell", () => {
    const lasting = [{ what: "attack-dice", change: 2, until: "end-of-quest" }] as never;
    const t = onMovement("counterspell", { heroes: { elf: { at: "12,9", lasting } } });
    expect(t.table.events("card-in-vain")).toHaveLength(1);
    expect(t.figure("elf").lasting).toHaveLength(1);
  });
});
