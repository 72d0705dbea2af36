import type { Choice } from "@tavolata/bots";
import { describe, expect, test } from "vitest";
import { aimsOf } from "../../bot/perception/aims.js";
import { heuristic } from "../../bot/policy/heuristic.js";
import { planFor } from "../../bot/policy/walking.js";
import type { Quest } from "../../content/types.js";
import type { Souls } from "../../state.js";
import { blade, type Scene, type SceneTable, scene, stub } from "../scenes/scene.js";

/** What the rules of thumb answer for a hero, and why. */
function choice(t: SceneTable, who: string): Choice {
  const { match } = t.table;
  const seat = t.seatOf(who);
  return heuristic(match.view(seat), match.decision(seat)!, { content: match.content })!;
}

const answer = (t: SceneTable, who: string) => choice(t, who).picks[0];
const reason = (t: SceneTable, who: string) => choice(t, who).reason.key;

/** Somebody who has attacked, with only his Movement left. */
const onlyMovement: Pick<Scene, "arrange"> = {
  arrange: (s) => {
    Object.assign(s.turn, { combat: 0, action: 0 });
  },
};

describe("evading", () => {
  const brute = (hits: number) =>
    stub(
      "brute",
      {},
      {
        weapons: { fist: { attack: { hits, red: 0, blue: 0 }, damage: "blunt" } },
        primary: "fist",
        lines: [{ range: [0, 1, 2, 3], say: [{ do: "engage" }, { do: "attack", weapon: "fist" }] }],
      },
    );
  const stands = (hits: number) => {
    brute(hits);
    const t = scene({
      map: ["A B C D"],
      heroes: { auriel: { at: "A", wounds: 2, slots: { primary: "wand-1", armour: "robe-1" } }, ecarus: "B" },
      foes: { "brute-1": "A" },
      ...onlyMovement,
    });
    return answer(t, "auriel");
  };

  test("SS-6.1.2-a: no reaction attack is risked for next to nothing, least of all before an enemy that follows; a harmless one is", () => {
    expect([stands(2), stands(1)]).toEqual(["end-turn", "move:B"]);
  });
});

describe("on the way", () => {
  test("places are worth the same at every step, so that nobody walks to and fro", () => {
    stub("far");
    const gain = (at: string) => {
      const t = scene({
        map: ["A B C D E F"],
        heroes: { ecarus: at, thorgar: "A" },
        foes: { "far-1": { at: "E", stunned: "held" } },
        arrange: (s) => {
          Object.assign(s.turn, { combat: 0, action: 0, movement: 0, moving: true, points: 2 });
          s.stories["F"] = "story-first";
        },
      });
      const { plans } = planFor(t.content, t.state, t.figure("ecarus"), 2);
      const worth = (area: string) => plans.find(({ place }) => place.area === area)!.standing;
      return worth("C") - worth("B");
    };
    expect(gain("C")).toBeCloseTo(gain("B"));
  });
});

describe("reasons that are true", () => {
  const quarry = (laegon: string, more: Scene = {}) => {
    stub("prey", {}, { rank: "red" });
    return scene({
      map: ["A B C D"],
      heroes: { laegon: { at: laegon, slots: { primary: "longbow-1" } }, ecarus: "A" },
      foes: { "prey-1": { at: "B", stunned: "held" } },
      quest: { victory: [{ id: "prey", open: true, when: { kind: "killed", enemy: "prey-1" } }] },
      ...onlyMovement,
      ...more,
    });
  };

  test("who steps away from the quarry doesn't say that he is after it", () => {
    const away = quarry("B");
    expect([answer(away, "laegon"), reason(away, "laegon")]).toEqual(["move:A", "reason.better-place"]);
    const after = scene({
      map: ["A B C D E F"],
      heroes: { ecarus: "A", thorgar: "A" },
      foes: { "prey-1": { at: "F", stunned: "held" } },
      quest: { victory: [{ id: "prey", open: true, when: { kind: "killed", enemy: "prey-1" } }] },
      ...onlyMovement,
    });
    expect(reason(after, "ecarus")).toBe("reason.towards-quarry");
  });

  test("SS-6.3.3-a: whoever falls anyway needs no Focus, and the Action isn't said to be wanted", () => {
    stub("weak", { hp: 1 });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: blade("test-blade", 5) } }, thorgar: "A" },
      foes: { "weak-1": "A" },
    });
    t.does("ecarus", "attack:test-blade-1:weak-1");
    expect([answer(t, "ecarus"), reason(t, "ecarus")]).toEqual(["no", "reason.focus-idle"]);
  });

  test("a Ghost Soul that goes first has no blow", () => {
    const first = (kind: "ghost" | "hero") =>
      reason(scene({ heroes: { ecarus: "A", thorgar: { at: "A", kind } }, step: "battle" }), "ecarus");
    expect([first("ghost"), first("hero")]).toEqual(["reason.ghost-first", "reason.next-hero"]);
  });
});

describe("aims", () => {
  const forge: Partial<Quest> = {
    actions: [
      {
        id: "break",
        text: "break",
        activity: "action",
        at: ["D"],
        after: "smith-slain",
        once: true,
        acts: [{ act: "note", note: "broken" }],
      },
    ],
    triggers: [
      {
        id: "slain",
        when: { on: "enemy-killed", enemy: "smith-1" },
        acts: [{ act: "note", note: "smith-slain" }],
      },
    ],
    victory: [{ id: "forge", open: true, when: { kind: "noted", notes: ["broken"] } }],
  };

  test("SS-6.6: what a deed waits for comes before it, and nobody says that it wins the Quest", () => {
    stub("smith", {}, { rank: "red" });
    const alive = scene({
      map: ["A B C D"],
      heroes: { ecarus: "A", thorgar: "A" },
      foes: { "smith-1": "C" },
      quest: forge,
    });
    expect(aimsOf(alive.state)).toEqual([
      { at: "C", why: "towards-obstacle", args: { enemy: "smith-1" }, enemy: "smith-1" },
    ]);
    const slain = scene({
      map: ["A B C D"],
      heroes: { ecarus: "A", thorgar: "A" },
      quest: forge,
      arrange: (s) => {
        s.removed.push("smith-1");
      },
    });
    expect(aimsOf(slain.state)).toEqual([{ at: "D", why: "towards-deed" }]);
  });

  test("SS-4.4-a, SS-6.6: the deed that wins the Quest comes before healing, and its Action isn't spent on a Focus", () => {
    stub("last");
    const wins: Partial<Quest> = { ...forge, actions: [{ ...forge.actions![0]!, at: ["A"] }] };
    const slain = (s: Souls) => {
      s.removed.push("smith-1");
      s.notes.push("smith-slain");
    };
    const hurt = scene({
      heroes: { ecarus: { at: "A", wounds: 7, inventory: ["healing-potion-1"] }, thorgar: "A" },
      quest: wins,
      arrange: slain,
    });
    expect([answer(hurt, "ecarus"), reason(hurt, "ecarus")]).toEqual(["quest:break", "reason.wins-quest"]);
    const focuses = (quest: Partial<Quest>) =>
      answer(
        scene({
          heroes: { ecarus: { at: "A", slots: { primary: blade("test-blade", 1, 1) } }, thorgar: "A" },
          foes: { "last-1": { at: "A", wounds: 16 } },
          quest,
          arrange: slain,
        }).does("ecarus", "attack:test-blade-1:last-1"),
        "ecarus",
      );
    expect([focuses(forge), focuses(wins)]).toEqual(["yes", "no"]);
  });

  test("two deeds that wait for each other lead nowhere", () => {
    const [deed] = forge.actions!;
    const t = scene({
      quest: { ...forge, actions: [{ ...deed!, after: "broken" }] },
    });
    expect(aimsOf(t.state)).toEqual([]);
  });
});

describe("a key", () => {
  test("SS-3.3-h: who goes along with its bearer says so", () => {
    const t = scene({
      map: ["A B C D E"],
      heroes: { ecarus: "A", thorgar: { at: "C", keys: ["red"] } },
      doors: { "D|E": { kind: "locked", lock: "red" } },
      quest: { victory: [{ id: "there", open: true, when: { kind: "heroes-in", areas: ["E"], who: "any" } }] },
    });
    expect(aimsOf(t.state, t.figure("ecarus"))).toEqual([{ at: "C", why: "with-bearer", args: { hero: "thorgar" } }]);
    expect(aimsOf(t.state, t.figure("thorgar"))).toEqual([{ at: "E", why: "towards-goal" }]);
  });
});

describe("a full inventory", () => {
  const junk = ["sword-1", "chain-1", "war-hammer-1", "wooden-shield-1"];
  const standing = (inventory: readonly string[], items: string[], more: Scene = {}) =>
    scene({
      heroes: { auriel: { at: "A", inventory, slots: { primary: "wand-1", armour: "robe-1" } }, ecarus: "A" },
      ...more,
      arrange: (s, content) => {
        Object.assign(s.turn, { combat: 0, action: 0, movement: 0 });
        s.ground["A"] = { items, crowns: 0, keys: [], loot: [], treasure: [] };
        more.arrange?.(s, content);
      },
    });

  test("SS-5.2.3-b: what is of no use is dropped for something better, which is then taken", () => {
    const t = standing(junk, ["star-wand-1"]);
    const dropped = answer(t, "auriel")!;
    expect([dropped.startsWith("drop:"), reason(t, "auriel")]).toEqual([true, "reason.make-room"]);
    t.does("auriel", dropped);
    expect(answer(t, "auriel")).toBe("take:star-wand-1");
    t.does("auriel", "take:star-wand-1");
    expect(answer(t, "auriel")).toBe("end-turn");
  });

  test("SS-5.2.3-b: nothing is dropped for something that is no better", () => {
    expect(answer(standing(junk, ["great-sword-1"]), "auriel")).toBe("end-turn");
    const potions = [1, 2, 3, 4].map((copy) => `healing-potion-${copy}`);
    expect(answer(standing(potions, ["sword-1"]), "auriel")).toBe("end-turn");
  });

  test("SS-5.2.3-b: a heap of which somebody can take nothing draws him nowhere", () => {
    const walks = (inventory: readonly string[]) =>
      answer(
        scene({
          map: ["A B"],
          heroes: { auriel: { at: "A", inventory, slots: { primary: "wand-1", armour: "robe-1" } }, ecarus: "A" },
          arrange: (s) => {
            Object.assign(s.turn, { combat: 0, action: 0 });
            s.ground["B"] = { items: ["great-sword-1"], crowns: 0, keys: [], loot: [], treasure: [] };
          },
        }),
        "auriel",
      );
    expect([walks([]), walks(junk)]).toEqual(["move:B", "end-turn"]);
  });
});

describe("Fenrir", () => {
  const hunt = (fenrir: string, more: Scene = {}) => {
    stub("stub");
    return scene({
      map: ["A B C D E F G"],
      heroes: {
        laegon: {
          at: "A",
          soulrank: 2,
          powers: [{ id: "summon-fenrir", active: true, rank: 2 }],
          slots: { primary: "longbow-1" },
        },
        ecarus: "A",
      },
      foes: { "stub-1": "B" },
      ...more,
      arrange: (s, content) => {
        s.figures.push({ ...s.figures[0]!, id: "fenrir", kind: "companion", area: fenrir, fire: [], criticals: [] });
        more.arrange?.(s, content);
      },
    });
  };

  test("SS-7.2-b: the last Action goes to the wolf who reaches an enemy, not into Focus", () => {
    const focuses = (t: SceneTable) => answer(t.does("laegon", "attack:longbow-1:stub-1"), "laegon");
    expect([focuses(hunt("A")), focuses(hunt("G"))]).toEqual(["no", "yes"]);
    const called = hunt("A", {
      arrange: (s) => {
        s.turn.done.push("companion");
      },
    });
    expect(focuses(called)).toBe("yes");
  });

  test("SS-7.2-b: and he is called then", () => {
    const t = hunt("A", {
      arrange: (s) => {
        Object.assign(s.turn, { combat: 0, movement: 0 });
      },
    });
    expect([answer(t, "laegon"), reason(t, "laegon")]).toEqual(["companion:fenrir", "reason.call-companion"]);
  });

  test("SS-7.2-b: who is only to follow has nobody to bite", () => {
    const t = hunt("G", {
      foes: {},
      arrange: (s) => {
        Object.assign(s.turn, { combat: 0, movement: 0 });
      },
    });
    expect([answer(t, "laegon"), reason(t, "laegon")]).toEqual(["companion:fenrir", "reason.companion-follows"]);
    t.does("laegon", "companion:fenrir");
    expect(reason(t, "laegon")).toBe("reason.companion-joins");
  });
});
