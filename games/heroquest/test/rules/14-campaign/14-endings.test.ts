import type { Options } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import type { Goal } from "../../../content/quests/format.js";
import type { HeroQuest } from "../../../state.js";
import { at, scene } from "../../scene.js";
import { deal } from "../../scenes/magic-scene.js";

const withGoal = (goal: Goal, more: object) =>
  scene({ arrange: ({ secrets }) => Object.assign(secrets, { goal }), ...more });

describe("the end of a mission", () => {
  test("HQ-14.1-a: when the goal is met, everybody regains all points", () => {
    const t = withGoal(
      { kind: "slay", figures: ["chief"] },
      {
        heroes: { barbarian: { at: "12,9", body: 2, mind: 1 } },
        foes: { goblin: { at: "13,9", questName: "chief" } },
        dice: ["S L L", "L"],
      },
    ).does("barbarian", "attack:goblin-1");
    expect(t.table.match.outcome).toEqual({ winners: ["adventurer-1"], how: "goal-met", rules: ["HQ-14.1-a"] });
    expect(t.figure("barbarian")).toMatchObject({ body: 8, mind: 2 });
    expect(t.table.events("text-read")).toMatchObject([{ text: { key: "quest.test-room.success" } }]);
  });

  test("HQ-14.1-a: where nobody has survived, nobody is said to regain anything", () => {
    const foes = { orc: "13,9" };
    const t = scene({ phase: "wizard", heroes: { elf: { at: "12,9", body: 1 } }, foes, dice: ["S S S", "O O"] });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:ferrin");
    expect(t.table.match.outcome?.how).toBe("heroes-lost");
    expect(t.table.events("recovered")).toEqual([]);
  });

  test("HQ-10.10: with the adventure ends what may be done once in it", () => {
    const t = scene({ heroes: { elf: { at: "12,9", saved: true } }, exit: ["12,9"] }).does("elf", "leave");
    expect(t.figure("elf").saved).toBe(false);
  });

  test("HQ-14.1-b: spell cards that weren't played go back to their piles", () => {
    const t = scene({
      heroes: { elf: "12,9" },
      exit: ["12,9"],
      arrange: ({ spells }) => {
        spells.hands["adventurer-1"]!.fire = spells.piles.fire.splice(0, 2);
      },
    }).does("elf", "leave");
    expect(t.state.spells.hands["adventurer-1"]!.fire).toEqual([]);
    expect(t.state.spells.piles.fire).toHaveLength(9);
  });

  test("HQ-14.2: gold that was won is kept", () => {
    const t = withGoal(
      { kind: "find", item: "helmet", bring: false },
      {
        heroes: { elf: { at: "12,9", gold: 120 } },
        scenery: { "13,9": "chest" },
        contents: { "chest-1": { treasure: { gold: 75, items: ["helmet"] } } },
      },
    ).does("elf", "treasure:chest-1");
    expect(t.table.match.outcome?.how).toBe("goal-met");
    expect(t.figure("elf").gold).toBe(195);
  });

  test("HQ-14.2: a quest that is won pays every hero who survives, one that is lost pays nobody", () => {
    const ends = (goal: Goal) =>
      scene({
        heroes: { elf: "12,9" },
        exit: ["12,9"],
        arrange: ({ secrets }) => Object.assign(secrets, { goal, reward: 50 }),
      }).does("elf", "leave");
    expect(ends({ kind: "rescue", ally: "nobody" }).figure("elf").gold).toBe(0);
    const t = withGoal(
      { kind: "slay", figures: ["chief"] },
      {
        heroes: { barbarian: "12,9" },
        foes: { goblin: { at: "13,9", questName: "chief" } },
        dice: ["S L L", "L"],
      },
    );
    t.state.secrets.reward = 50;
    expect(t.does("barbarian", "attack:goblin-1").figure("barbarian").gold).toBe(50);
  });

  test("HQ-16.2: only heroes and their friends leave by the exit", () => {
    const foes = { orc: "13,9" };
    const t = scene({ phase: "wizard", heroes: { elf: "10,7" }, foes, exit: ["13,9"] }).does(
      "evil-wizard",
      "activate:orc-1",
    );
    expect(t.offered("evil-wizard")).not.toContain("leave");
  });

  test("HQ-16.2: a hero leaves in the middle of a movement", () => {
    const t = scene({ heroes: { elf: "12,9", dwarf: "10,7" }, exit: ["12,8"], dice: ["2 2"] });
    t.does("elf", "move").does("elf", "step:12,8").does("elf", "leave");
    expect(t.state.gone).toMatchObject([{ how: "left" }]);
    expect(t.state.turn?.figure).toBe("olm");
  });

  test("HQ-16.2: the game is over when every hero is eliminated or has left", () => {
    const t = scene({
      heroes: { elf: "12,9" },
      exit: ["12,9"],
    }).does("elf", "leave");
    expect(t.table.match.outcome).toMatchObject({ winners: ["wizard"], how: "heroes-lost" });
  });

  test("HQ-16.2: nobody left who can go on: prone, unconscious, buried or in a deep pit", () => {
    const dice = ["S S S", "O O"];
    const others = [{ body: 0, prone: 1 }, { mind: -1 }, { buried: true }, { pit: "deep-pit" }] as const;
    for (const state of others) {
      const t = scene({
        phase: "wizard",
        heroes: { elf: { at: "12,9", body: 1 }, dwarf: { at: "10,7", ...state } },
        foes: { orc: "13,9" },
        dice,
      });
      t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:ferrin");
      expect(t.table.match.outcome?.how).toBe("heroes-lost");
    }
  });

  test("HQ-16.2, HQ-12.2-b: who can still climb out of a deep pit, with a rope or a friend above, goes on", () => {
    const alone = (dwarf: object, arrange: (state: HeroQuest) => void = () => {}) => {
      const t = scene({
        phase: "wizard",
        heroes: { elf: { at: "12,9", body: 1 }, dwarf: { at: "10,8", pit: "deep-pit", ...dwarf } },
        foes: { orc: "13,9" },
        dice: ["S S S", "O O"],
        arrange,
      });
      return t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:ferrin").table.match.outcome?.how;
    };
    expect(alone({ items: ["rope"] })).toBeUndefined();
    const wolf =
      (place: string, more: object = {}) =>
      ({ figures }: HeroQuest) =>
        void figures.push({
          ...structuredClone(figures[1]!),
          ...{ id: "wolf-1", kind: "ally", type: "wolf", move: 9, pit: "", items: [], square: at(place), ...more },
        });
    expect(alone({}, wolf("10,7"))).toBeUndefined();
    // One who is farther off may still come, if he can and somebody leads him.
    expect(alone({}, wolf("15,11"))).toBeUndefined();
    for (const more of [{ seat: "wizard" }, { prone: 1 }, { pit: "deep-pit" }]) {
      expect(alone({}, wolf("15,11", more))).toBe("heroes-lost");
    }
    expect(alone({})).toBe("heroes-lost");
  });

  test("HQ-16.2, HQ-2.6-j: who might get out of a deep pit by magic goes on, and needn't show with what", () => {
    const alone = (elf: object, arrange: (state: HeroQuest) => void = () => {}) => {
      const t = scene({
        phase: "wizard",
        heroes: { elf: { at: "10,8", pit: "deep-pit", ...elf }, dwarf: { at: "12,9", body: 1 } },
        foes: { orc: "13,9" },
        dice: ["S S S", "O O"],
        arrange,
      });
      return t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:olm").table.match.outcome?.how;
    };
    expect(alone({})).toBe("heroes-lost");
    for (const card of ["mist-step", "dig-free", "ember"]) {
      expect(alone({}, (state) => deal(state, card))).toBeUndefined();
    }
    // Of what lies open, only what helps.
    expect(alone({}, (state) => deal(state, "grey-wolf"))).toBeUndefined();
    expect(alone({}, (state) => deal(state, "cloud-of-moths"))).toBe("heroes-lost");
    expect(alone({ items: ["rune-of-homecoming"] })).toBeUndefined();
    expect(alone({ items: ["rune-of-sparks"] })).toBe("heroes-lost");
    expect(alone({ mind: -1 }, (state) => deal(state, "mist-step"))).toBe("heroes-lost");
  });

  test("HQ-16.2, HQ-8.5-c: of magic that lies open, only what can be paid for and has dice brings anybody out", () => {
    const alone = (elf: object, arrange: (state: HeroQuest) => void = () => {}, options: Options = {}) => {
      const t = scene({
        phase: "wizard",
        heroes: { elf: { at: "10,8", pit: "deep-pit", ...elf }, dwarf: { at: "12,9", body: 1 } },
        foes: { orc: "13,9" },
        dice: ["S S S", "O O"],
        options,
        arrange,
      });
      return t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:olm").table.match.outcome?.how;
    };
    const shown = (card: string) => (state: HeroQuest) => {
      state.magic.shown["adventurer-1"] = [card];
    };
    const rune = { items: ["rune-of-homecoming"] };
    expect(alone({ ...rune, mind: 3 })).toBeUndefined();
    expect(alone({ ...rune, mind: 2 })).toBe("heroes-lost");
    // What brings the mind back is at hand.
    expect(alone({ items: ["rune-of-homecoming", "potion-of-clarity"], mind: 2 })).toBeUndefined();
    // Without payment one die; in shock half of it, which is none. An evocation has two.
    expect(alone({ mind: 1 }, shown("mist-step"))).toBeUndefined();
    expect(alone({ mind: 0 }, shown("mist-step"))).toBe("heroes-lost");
    expect(alone({ mind: 1 }, shown("mist-step"), { unpaidCasting: false })).toBe("heroes-lost");
    expect(alone({ mind: 2 }, shown("mist-step"), { unpaidCasting: false })).toBeUndefined();
    expect(alone({ mind: 0 }, (state) => deal(state, "grey-wolf"))).toBeUndefined();
    // HQ-2.6-j: of a card that nobody has seen nobody knows what it costs.
    expect(alone({ mind: 0 }, (state) => deal(state, "mist-step"))).toBeUndefined();
  });

  test("HQ-16.2: a hero whom the Evil Wizard commands still has the cards of his player", () => {
    const commanded = { what: "commanded", change: 0, until: "next-own-turn-over" } as const;
    const falls = (...cards: readonly string[]) => {
      const t = scene({
        heroes: { elf: { at: "12,9", lasting: [commanded] } },
        traps: { "12,8": "deep-pit" },
        dice: ["3 3", "L L"],
        arrange: (state) => deal(state, ...cards),
      });
      t.does("evil-wizard", "move").does("evil-wizard", "step:12,8");
      expect(t.table.events("fell-into-pit")).toHaveLength(1);
      return t.table.match.outcome?.how;
    };
    expect(falls("mist-step")).toBeUndefined();
    expect(falls()).toBe("heroes-lost");
  });

  test("HQ-16.2: who escapes wins if that is the goal, also by standing on the exit", () => {
    const t = withGoal({ kind: "escape", heroes: 1 }, { heroes: { elf: "12,9" }, exit: ["12,8"], dice: ["2 2"] });
    t.does("elf", "move").does("elf", "step:12,8");
    expect(t.table.match.outcome).toMatchObject({ how: "goal-met" });
  });

  test("HQ-16.2: an escape waits for who can't go on, until nobody on the board can; then those are lost", () => {
    const elf = { at: "12,9", body: 0, prone: 1, items: ["short-sword"] };
    const t = withGoal(
      { kind: "escape", heroes: 1 },
      { heroes: { dwarf: "13,9", barbarian: "13,8", elf }, exit: ["13,9", "13,8"] },
    );
    t.does("dwarf", "leave");
    expect(t.table.match.outcome).toBeUndefined();
    t.does("barbarian", "leave");
    expect(t.table.match.outcome).toMatchObject({ how: "goal-met", winners: expect.arrayContaining(["adventurer-3"]) });
    expect(t.table.events("eliminated")).toMatchObject([{ figure: "ferrin", how: "lost" }]);
    expect(t.table.events("recovered")).toMatchObject([{ figures: ["olm", "hrolf"] }]);
  });

  test("HQ-16.2: too few have escaped when nobody can go on any more", () => {
    const elf = { at: "12,9", body: 0, prone: 1 };
    const t = withGoal({ kind: "escape", heroes: 2 }, { heroes: { dwarf: "13,9", elf }, exit: ["13,9"] });
    expect(t.does("dwarf", "leave").table.match.outcome).toMatchObject({ how: "heroes-lost" });
  });

  test("HQ-16.2: who gives up when enough have escaped has won, and who is still inside is lost", () => {
    const givesUp = (heroes: number) => {
      const t = scene({
        heroes: { elf: { at: "12,9", pit: "deep-pit" }, dwarf: "15,11" },
        exit: ["15,11"],
        arrange: (state) => {
          state.secrets.goal = { kind: "escape", heroes };
          deal(state, "ember");
        },
      });
      t.does("elf", "end-turn").does("dwarf", "leave");
      expect(t.table.match.outcome).toBeUndefined(); // the card that nobody has seen might bring the elf out
      return t.does("elf", "give-up").does("dwarf", "yes");
    };
    const won = givesUp(1);
    expect(won.table.match.outcome).toMatchObject({ how: "goal-met", rules: ["HQ-14.1-a"] });
    expect(won.state.gone.map(({ figure, how }) => `${figure.id} ${how}`)).toEqual(["olm left", "ferrin lost"]);
    expect(givesUp(2).table.match.outcome).toMatchObject({ winners: ["wizard"], how: "given-up" });
  });

  test("HQ-16.2: a hero brings the thing out", () => {
    const goal = { kind: "find", item: "helmet", bring: true } as const;
    const t = withGoal(goal, { heroes: { elf: { at: "12,9", items: ["helmet"] } }, exit: ["12,9"] });
    expect(t.table.match.outcome).toBeUndefined();
    expect(t.does("elf", "leave").table.match.outcome).toMatchObject({ how: "goal-met" });
  });

  test("HQ-16.2: the players give up together, and only together", () => {
    const wanted = { heroes: { elf: "12,9", dwarf: "10,7" } };
    const alone = scene(wanted).does("elf", "give-up").does("dwarf", "no");
    expect(alone.table.match.outcome).toBeUndefined();
    expect(alone.offered("elf")).not.toContain("give-up");
    const all = scene(wanted).does("elf", "give-up").does("dwarf", "yes");
    expect(all.table.match.outcome).toMatchObject({ winners: ["wizard"], how: "given-up" });
  });

  test("HQ-16.2: a quest may end badly by its own clock", () => {
    const t = scene({
      heroes: { elf: "12,9" },
      arrange: ({ secrets }) => void secrets.failure.push({ kind: "rounds-over", rounds: 1 }),
    }).does("elf", "end-turn");
    expect(t.table.match.outcome).toMatchObject({ winners: ["wizard"], how: "quest-failed" });
  });

  test("HQ-16.2: when time is up, those who are out have won the race, and the others are lost", () => {
    const t = scene({
      heroes: { dwarf: "13,9", elf: "12,9" },
      exit: ["13,9"],
      arrange: ({ secrets }) => {
        secrets.goal = { kind: "race", heroes: 1, rounds: 1 };
        secrets.failure.push({ kind: "rounds-over", rounds: 1 });
      },
    });
    t.does("dwarf", "leave");
    expect(t.table.match.outcome).toBeUndefined(); // the elf could still make it
    t.does("elf", "end-turn");
    expect(t.table.match.outcome).toMatchObject({ how: "goal-met" });
    expect(t.state.gone.map(({ how }) => how)).toEqual(["left", "lost"]);
  });

  test("HQ-16.2: who lies in a room doesn't hold it", () => {
    const goal = { kind: "hold", room: "K", rounds: 1, from: { on: "start" } } as const;
    const t = withGoal(goal, { heroes: { elf: { at: "12,9", body: 0, prone: 1 }, dwarf: "0,0" } });
    t.does("elf", "end-turn").does("dwarf", "end-turn");
    expect(t.table.match.outcome).toBeUndefined();
    expect(t.state.round).toBe(2);
  });

  test("HQ-16.2: a room is held for as many rounds as the quest wants", () => {
    const goal = { kind: "hold", room: "K", rounds: 2, from: { on: "start" } } as const;
    const t = withGoal(goal, { heroes: { elf: "12,9" } }).does("elf", "end-turn");
    expect(t.table.match.outcome).toBeUndefined();
    expect(t.does("elf", "end-turn").table.match.outcome).toMatchObject({ how: "goal-met" });
  });
});
