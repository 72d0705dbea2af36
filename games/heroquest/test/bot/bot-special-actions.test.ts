import { describe, expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import { missionOf } from "../../rules/16-quests/mission.js";
import { plain } from "../plain.js";
import { at, type Scene, type SceneTable, scene } from "../scene.js";
import { magicScene } from "../scenes/magic-scene.js";

/** What the rules of thumb would do now for the player of a figure, and why. */
function thought(t: SceneTable, who: string): readonly [string | undefined, string] {
  const seat = t.seatOf(who);
  const { picks, reason } = heuristic(t.table.match.view(seat), t.table.match.decision(seat)!, { content: plain })!;
  return [picks[0], reason.key];
}

const advice = (wanted: Scene, who: string) => thought(scene(wanted), who);

describe("special actions of bots", () => {
  test("HQ-10.9: a bot takes what somebody carries whom a blow would hardly fell", () => {
    const robs = (foe: object, more: object = {}) =>
      advice(
        {
          options: { stealing: true },
          heroes: { barbarian: { at: "12,9", ...more } },
          foes: { orc: { at: "13,9", items: ["iron-key"], ...foe } },
        },
        "barbarian",
      );
    const strong = { kind: "champion", body: 4, fullBody: 4 };
    expect(robs(strong)).toEqual(["steal:orc-1", "reason.steal"]);
    expect(robs({ ...strong, items: [] })).toEqual(["attack:orc-1", "reason.attack-only"]);
    expect(robs({})).toEqual(["attack:orc-1", "reason.attack-only"]);
    expect(robs(strong, { body: 1 })[0]).not.toBe("steal:orc-1");
  });

  test("HQ-10.9, HQ-RH2-a: who is robbed of the weapon in hand holds it no more", () => {
    const t = scene({
      options: { stealing: true },
      heroes: {
        dwarf: "12,9",
        barbarian: { at: "13,9", seat: "wizard", items: ["battle-axe"], held: "battle-axe" },
      },
      dice: ["S"],
    }).does("dwarf", "steal:hrolf");
    expect(t.figure("dwarf").items).toContain("battle-axe");
    expect(t.figure("barbarian")).toMatchObject({ items: [], held: "" });
  });

  test("HQ-10.7: a bot that waits at a door with an action to spare listens for an ambush", () => {
    const waits = (options: Record<string, boolean>, place = "9,9") => {
      const t = scene({
        ...{ options, heroes: { elf: place }, doors: { "9,9|10,9": "closed" } },
        arrange: (state) => void state.seen.fill(1),
      });
      t.state.searched["secret-doors"].push(at(place));
      return thought(t.does("elf", "search:traps"), "elf");
    };
    expect(waits({ detectAmbush: true })).toEqual(["detect-ambush", "reason.seek-ambush"]);
    expect(waits({})[0]).not.toBe("detect-ambush");
    expect(waits({ detectAmbush: true }, "9,6")[0]).not.toBe("detect-ambush");
  });

  test("HQ-10.10: a bot saves nobody while an enemy beside either would lose it the action", () => {
    const saves = (foe: string) =>
      advice(
        {
          options: { saveCompanion: true },
          heroes: { barbarian: "12,9", dwarf: { at: "12,8", body: 0, prone: 1 } },
          foes: { orc: foe },
        },
        "barbarian",
      )[0];
    expect(saves("15,11")).toBe("save:olm");
    expect(saves("13,9")).toBe("attack:orc-1");
    expect(saves("13,8")).not.toBe("save:olm");
  });
});

describe("magic as a way out", () => {
  const alone = (card: string, more: Scene = {}) =>
    magicScene([card], {
      heroes: { wizard: { at: "12,9", pit: "deep-pit" } },
      knownTraps: { "12,9": "deep-pit" },
      foes: {},
      ...more,
    });

  test("HQ-16.2: who sits in a deep pit with nobody to help uses the card that brings it out", () => {
    for (const card of ["mist-step", "dig-free", "call-familiar"]) {
      expect(thought(alone(card), "wizard")).toEqual([`cast:${card}`, "reason.cast"]);
    }
    expect(thought(alone("ember"), "wizard")[0]).toBe("give-up");
    const heroes = { wizard: { at: "12,9", pit: "deep-pit" }, dwarf: "12,8" } as const;
    expect(thought(alone("mist-step", { heroes }), "wizard")[0]).not.toBe("cast:mist-step");
  });

  test("HQ-12.3-d: a companion under rocks who can't be dug out by hand is freed by a spell", () => {
    const t = magicScene(["dig-free"], {
      heroes: { wizard: "12,9", dwarf: { at: "14,9", buried: true } },
      rubble: ["14,9"],
      foes: {},
    });
    expect(thought(t, "wizard")).toEqual(["cast:dig-free", "reason.cast"]);
  });
});

describe("weapons that lie about", () => {
  const race: Scene = {
    heroes: { barbarian: { at: "6,8", items: [] } },
    exit: ["5,4"],
    arrange: (state) => {
      state.seen.fill(1);
      state.secrets.goal = { kind: "race", heroes: 1, rounds: 9 };
      state.secrets.failure = [{ kind: "rounds-over", rounds: 9 }];
      state.mission = missionOf(state.secrets);
    },
  };
  const dropped = (place: string, item: string, more: Scene = {}): Scene => ({
    ...race,
    ...more,
    arrange: (state) => {
      race.arrange!(state);
      state.piles.push({ square: at(place), items: [item], gold: 0, slipped: true });
    },
  });

  test("HQ-RH7-m-hand-slips: a bot fetches its weapon when it lies near, even in a race", () => {
    expect(advice(race, "barbarian")).toEqual(["move", "reason.go-to-exit"]);
    expect(advice(dropped("7,6", "broadsword"), "barbarian")).toEqual(["move", "reason.fetch-weapon"]);
    expect(advice(dropped("6,7", "broadsword"), "barbarian")).toEqual(["take:6,7", "reason.take-pile"]);
    const armed = { heroes: { barbarian: { at: "6,8", items: ["broadsword"] } } };
    expect(advice(dropped("7,6", "short-sword", armed), "barbarian")).toEqual(["move", "reason.go-to-exit"]);
  });

  test("HQ-RH1.2: a bot leaves lying what would make it do everything by half", () => {
    const laden = {
      options: { loadCapacity: true },
      heroes: { barbarian: { at: "6,8", items: ["plate-mail", "chain-mail"] } },
    };
    expect(advice(dropped("6,7", "broadsword", laden), "barbarian")[0]).not.toBe("take:6,7");
    expect(advice(dropped("6,7", "broadsword", { ...laden, options: {} }), "barbarian")[0]).toBe("take:6,7");
  });
});
