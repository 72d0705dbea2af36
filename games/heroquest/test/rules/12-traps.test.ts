import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { questBook } from "../../content/quests/book.js";
import { heroQuestWith } from "../../ruleset.js";
import { at, scene } from "../scene.js";

/** The Elf walks up one square from 12,9. */
const walk = (more: object, dice: string[] = []) =>
  scene({ heroes: { elf: "12,9", dwarf: "10,7" }, dice: ["3 3", ...dice], ...more })
    .does("elf", "move")
    .does("elf", "step:12,8");

/** An orc walks up one square from 12,9. */
const orcWalks = (more: object, dice: string[] = []) =>
  scene({ phase: "wizard", heroes: { elf: "10,7" }, foes: { orc: { at: "12,9", body: 5 } }, dice, ...more })
    .does("evil-wizard", "activate:orc-1")
    .does("evil-wizard", "move")
    .does("evil-wizard", "step:12,8");

describe("traps", () => {
  test("HQ-12-a: a hidden trap is nowhere in an adventurer's view", () => {
    const seen = (traps: object) =>
      JSON.stringify(scene({ heroes: { elf: "12,9" }, traps: traps as never }).table.match.view("adventurer-1"));
    expect(seen({ "12,8": "pit" })).toBe(seen({}));
  });

  test("HQ-12-a: traps that everybody knows from the start are told when the adventure begins", () => {
    const t = scriptedTable(heroQuestWith(questBook), {
      options: { quest: "the-rising-water", adventurers: 1, fillSeats: false },
    });
    t.answer("adventurer-1", "hero:dwarf").answer("adventurer-1", "figure:olm");
    expect(t.events("traps-told")).toMatchObject([
      { traps: [{ key: "told.trap-at", args: { trap: "pit", at: "13,5" } }] },
    ]);
  });

  test("HQ-12-b: a hero sets off what he crosses or enters, before going on", () => {
    const t = walk({ traps: { "12,9|12,8": "arrows" } }, ["S L"]);
    expect(t.figure("elf").body).toBe(5);
    expect(t.state.turn?.movement?.left).toBe(5);
    expect(t.offered("elf")).toContain("step:12,7");
  });

  test("HQ-12-c: antagonists pass over hidden traps", () => {
    const t = orcWalks({ traps: { "12,8": "pit", "12,9|12,8": "arrows" } });
    expect(t.throws).toEqual([]);
    expect(t.state.secrets.traps).toHaveLength(2);
  });

  test("HQ-12-b: a hero whom the Evil Wizard commands sets off what is hidden, too", () => {
    const commanded = { what: "commanded", change: 0, until: "next-own-turn-over" } as const;
    const heroes = { elf: { at: "12,9", lasting: [commanded] }, dwarf: "10,7" };
    const t = scene({ heroes, traps: { "12,8": "pit" }, dice: ["3 3", "S"] });
    t.does("evil-wizard", "move").does("evil-wizard", "step:12,8");
    expect(t.figure("elf")).toMatchObject({ pit: "pit", body: 5 });
    expect(t.state.trodden[at("12,8")]).toBe(1);
  });

  test("HQ-12-d: known traps strike everybody, and arrows again and again", () => {
    expect(orcWalks({ knownTraps: { "12,8": "pit" } }, ["S"]).figure("orc")).toMatchObject({ pit: "pit", body: 4 });
    const t = walk({ traps: { "12,9|12,8": "arrows" } }, ["L L", "L L"]).does("elf", "step:12,9");
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-12-d: whoever walks into a pit that is known falls, but sets nothing off", () => {
    const known = walk({ knownTraps: { "12,8": "pit" } }, ["L"]);
    expect(known.table.events("trap-sprung")).toEqual([]);
    expect(known.table.events("fell-into-pit")).toMatchObject([{ rules: expect.arrayContaining(["HQ-12-d"]) }]);
    expect(walk({ traps: { "12,8": "pit" } }, ["L"]).table.events("trap-sprung")).toMatchObject([{ known: false }]);
    const axes = walk({ knownTraps: { "12,9|12,8": "axes" } }, ["L L", "L L"]);
    expect(axes.table.events("trap-sprung")).toMatchObject([{ known: true }]);
  });

  test("HQ-12-d: a magical trap is spent when it has gone off", () => {
    const t = walk({ traps: { "12,8": "magical" } }, ["S L"]);
    expect(t.figure("elf").body).toBe(5);
    expect([...t.state.traps, ...t.state.secrets.traps]).toEqual([]);
  });

  test("HQ-12.1-a: a pit is one die without defence", () => {
    expect(walk({ traps: { "12,8": "pit" } }, ["S"]).figure("elf").body).toBe(5);
    expect(walk({ traps: { "12,8": "pit" } }, ["HQ"]).figure("elf").body).toBe(5);
    expect(walk({ traps: { "12,8": "pit" } }, ["?"]).figure("elf").body).toBe(6);
  });

  test("HQ-12.1-b: the fall ends the movement, not the turn", () => {
    const t = walk({ traps: { "12,8": "pit" } }, ["L"]);
    expect(t.state.turn).toMatchObject({ movement: null, actions: 1 });
  });

  test("HQ-12.1-c: out of a pit with one die; a ? stays in; an antagonist has half its squares", () => {
    const inPit = (dice: string) =>
      scene({ heroes: { elf: { at: "12,8", pit: "pit" } }, knownTraps: { "12,8": "pit" }, dice: [dice] }).does(
        "elf",
        "move",
      );
    const out = inPit("4");
    expect(out.state.turn?.movement?.left).toBe(4);
    expect(out.does("elf", "step:12,7").figure("elf").pit).toBe("");
    expect(inPit("HQ").state.turn?.movement?.left).toBe(6);
    expect(inPit("?").figure("elf").pit).toBe("pit");
    const orc = scene({ phase: "wizard", heroes: { elf: "10,7" }, foes: { orc: { at: "12,8", pit: "pit" } } });
    orc.does("evil-wizard", "activate:orc-1").does("evil-wizard", "move");
    expect(orc.state.turn?.movement?.left).toBe(4);
  });

  test("HQ-12.1-d: a pit can't be disarmed", () => {
    const t = scene({ heroes: { dwarf: "12,9" }, knownTraps: { "12,8": "pit" } });
    expect(t.barredBy("dwarf", "disarm:12,8")).toBe("HQ-12.1-d");
  });

  test("HQ-12.2-a: a deep pit has the dice of the quest, ends the movement and can't be disarmed", () => {
    const t = walk({ traps: { "12,8": { kind: "deep-pit", dice: 3 } } }, ["S HQ L"]);
    expect(t.figure("elf")).toMatchObject({ body: 4, pit: "deep-pit" });
    expect(t.state.turn?.movement).toBeNull();
    const dwarf = scene({ heroes: { dwarf: "12,9" }, knownTraps: { "12,8": "deep-pit" } });
    expect(dwarf.barredBy("dwarf", "disarm:12,8")).toBe("HQ-12.2-a");
  });

  test("HQ-12.2-b: out of a deep pit only with a friend beside who has no enemy beside", () => {
    const elf = { at: "12,8", pit: "deep-pit" } as const;
    const help = (more: object) => scene({ heroes: { elf, dwarf: "12,9" }, ...more });
    expect(help({}).offered("elf")).toContain("move");
    expect(help({ foes: { orc: "12,10" } }).barredBy("elf", "move")).toBe("HQ-12.2-b");
    expect(help({ heroes: { elf, dwarf: "10,11" } }).barredBy("elf", "move")).toBe("HQ-12.2-b");
    const held = { lasting: [{ what: "held" as const, change: 0, until: "freed" as const }] };
    for (const unable of [{ body: 0, prone: 1 }, { mind: -1 }, { pit: "pit" as const }, held]) {
      const dwarf = { at: "12,9", ...unable };
      expect(help({ heroes: { elf, dwarf } }).barredBy("elf", "move")).toBe("HQ-12.2-b");
    }
  });

  test("HQ-12.3-a: rocks have the dice of the quest, without defence", () => {
    const t = walk({ traps: { "12,8": { kind: "rocks", dice: 3 } } }, ["S S L", "L O"]).does("elf", "escape:12,7");
    expect(t.figure("elf").body).toBe(4);
  });

  test("HQ-12.3-b: without a ? the figure gets to an empty square beside; without one it is buried", () => {
    const t = walk({ traps: { "12,8": "rocks" } }, ["L L L", "L O"]);
    expect(t.offered("elf")).toEqual(["escape:12,7", "escape:11,8", "escape:13,8", "escape:12,9"]);
    expect(t.does("elf", "escape:13,8").square("elf")).toBe("13,8");
    const squares = [at("12,8"), at("13,8")];
    const shut = walk(
      {
        traps: { "12,8": { kind: "landslide", squares } },
        heroes: { elf: "12,9", dwarf: "13,8" },
        foes: { orc: "13,7", "orc-2": "14,8", "orc-3": "13,9" },
      },
      ["L L L", "L O", "L L L", "L O"],
    ).does("elf", "escape:12,7");
    expect(shut.figure("dwarf").buried).toBe(true);
  });

  test("HQ-12.3-d, HQ-4.13-b: who has to go back under the rocks is buried there", () => {
    const firm = { lasting: [{ what: "cannot-be-moved", until: "end-of-quest", change: 0 }] };
    const squares = [at("12,8"), at("13,8")];
    const t = walk(
      {
        traps: { "12,8": { kind: "landslide", squares }, "13,7": "pit" },
        heroes: { elf: "12,9", dwarf: { at: "13,8", ...firm } },
      },
      ["L L L", "L O", "L L L", "L O"],
    );
    t.does("elf", "escape:12,7").does("dwarf", "escape:13,7");
    expect(t.square("dwarf")).toBe("13,8");
    expect(t.figure("dwarf").buried).toBe(true);
    const elf = { at: "12,8", buried: true, ...firm };
    const dug = scene({
      heroes: { dwarf: "12,9", elf: elf as never },
      rubble: ["12,8"],
      traps: { "12,7": "pit" },
    }).does("dwarf", "dig:ferrin");
    dug.does("dwarf", "to:12,7");
    expect([dug.square("elf"), dug.figure("elf").buried]).toEqual(["12,8", true]);
  });

  test("HQ-12.3-c: an HQ of the escape cancels a skull, not an HQ", () => {
    const t = walk({ traps: { "12,8": "rocks" } }, ["S S L", "HQ O"]).does("elf", "escape:12,7");
    expect(t.figure("elf").body).toBe(5);
    const direct = walk({ traps: { "12,8": "rocks" } }, ["HQ L L", "HQ O"]).does("elf", "escape:12,7");
    expect(direct.figure("elf").body).toBe(5);
  });

  test("HQ-12.3-d: with a ? the figure is buried and can do nothing", () => {
    const t = walk({ traps: { "12,8": "rocks" }, settings: { autopass: false } }, ["S L L", "? HQ"]);
    expect(t.figure("elf")).toMatchObject({ buried: true, body: 6 });
    expect(t.offered("elf")).toEqual(["end-turn"]);
    expect(t.barredBy("elf", "move")).toBe("HQ-12.3-d");
    const struck = scene({
      phase: "wizard",
      heroes: { elf: { at: "12,9", buried: true }, dwarf: "10,7" },
      foes: { orc: "13,9" },
    });
    struck.does("evil-wizard", "activate:orc-1");
    expect(struck.barredBy("evil-wizard", "attack:ferrin")).toBe("HQ-12.3-d");
  });

  test.each([
    ["HQ-6.14.c-a", "is prone", { body: 0, prone: 1 }],
    ["HQ-8.8.d", "is unconscious", { mind: -1 }],
    ["HQ-8.6-a", "sleeps under a spell", { lasting: [{ what: "sleep", until: "freed", change: 0 }] }],
  ] as const)("%s: who %s doesn't leap clear of rocks, and is buried", (_rule, _how, special) => {
    const squares = [at("12,8"), at("13,8")];
    const heroes = { elf: "12,9", dwarf: { at: "13,8", ...special } };
    const t = walk({ traps: { "12,8": { kind: "landslide", squares } }, heroes }, ["L L L", "L O", "L L L"]);
    t.does("elf", "escape:12,7");
    expect(t.throws).toEqual(["movement 2", "rocks 3", "escape 2", "rocks 3"]);
    expect(t.figure("dwarf").buried).toBe(true);
  });

  test("HQ-11.1-b: who leaps clear of a landslide that another set off looks round", () => {
    const squares = [at("1,0"), at("0,0")];
    const t = scene({
      heroes: { elf: "2,0", dwarf: "0,0" },
      traps: { "1,0": { kind: "landslide", squares } },
      dice: ["3 3", "L L L", "? O", "L L L", "L O"],
    });
    t.does("elf", "move").does("elf", "step:1,0");
    expect(t.square("dwarf")).toBe("0,1");
    expect(t.state.seen[at("0,10")]).toBe(1);
  });

  test("HQ-12.3-e: the square is rubble from now on", () => {
    const t = walk({ traps: { "12,8": "rocks" } }, ["L L L", "L O"]).does("elf", "escape:12,7");
    expect(t.state.rubble).toEqual([at("12,8")]);
    expect(t.barredBy("elf", "step:12,8")).toBe("HQ-4.10");
    expect(t.state.traps).toEqual([]);
  });

  test("HQ-12.3-f: known rocks can be disarmed, unless the table forbids it", () => {
    const wanted = { heroes: { dwarf: "12,9" }, knownTraps: { "12,8": "rocks" } } as const;
    expect(scene(wanted).does("dwarf", "disarm:12,8").state.traps).toEqual([]);
    expect(scene({ ...wanted, options: { rocksDisarmable: false } }).barredBy("dwarf", "disarm:12,8")).toBe(
      "HQ-12.3-f",
    );
  });

  test("HQ-12.4: a landslide that is found is named with both its squares", () => {
    const squares = [at("12,8"), at("12,7")];
    const t = scene({ heroes: { dwarf: "12,9" }, traps: { "12,8": { kind: "landslide", squares } } });
    t.does("dwarf", "search:traps");
    expect(t.table.events("searched")).toMatchObject([{ found: ["12,8", "12,7"] }]);
  });

  test("HQ-12.4: a landslide falls on two squares, each figure by itself", () => {
    const squares = [at("12,8"), at("13,8")];
    const heroes = { elf: "12,9", dwarf: "13,8" };
    const t = walk({ traps: { "12,8": { kind: "landslide", squares } }, heroes }, ["S L L", "L O", "S S L", "L O"]);
    t.does("elf", "escape:12,7").does("dwarf", "escape:13,7");
    expect([t.figure("elf").body, t.figure("dwarf").body]).toEqual([5, 5]);
    expect(t.state.rubble).toEqual(squares);
  });

  test("HQ-12.5-a: arrows strike whoever crosses their line, nobody else", () => {
    const t = walk({ traps: { "11,9|12,9": "arrows" } });
    expect(t.throws).toEqual(["movement 2"]);
    expect(walk({ traps: { "12,9|12,8": "arrows" } }, ["L L"]).throws).toEqual(["movement 2", "trap 2"]);
  });

  test("HQ-12.5-b: arrows are met with armour only", () => {
    const heroes = { elf: { at: "12,9", items: ["shield"] }, dwarf: "10,7" };
    expect(walk({ traps: { "12,9|12,8": "arrows" }, heroes }, ["S S", "L"]).figure("elf").body).toBe(5);
    expect(walk({ traps: { "12,9|12,8": "arrows" } }, ["S S"]).figure("elf").body).toBe(4);
    expect(walk({ traps: { "12,9|12,8": "arrows" } }, ["? ?"]).figure("elf").body).toBe(6);
  });

  test("HQ-12.6-a: hidden spears can't be met", () => {
    const t = walk({ traps: { "12,9|12,8": "spears" } }, ["S L"]);
    expect(t.figure("elf").body).toBe(5);
    expect(t.throws).toEqual(["movement 2", "trap 2"]);
  });

  test("HQ-12.6-b: known axes are met as a blow", () => {
    const t = walk({ knownTraps: { "12,9|12,8": "axes" } }, ["S S", "L L"]);
    expect(t.figure("elf").body).toBe(6);
  });

  test("HQ-12.7-a: only known traps that allow it, only from beside", () => {
    const dwarf = (at: string, more: object) => scene({ heroes: { dwarf: at }, ...more });
    expect(dwarf("12,9", { knownTraps: { "12,9|12,8": "arrows" } }).offered("dwarf")).toContain("disarm:12,8|12,9");
    expect(dwarf("12,8", { knownTraps: { "12,9|12,8": "arrows" } }).offered("dwarf")).toContain("disarm:12,8|12,9");
    expect(dwarf("12,10", { knownTraps: { "12,9|12,8": "arrows" } }).barredBy("dwarf", "disarm:12,8|12,9")).toBe(
      "HQ-12.7-a",
    );
    expect(
      dwarf("12,9", { traps: { "12,9|12,8": "arrows" } })
        .offered("dwarf")!
        .join(),
    ).not.toContain("disarm");
    const magical = dwarf("12,9", { knownTraps: { "12,8": "magical" } });
    expect(magical.barredBy("dwarf", "disarm:12,8")).toBe("HQ-12.7-a");
  });

  test("HQ-12.7-b: disarming needs no roll and takes the trap away", () => {
    const t = scene({ heroes: { dwarf: "12,9" }, knownTraps: { "12,9|12,8": "arrows" } }).does(
      "dwarf",
      "disarm:12,8|12,9",
    );
    expect(t.throws).toEqual([]);
    expect(t.state.traps).toEqual([]);
    expect(t.state.turn?.actions).toBe(1);
  });

  test("HQ-12.7-c: with disarmRoll one die decides, for skill and tool kit in their own ways", () => {
    const attempt = (hero: object, dice: string[]) =>
      scene({ heroes: { ...hero }, knownTraps: { "12,9|12,8": "arrows" }, dice, options: { disarmRoll: true } });
    const dwarf = { dwarf: "12,9" };
    expect(attempt(dwarf, ["S"]).does("dwarf", "disarm:12,8|12,9").state.traps).toEqual([]);
    const failed = attempt(dwarf, ["O", "S S"]).does("dwarf", "disarm:12,8|12,9");
    expect(failed.figure("dwarf").body).toBe(5);
    expect(attempt(dwarf, ["?", "L L"]).does("dwarf", "disarm:12,8|12,9").diceLeft).toBe(0);
    const kit = { barbarian: { at: "12,9", items: ["tool-kit"] } };
    expect(attempt(kit, ["L"]).does("barbarian", "disarm:12,8|12,9").state.traps).toEqual([]);
    expect(attempt(kit, ["S", "L L"]).does("barbarian", "disarm:12,8|12,9").state.traps).toHaveLength(1);
  });
});
