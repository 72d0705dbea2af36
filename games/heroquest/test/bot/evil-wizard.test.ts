import { describe, expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import { type Style, usual } from "../../bot/policy/style.js";
import { styleOf } from "../../bot/policy/styles.js";
import { missionOf } from "../../rules/16-quests/mission.js";
import type { HeroQuest } from "../../state.js";
import { plain } from "../plain.js";
import { at, type Scene, scene } from "../scene.js";

const seasoned = styleOf("seasoned", "wizard");

/** What the Evil Wizard does in his phase, after these answers of his. */
function chosen(wanted: Scene, style: Style, ...answers: string[]) {
  const t = scene({ phase: "wizard", ...wanted });
  for (const answer of answers) t.does("evil-wizard", answer);
  const { picks, reason } = heuristic(
    t.table.match.view("wizard"),
    t.table.match.decision("wizard")!,
    { content: plain },
    style,
  )!;
  return { pick: picks[0], reason: reason.key, target: reason.args?.["target"] };
}

/** Heroes who have held a room for so long that the waiting outside is over. */
const besieged: Scene = {
  round: 6,
  arrange: (state) => sentFor(state, { kind: "hold", room: "A", rounds: 12, from: { on: "start" } }),
};

function sentFor(state: HeroQuest, goal: HeroQuest["secrets"]["goal"], rounds?: number): void {
  state.secrets.goal = goal;
  state.secrets.failure = rounds === undefined ? [] : [{ kind: "rounds-over", rounds }];
  state.mission = missionOf(state.secrets);
}

describe("a seasoned Evil Wizard", () => {
  test("gathers outside a room that the heroes hold, and comes in when others have come", () => {
    const held = (round: number): Scene => ({
      heroes: { barbarian: "6,6", dwarf: "7,6" },
      foes: { orc: "5,8" },
      round,
      arrange: (state) => sentFor(state, { kind: "hold", room: "A", rounds: 12, from: { on: "start" } }),
    });
    expect(chosen(held(3), seasoned, "activate:orc-1").reason).toBe("reason.gather");
    expect(chosen(held(3), usual, "activate:orc-1").reason).toBe("reason.go-for-hero");
    expect(chosen(held(6), seasoned, "activate:orc-1").reason).toBe("reason.go-for-hero");
  });

  test("lets those who strike hardest have the places beside heroes who hold a room", () => {
    const wanted: Scene = { ...besieged, heroes: { barbarian: "6,6" }, foes: { goblin: "6,8", fimir: "7,8" } };
    expect(chosen(wanted, usual)).toMatchObject({ pick: "activate:goblin-1", reason: "reason.activate-nearest" });
    expect(chosen(wanted, seasoned)).toMatchObject({ pick: "activate:fimir-1", reason: "reason.activate-by-might" });
  });

  test("sends all after the same hero in a room that is held", () => {
    const wanted: Scene = {
      ...besieged,
      heroes: { dwarf: { at: "5,5", body: 7 }, elf: { at: "8,5", body: 6 } },
      foes: { "goblin-1": "5,6", "goblin-2": "7,8" },
    };
    expect(chosen(wanted, usual, "activate:goblin-2")).toMatchObject({ pick: "move", target: "ferrin" });
    expect(chosen(wanted, seasoned, "activate:goblin-2")).toMatchObject({ pick: "move", target: "olm" });
  });

  test("keeps a champion away from heroes whose time runs out", () => {
    const wanted = (rounds?: number): Scene => ({
      heroes: { barbarian: "6,6", dwarf: "7,6" },
      foes: { orc: { at: "6,5", kind: "champion", questName: "skarn", body: 3, fullBody: 3 } },
      arrange: (state) => sentFor(state, { kind: "slay", figures: ["skarn"] }, rounds),
    });
    expect(chosen(wanted(30), seasoned, "activate:orc-1")).toMatchObject({ pick: "move", reason: "reason.elude" });
    expect(chosen(wanted(30), usual, "activate:orc-1").pick).toMatch(/^attack:/);
    expect(chosen(wanted(), seasoned, "activate:orc-1").pick).toMatch(/^attack:/);
  });

  test("lets nobody lie in wait where somebody mustn't be brought out, and hunts that one down", () => {
    const wanted = (joined: boolean): Scene => ({
      heroes: { barbarian: "5,0", dwarf: "6,0" },
      foes: { orc: "24,0" },
      arrange: (state) => {
        sentFor(state, { kind: "rescue", ally: "anselm" });
        const led = { id: "anselm-1", kind: "ally", type: "brother-anselm", questName: "anselm", items: [] } as const;
        if (joined) state.figures.push({ ...state.figures[0]!, ...led, items: [], square: at("4,0") });
      },
    });
    expect(chosen(wanted(true), usual, "activate:orc-1").reason).toBe("reason.lie-in-wait");
    expect(chosen(wanted(true), seasoned, "activate:orc-1").reason).toBe("reason.hunt");
    expect(chosen(wanted(false), seasoned, "activate:orc-1").reason).toBe("reason.advance");
  });
});
