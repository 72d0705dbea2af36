import { describe, expect, test } from "vitest";
import { attackParts, meleeDefenceParts } from "../../../queries/combat/dice-count.js";
import { total } from "../../../queries/combat/dice-part.js";
import { hinders } from "../../../queries/figures.js";
import type { Lasting } from "../../../state.js";
import { plain } from "../../plain.js";
import { at, type Placed, scene } from "../../scene.js";
import { magicScene } from "../../scenes/magic-scene.js";

/** Somebody under a spell. */
const under = (place: string, what: Lasting["what"], until: Lasting["until"], more: Partial<Lasting> = {}): Placed => ({
  at: place,
  lasting: [{ what, until, change: 0, ...more }],
});

describe("what spells leave behind", () => {
  test("HQ-8.6-a: who can't move may still act, and moves again when the turn is over", () => {
    const t = scene({
      heroes: { barbarian: under("12,9", "cannot-move", "next-own-turn-over"), dwarf: "10,7" },
      foes: { orc: "15,11" },
    });
    expect(t.barredBy("barbarian", "move")).toBe("HQ-8.6-a");
    expect(t.offered("barbarian")).toContain("search:traps");
    t.does("barbarian", "end-turn");
    expect(t.figure("barbarian").lasting).toEqual([]);
  });

  test("HQ-8.6-a: an effect laid in the own turn until the next one is over outlasts this one", () => {
    const t = magicScene(["frost-touch"], { foes: { fimir: "13,9" }, dice: ["L ? O"] });
    t.does("wizard", "cast:frost-touch").does("wizard", "pay").does("wizard", "end-turn");
    expect(t.figure("wizard").lasting).toHaveLength(1);
    t.does("evil-wizard", "end-phase").does("wizard", "end-turn");
    expect(t.figure("wizard").lasting).toEqual([]);
  });

  test("HQ-8.6-a: sleepers don't act, defend or hinder; one die for each mind point may wake them", () => {
    const asleep = (dice: string[]) =>
      scene({
        phase: "wizard",
        heroes: { barbarian: "12,9" },
        foes: { fimir: under("13,9", "sleep", "freed"), orc: "15,11" },
        dice,
      });
    const t = asleep(["L S L"]);
    expect(hinders(t.figure("fimir"), t.figure("barbarian"))).toBe(false);
    t.does("evil-wizard", "activate:fimir-1");
    expect(t.throws).toEqual(["struggle 3"]);
    expect(t.offered("evil-wizard")).toEqual(["activate:orc-1", "end-phase"]);
    const woken = asleep(["L S O"]).does("evil-wizard", "activate:fimir-1");
    expect(woken.offered("evil-wizard")).toContain("attack:hrolf");
    const struck = scene({
      heroes: { barbarian: "12,9" },
      foes: { fimir: under("13,9", "sleep", "freed") },
      dice: ["S L L"],
    }).does("barbarian", "attack:fimir-1");
    expect(struck.throws).toEqual(["attack 3"]);
    expect(struck.figure("fimir").body).toBe(1);
  });

  test("HQ-8.6-a: one die is left in shock, so that no spell lasts for ever; who lies on the ground doesn't try", () => {
    const held = (more: object, dice: string[]) =>
      scene({
        heroes: {
          elf: { at: "12,9", lasting: [{ what: "sleep", until: "freed", change: 0 }], ...more },
          dwarf: "10,7",
        },
        dice,
      });
    const t = held({ mind: 0 }, ["L"]);
    expect(t.throws).toEqual(["struggle 1"]);
    expect(t.figure("elf").lasting).toEqual([]);
    const unconscious = held({ mind: -1 }, []);
    expect(unconscious.throws).toEqual([]);
    expect(unconscious.table.events("struggled")).toEqual([]);
    expect(held({ body: 0, prone: 1 }, []).throws).toEqual([]);
  });

  test("HQ-8.6-a: who is held doesn't act but defends", () => {
    const t = scene({
      heroes: { barbarian: "12,9" },
      foes: { fimir: under("13,9", "held", "freed") },
      dice: ["S L L", "O L L"],
    }).does("barbarian", "attack:fimir-1");
    expect(t.figure("fimir").body).toBe(2);
    const held = scene({ heroes: { barbarian: under("12,9", "held", "freed"), dwarf: "10,7" }, dice: ["S S"] });
    expect(held.offered("barbarian")).toBeUndefined();
    expect(held.offered("dwarf")).toContain("move");
  });

  test("HQ-8.6-a: a lost turn and a lost action", () => {
    const t = scene({
      phase: "wizard",
      foes: {
        orc: under("15,9", "lose-turn", "next-own-turn-over"),
        "orc-2": under("15,11", "lose-action", "next-own-turn-over", { change: 1 }),
      },
    });
    t.does("evil-wizard", "activate:orc-1");
    expect(t.table.events("turn-lost")).toHaveLength(1);
    expect(t.figure("orc-1").lasting).toEqual([]);
    t.does("evil-wizard", "activate:orc-2");
    expect(t.state.turn).toMatchObject({ figure: "orc-2", actions: 1 });
  });

  test("HQ-8.6-a: an antagonist whom the Evil Wizard doesn't activate has had its turn all the same", () => {
    const t = scene({
      phase: "wizard",
      foes: {
        orc: under("15,9", "lose-turn", "next-own-turn-over"),
        "orc-2": under("15,11", "half-defence", "next-own-turn"),
        "orc-3": under("15,10", "sleep", "freed"),
      },
    }).does("evil-wizard", "end-phase");
    expect(t.figure("orc-1").lasting).toEqual([]);
    expect(t.figure("orc-2").lasting).toEqual([]);
    expect(t.figure("orc-3").lasting).toHaveLength(1);
  });

  test("HQ-8.6-a: the Evil Wizard plays a commanded hero for one turn, against its friends and without its cards", () => {
    const t = magicScene(["ember"], {
      heroes: { wizard: under("12,9", "commanded", "next-own-turn-over"), dwarf: "12,10" },
      dice: ["S", "L L"],
    });
    expect(t.table.offered("adventurer-1")).toBeUndefined();
    const offered = t.table.offered("wizard")!;
    expect(offered).toContain("attack:olm");
    expect(offered).not.toContain("attack:orc-1");
    expect(offered.some((id) => id.startsWith("cast:"))).toBe(false);
    t.table.answer("wizard", "attack:olm").answer("wizard", "end-turn");
    expect(t.figure("wizard").seat).toBe("adventurer-1");
  });

  test("HQ-8.6-a: limits and halves of dice", () => {
    const dice = (placed: Placed) => {
      const barbarian = scene({ phase: "wizard", heroes: { barbarian: placed }, foes: { orc: "15,9" } }).figure(
        "barbarian",
      );
      return [total(attackParts(plain, barbarian, "broadsword")), total(meleeDefenceParts(plain, barbarian))];
    };
    expect(dice(under("12,9", "attack-limit", "freed", { change: 1 }))).toEqual([1, 2]);
    expect(dice(under("12,9", "attack-at-least", "next-attack", { change: 5 }))).toEqual([5, 2]);
    expect(dice(under("12,9", "half-defence", "next-own-turn"))).toEqual([3, 1]);
    expect(dice(under("12,9", "defence-dice", "end-of-round", { change: 2 }))).toEqual([3, 4]);
  });

  test("HQ-8.6-a: a skin of rock lasts until the next wound", () => {
    const t = scene({
      phase: "wizard",
      heroes: { barbarian: under("12,9", "defence-dice", "next-wound", { change: 1 }) },
      foes: { orc: "13,9" },
      dice: ["S L L", "L O O", "S L L", "O O O", "L L L"],
    });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
    expect(t.figure("barbarian").lasting).toHaveLength(1);
    t.does("evil-wizard", "attack:hrolf");
    expect(t.figure("barbarian").lasting).toEqual([]);
  });

  test("HQ-8.6-a: no shot at whom a veil protects", () => {
    const t = scene({
      heroes: { dwarf: { at: "12,9", items: ["crossbow"] } },
      foes: { orc: under("15,9", "immune", "end-of-next-round", { of: "ranged" }) },
    });
    expect(t.barredBy("dwarf", "shoot:orc-1")).toBe("HQ-8.6-a");
  });

  test("HQ-8.6-a: fire does nothing to Ashmaw, terror nothing to the fearless", () => {
    const t = magicScene(["ball-of-flame"], { dice: ["S L L"], foes: { ashmaw: { at: "15,9", kind: "champion" } } });
    t.does("wizard", "cast:ball-of-flame");
    expect(t.table.events("immune")).toHaveLength(1);
    const brave = scene({
      phase: "wizard",
      heroes: { barbarian: under("12,9", "immune", "end-of-quest", { of: "fear" }) },
      foes: { warlock: { at: "15,9", kind: "champion" } },
      dice: ["S L L"],
      arrange: (state) => {
        state.magic.dark["warlock-1"] = ["creeping-terror"];
      },
    });
    brave.does("evil-wizard", "activate:warlock-1").does("evil-wizard", "cast:creeping-terror");
    expect(brave.figure("barbarian").lasting).toHaveLength(1);
  });
});

describe("movement under spells", () => {
  const walking = (placed: Placed, more = {}) =>
    scene({ heroes: { barbarian: placed, dwarf: "12,11" }, dice: ["3 3"], ...more }).does("barbarian", "move");

  test("HQ-8.6-a: half of the squares", () => {
    expect(walking(under("12,9", "half-movement", "next-move")).state.turn!.movement!.left).toBe(3);
  });

  test("HQ-8.6-a: through walls, for one movement", () => {
    const t = walking(under("10,9", "pass-through", "next-move", { of: "walls" }));
    expect(t.figure("barbarian").lasting).toEqual([]);
    t.does("barbarian", "step:9,9");
    expect(t.square("barbarian")).toBe("9,9");
    expect(walking("10,9").barredBy("barbarian", "step:9,9")).toBe("HQ-4.9-b");
  });

  test("HQ-8.6-a: through figures, but not to stay", () => {
    const foes = { orc: "13,9" };
    const t = walking(under("12,9", "pass-through", "next-move", { of: "figures" }), { foes });
    t.does("barbarian", "step:13,9");
    expect(t.barredBy("barbarian", "stop")).toBe("HQ-4.7-b");
    t.does("barbarian", "step:14,9");
    expect(t.square("barbarian")).toBe("14,9");
    expect(walking("12,9", { foes }).barredBy("barbarian", "step:13,9")).toBe("HQ-4.6");
  });

  test("HQ-8.6-a: over traps, and nobody learns of them", () => {
    const traps = { "13,9": "pit" } as const;
    const t = walking(under("12,9", "pass-through", "next-move", { of: "traps" }), { traps });
    t.does("barbarian", "step:13,9").does("barbarian", "step:14,9");
    expect(t.figure("barbarian").pit).toBe("");
    expect(t.state.traps).toEqual([]);
    expect(t.state.trodden[at("13,9")]).toBe(0);
  });

  test("HQ-8.6-a: ice takes the rest of the movement, stone lets nobody in, and both pass after the next round", () => {
    const t = scene({
      heroes: { barbarian: "12,9", dwarf: "12,11" },
      foes: { orc: "15,11" },
      dice: ["3 3"],
      arrange: (state) => {
        state.magic.ground.push({ square: at("13,9"), what: "ice", until: "end-of-next-round" });
        state.magic.ground.push({ square: at("12,8"), what: "stone", until: "end-of-next-round" });
        state.rubble.push(at("12,8"));
      },
    }).does("barbarian", "move");
    expect(t.barredBy("barbarian", "step:12,8")).toBe("HQ-4.10");
    t.does("barbarian", "step:13,9");
    expect(t.state.turn!.movement).toBeNull();
    const round = () => t.does("barbarian", "end-turn").does("dwarf", "end-turn").does("evil-wizard", "end-phase");
    round();
    expect(t.state.magic.ground).toHaveLength(2);
    round();
    expect(t.state.magic.ground).toEqual([]);
    expect(t.state.rubble).toEqual([]);
  });
});

describe("who is called and who flees", () => {
  test("HQ-2.1-b: a familiar acts after its hero, played by the same player", () => {
    const t = magicScene(["call-familiar"], { dice: ["S L L"] });
    t.does("wizard", "cast:call-familiar").does("wizard", "pay").does("wizard", "to:12,8").does("wizard", "end-turn");
    expect(t.state.turn).toMatchObject({ figure: "familiar-1", actions: 2 });
    expect(t.table.offered("adventurer-1")).toContain("move");
    t.does("wizard", "end-turn");
    expect(t.offered("evil-wizard")).toContain("end-phase");
  });

  test("HQ-8.6-a: a sentinel of stone leaves at the end of the next round", () => {
    const t = magicScene(["stone-sentinel"], { dice: ["S L L"] });
    t.does("wizard", "cast:stone-sentinel").does("wizard", "pay").does("wizard", "to:12,8");
    const round = () => t.does("wizard", "end-turn").does("wizard", "end-turn").does("evil-wizard", "end-phase");
    round();
    expect(t.isOnBoard("sentinel")).toBe(true);
    round();
    expect(t.isOnBoard("sentinel")).toBe(false);
    expect(t.table.events("departed")[0]?.rules).toEqual(["HQ-8.6-a"]);
  });

  test("HQ-8.6-a: who vanishes to a place that nobody has seen comes back as it went", () => {
    const t = scene({
      phase: "wizard",
      foes: { warlock: { at: "15,9", kind: "champion", body: 1 } },
      dice: ["S L L"],
      arrange: (state) => {
        state.magic.dark["warlock-1"] = ["vanish"];
        state.secrets.refuge = at("1,1");
      },
    });
    t.does("evil-wizard", "activate:warlock-1").does("evil-wizard", "cast:vanish");
    expect(t.isOnBoard("warlock")).toBe(false);
    expect(t.state.secrets.antagonists[0]).toMatchObject({ square: at("1,1"), kept: { id: "warlock-1", body: 1 } });
  });
});
