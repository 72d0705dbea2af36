import { describe, expect, test } from "vitest";
import { questBook } from "../../content/quests/book.js";
import { fullMindOf } from "../../content/tables.js";
import { trapKinds } from "../../content/trap-kinds.js";
import type { HeroQuestOptions } from "../../options.js";
import { boardSides } from "../../queries/board/sides.js";
import { unplaced } from "../../rules/02-setup/setup.js";
import { heroQuestWith } from "../../ruleset.js";
import { plain } from "../plain.js";
import { at, scene } from "../scene.js";
import { answerAll, magicScene } from "../scenes/magic-scene.js";

/** Every field of a card does something: what has no chapter of its own is proved here. */
describe("artifacts that work at will", () => {
  const wearing = (item: string, more = {}) => ({ heroes: { wizard: { at: "12,9", items: [item], ...more } } });

  test("HQ-1.2.c: the echo ring casts the spell again that was just cast, once in a quest", () => {
    const t = magicScene(["fire-of-wrath"], {
      ...wearing("echo-ring"),
      dice: ["S S S", "S S", "S S S", "S S"],
      foes: { gargoyle: "15,9" },
    });
    t.does("wizard", "cast:fire-of-wrath");
    answerAll(t, "pay", "yes");
    expect(t.table.events("spell-announced").map(({ card }) => card)).toEqual(["fire-of-wrath", "fire-of-wrath"]);
    expect(t.table.events("object-used")).toMatchObject([{ item: "echo-ring", rules: ["HQ-1.2.c"] }]);
    // The card has left the adventure once, with the first casting.
    expect(t.table.events("spell-removed")).toHaveLength(1);
    expect(t.state.turn).toMatchObject({ actions: 1 });
    expect(t.state.magic.uses["echo-ring"]).toBe(1);
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-1.2.c: nobody must use it, and it isn't used up then", () => {
    const t = magicScene(["fire-of-wrath"], {
      ...wearing("echo-ring"),
      dice: ["S S S", "S S"],
      foes: { gargoyle: "15,9" },
    });
    t.does("wizard", "cast:fire-of-wrath");
    answerAll(t, "pay", "no");
    expect(t.table.events("object-used")).toEqual([]);
    expect(t.state.magic.uses["echo-ring"]).toBeUndefined();
  });

  test("HQ-1.2.c: an echo that was heard in this quest isn't offered again", () => {
    const t = magicScene(["fire-of-wrath"], {
      ...wearing("echo-ring"),
      dice: ["S S S", "S S"],
      foes: { gargoyle: "15,9" },
      arrange: (state) => {
        state.magic.uses["echo-ring"] = 1;
      },
    });
    t.does("wizard", "cast:fire-of-wrath");
    answerAll(t, "pay", "yes");
    expect(t.table.events("spell-announced")).toHaveLength(1);
  });

  test("HQ-1.2.c: the twin branch casts a second, different spell with the same action, twice in a quest", () => {
    const t = magicScene(["fire-of-wrath", "cauterise"], {
      ...wearing("twin-branch", { body: 1 }),
      dice: ["S S S", "S S", "S S S"],
      foes: { gargoyle: "15,9" },
    });
    t.does("wizard", "cast:fire-of-wrath");
    answerAll(t, "pay", "cast:cauterise", "target:ambrose");
    expect(t.table.events("spell-announced").map(({ card }) => card)).toEqual(["fire-of-wrath", "cauterise"]);
    expect(t.state.turn).toMatchObject({ actions: 1 });
    expect(t.state.magic.uses["twin-branch"]).toBe(1);
    expect(t.figure("wizard").body).toBe(4);
  });

  test("HQ-1.2.c, HQ-2.6-j: who holds the twin branch is asked also without a second card, so that nobody learns it", () => {
    const t = magicScene(["fire-of-wrath"], {
      ...wearing("twin-branch"),
      dice: ["S S S", "S S"],
      foes: { gargoyle: "15,9" },
    });
    t.does("wizard", "cast:fire-of-wrath");
    while (t.table.match.asked[0]!.kind !== "second-spell")
      t.table.answer("adventurer-1", t.table.match.asked[0]!.ids[0]!);
    expect(t.offered("wizard")).toEqual(["no-second"]);
    t.does("wizard", "no-second");
    expect(t.state.magic.uses["twin-branch"]).toBeUndefined();
  });

  test("HQ-1.2.c: the chamois boots keep traps quiet in the next movement, without an action, once in a quest", () => {
    const t = scene({
      heroes: { dwarf: { at: "12,9", items: ["chamois-boots"] } },
      traps: { "12,8": "pit" },
      dice: ["2 2"],
    });
    t.does("dwarf", "at-will:chamois-boots");
    expect(t.state.turn).toMatchObject({ actions: 2 });
    expect(t.offered("dwarf")).not.toContain("at-will:chamois-boots");
    t.does("dwarf", "move").does("dwarf", "step:12,8").does("dwarf", "step:12,7");
    expect(t.table.events("trap-sprung")).toEqual([]);
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-1.2.c: without the boots on purpose, the trap goes off", () => {
    const t = scene({
      heroes: { dwarf: { at: "12,9", items: ["chamois-boots"] } },
      traps: { "12,8": "pit" },
      dice: ["2 2", "S"],
    });
    t.does("dwarf", "move").does("dwarf", "step:12,8");
    expect(t.table.events("trap-sprung")).toHaveLength(1);
  });
});

describe("the scholar's medal", () => {
  test("HQ-1.2.c: whoever wears it can have one mind point more, and loses it with the medal", () => {
    const t = scene({
      heroes: {
        wizard: { at: "12,9", items: ["scholars-medal", "potion-of-clarity"], mind: 6 },
        dwarf: "12,8",
      },
      arrange: ({ figures }) => {
        const [wizard] = figures;
        wizard!.mind = wizard!.fullMind + 1;
      },
    });
    const { fullMind } = t.figure("wizard");
    expect(fullMindOf(plain, t.figure("wizard"))).toBe(fullMind + 1);
    t.does("wizard", "exchange:olm").does("wizard", "give:scholars-medal").does("dwarf", "yes");
    expect(t.figure("wizard").mind).toBe(fullMind);
    expect(t.table.events("mind-lost")).toMatchObject([{ figure: "ambrose", points: 1, rules: ["HQ-1.2.c"] }]);
    expect(fullMindOf(plain, t.figure("dwarf"))).toBe(t.figure("dwarf").fullMind + 1);
  });

  test("HQ-1.2.c: a vote gives a point back up to that", () => {
    const t = scene({ heroes: { wizard: { at: "12,9", items: ["scholars-medal"] }, dwarf: "12,8" } });
    t.table.match.interject("adventurer-1", "matter");
    t.does("wizard", "mind").does("wizard", "figure:ambrose").does("wizard", "change:+1");
    t.does("evil-wizard", "yes").does("wizard", "yes").does("dwarf", "yes");
    expect(t.figure("wizard").mind).toBe(t.figure("wizard").fullMind + 1);
  });
});

describe("antagonists", () => {
  test("HQ-19.1-b: an antagonist that the quest gives spells by name has them, and nobody else draws them", () => {
    const given = unplaced(boardSides.A, { type: "orc", at: "15,9", spells: ["choking-dusk"] });
    expect(given.spells).toEqual(["choking-dusk"]);
    const t = scene({
      heroes: { elf: "12,9" },
      doors: { "13,9|14,9": "closed" },
      arrange: ({ secrets, seen }) => {
        secrets.antagonists.push(given);
        seen[at("15,9")] = 1;
      },
    });
    expect(t.state.magic.dark).toEqual({});
    t.table.match.interject("adventurer-1", "matter");
    t.does("elf", "door").does("evil-wizard", "yes").does("elf", "yes");
    t.does("elf", "end-turn");
    expect(t.state.magic.dark).toEqual({ "orc-1": ["choking-dusk"] });
    expect(t.state.magic.darkPile).not.toContain("choking-dusk");
    t.does("evil-wizard", "activate:orc-1");
    expect(t.offered("evil-wizard")).toContain("cast:choking-dusk");
  });

  test("HQ-8.6-a: a champion whom fire can't harm isn't harmed by it", () => {
    const t = magicScene(["fire-of-wrath"], { dice: ["S S S"], foes: { gargoyle: "15,9" } });
    Object.assign(t.figure("gargoyle"), { id: "ashmaw-1", kind: "champion" });
    const before = t.figure("ashmaw").body;
    t.does("wizard", "cast:fire-of-wrath");
    answerAll(t, "pay");
    expect(t.table.events("immune")).toMatchObject([{ figure: "ashmaw-1" }]);
    expect(t.figure("ashmaw").body).toBe(before);
    expect(t.diceLeft).toBe(0);
  });
});

describe("magic", () => {
  test("HQ-8.6-a: whom fire can't harm loses no points by it either", () => {
    const lasting = [{ what: "immune", change: 0, until: "end-of-quest", of: "fire" } as const];
    const t = magicScene(["cauterise"], {
      heroes: { wizard: { at: "12,9", body: 2, lasting: [...lasting] } },
      dice: ["? O O"],
    });
    t.does("wizard", "cast:cauterise");
    answerAll(t, "pay", "target:ambrose");
    expect(t.table.events("immune")).toMatchObject([{ figure: "ambrose" }]);
    expect(t.figure("wizard").body).toBe(2);
  });

  test("HQ-8.5-c: shock is told once, also where paying and the card both take mind points", () => {
    const t = magicScene(["cauterise"], { heroes: { wizard: { at: "12,9", mind: 3, body: 1 } }, dice: ["S S S"] });
    t.does("wizard", "cast:cauterise");
    answerAll(t, "pay", "target:ambrose");
    expect(t.figure("wizard").mind).toBe(0);
    expect(t.table.events("in-shock")).toHaveLength(1);
  });
});

describe("traps", () => {
  test("HQ-12-a: the table of kinds says how a trap is met and what stays of it", () => {
    const struck = (kind: "magical" | "arrows" | "spears", dice: string[]) => {
      const place = kind === "magical" ? "12,8" : "12,8|12,9";
      const items = ["shield"];
      return scene({ heroes: { dwarf: { at: "12,9", items } }, traps: { [place]: kind }, dice: ["2 2", ...dice] })
        .does("dwarf", "move")
        .does("dwarf", "step:12,8");
    };
    expect(trapKinds.magical).toMatchObject({ defence: "none", afterwards: "gone" });
    expect(struck("magical", ["S S"]).state.traps).toEqual([]);
    expect(struck("spears", ["S S"]).throws).toEqual(["movement 2", "trap 2"]);
    expect(struck("arrows", ["S S", "L"]).throws).toEqual(["movement 2", "trap 2", "defence 1"]);
    expect(struck("arrows", ["S S", "L"]).state.traps).toHaveLength(1);
  });
});

describe("the heroes' items", () => {
  test("HQ-11.3: what a quest has taken from the heroes lies where it says, and is theirs again when that is searched", () => {
    const quest = questBook.find(({ opening }) => opening?.itemsAt !== undefined)!;
    const { secrets } = heroQuestWith([quest]).setup(
      { quest: quest.id } as HeroQuestOptions,
      ["wizard", "adventurer-1"],
      plain,
    );
    expect(secrets.stripped).toBe(true);
    const back = secrets.triggers.filter(({ acts }) => acts.some(({ act }) => act === "give-back-items"));
    expect(back).toMatchObject([{ when: { on: "searched", what: quest.opening!.itemsAt } }]);
  });
});
