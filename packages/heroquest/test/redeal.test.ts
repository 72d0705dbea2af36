import { describe, expect, test } from "vitest";
import { boardSides } from "../src/board/sides.js";
import type { Trigger } from "../src/content/quests/format.js";
import type { HeroQuest, Unplaced } from "../src/state.js";
import { antagonistNamed } from "../src/tables.js";
import { at, type SceneTable, scene } from "./scene.js";

/** A hero in room K who has seen that room and nothing else; the quest keeps one thing of each kind out of sight. */
function hiddenThings(arrange: (state: HeroQuest) => void = () => {}): SceneTable {
  return scene({
    heroes: { elf: "12,9" },
    arrange: (state) => {
      const { secrets } = state;
      for (const name of ["12,9", "12,8", "13,9", "11,9"]) state.seen[at(name)] = 1;
      state.trodden[at("12,9")] = 1;
      secrets.rubble.push(at("2,2"));
      secrets.abyss.push(at("3,2"));
      secrets.refuge = at("2,3");
      secrets.allies.push({ type: "prisoner", square: at("3,3"), questName: "friend" });
      secrets.scenery.push({
        type: "chest",
        squares: [at("1,2")],
        contents: { treasure: "deck", trap: null, questName: "box" },
      });
      state.exit = [at("1,1"), at("2,1")];
      secrets.triggers.push(trigger);
      arrange(state);
    },
  });
}

const trigger: Trigger = {
  id: "surprise",
  when: { on: "room-entered", room: "A" },
  acts: [{ act: "ambush", antagonists: [{ type: "orc", at: "2,2" }] }],
};

/** What a search finds in forty worlds that the elf must hold possible. */
function worlds<T>(t: SceneTable, look: (state: HeroQuest) => T): T[] {
  return Array.from({ length: 40 }, (_, i) =>
    look(t.table.match.fork("adventurer-1", `world ${i}`).state as HeroQuest),
  );
}

const kinds = <T>(list: readonly T[]) => new Set(list.map((one) => JSON.stringify(one))).size;

describe("HQ-1.6: a search learns nothing from behind the screen", () => {
  const cases: Record<string, (state: HeroQuest) => unknown> = {
    rubble: ({ secrets }) => secrets.rubble,
    "a chasm": ({ secrets }) => secrets.abyss,
    "an ally": ({ secrets }) => secrets.allies[0]!.square,
    "the refuge": ({ secrets }) => secrets.refuge,
    furniture: ({ secrets }) => secrets.scenery[0]!.squares,
    "the exit": ({ exit }) => exit,
    "what the quest does": ({ secrets }) => secrets.triggers[0]!.when,
    "where an ambush comes from": ({ secrets }) => secrets.triggers[0]!.acts,
  };

  test.each(Object.entries(cases))("HQ-1.6: %s may be anywhere out of sight", (_what, look) => {
    expect(kinds(worlds(hiddenThings(), look))).toBeGreaterThan(4);
  });

  test("HQ-1.6: nothing lies where it would have been seen, and the Evil Wizard's own thoughts are true", () => {
    const t = hiddenThings();
    for (const state of worlds(t, (one) => one)) {
      const { secrets, exit, seen } = state;
      const squares = [...secrets.rubble, ...secrets.abyss, ...secrets.allies.map(({ square }) => square), ...exit];
      expect(squares.filter((square) => seen[square] === 1)).toEqual([]);
      expect(exit[1]! - exit[0]!).toBe(1);
    }
    const { secrets, exit } = t.table.match.fork("wizard", "any").state;
    expect({ secrets, exit }).toEqual({ secrets: t.state.secrets, exit: t.state.exit });
  });

  test("HQ-1.6: an exit that was seen stays where it is", () => {
    const t = hiddenThings((state) => {
      state.seen[at("1,1")] = 1;
    });
    expect(kinds(worlds(t, ({ exit }) => exit))).toBe(1);
  });

  test("HQ-1.6: a moment that hasn't come doesn't come by the re-deal", () => {
    const t = hiddenThings();
    const { letters, squaresOf } = boardSides.A;
    for (const { secrets, trodden } of worlds(t, (one) => one)) {
      const { when } = secrets.triggers[0]!;
      if (when.on !== "room-entered") throw new Error("another kind of moment");
      expect(squaresOf[letters.indexOf(when.room)]!.some((square) => trodden[square] === 1)).toBe(false);
    }
  });

  test("HQ-1.6: a room that must be seen for something to happen may be any that nobody has seen", () => {
    const t = hiddenThings(({ secrets }) => {
      secrets.triggers = [{ ...trigger, when: { on: "room-seen", room: "A" } }];
    });
    const { letters, roomOf, squareOf } = boardSides.A;
    const rooms = worlds(t, ({ secrets, rooms: seen }) => {
      const [{ when, acts }] = secrets.triggers as [Trigger];
      const [act] = acts;
      if (when.on !== "room-seen" || act?.act !== "ambush") throw new Error("another kind of moment");
      expect(seen).not.toContain(letters.indexOf(when.room));
      expect(letters[roomOf[squareOf.get(act.antagonists[0]!.at)!]!]).toBe(when.room);
      return when.room;
    });
    expect(kinds(rooms)).toBeGreaterThan(4);
  });

  test("HQ-1.6: what the quest does when something is found goes with what is found", () => {
    const t = hiddenThings(({ secrets }) => {
      const contents = { treasure: { gold: 100 }, trap: null, questName: "" };
      secrets.scenery.push({ type: "table", squares: [at("1,3")], contents });
    });
    const pairs = worlds(t, ({ secrets }) =>
      secrets.scenery.map(({ contents }) => [contents.treasure, contents.questName]),
    );
    for (const world of pairs) {
      for (const [treasure, name] of world) expect(name).toBe(treasure === "deck" ? "box" : "");
    }
    expect(kinds(pairs)).toBe(2);
  });

  const waiting = (type: string, square: string, more: Partial<Unplaced> = {}): Unplaced => ({
    ...{ type, square: at(square), champion: false, items: [], body: 0, bounty: 0, questName: "" },
    ...more,
  });
  const mission = { aims: [{ kind: "slay", figures: ["chief"] }], hurried: true } as const;

  test("HQ-1.4-b: who waits out of sight, how many and who wanders may be others that the box still has", () => {
    const t = hiddenThings(({ secrets }) => {
      for (let i = 0; i < 6; i++) secrets.antagonists.push(waiting("orc", `${1 + (i % 3)},${4 + Math.floor(i / 3)}`));
      secrets.wandering = "orc";
    });
    const rosters = worlds(t, ({ secrets }) => secrets.antagonists.map(({ type }) => type));
    expect(kinds(rosters)).toBeGreaterThan(20);
    expect(kinds(rosters.map(({ length }) => length))).toBeGreaterThan(2);
    for (const roster of rosters) {
      for (const type of roster) {
        expect(roster.filter((one) => one === type).length).toBeLessThanOrEqual(antagonistNamed(type).figures);
      }
    }
    expect(kinds(worlds(t, ({ secrets }) => secrets.wandering))).toBeGreaterThan(4);
    expect(
      kinds(
        worlds(t, ({ secrets }) =>
          secrets.triggers[0]!.acts.map((act) => "antagonists" in act && act.antagonists.map(({ type }) => type)),
        ),
      ),
    ).toBeGreaterThan(3);
  });

  test("HQ-2.7-b: whom the introduction names, who has fled and who was overheard stay who they are", () => {
    const t = hiddenThings((state) => {
      const { secrets, magic } = state;
      state.mission = structuredClone(mission) as unknown as HeroQuest["mission"];
      state.wanderer = "fimir";
      magic.overheard.push(boardSides.A.roomOf[at("6,5")]!);
      const kept = { ...structuredClone(state.figures[0]!), id: "mummy-1", type: "mummy" };
      secrets.antagonists.push(
        waiting("gargoyle", "1,4", { questName: "chief", champion: true }),
        waiting("mummy", "2,4", { kept }),
        waiting("zombie", "6,5"),
      );
    });
    expect(new Set(worlds(t, ({ secrets }) => secrets.antagonists.map(({ type }) => type).join()))).toEqual(
      new Set(["gargoyle,mummy,zombie"]),
    );
    expect(new Set(worlds(t, ({ secrets }) => secrets.wandering))).toEqual(new Set(["fimir"]));
  });

  test("HQ-2.7-b: what the heroes are sent for is known; how long they have and how many must escape isn't", () => {
    const t = hiddenThings((state) => {
      state.round = 5;
      state.mission = { aims: [{ kind: "race" }], hurried: true };
      state.secrets.goal = { kind: "race", heroes: 1, rounds: 9 };
      state.secrets.failure = [{ kind: "rounds-over", rounds: 9 }];
    });
    const goals = worlds(t, ({ secrets }) => secrets);
    expect(kinds(goals.map(({ goal }) => goal))).toBeGreaterThan(8);
    for (const { goal, failure } of goals) {
      if (goal.kind !== "race") throw new Error("another goal");
      expect(goal.rounds).toBeGreaterThanOrEqual(5);
      expect(failure).toEqual([{ kind: "rounds-over", rounds: goal.rounds }]);
    }
  });
});
