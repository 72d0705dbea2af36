import { Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import type { HeroQuest } from "../../state.js";
import { everyText } from "../messages.js";
import { at, scene } from "../scene.js";
import { fateScene } from "../scenes/fate-scene.js";

describe("special actions", () => {
  test("HQ-10.1: two different ones, never the same twice", () => {
    const heroes = { dwarf: { at: "12,9", body: 1, items: ["potion-of-healing", "potion-of-clarity"] } };
    const t = scene({ heroes, knownTraps: { "12,9|12,8": "arrows" } });
    t.does("dwarf", "disarm:12,8|12,9");
    expect(t.offered("dwarf")).toContain("drink:potion-of-healing");
    const twice = scene({ heroes }).does("dwarf", "drink:potion-of-healing");
    expect(twice.barredBy("dwarf", "drink:potion-of-clarity")).toBe("HQ-10.1");
  });

  test("HQ-10.1: no third one, though a brew gives more actions", () => {
    const heroes = { dwarf: { at: "12,9", items: ["heroic-brew", "crossbow"] }, elf: "12,10" };
    const t = scene({ heroes }).does("dwarf", "drink:heroic-brew").does("dwarf", "aim");
    expect(t.state.turn?.actions).toBe(2);
    expect(t.barredBy("dwarf", "exchange:ferrin")).toBe("HQ-10.1");
    expect(t.offered("dwarf")).toContain("search:traps");
  });

  test("HQ-10.2-a: with an enemy beside, disarming loses the action", () => {
    const t = scene({ heroes: { dwarf: "12,9" }, foes: { orc: "13,9" }, knownTraps: { "12,9|12,8": "arrows" } });
    t.does("dwarf", "disarm:12,8|12,9");
    expect(t.state.traps).toHaveLength(1);
    expect(t.table.events("action-lost")[0]).toMatchObject({ rules: ["HQ-10.2-a", "HQ-18.5"] });
  });

  test("HQ-10.2-b: by skill or with a tool kit", () => {
    const known = { knownTraps: { "12,9|12,8": "arrows" } } as const;
    expect(scene({ heroes: { dwarf: "12,9" }, ...known }).offered("dwarf")).toContain("disarm:12,8|12,9");
    expect(scene({ heroes: { barbarian: "12,9" }, ...known }).barredBy("barbarian", "disarm:12,8|12,9")).toBe(
      "HQ-10.2-b",
    );
    const kit = scene({ heroes: { barbarian: { at: "12,9", items: ["tool-kit"] } }, ...known });
    expect(kit.offered("barbarian")).toContain("disarm:12,8|12,9");
  });

  test("HQ-10.3-a: shows magical traps only; an antagonist in the area spoils it", () => {
    const traps = { "13,9": "pit", "14,9": "magical" } as const;
    const t = scene({ heroes: { wizard: "12,9" }, traps }).does("wizard", "search:magical-traps");
    expect(t.state.traps.map(({ kind }) => kind)).toEqual(["magical"]);
    const spoilt = scene({ heroes: { wizard: "12,9" }, foes: { orc: "15,11" }, traps });
    expect(spoilt.does("wizard", "search:magical-traps").state.traps).toEqual([]);
  });

  test("HQ-10.3-b: a magic object that shows magical traps lets anybody search for them", () => {
    const t = scene({ heroes: { barbarian: { at: "12,9", items: ["candle-of-plain-truth"] } } });
    expect(t.offered("barbarian")).toContain("search:magical-traps");
  });

  test("HQ-10.3-b: only with magical ability, once a turn", () => {
    expect(scene({ heroes: { barbarian: "12,9" } }).barredBy("barbarian", "search:magical-traps")).toBe("HQ-10.3-b");
    const elf = scene({ heroes: { elf: "12,9" } }).does("elf", "search:magical-traps");
    expect(elf.barredBy("elf", "search:magical-traps")).toBe("HQ-10.1");
  });

  const pair = {
    dwarf: { at: "12,9", items: ["shield", "short-sword"], gold: 30 },
    elf: { at: "12,8", items: ["potion-of-healing", "potion-of-healing"] },
  };

  test("HQ-10.4-a: gives and takes in one action, if the companion agrees", () => {
    const t = scene({ heroes: pair }).does("dwarf", "exchange:ferrin");
    expect(t.offered("dwarf")).toEqual([
      "give:shield",
      "give:short-sword",
      "give:gold",
      "take:potion-of-healing",
      "take:potion-of-healing#2",
    ]);
    t.does("dwarf", "give:shield", "give:gold", "take:potion-of-healing#2").does("elf", "yes");
    expect(t.figure("dwarf")).toMatchObject({ items: ["short-sword", "potion-of-healing"], gold: 0 });
    expect(t.figure("elf")).toMatchObject({ items: ["potion-of-healing", "shield"], gold: 30 });
    const refused = scene({ heroes: pair })
      .does("dwarf", "exchange:ferrin")
      .does("dwarf", "give:shield")
      .does("elf", "no");
    expect(refused.figure("dwarf").items).toContain("shield");
    expect(refused.state.turn?.actions).toBe(1);
  });

  test("HQ-10.4-a: who lies there agrees; who isn't beside has no part in it", () => {
    const heroes = { ...pair, elf: { ...pair.elf, body: 0, prone: 1 }, wizard: "15,11" };
    const t = scene({ heroes });
    expect(t.offered("dwarf")).not.toContain("exchange:ambrose");
    t.does("dwarf", "exchange:ferrin").does("dwarf", "take:potion-of-healing");
    expect(t.figure("dwarf").items).toContain("potion-of-healing");
  });

  test("HQ-10.4-b: an enemy beside either of the two loses the action", () => {
    const t = scene({ heroes: pair, foes: { orc: "12,7" } }).does("dwarf", "exchange:ferrin");
    expect(t.table.events("action-lost")[0]).toMatchObject({ rules: ["HQ-10.4-b", "HQ-18.5"] });
  });

  test("HQ-10.4-b: an enemy beside the taker of a pile loses him the action, one beside the pile alone doesn't", () => {
    const taking = (orc: string) =>
      scene({
        heroes: { dwarf: "12,9" },
        foes: { orc },
        arrange: ({ piles }) => void piles.push({ square: at("12,8"), items: ["shield"], gold: 0 }),
      }).does("dwarf", "take:12,8");
    const hindered = taking("13,9");
    expect(hindered.table.events("action-lost")).toMatchObject([{ rules: expect.arrayContaining(["HQ-10.4-b"]) }]);
    expect(hindered.state.piles).toHaveLength(1);
    expect(taking("12,7").figure("dwarf").items).toContain("shield");
  });

  test("HQ-10.5-a: a potion works at once and is gone; it may be poured into who can't help himself", () => {
    const t = scene({ heroes: { barbarian: { at: "12,9", body: 3 } } }).does("barbarian", "drink:potion-of-healing");
    expect(t.figure("barbarian")).toMatchObject({ body: 7, items: ["broadsword"] });
    const shocked = scene({
      heroes: { dwarf: { at: "12,9", items: ["potion-of-clarity"] }, elf: { at: "12,8", mind: 0 } },
    }).does("dwarf", "pour:potion-of-clarity>ferrin");
    expect(shocked.figure("elf").mind).toBe(3);
    const fit = scene({ heroes: { dwarf: "12,9", elf: "12,8" } });
    expect(fit.offered("dwarf")).not.toContain("pour:potion-of-healing>ferrin");
  });

  test("HQ-10.5-a: potions of strength and speed last until the next attack and the next move", () => {
    const items = ["broadsword", "potion-of-strength", "potion-of-speed"];
    const t = scene({ heroes: { barbarian: { at: "12,9", items } }, foes: { gargoyle: "14,9" }, dice: ["1 1 1 1"] });
    t.does("barbarian", "drink:potion-of-speed").does("barbarian", "move");
    expect(t.state.turn?.movement?.left).toBe(4);
    expect(t.figure("barbarian").lasting).toEqual([]);
    const strong = scene({
      heroes: { barbarian: { at: "12,9", items, lasting: [{ what: "attack-dice", change: 2, until: "next-attack" }] } },
      foes: { gargoyle: "13,9" },
      dice: ["L L L L L", "L L L L L"],
    }).does("barbarian", "attack:gargoyle-1");
    expect(strong.throws[0]).toBe("attack 5");
    expect(strong.figure("barbarian").lasting).toEqual([]);
  });

  test("HQ-10.5-a: everybody hears what a potion does", () => {
    const heroes = { barbarian: { at: "12,9", items: ["broadsword", "potion-of-strength"] } };
    const t = scene({ heroes }).does("barbarian", "drink:potion-of-strength");
    expect(t.table.events("lasting-begun")).toMatchObject([
      { figure: "hrolf", what: { key: "lasting.attack-dice", args: { change: 2 } }, rules: ["HQ-10.5-a"] },
    ]);
  });

  test("HQ-10.5-b: with an enemy beside, the action is lost and the potion kept", () => {
    const t = scene({ heroes: { barbarian: { at: "12,9", body: 3 } }, foes: { orc: "13,9" } });
    t.does("barbarian", "drink:potion-of-healing");
    expect(t.figure("barbarian")).toMatchObject({ body: 3, items: ["broadsword", "potion-of-healing"] });
    expect(t.state.turn?.actions).toBe(1);
  });

  test("HQ-10.4-a: gold and several things that lie there are told in one list", () => {
    const told = (gold: number, items: string[]) => {
      const arrange = ({ piles }: HeroQuest) => void piles.push({ square: at("12,8"), items, gold });
      const t = scene({ heroes: { dwarf: "12,9" }, arrange }).does("dwarf", "take:12,8");
      return new Speaker("en", everyText).event(t.table.events("pile-taken")[0]!);
    };
    expect(told(0, ["rope"])).toBe("Olm takes what lies on 12,8: rope");
    expect(told(15, ["rope"])).toBe("Olm takes what lies on 12,8: 15 gold and rope");
    expect(told(15, ["rope", "dagger"])).toBe("Olm takes what lies on 12,8: 15 gold, rope and dagger");
  });

  const aiming = (dice: string[]) =>
    scene({ heroes: { elf: { at: "2,0", items: ["crossbow"] } }, foes: { orc: { at: "6,0", body: 3 } }, dice })
      .does("elf", "aim")
      .does("elf", "shoot:orc-1");

  test("HQ-10.6-a: who has aimed rolls up to half of the dice again", () => {
    const t = aiming(["L O S", "S", "L"]);
    expect(() => t.does("elf", "die:1-lion", "die:2-oval")).toThrow();
    t.does("elf", "die:1-lion");
    expect(t.table.events("rerolled")[0]?.faces).toEqual(["skull", "oval", "skull"]);
    expect(t.figure("orc").body).toBe(1);
  });

  test("HQ-10.6-b: with a ? there is no second roll", () => {
    const t = aiming(["? L L", "L"]);
    expect(t.throws).toEqual(["shot 3", "defence 1"]);
  });

  test("HQ-10.6-a: half of the dice that were thrown, though one was exchanged for a card", () => {
    const t = fateScene(
      { heroic: ["stability"] },
      {
        heroes: {
          elf: { at: "2,0", items: ["crossbow"], lasting: [{ what: "ranged-dice", change: 1, until: "end-of-quest" }] },
        },
        foes: { orc: { at: "6,0", body: 5 } },
        dice: ["HQ L L O", "S S", "L"],
      },
    );
    t.does("elf", "aim").does("elf", "shoot:orc-1").does("elf", "exchange:stability");
    t.does("elf", "die:1-lion", "die:2-lion");
    expect(t.table.events("rerolled").at(-1)?.faces).toEqual(["skull", "skull", "oval"]);
  });

  test("HQ-10.8: a companion is dug out onto an empty square of the rescuer's choice, enemies or not", () => {
    const heroes = { dwarf: "12,9", elf: { at: "12,8", buried: true } };
    const t = scene({ heroes, rubble: ["12,8"], foes: { orc: "13,9" } }).does("dwarf", "dig:ferrin");
    expect(t.offered("dwarf")).toEqual(["to:12,7", "to:11,8", "to:13,8"]);
    t.does("dwarf", "to:11,8");
    expect(t.figure("elf").buried).toBe(false);
    expect(t.square("elf")).toBe("11,8");
    expect(t.state.rubble).toEqual([at("12,8")]);
  });

  test("HQ-11.1-b: who is dug out looks round", () => {
    const heroes = { dwarf: "1,0", elf: { at: "0,0", buried: true } };
    const t = scene({ heroes, rubble: ["0,0"] }).does("dwarf", "dig:ferrin");
    expect(t.square("elf")).toBe("0,1");
    expect(t.state.seen[at("0,10")]).toBe(1);
  });

  test("HQ-10.8: where no square is free nobody can be dug out; the buried exchange nothing", () => {
    const heroes = { dwarf: "12,9", elf: { at: "12,8", buried: true } };
    const foes = { orc: "12,7", "orc-2": "11,8", "orc-3": "13,8" };
    const t = scene({ heroes, rubble: ["12,8"], foes });
    expect(t.barredBy("dwarf", "dig:ferrin")).toBe("HQ-10.8");
    expect(t.barredBy("dwarf", "exchange:ferrin")).toBe("HQ-12.3-d");
  });

  test("HQ-10.9: with the option a skull or HQ steals what an antagonist carries", () => {
    const wanted = { heroes: { elf: "12,9" }, foes: { orc: { at: "13,9", items: ["helmet"] } } };
    expect(scene(wanted).offered("elf")).not.toContain("steal:orc-1");
    const steal = (dice: string) =>
      scene({ ...wanted, dice: [dice], options: { stealing: true } }).does("elf", "steal:orc-1");
    expect(steal("S").figure("elf").items).toContain("helmet");
    expect(steal("HQ").figure("elf").items).toContain("helmet");
    expect(steal("L").figure("elf").items).not.toContain("helmet");
  });

  test("HQ-10.10: with the option a prone companion is saved, once per hero, with no enemy beside", () => {
    const heroes = { dwarf: "12,9", elf: { at: "12,8", body: 0, prone: 1 } };
    expect(scene({ heroes }).offered("dwarf")).not.toContain("save:ferrin");
    const options = { saveCompanion: true };
    const t = scene({ heroes, options }).does("dwarf", "save:ferrin");
    expect(t.figure("elf")).toMatchObject({ body: 1, prone: 0 });
    for (const orc of ["12,7", "12,10"]) {
      const lost = scene({ heroes, options, foes: { orc } }).does("dwarf", "save:ferrin");
      expect(lost.figure("elf").body).toBe(0);
      expect(lost.table.events("action-lost")[0]).toMatchObject({ rules: ["HQ-10.10", "HQ-18.5"] });
    }
    const again = scene({ heroes: { ...heroes, dwarf: { at: "12,9", saved: true } }, options });
    expect(again.barredBy("dwarf", "save:ferrin")).toBe("HQ-10.10");
  });

  test("HQ-6.14.d-a: what the eliminated left is taken with the action of 10.4", () => {
    const t = scene({
      heroes: { dwarf: "12,9" },
      arrange: ({ piles }) => void piles.push({ square: at("12,8"), items: ["helmet"], gold: 5 }),
    }).does("dwarf", "take:12,8");
    expect(t.figure("dwarf")).toMatchObject({ gold: 5 });
    expect(t.figure("dwarf").items).toContain("helmet");
    expect(t.state.turn?.specials).toEqual(["exchange"]);
  });
});
