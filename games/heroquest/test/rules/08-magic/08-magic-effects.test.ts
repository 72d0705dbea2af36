import { describe, expect, test } from "vitest";
import { boardSides } from "../../../queries/board/sides.js";
import { at, type Scene, scene } from "../../scene.js";
import { answerAll, magicScene } from "../../scenes/magic-scene.js";

/** The Evil Wizard's warlock in room K with one card. */
const warlock = (card: string, wanted: Scene) =>
  scene({
    phase: "wizard",
    foes: { warlock: { at: "15,9", kind: "champion" } },
    ...wanted,
    arrange: (state) => {
      state.magic.dark["warlock-1"] = [card];
      wanted.arrange?.(state);
    },
  })
    .does("evil-wizard", "activate:warlock-1")
    .does("evil-wizard", `cast:${card}`);

describe("words of the cards", () => {
  test("HQ-8.8.d: another hero's spell wakes the unconscious", () => {
    const t = magicScene(["clear-mind"], {
      heroes: { wizard: "12,9", elf: { at: "12,10", mind: -1 } },
      dice: ["S L L"],
    });
    t.does("wizard", "cast:clear-mind").does("wizard", "pay");
    expect(t.figure("elf").mind).toBe(1);
  });

  test("HQ-8.6-a: dig out: who is under rocks comes out, and nobody else can be chosen", () => {
    const t = magicScene(["dig-free"], {
      heroes: { wizard: "12,9", dwarf: { at: "14,11", buried: true }, elf: "10,7" },
      rubble: ["14,11"],
      dice: ["S L L"],
    }).does("wizard", "cast:dig-free");
    answerAll(t, "pay", "to:13,11");
    expect(t.figure("dwarf").buried).toBe(false);
    expect(t.square("dwarf")).toBe("13,11");
    expect(magicScene(["dig-free"]).barredBy("wizard", "cast:dig-free")).toBe("HQ-8.6-a");
  });

  test("HQ-11.1-b: who comes out of a pit by magic looks round", () => {
    const t = magicScene(["dig-free"], {
      heroes: { wizard: "1,0", dwarf: { at: "0,0", pit: "pit" } },
      knownTraps: { "0,0": "pit" },
      dice: ["S L L"],
      arrange: ({ seen }) => void seen.fill(0),
    }).does("wizard", "cast:dig-free");
    answerAll(t, "pay", "target:olm", "to:0,1");
    expect(t.square("dwarf")).toBe("0,1");
    expect(t.state.seen[at("0,10")]).toBe(1);
  });

  test("HQ-8.6-a: a line goes on behind its target, up to the wall", () => {
    const t = warlock("forked-bolt", {
      heroes: { dwarf: "13,9", elf: "11,9", barbarian: "9,9", wizard: "11,10" },
      dice: ["S L L", "S L L", "S S L"],
    });
    expect(t.table.events("body-lost").map(({ figure }) => figure)).toEqual(["olm", "ferrin"]);
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-12.3-d: magic strikes nobody under rocks, neither by its room nor astray", () => {
    const under = { at: "11,9", buried: true };
    const t = warlock("rain-of-fire", {
      heroes: { dwarf: "13,9", elf: under },
      rubble: ["11,9"],
      dice: ["S L L", "S L L"],
    });
    expect(t.table.events("body-lost").map(({ figure }) => figure)).toEqual(["olm"]);
    const astray = magicScene(["ball-of-flame"], {
      heroes: { wizard: "12,9", elf: under },
      rubble: ["11,9"],
      dice: ["L ? O", "L L L L", "L L"],
    }).does("wizard", "cast:ball-of-flame");
    expect(astray.table.events("misdirected")).toMatchObject([{ figure: "orc-1" }]);
  });

  test("HQ-12-d: nobody is called onto an open pit", () => {
    const t = magicScene(["call-familiar"], { knownTraps: { "12,8": "pit" }, dice: ["S L L"] });
    t.does("wizard", "cast:call-familiar").does("wizard", "pay");
    expect(t.offered("wizard")).toEqual(["to:11,9", "to:13,9", "to:12,10"]);
  });

  test("HQ-8.6-a: a push ends at the first wall or figure", () => {
    const push = (foes: Scene["foes"]) => {
      const t = magicScene(["gust"], { heroes: { wizard: "12,9" }, foes: { ...foes }, dice: ["S L L"] });
      return answerAll(t.does("wizard", "cast:gust"), "pay", "target:orc-1").square("orc");
    };
    expect(push({ orc: "13,9" })).toBe("15,9");
    expect(push({ orc: "15,9" })).toBe("15,9");
    expect(push({ orc: "13,9", goblin: "15,9" })).toBe("14,9");
  });

  test("HQ-8.6-a: a genie opens any closed door of the board, never a barred one", () => {
    const t = magicScene(["genie"], {
      foes: {},
      doors: { "9,8|10,8": "closed", "16,9|17,9": "barred", "4,8|4,9": "closed" },
      dice: ["S L L"],
    }).does("wizard", "cast:genie");
    expect(t.offered("wizard")).toEqual(["door:9,8|10,8", "door:4,8|4,9"]);
    t.does("wizard", "door:4,8|4,9");
    expect(t.state.doors.map(({ open }) => open)).toEqual([false, false, true]);
  });

  test("HQ-8.6-a: no more figures are summoned than the box holds", () => {
    const foes = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`goblin-${n}`, `${9 + n},11`]));
    const t = warlock("call-the-horde", {
      foes: { warlock: { at: "15,9", kind: "champion" }, ...foes },
      dice: ["S L L", "1"],
    });
    expect(t.table.events("summoned").map(({ figures }) => figures)).toEqual([["goblin-6"]]);
  });

  test("HQ-8.6-a: rust takes metal weapons and helmets, never artifacts", () => {
    const rust = (items: string[]) =>
      scene({
        phase: "wizard",
        heroes: { dwarf: { at: "12,9", items } },
        foes: { warlock: { at: "15,9", kind: "champion" } },
        arrange: (state) => {
          state.magic.dark["warlock-1"] = ["rust-breath"];
        },
      }).does("evil-wizard", "activate:warlock-1");
    expect(rust(["lament", "potion-of-healing"]).barredBy("evil-wizard", "cast:rust-breath")).toBe("HQ-8.6-a");
    expect(rust(["lament", "helmet"]).offered("evil-wizard")).toContain("cast:rust-breath");
  });

  test("HQ-8.6-e: a misdirected spell strikes the only figure in its range without a question", () => {
    const t = magicScene(["flame-lash"], { dice: ["O", "S S", "O O"], foes: { orc: "15,9" } });
    t.does("wizard", "cast:flame-lash").does("wizard", "do-not-pay");
    expect(t.table.events("misdirected").map(({ figure }) => figure)).toEqual(["orc-1"]);
  });

  test("HQ-8.6-a: what a whisper told stays true for whoever thinks ahead", () => {
    const t = magicScene(["whisper"], {
      foes: {},
      doors: { "9,8|10,8": "closed" },
      heroes: { wizard: "9,8" },
      dice: ["S L L"],
      arrange: (state) => {
        state.seen.fill(0);
        for (const type of ["goblin", "orc"]) {
          const square = at(type === "goblin" ? "12,9" : "2,2");
          state.secrets.antagonists.push({
            type,
            square,
            champion: false,
            items: [],
            body: 0,
            bounty: 0,
            questName: "",
          });
        }
      },
    });
    t.does("wizard", "cast:whisper").does("wizard", "pay");
    expect(t.table.events("overheard")[0]).toMatchObject({ edge: "9,8|10,8", found: ["goblin"] });
    for (const seed of ["a", "b", "c", "d"]) {
      const { antagonists } = t.table.match.fork("adventurer-1", seed).state.secrets;
      const rooms = antagonists.map(({ type, square }) => [type, boardSides.A.letters[boardSides.A.roomOf[square]!]]);
      expect(rooms.filter(([, room]) => room === "K")).toEqual([["goblin", "K"]]);
    }
  });

  test("HQ-4.2-b: more movement dice are for those who roll for movement", () => {
    const t = magicScene(["call-familiar", "swift-wind"], { dice: ["S L L"], settings: { autopass: false } });
    t.does("wizard", "cast:call-familiar").does("wizard", "pay").does("wizard", "to:12,8");
    t.does("wizard", "cast:swift-wind");
    expect(t.offered("wizard")).toEqual(["target:ambrose"]);
    expect(t.barredBy("wizard", "target:familiar-1")).toBe("HQ-8.6-a");
  });

  test("HQ-11.3: whom the quest hasn't woken no spell touches", () => {
    const t = magicScene(["fire-of-wrath"], { foes: { orc: { at: "15,9", asleep: true } } });
    expect(t.barredBy("wizard", "cast:fire-of-wrath")).toBe("HQ-8.6-a");
  });
});
