import { describe, expect, test } from "vitest";
import { edgeNamed } from "../../content/board/grid.js";
import type { Trigger } from "../../content/quests/format.js";
import { antagonistNamed } from "../../content/tables.js";
import { boardSides } from "../../queries/board/sides.js";
import { leversOf } from "../../rules/11-discovery/levers.js";
import { squaresBeside } from "../../rules/11-discovery/placing.js";
import { type Aim, missionOf } from "../../rules/16-quests/mission.js";
import { isAnythingDue } from "../../rules/16-quests/triggers.js";
import type { HeroQuest, Unplaced } from "../../state.js";
import { plain } from "../plain.js";
import { at, type SceneTable, scene } from "../scene.js";

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

/** What a search finds in so many worlds that the elf must hold possible. */
function worlds<T>(t: SceneTable, look: (state: HeroQuest) => T, count = 40): T[] {
  return Array.from({ length: count }, (_, i) =>
    look(t.table.match.fork("adventurer-1", `world ${i}`).state as HeroQuest),
  );
}

const kinds = <T>(list: readonly T[]) => new Set(list.map((one) => JSON.stringify(one))).size;

/** Whom and what the heroes are sent for. */
const sentFor =
  (...aims: Aim[]) =>
  (state: HeroQuest) => {
    state.mission = { aims, hurried: false };
  };

const { letters, squaresOf, roomOf, squareOf } = boardSides.A;

describe("HQ-1.6: a search learns nothing from behind the screen", () => {
  const cases: Record<string, (state: HeroQuest) => unknown> = {
    rubble: ({ secrets }) => secrets.rubble,
    "a chasm": ({ secrets }) => secrets.abyss,
    doors: ({ secrets }) => secrets.doors,
    "secret doors": ({ secrets }) => secrets.secretDoors,
    traps: ({ secrets }) => secrets.traps,
    caches: ({ secrets }) => secrets.caches,
    "the refuge": ({ secrets }) => secrets.refuge,
    furniture: ({ secrets }) => secrets.scenery.map(({ type, squares }) => [type, squares]),
    "the exit": ({ exit }) => exit,
    "what the quest does": ({ secrets }) => secrets.triggers.map(({ when }) => when),
    "where an ambush comes from": ({ secrets }) => secrets.triggers.map(({ acts }) => acts),
    "what is paid": ({ secrets }) => secrets.reward,
  };

  test.each(Object.entries(cases))("HQ-1.6: %s may be anywhere out of sight, or nowhere", (_what, look) => {
    expect(kinds(worlds(hiddenThings(), look, 160))).toBeGreaterThan(4);
  });

  test.each(Object.entries(cases))("HQ-1.6: %s is imagined alike whether or not the quest has it", (_what, look) => {
    const empty = hiddenThings((state) => {
      Object.assign(state.secrets, { rubble: [], abyss: [], refuge: -1, allies: [], scenery: [], triggers: [] });
      state.exit = [];
    });
    expect(worlds(empty, look)).toEqual(worlds(hiddenThings(), look));
  });

  test("HQ-1.6: nothing lies where it would have been seen, and the Evil Wizard's own thoughts are true", () => {
    const t = hiddenThings();
    for (const state of worlds(t, (one) => one)) {
      const { secrets, exit, seen } = state;
      const squares = [
        ...secrets.rubble,
        ...secrets.abyss,
        ...exit,
        ...[...secrets.allies, ...secrets.antagonists].map(({ square }) => square),
        ...secrets.scenery.flatMap((piece) => piece.squares),
        ...secrets.doors.flatMap(({ edge }) => squaresBeside(state, edge)),
      ];
      expect(squares.filter((square) => seen[square] === 1)).toEqual([]);
      expect(new Set(exit.map((square) => roomOf[square])).size).toBeLessThan(2);
    }
    const { secrets, exit } = t.table.match.fork("wizard", "any").state;
    expect({ secrets, exit }).toEqual({ secrets: t.state.secrets, exit: t.state.exit });
  });

  test("HQ-9.1, HQ-12-d: nothing lies hidden where a search or a step has proved that it doesn't", () => {
    const room = squaresOf[roomOf[at("12,9")]!]!;
    const t = hiddenThings((state) => {
      for (const kind of ["traps", "magical-traps", "secret-doors", "floor"] as const) state.searched[kind] = [...room];
      for (const square of squaresOf[0]!) state.trodden[square] = 1;
    });
    for (const state of worlds(t, (one) => one)) {
      const { traps, caches, secretDoors } = state.secrets;
      const places = [
        ...traps.flatMap(({ edge, squares }) => (edge < 0 ? squares : squaresBeside(state, edge))),
        ...caches.map(({ square }) => square),
        ...secretDoors.flatMap(({ edge }) => squaresBeside(state, edge)),
      ];
      expect(places.filter((square) => room.includes(square))).toEqual([]);
      const trodden = traps.flatMap(({ squares }) => squares).filter((square) => state.trodden[square] === 1);
      expect(trodden).toEqual([]);
    }
  });

  test("HQ-1.6: an exit that was seen stays where it is", () => {
    const t = hiddenThings((state) => {
      state.seen[at("1,1")] = 1;
    });
    expect(kinds(worlds(t, ({ exit }) => exit))).toBe(1);
  });

  test("HQ-1.6: a moment that hasn't come doesn't come by the re-deal", () => {
    for (const state of worlds(hiddenThings(), (one) => one)) expect(isAnythingDue(state)).toBe(false);
  });

  test("HQ-1.6: those who come when a room is seen or entered come there, and nobody has looked into it", () => {
    const rooms = worlds(hiddenThings(), ({ secrets, rooms: seen }) =>
      secrets.triggers.flatMap(({ when, acts: [act] }) => {
        if ((when.on !== "room-seen" && when.on !== "room-entered") || !act || !("antagonists" in act)) return [];
        expect(seen).not.toContain(letters.indexOf(when.room));
        for (const one of act.antagonists) expect(letters[roomOf[squareOf.get(one.at)!]!]).toBe(when.room);
        return when.room;
      }),
    );
    expect(kinds(rooms.flat())).toBeGreaterThan(4);
  });

  const waiting = (type: string, square: string, more: Partial<Unplaced> = {}): Unplaced => ({
    ...{ type, square: at(square), champion: false, items: [], body: 0, bounty: 0, questName: "" },
    ...more,
  });

  test("HQ-1.4-b: who waits out of sight, how many and who wanders may be anybody whom the box still has", () => {
    const t = hiddenThings(sentFor({ kind: "escape" }));
    const rosters = worlds(t, ({ secrets }) => secrets.antagonists.map(({ type }) => type));
    expect(kinds(rosters)).toBeGreaterThan(20);
    expect(kinds(rosters.map(({ length }) => length))).toBeGreaterThan(2);
    for (const roster of rosters) {
      for (const type of roster) {
        expect(roster.filter((one) => one === type).length).toBeLessThanOrEqual(antagonistNamed(plain, type).figures);
      }
    }
    expect(kinds(worlds(t, ({ secrets }) => secrets.wandering))).toBeGreaterThan(2);
  });

  test("HQ-1.4-b: who has fled and who was overheard stay who they are, and nobody else is heard in that room", () => {
    const room = roomOf[at("6,5")]!;
    const t = hiddenThings((state) => {
      const { secrets, magic } = state;
      state.wanderer = "fimir";
      magic.overheard.push(room);
      const kept = { ...structuredClone(state.figures[0]!), id: "mummy-1", type: "mummy" };
      secrets.antagonists.push(waiting("mummy", "2,4", { kept }), waiting("zombie", "6,5"));
    });
    for (const { secrets } of worlds(t, (one) => one)) {
      expect(secrets.antagonists.filter((one) => one.kept?.id === "mummy-1")).toHaveLength(1);
      const heard = secrets.antagonists.filter(({ kept, square }) => !kept && roomOf[square] === room);
      expect(heard.map(({ type }) => type)).toEqual(["zombie"]);
      expect(secrets.wandering).toBe("fimir");
      expect(secrets.refuge).toBeGreaterThanOrEqual(0);
    }
    expect(kinds(worlds(t, ({ secrets }) => secrets.antagonists.find(({ kept }) => kept)!.square))).toBeGreaterThan(4);
  });

  test("HQ-1.6: what was shown from behind the screen is all that a world takes from there", () => {
    const t = hiddenThings((state) => {
      const { secrets, magic } = state;
      sentFor({ kind: "slay", figures: ["chief"] })(state);
      magic.overheard.push(roomOf[at("6,5")]!);
      state.levers = [at("12,8"), at("13,9")];
      secrets.moments.push("lever:12,8", "searched:box");
      secrets.triggers.push({ id: "lever", when: { on: "lever-pulled", square: "13,9" }, acts: [] });
      const kept = (id: string) => ({ kept: { ...structuredClone(state.figures[0]!), id, type: "mummy" } });
      secrets.antagonists.push(
        waiting("zombie", "6,5"),
        waiting("mummy", "2,4", kept("mummy-2")),
        waiting("goblin", "7,5", { questName: "chief" }),
        waiting("mummy", "3,4", kept("mummy-1")),
        waiting("orc", "2,5", { questName: "guard", items: ["crossbow"], spells: ["choking-dusk"] }),
      );
      secrets.takenItems = { ferrin: ["spear"] };
      secrets.notes = [{ square: at("2,2"), text: "note" }];
      secrets.givenSpells = { "orc-7": ["choking-dusk"] };
    });
    const { match } = t.table;
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const once = match.fork("adventurer-1", seed).state;
      expect(match.fork("adventurer-1", `not ${seed}`).fork("adventurer-1", seed).state).toEqual(once);
      expect(once.secrets).toMatchObject({ moments: ["lever:12,8"], takenItems: { ferrin: ["spear"] } });
    }
  });

  test("HQ-2.7-b: whom and what the heroes are sent for is out of sight somewhere, once, and can be reached", () => {
    const t = hiddenThings(
      sentFor(
        { kind: "slay", figures: ["chief", "skarn"] },
        { kind: "find", item: "silver-bell", bring: true },
        { kind: "rescue", ally: "friend" },
      ),
    );
    const found = worlds(t, (state) => {
      const { antagonists, allies, scenery, caches } = state.secrets;
      const named = (name: string) => antagonists.filter(({ questName }) => questName === name);
      const [[chief, ...chiefs], [skarn, ...skarns]] = [named("chief"), named("skarn")];
      const bells = [...scenery.map(({ contents }) => contents), ...caches].filter(
        ({ treasure }) => treasure !== "deck" && treasure.items?.includes("silver-bell"),
      );
      expect([chiefs, skarns, allies.length, bells.length, chief!.champion, skarn!.type]).toEqual([
        ...[[], [], 1, 1, true, "skarn"],
      ]);
      expect(state.exit.length).toBeGreaterThan(0);
      expect(missionOf(state.secrets).aims).toEqual(state.mission!.aims);
      return [chief!.square, chief!.type, allies[0]!.square];
    });
    expect(kinds(found)).toBeGreaterThan(20);
  });

  test("HQ-2.7-b: what was found already isn't hidden again", () => {
    const t = hiddenThings((state) => {
      sentFor({ kind: "find", item: "silver-bell", bring: true })(state);
      state.figures[0]!.items.push("silver-bell");
    });
    const texts = worlds(t, ({ secrets: { goal: _goal, ...hidden } }) => JSON.stringify(hidden));
    for (const text of texts) expect(text).not.toContain("silver-bell");
  });

  test("HQ-11.3, HQ-7.7-e: a lever that was seen can be pulled, and bars that were seen can open", () => {
    const t = hiddenThings((state) => {
      state.levers = [at("12,8")];
      state.doors.push({ edge: edgeNamed(boardSides.A.grid, "12,11|12,12"), kind: "barred", open: false });
      state.secrets.triggers.push({ id: "lever", when: { on: "lever-pulled", square: "12,8" }, acts: [] });
    });
    for (const state of worlds(t, (one) => one)) {
      expect(leversOf(state)).toEqual([at("12,8")]);
      expect(state.secrets.triggers.some(({ acts }) => acts.some(({ act }) => act === "open"))).toBe(true);
    }
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
