import { Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import type { Act, When } from "../../content/quests/format.js";
import { heroFrom } from "../../rules/02-setup/introduction.js";
import type { HeroQuest } from "../../state.js";
import { renderText } from "../../terminal/render-text.js";
import { everyText } from "../messages.js";
import { plain } from "../plain.js";
import { at, scene } from "../scene.js";

/** A quest that does something when the Elf has taken a step to 12,8. */
const entered: When = { on: "square-entered", squares: ["12,8"] };

const walkInto = (acts: readonly Act[], more: object = {}, dice: string[] = []) =>
  scene({
    heroes: { elf: "12,9", dwarf: "10,7" },
    dice: ["3 3", ...dice],
    arrange: ({ secrets }) => void secrets.triggers.push({ id: "test", when: entered, acts }),
    ...more,
  })
    .does("elf", "move")
    .does("elf", "step:12,8");

describe("what a quest does by itself", () => {
  test("HQ-11.3: a text is read when its moment has come, and only once", () => {
    const t = walkInto([{ act: "text", text: "boo" }]);
    expect(t.table.events("text-read").map(({ text }) => text)).toEqual([{ key: "quest.test-room.boo" }]);
    t.does("elf", "step:12,9").does("elf", "step:12,8");
    expect(t.table.events("text-read")).toHaveLength(1);
  });

  test("HQ-11.3: a text about a room that is seen is read as soon as its door is open, not when somebody enters", () => {
    const t = scene({
      heroes: { elf: "9,9", dwarf: "9,7" },
      doors: { "9,9|10,9": "closed" },
      dice: ["3 3"],
      arrange: ({ secrets }) =>
        void secrets.triggers.push({
          id: "test",
          when: { on: "room-seen", room: "K" },
          acts: [{ act: "text", text: "boo" }],
        }),
    }).does("elf", "move");
    expect(t.table.events("text-read")).toEqual([]);
    t.does("elf", "open:9,9|10,9");
    expect(t.table.events("text-read").map(({ text }) => text)).toEqual([{ key: "quest.test-room.boo" }]);
    t.does("elf", "step:10,9");
    expect(t.table.events("text-read")).toHaveLength(1);
  });

  test("HQ-11.3: an objective that is met is read aloud, and everybody is told what it brings", () => {
    const reward = { gold: 25, items: ["shield"] };
    const t = walkInto([], {
      arrange: ({ secrets }: HeroQuest) =>
        void secrets.objectives.push({ id: "test", when: entered, reward, text: "well-done" }),
    });
    expect(t.table.events("text-read").map(({ text }) => text)).toEqual([{ key: "quest.test-room.well-done" }]);
    expect(t.table.events("treasure-found")).toMatchObject([
      { figure: "ferrin", gold: 25, items: [] },
      { figure: "olm", gold: 25, items: [] },
      { figure: "ferrin", gold: 0, items: ["shield"] },
    ]);
    expect(t.figure("elf")).toMatchObject({ gold: 25, items: expect.arrayContaining(["shield"]) });
  });

  test("HQ-14.2: the bounty of a champion who dies unaided goes to the hero who felled it", () => {
    const felled = scene({
      heroes: { barbarian: "12,9" },
      foes: { orc: { at: "13,9", kind: "champion", bounty: 30 } },
      dice: ["S L L", "L L"],
    }).does("barbarian", "attack:orc-1");
    expect(felled.figure("orc")).toMatchObject({ prone: 1, felledBy: "hrolf" });
    const t = scene({
      phase: "wizard",
      round: 2,
      heroes: { barbarian: "12,9" },
      foes: {
        orc: { at: "13,9", kind: "champion", bounty: 30, body: 0, prone: 1, felledBy: "hrolf" },
        goblin: "15,11",
      },
    }).does("evil-wizard", "end-phase");
    expect(t.isOnBoard("orc")).toBe(false);
    expect(t.figure("barbarian").gold).toBe(30);
  });

  test("HQ-14.2: the bounty of a figure goes to the hero who removes it, and the table is told", () => {
    const foes = { goblin: { at: "13,9", bounty: 30 } };
    const t = scene({ heroes: { elf: "12,9" }, foes, dice: ["S S", "L"] }).does("elf", "attack:goblin-1");
    expect(t.figure("elf").gold).toBe(30);
    expect(t.table.events("treasure-found")).toMatchObject([{ figure: "ferrin", gold: 30 }]);
  });

  test("HQ-11.3: figures come onto the board, on their square or as near as can be", () => {
    const t = walkInto([{ act: "place", antagonists: [{ type: "orc", at: "12,8" }] }]);
    expect(t.isOnBoard("orc")).toBe(true);
    expect(t.square("orc")).not.toBe("12,8");
  });

  test("HQ-4.8, HQ-11.3: whoever comes where somebody stands comes beside, and not into an abyss", () => {
    const abyss = ["12,7", "11,8", "13,8"];
    const t = walkInto([{ act: "place", antagonists: [{ type: "goblin", at: "12,8" }] }], { abyss });
    expect(t.square("goblin")).toBe("12,9");
  });

  test("HQ-11.3: an ambush strikes once at once", () => {
    const t = walkInto([{ act: "ambush", antagonists: [{ type: "goblin", at: "12,7" }] }], {}, ["S S", "L S"]);
    expect(t.figure("elf").body).toBe(5);
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-10.7: with the option an ambush is seen through, and nobody strikes at once", () => {
    const ambush = { act: "ambush", antagonists: [{ type: "goblin", at: "12,7" }] } as const;
    const wanted = {
      heroes: { elf: "12,9", dwarf: "10,7" },
      arrange: ({ secrets }: HeroQuest) => void secrets.triggers.push({ id: "test", when: entered, acts: [ambush] }),
    };
    expect(scene(wanted).offered("elf")).not.toContain("detect-ambush");
    const options = { detectAmbush: true };
    const t = scene({ ...wanted, options, dice: ["3 3"] }).does("elf", "detect-ambush");
    expect(t.table.events("ambush-sought")).toMatchObject([{ found: true }]);
    t.does("elf", "move").does("elf", "step:12,8");
    expect(t.isOnBoard("goblin")).toBe(true);
    expect(t.diceLeft).toBe(0);
    const lost = scene({ ...wanted, options, foes: { orc: "13,9" } }).does("elf", "detect-ambush");
    expect(lost.table.events("ambush-sought")).toEqual([]);
    expect(lost.table.events("action-lost")[0]).toMatchObject({ rules: ["HQ-10.7", "HQ-18.5"] });
    const elsewhere = scene({ ...wanted, options, heroes: { elf: "0,0" } }).does("elf", "detect-ambush");
    expect(elsewhere.table.events("ambush-sought")).toMatchObject([{ found: false }]);
  });

  test("HQ-10.7: in a corridor as far as a search goes", () => {
    const sought = (place: string) =>
      scene({
        heroes: { elf: "2,0" },
        options: { detectAmbush: true },
        arrange: ({ secrets }) => {
          const ambush = { act: "ambush", antagonists: [{ type: "goblin", at: place }] } as const;
          secrets.triggers.push({ id: "test", when: entered, acts: [ambush] });
        },
      })
        .does("elf", "detect-ambush")
        .table.events("ambush-sought")[0]?.found;
    expect([sought("6,0"), sought("7,0"), sought("25,10")]).toEqual([true, false, false]);
  });

  test("HQ-11.3: who sleeps does nothing, hinders nobody and can't be hurt, until something wakes it", () => {
    const foes = { gargoyle: { at: "13,9", asleep: true, questName: "stone" } };
    const asleep = scene({ heroes: { elf: "12,9" }, foes });
    expect(asleep.barredBy("elf", "attack:gargoyle-1")).toBe("HQ-11.3");
    const phase = scene({ phase: "wizard", heroes: { elf: "12,9" }, foes: { ...foes, orc: "15,11" } });
    expect(phase.offered("evil-wizard")).toEqual(["activate:orc-1", "end-phase"]);
    const woken = walkInto([{ act: "wake", figures: ["stone"] }], { foes });
    expect(woken.figure("gargoyle").asleep).toBe(false);
  });

  test("HQ-7.7-e: a barred door opens as the quest states: by a lever", () => {
    const t = scene({
      heroes: { elf: "9,9" },
      doors: { "9,9|10,9": "barred" },
      arrange: ({ secrets }) =>
        void secrets.triggers.push({
          id: "gate",
          when: { on: "lever-pulled", square: "9,8" },
          acts: [{ act: "open", edge: "9,9|10,9" }],
        }),
    }).does("elf", "pull:9,8");
    expect(t.state.doors).toMatchObject([{ open: true }]);
    expect(t.state.rooms).toHaveLength(1);
  });

  test("HQ-11.3: a lever is on the board for everybody when its square is seen, and before only behind the screen", () => {
    const t = scene({
      heroes: { elf: "9,9" },
      doors: { "9,9|10,9": "closed" },
      dice: ["3 3"],
      arrange: ({ secrets }) =>
        void secrets.triggers.push({
          id: "gate",
          when: { on: "lever-pulled", square: "15,11" },
          acts: [{ act: "text", text: "boo" }],
        }),
    });
    const levers = (seat: string) => (t.table.match.view(seat).state as unknown as HeroQuest).levers;
    const drawn = (seat: string) => renderText(t.table.match.view(seat), new Speaker("en", everyText), plain);
    t.does("elf", "move");
    expect(levers("adventurer-1")).toBeUndefined();
    expect(drawn("adventurer-1")).not.toContain("lever");
    expect(drawn("wizard")).toContain("/o lever");
    t.does("elf", "open:9,9|10,9");
    expect(t.table.events("levers-seen")).toMatchObject([{ at: ["15,11"] }]);
    expect(levers("adventurer-1")).toEqual([at("15,11")]);
    expect(drawn("adventurer-1")).toContain("/o lever");
    // Nobody thinks of it elsewhere any more.
    const [trigger] = t.table.match.fork("adventurer-1", "world").state.secrets.triggers;
    expect(trigger!.when).toEqual({ on: "lever-pulled", square: "15,11" });
  });

  test("HQ-11.3: the Evil Wizard sees the lever of an objective, and of who joins by it, as that of a trigger", () => {
    const when = { on: "lever-pulled", square: "15,11" } as const;
    const drawn = (arrange: (state: HeroQuest) => void) =>
      renderText(
        scene({ heroes: { elf: "9,9" }, arrange }).table.match.view("wizard"),
        new Speaker("en", everyText),
        plain,
      );
    expect(drawn(() => {})).not.toContain("/o lever");
    const objective = { id: "gate", when, reward: { gold: 5 }, text: "boo" };
    expect(drawn(({ secrets }) => void secrets.objectives.push(objective))).toContain("/o lever");
    expect(drawn(({ secrets }) => void secrets.joining.push({ ally: "tam", when }))).toContain("/o lever");
  });

  test("HQ-11.4-d: only an effect that says so closes a door again", () => {
    const t = walkInto([{ act: "close", edge: "9,9|10,9" }], { doors: { "9,9|10,9": "open" } });
    expect(t.state.doors).toMatchObject([{ open: false }]);
    expect(t.state.passages).toEqual([]);
  });

  test("HQ-11.3: rubble falls on squares where nobody stands", () => {
    const t = walkInto([{ act: "rubble", squares: ["12,8", "15,11"] }]);
    expect(t.state.rubble).toEqual([at("15,11")]);
  });

  test("HQ-11.3: a room is shown as if its door were open", () => {
    const t = walkInto([{ act: "reveal-room", room: "A" }]);
    expect(t.state.rooms).toContain(1);
  });

  test("HQ-11.3: items that were taken come back", () => {
    const t = walkInto([{ act: "give-back-items" }], {
      heroes: { elf: { at: "12,9", items: [] }, dwarf: "10,7" },
      arrange: ({ secrets }: HeroQuest) => {
        secrets.takenItems = { ferrin: ["short-sword"] };
        secrets.triggers.push({ id: "test", when: entered, acts: [{ act: "give-back-items" }] });
      },
    });
    expect(t.figure("elf").items).toEqual(["short-sword"]);
  });

  /** The Elf searches the chest in which the quest has put what it took from everybody. */
  const searchedLockers = (gone: HeroQuest["gone"] = []) =>
    scene({
      heroes: { elf: { at: "12,9", items: [] }, dwarf: { at: "10,7", items: [] } },
      scenery: { "13,9": "chest" },
      contents: { "chest-1": { treasure: { text: "box" }, questName: "lockers" } },
      arrange: (state) => {
        const when = { on: "searched", what: "lockers" } as const;
        state.secrets.triggers.push({ id: "back", when, acts: [{ act: "give-back-items" }] });
        state.secrets.takenItems = { ferrin: ["short-sword"], olm: ["hand-axe"], hrolf: ["broadsword"] };
        state.gone.push(...gone);
      },
    }).does("elf", "treasure:chest-1");

  test("HQ-11.3: where the heroes' own things lie, a search doesn't say that it is empty", () => {
    const t = searchedLockers();
    expect(t.table.events("treasure-searched")).toMatchObject([{ what: "chest-1", found: "belongings" }]);
    expect([t.figure("elf").items, t.figure("dwarf").items]).toEqual([["short-sword"], ["hand-axe"]]);
  });

  test("HQ-6.14.d-a: the things of who was eliminated meanwhile lie there for whoever takes them", () => {
    const hrolf = heroFrom(plain, "adventurer-3", "hrolf");
    const dead = searchedLockers([{ figure: hrolf, how: "eliminated" }]);
    expect(dead.table.events("things-of-the-dead")).toMatchObject([{ figure: "hrolf", at: "12,9" }]);
    expect(dead.state.piles).toEqual([{ square: at("12,9"), items: ["broadsword"], gold: 0 }]);
    expect(dead.does("elf", "take:12,9").figure("elf").items).toEqual(["short-sword", "broadsword"]);
    // Who has left by the exit gets his own after the quest.
    const left = searchedLockers([{ figure: hrolf, how: "left" }]);
    expect(left.state.piles).toEqual([]);
    expect(left.state.secrets.takenItems).toEqual({ hrolf: ["broadsword"] });
  });

  test("HQ-11.3: an objective pays every hero, and its items the one who acts", () => {
    const t = walkInto([], {
      arrange: ({ secrets }: HeroQuest) =>
        void secrets.objectives.push({ id: "o", when: entered, text: "done", reward: { gold: 15, items: ["helmet"] } }),
    });
    expect([t.figure("elf").gold, t.figure("dwarf").gold]).toEqual([15, 15]);
    expect(t.figure("elf").items).toContain("helmet");
  });

  test("HQ-11.3: an objective met at the end of a round is paid before the quest ends, not a round later", () => {
    const foes = { orc: { at: "15,11", kind: "champion", body: 0, prone: 2, questName: "chief" } } as const;
    const t = scene({
      ...{ phase: "wizard", round: 3, heroes: { elf: "12,9" }, foes },
      arrange: ({ secrets }) => {
        secrets.goal = { kind: "slay", figures: ["chief"] };
        const when = { on: "figure-removed", figure: "chief" } as const;
        secrets.objectives.push({ id: "o", when, text: "done", reward: { gold: 15 } });
      },
    }).does("evil-wizard", "end-phase");
    expect(t.table.match.outcome).toMatchObject({ how: "goal-met" });
    expect(t.figure("elf").gold).toBeGreaterThanOrEqual(15);
    expect(t.table.events("text-read").map(({ text }) => text.key)).toContain("quest.test-room.done");
  });

  test("HQ-2.1-b: an ally joins the player of a hero whom the Evil Wizard commands, not him", () => {
    const t = scene({
      heroes: { elf: { at: "12,9", lasting: [{ what: "commanded", change: 0, until: "next-own-turn-over" }] } },
      dice: ["1 1"],
      arrange: ({ secrets }) => {
        secrets.allies.push({ type: "squire-tam", square: at("12,7"), questName: "tam" });
        secrets.joining.push({ ally: "tam", when: { on: "ally-reached", ally: "tam" } });
      },
    });
    t.does("evil-wizard", "move").does("evil-wizard", "step:12,8").does("evil-wizard", "stop");
    expect(t.table.events("ally-joined")).toHaveLength(1);
    expect(t.figure("squire-tam").seat).toBe("adventurer-1");
  });

  test("HQ-2.1-b: an ally joins the hero who reaches it, and his player moves it after him", () => {
    const t = scene({
      heroes: { elf: "12,9", dwarf: "10,7" },
      dice: ["1 1"],
      arrange: ({ secrets }) => {
        secrets.allies.push({ type: "squire-tam", square: at("12,7"), questName: "tam" });
        secrets.joining.push({ ally: "tam", when: { on: "ally-reached", ally: "tam" } });
      },
    });
    expect(t.isOnBoard("squire-tam")).toBe(false);
    t.does("elf", "move").does("elf", "step:12,8");
    expect(t.figure("squire-tam").seat).toBe("wizard");
    t.does("elf", "stop");
    expect(t.figure("squire-tam").seat).toBe("adventurer-1");
    t.does("elf", "end-turn");
    expect(t.state.turn?.figure).toBe("squire-tam-1");
    expect(t.table.offered("adventurer-1")).toContain("move");
  });

  test("HQ-12.1-c: an ally climbs out of a pit with half of its movement", () => {
    const tam = { kind: "ally", type: "squire-tam", move: 8, pit: "pit" } as const;
    const t = scene({
      heroes: { elf: "12,9" },
      knownTraps: { "14,9": "pit" },
      arrange: ({ figures }) => {
        figures.push({ ...structuredClone(figures[0]!), ...tam, id: "squire-tam-1", square: at("14,9") });
      },
    });
    t.does("elf", "end-turn").does("elf", "move");
    expect(t.table.events("movement-begun")).toMatchObject([{ figure: "squire-tam-1", squares: 4 }]);
  });

  test("HQ-2.1-b: an ally acts in the round in which it joins, when the turn under way is over, and once", () => {
    const t = scene({
      heroes: { elf: "10,7", dwarf: "12,9" },
      dice: ["1 1"],
      arrange: ({ secrets }) => {
        secrets.allies.push({ type: "squire-tam", square: at("12,7"), questName: "tam" });
        secrets.joining.push({ ally: "tam", when: { on: "ally-reached", ally: "tam" } });
      },
    });
    t.does("elf", "end-turn");
    t.does("dwarf", "move").does("dwarf", "step:12,8").does("dwarf", "stop");
    expect(t.state.turn?.figure).toBe("olm");
    t.does("dwarf", "end-turn");
    expect(t.state.turn?.figure).toBe("squire-tam-1");
    t.does("dwarf", "end-turn").does("elf", "end-turn");
    expect(t.state.round).toBe(2);
    expect(t.state.turn?.figure).toBe("olm");
  });
});
