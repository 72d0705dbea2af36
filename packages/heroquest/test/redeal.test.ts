import { describe, expect, test } from "vitest";
import { boardSides } from "../src/board/sides.js";
import type { Trigger } from "../src/content/quests/format.js";
import type { HeroQuest } from "../src/state.js";
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
});
