import { describe, expect, test } from "vitest";
import { boardSides } from "../../queries/board/sides.js";
import type { HeroQuest } from "../../state.js";
import { at, scene } from "../scene.js";

/** A hero who searches; the answer is what was found. */
const found = (kind: string, more: object, hero = "elf") =>
  scene({ heroes: { [hero]: "12,9" }, ...more })
    .does(hero, `search:${kind}`)
    .table.events("searched")[0]!.found;

describe("searching for traps and secret doors", () => {
  test("HQ-5.1: the kind is named and answered at once", () => {
    const t = scene({ heroes: { elf: "12,9" } });
    expect(t.offered("elf")).not.toContain("search");
    t.does("elf", "search:traps");
    expect(t.table.events("searched")).toHaveLength(1);
  });

  test("HQ-5.2: one action pays for one search", () => {
    const t = scene({ heroes: { elf: "12,9" }, traps: { "13,9": "pit" }, doors: { "12,6|12,7": "secret" } });
    expect(() => t.does("elf", "search:traps", "search:secret-doors")).toThrow();
    t.does("elf", "search:traps");
    expect(t.state.turn?.actions).toBe(1);
    expect(t.state.doors).toEqual([]);
  });

  test("HQ-5.3: traps, secret doors or treasure, nothing else", () => {
    const offered = scene({ heroes: { dwarf: "12,9" } })
      .offered("dwarf")!
      .filter((id) => /search|treasure/.test(id));
    expect(offered).toEqual(["search:traps", "search:secret-doors", "treasure:floor"]);
  });

  test("HQ-5.4: what is found is put on the board for all", () => {
    const t = scene({ heroes: { elf: "12,9" }, traps: { "13,9": "pit" } }).does("elf", "search:traps");
    expect(t.table.match.view("adventurer-1").state).toMatchObject({ traps: [{ kind: "pit", squares: [at("13,9")] }] });
  });

  test("HQ-5.5: in a room that room only; in a corridor four squares in sight, whoever stands between", () => {
    expect(found("traps", { traps: { "9,9": "pit", "13,9": "pit" } })).toEqual(["13,9"]);
    const corridor = { heroes: { elf: "5,0", dwarf: "7,0" }, traps: { "9,0": "pit", "10,0": "pit" } };
    expect(found("traps", corridor)).toEqual(["9,0"]);
    expect(found("traps", { ...corridor, options: { corridorSearch: 8 } })).toEqual(["9,0", "10,0"]);
    // Row 9 and row 6 are four squares apart, but no line leads round the corner.
    expect(found("traps", { heroes: { elf: "7,9" }, traps: { "9,7": "pit" } })).toEqual([]);
  });

  test("HQ-9.1: a search for traps shows no secret door", () => {
    const t = scene({ heroes: { elf: "12,9" }, doors: { "12,6|12,7": "secret" } }).does("elf", "search:traps");
    expect(t.table.events("searched")[0]).toMatchObject({ kind: "traps", found: [] });
    expect(t.state.secrets.secretDoors).toHaveLength(1);
  });

  test("HQ-9.1.a-a: ordinary traps are found, magical ones aren't", () => {
    const t = scene({ heroes: { elf: "12,9" }, traps: { "13,9": "pit", "14,9": "magical" } }).does(
      "elf",
      "search:traps",
    );
    expect(t.state.traps.map(({ kind }) => kind)).toEqual(["pit"]);
  });

  test("HQ-9.1.a-b: an antagonist in the area spoils it, and the answer is the same as for an empty room", () => {
    const spoilt = scene({ heroes: { elf: "12,9" }, foes: { goblin: "15,11" }, traps: { "13,9": "pit" } });
    const empty = scene({ heroes: { elf: "12,9" }, foes: { goblin: "15,11" } });
    const told = [spoilt, empty].map((t) => t.does("elf", "search:traps").table.match.events("adventurer-1"));
    expect(told[0]).toEqual(told[1]);
    expect(spoilt.state.traps).toEqual([]);
    expect(spoilt.state.turn?.actions).toBe(1);
    const unseen = (state: HeroQuest) =>
      void state.secrets.antagonists.push({
        type: "orc",
        square: at("15,11"),
        champion: false,
        items: [],
        body: 0,
        bounty: 0,
        asleep: false,
        questName: "",
      });
    expect(found("traps", { traps: { "13,9": "pit" }, arrange: unseen })).toEqual(["13,9"]);
  });

  test("HQ-9.1.c-a: secret doors up to four squares away; an antagonist spoils it", () => {
    const corridor = { heroes: { elf: "6,0" }, doors: { "10,0|10,1": "secret", "11,0|11,1": "secret" } };
    expect(found("secret-doors", corridor)).toEqual(["10,0|10,1"]);
    expect(found("secret-doors", { ...corridor, foes: { goblin: "8,0" } })).toEqual([]);
  });

  test("HQ-9.1.c-b: a secret door that is found stands open, and the room behind is placed", () => {
    const t = scene({ heroes: { elf: "12,6" }, doors: { "12,6|12,7": "secret" }, dice: ["1 1"] });
    t.does("elf", "search:secret-doors");
    expect(t.state.doors).toMatchObject([{ kind: "secret", open: true }]);
    expect(t.state.rooms).toHaveLength(1);
    expect(t.does("elf", "move").offered("elf")).toContain("step:12,7");
  });
});

describe("searching for treasure", () => {
  const chest = { scenery: { "13,9": "chest" } };
  const search = (more: object, dice: string[] = []) =>
    scene({ heroes: { elf: "12,9", dwarf: "10,7" }, ...chest, dice, ...more }).does("elf", "treasure:chest-1");

  test("HQ-9.1.b-a: only beside the scenery; the floor has something only where the quest hid it", () => {
    expect(scene({ heroes: { elf: "11,9" }, ...chest }).barredBy("elf", "treasure:chest-1")).toBe("HQ-9.1.b-a");
    expect(scene({ heroes: { elf: "12,9" }, ...chest }).offered("elf")).toContain("treasure:chest-1");
    const cache = (state: HeroQuest) =>
      void state.secrets.caches.push({ square: at("12,8"), treasure: { gold: 20 }, questName: "" });
    const t = scene({ heroes: { elf: "12,9" }, arrange: cache }).does("elf", "treasure:floor");
    expect(t.figure("elf").gold).toBe(20);
    expect(t.does("elf", "treasure:floor").figure("elf").gold).toBe(20);
  });

  test("HQ-9.1.b-b: an antagonist beside the hero spoils it, one elsewhere doesn't", () => {
    const contents = { "chest-1": { treasure: { gold: 100 } } };
    const spoilt = search({ foes: { orc: "11,9" }, contents });
    expect(spoilt.figure("elf").gold).toBe(0);
    expect(spoilt.table.events("treasure-searched")[0]).toMatchObject({ found: "nothing" });
    expect(spoilt.state.turn?.actions).toBe(1);
    expect(search({ foes: { orc: "15,11" }, contents }).figure("elf").gold).toBe(100);
  });

  test("HQ-9.1.b-c: treasure of the quest comes before the deck, once", () => {
    const t = search({
      contents: { "chest-1": { treasure: { gold: 100, items: ["helmet"], text: "box" } } },
      treasureDeck: ["gem-1"],
    });
    expect(t.figure("elf")).toMatchObject({ gold: 100 });
    expect(t.figure("elf").items).toContain("helmet");
    expect(t.table.events("text-read")).toMatchObject([{ text: { key: "quest.test-room.box" } }]);
    t.does("elf", "treasure:chest-1");
    expect(t.table.events("treasure-searched").map(({ found }) => found)).toEqual(["treasure", "empty"]);
    expect(t.state.treasure.draw).toEqual(["gem-1"]);
  });

  test("HQ-9.1.b-c: a trap on the scenery goes off first, unless it was found", () => {
    const contents = { "chest-1": { treasure: { gold: 10 }, trap: { kind: "spears", dice: 1 } } };
    const t = search({ contents }, ["S"]);
    expect(t.figure("elf")).toMatchObject({ body: 5, gold: 10 });
    const careful = scene({ heroes: { elf: "12,9" }, ...chest, contents: contents as never });
    careful.does("elf", "search:traps").does("elf", "treasure:chest-1");
    expect(careful.figure("elf")).toMatchObject({ body: 6, gold: 10 });
  });

  test("HQ-4.13-b: a feat also avoids a trap on scenery, if it is the first of the turn", () => {
    const contents = { "chest-1": { treasure: { gold: 10 }, trap: { kind: "spears" as const, dice: 1 } } };
    const t = scene({ heroes: { elf: "12,9" }, ...chest, contents, dice: ["HQ HQ"] });
    t.does("elf", "move").does("elf", "stop").does("elf", "treasure:chest-1").does("elf", "yes");
    expect(t.figure("elf")).toMatchObject({ body: 6, gold: 10 });
    expect(t.table.events("feat-spent")[0]).toMatchObject({ trap: "spears" });
  });

  test("HQ-9.1.b-c, HQ-8.6-d: what a commanded hero finds is his player's", () => {
    const contents = { "chest-1": { treasure: { gold: 10, spells: ["grey-wolf"] } } };
    const commanded = { what: "commanded", change: 0, until: "next-own-turn-over" } as const;
    const t = scene({ heroes: { elf: { at: "12,9", lasting: [commanded] } }, ...chest, contents });
    t.does("evil-wizard", "treasure:chest-1");
    expect(t.state.magic.evocations).toEqual({ "adventurer-1": ["grey-wolf"] });
  });

  test("HQ-9.1.b-c: whom the trap fells takes nothing out", () => {
    const contents = { "chest-1": { treasure: { gold: 10 }, trap: { kind: "spears", dice: 1 } } };
    const t = search({ contents, heroes: { elf: { at: "12,9", body: 1 }, dwarf: "10,7" } }, ["S"]);
    expect(t.figure("elf")).toMatchObject({ prone: 1, gold: 0 });
    expect(t.state.emptied).toEqual([]);
  });

  test("HQ-9.1.a-a: a trap on scenery is found in the area only, a magical one not at all", () => {
    const trapped = (place: string, kind: "spears" | "magical") =>
      scene({
        heroes: { elf: "12,9" },
        scenery: { [place]: "chest" },
        contents: { "chest-1": { trap: { kind, dice: 1 } } },
      }).does("elf", "search:traps").state.secrets.contents["chest-1"]!.trap;
    expect(trapped("13,9", "spears")).toBeNull();
    expect(trapped("2,2", "spears")).not.toBeNull();
    expect(trapped("13,9", "magical")).not.toBeNull();
  });

  test("HQ-1.2.d: without treasure of its own the scenery gives a card", () => {
    const t = search({ treasureDeck: ["purse-of-gold-1", "gem-1"] });
    expect(t.figure("elf").gold).toBe(25);
    expect(t.state.treasure).toEqual({ draw: ["gem-1"], discard: ["purse-of-gold-1"] });
    expect(search({ treasureDeck: ["found-healing-1"] }).figure("elf").items).toContain("potion-of-healing");
  });

  test("HQ-1.2.d: a hazard is one die without defence, and goes back into the deck", () => {
    const t = search({ treasureDeck: ["hazard-1", "gem-1"] }, ["S"]);
    expect(t.figure("elf").body).toBe(5);
    expect(t.state.treasure.draw).toHaveLength(2);
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-1.2.d: a wandering monster comes beside the searcher, where the Evil Wizard wants, and attacks at once", () => {
    const t = search({ treasureDeck: ["wandering-monster-1"] }, ["S L L", "S S"]);
    expect(t.offered("evil-wizard")).toEqual(["to:12,8", "to:11,9", "to:12,10"]);
    t.does("evil-wizard", "to:11,9");
    expect(t.square("orc")).toBe("11,9");
    expect(t.figure("orc").kind).toBe("servant");
    expect(t.figure("elf").body).toBe(5);
    expect(t.state.treasure.draw).toEqual(["wandering-monster-1"]);
  });

  test("HQ-12-d: a wandering monster doesn't come onto a pit that lies open", () => {
    const t = search({ treasureDeck: ["wandering-monster-1"], knownTraps: { "12,8": "pit" } });
    expect(t.offered("evil-wizard")).toEqual(["to:11,9", "to:12,10"]);
  });

  test("HQ-4.8: in a room that is full the wandering monster comes to the nearest free square outside", () => {
    const squares = boardSides.A.squaresOf[boardSides.A.roomOf[at("5,11")]!]!.map(
      (square) => boardSides.A.names[square]!,
    );
    expect(squares).toHaveLength(6);
    const [chest, elf, barbarian, dwarf, wizard, another] = squares as [string, string, string, string, string, string];
    const t = scene({
      heroes: { elf, barbarian, dwarf, wizard },
      scenery: { [chest]: "chest", [another]: "chest" },
      treasureDeck: ["wandering-monster-1"],
    }).does("elf", "treasure:chest-1");
    const taken = t.state.figures.map(({ square }) => square);
    expect(new Set(taken).size).toBe(5);
    expect(squares).not.toContain(t.square("orc"));
  });

  test("HQ-18.1: what was declared is spent, also in vain", () => {
    const t = scene({
      heroes: { elf: "12,9" },
      ...chest,
      settings: { undo: "strict" },
      arrange: ({ emptied }) => void emptied.push("chest-1"),
    }).does("elf", "treasure:chest-1");
    expect(t.state.turn?.actions).toBe(1);
    expect(t.table.match.undoOffer("adventurer-1")).toBeUndefined();
  });

  test("HQ-18.1: with strictErrors a refused declaration costs the action", () => {
    const t = scene({ heroes: { elf: "11,9" }, ...chest, options: { strictErrors: true } });
    t.does("elf", "treasure:chest-1");
    expect(t.table.events("action-lost")[0]).toMatchObject({ rules: ["HQ-9.1.b-a", "HQ-18.1"] });
    expect(t.state.turn?.actions).toBe(1);
  });
});
