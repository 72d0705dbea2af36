import { describe, expect, test } from "vitest";
import { rashness } from "../../bot/evaluation/caution.js";
import { entryHarm, evadeHarm } from "../../bot/evaluation/danger.js";
import { heuristic } from "../../bot/policy/heuristic.js";
import { blade, type Scene, type SceneTable, scene, stub } from "../scenes/scene.js";

/** What the rules of thumb answer for a hero. */
function answer(t: SceneTable, who: string): readonly string[] {
  const { match } = t.table;
  const seat = t.seatOf(who);
  return heuristic(match.view(seat), match.decision(seat)!, { content: match.content })!.picks;
}

/** A brute with so many sure hits strikes Ecarus. */
function struck(hits: number, hero: Record<string, unknown>, more: Scene = {}) {
  stub(
    "brute",
    {},
    {
      weapons: { fist: { attack: { hits, red: 0, blue: 0 }, damage: "blunt" } },
      primary: "fist",
      lines: [{ range: [0], say: [{ do: "attack", weapon: "fist" }] }],
    },
  );
  return scene({
    heroes: { ecarus: { at: "A", version: "black-rose", ...hero } },
    foes: { "brute-1": "A" },
    decks: { encounter: ["lone-strike"] },
    step: "enemy-turn",
    ...more,
    arrange: (s) => {
      s.turn.side = "enemies";
    },
  });
}

describe("what the rules of thumb know", () => {
  test("SS-9-def-2-a: Stone Skin isn't spent on what the armour stops", () => {
    const hero = { powers: ["stone-skin"], slots: { armour: "chain-1" } };
    expect(answer(struck(1, hero), "ecarus")).toEqual(["pass"]);
    expect(answer(struck(3, hero), "ecarus")).toEqual(["power:stone-skin:1"]);
  });

  test("SS-4.3-d: nobody drinks a potion on Cursed Ground", () => {
    const drinks = (faceUp: string[]) => {
      const t = scene({
        heroes: { ecarus: { at: "A", wounds: 7, inventory: ["healing-potion-1"] }, thorgar: "A" },
        arrange: (s) => {
          s.decks.event.faceUp = faceUp;
        },
      });
      return answer(t, "ecarus")[0]?.startsWith("use:healing-potion");
    };
    expect([drinks([]), drinks(["cursed-ground"])]).toEqual([true, false]);
  });

  test("SS-4.2-e: a Ghost Soul's turn comes first: its scream helps those who follow", () => {
    const t = scene({
      heroes: { ecarus: "A", thorgar: { at: "A", kind: "ghost" } },
      step: "battle",
    });
    expect(answer(t, "ecarus")).toEqual(["hero:thorgar"]);
  });

  test("SS-16.1-g: who has an Action left and stands it better draws the Master away from a Menacing Hero who wouldn't", () => {
    const menaced = (wounds: number) =>
      scene({
        map: ["A B C D E F G"],
        heroes: { ecarus: { at: "A", version: "black-rose" }, laegon: { at: "B", wounds } },
        foes: { troll: "E" },
        arrange: (s) => {
          s.menace = { hero: "laegon", level: 1 };
          Object.assign(s.turn, { combat: 0, movement: 0 });
        },
      });
    expect(answer(menaced(5), "ecarus")).toEqual(["provoke"]);
    expect(answer(menaced(0), "ecarus")).not.toEqual(["provoke"]);
  });

  test("SS-2-b: of two dice without a hit the one that pays for a Critical stays", () => {
    stub("stub");
    const rapier = blade("test-rapier", 1, 2, 0, {
      paid: [
        { cost: {}, effects: [{ effect: "reroll", dice: "attack", count: 1 }] },
        { cost: { ability: 2 }, effects: [{ effect: "critical" }] },
      ],
    });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: rapier } } },
      foes: { "stub-1": "A" },
      dice: ["R7 R10", "R1"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-rapier-1:stub-1").does("ecarus", "pay:test-rapier-1#1");
    expect(answer(t, "ecarus")).toEqual(["die:2"]);
  });

  test("SS-6.4.2-b: nobody walks among enemies for what can't be picked up there", () => {
    stub("brute");
    const t = scene({
      map: ["A B"],
      heroes: { laegon: { at: "A", wounds: 6 }, ecarus: "A" },
      foes: { "brute-1": { at: "B", stunned: "held" } },
      arrange: (s) => {
        Object.assign(s.turn, { combat: 0, action: 0 });
        s.ground["B"] = { items: [], crowns: 10, keys: [], loot: [], treasure: [] };
      },
    });
    expect(answer(t, "laegon")).toEqual(["end-turn"]);
  });

  /** Whether somebody steps from A into the story in B. */
  const ventures = (ecarus: object, thorgar: object, more: Scene = {}) => {
    const t = scene({
      map: ["D C A B"],
      heroes: { ecarus: { at: "A", ...ecarus }, thorgar: { at: "A", ...thorgar } },
      events: ["quiet-wind", "quiet-wind", "quiet-wind", "quiet-wind", "quiet-wind", "quiet-wind"],
      quest: { stories: [{ card: 1, at: "B", acts: [], ontoDeck: true }] },
      ...more,
      arrange: (s, content) => {
        s.stories["B"] = "story-first";
        Object.assign(s.turn, { combat: 0, action: 0 });
        more.arrange?.(s, content);
      },
    });
    return answer(t, "ecarus")[0] === "move:B";
  };

  test("SS-4.3.1-a: who is hurt lets others go first into what the story holds, and nobody goes alone, until time runs out", () => {
    expect(ventures({}, {})).toBe(true);
    expect(ventures({ wounds: 6 }, {})).toBe(false);
    expect(ventures({ wounds: 6 }, { wounds: 6 })).toBe(true);
    expect(ventures({}, { at: "D" }, { map: ["D E F C A B"] })).toBe(false);
    const late = (s: { round: number }) => {
      s.round = 20;
    };
    expect(ventures({ wounds: 6 }, {}, { arrange: late })).toBe(true);
  });

  test("SS-15.1-h: nobody with a bow walks in upon a Red Bandit who waits for it", () => {
    const bow = "longbow-1";
    const t = scene({
      map: ["A B"],
      heroes: { laegon: { at: "A", version: "archer", slots: { primary: bow } }, ecarus: "A" },
      foes: { "bandit-red-1": "B" },
      arrange: (s) => {
        Object.assign(s.turn, { combat: 0, action: 0 });
        s.menace = { hero: "", level: 0 };
      },
    });
    expect(answer(t, "laegon")).toEqual(["end-turn"]);
    expect(entryHarm(t.content, t.state, t.figure("laegon"), "B")).toBeGreaterThan(1);
    expect(entryHarm(t.content, t.state, t.figure("laegon"), "A")).toBe(0);
  });

  test("SS-9-def-3-a: a magic shield is counted against one reaction attack, not against each", () => {
    stub("brute", {}, { weapons: { claws: { attack: { hits: 1, red: 0, blue: 0 }, damage: "slash" } } });
    const harm = (foes: number) => {
      const t = scene({
        heroes: { ecarus: { at: "A", version: "black-rose", magicShields: 1 }, thorgar: "B" },
        map: ["A B"],
        foes: Object.fromEntries(Array.from({ length: foes }, (_, i) => [`brute-${i + 1}`, "A"])),
      });
      return evadeHarm(t.content, t.state, t.figure("ecarus"), "A");
    };
    expect(harm(1)).toBe(0);
    expect(harm(3)).toBeGreaterThan(1);
  });

  test("SS-7-c: the Enchantress and the Rune Master take what goes with their innate powers", () => {
    const gained = (hero: string, version: string) => {
      const t = scene({
        heroes: { [hero]: { at: "A", version }, laegon: "A" },
        step: "souls",
        soulPoints: 4,
      });
      return answer(t.does(hero, "raise"), hero);
    };
    expect([gained("auriel", "dark-enchantress"), gained("thorgar", "rune-master")]).toEqual([
      ["power:arcane-ward"],
      ["power:offensive-rune"],
    ]);
  });

  test("SS-6.3.5-a: what only another can wear is given to him with an Action to spare", () => {
    const t = scene({
      heroes: { laegon: { at: "A", inventory: ["star-robe-1"] }, auriel: "A" },
      arrange: (s) => {
        Object.assign(s.turn, { combat: 0, movement: 0 });
      },
    });
    expect(answer(t, "laegon")).toEqual(["exchange:auriel"]);
    t.does("laegon", "exchange:auriel");
    expect(answer(t, "laegon")).toEqual(["give:star-robe-1"]);
    t.does("laegon", "give:star-robe-1").does("auriel", "yes");
    expect(answer(t, "auriel")).toEqual(["slot:armour"]);
  });

  test("SS-6.3.4: the last Action goes into better armour, not into Focus, where nobody is near enough to forbid it", () => {
    stub("stub");
    const focuses = (inventory: readonly string[]) => {
      const t = scene({
        map: ["A B"],
        heroes: { auriel: { at: "A", inventory, slots: { primary: "wand-1", armour: "robe-1" } }, ecarus: "A" },
        foes: { "stub-1": "B" },
      });
      t.does("auriel", "attack:wand-1:stub-1");
      return answer(t, "auriel")[0];
    };
    expect([focuses([]), focuses(["star-robe-1"])]).toEqual(["yes", "no"]);
  });

  test("SS-6.3.4: a better weapon goes into the hand before the fight, unless somebody is failing", () => {
    stub("stub");
    const first = (ecarus: object) => {
      const t = scene({
        map: ["A B C"],
        heroes: {
          ecarus: { at: "A", version: "black-rose", slots: { primary: "sword-1" }, ...ecarus },
          thorgar: "A",
        },
        foes: { "stub-1": "B" },
      });
      return answer(t, "ecarus")[0];
    };
    const found = ["flame-sword-1", "healing-potion-1"];
    expect([first({}), first({ inventory: found }), first({ inventory: found, wounds: 6 })]).toEqual([
      "move:B",
      "reorganise",
      "use:healing-potion-1",
    ]);
  });

  test("SS-10.4-a: nobody pays for an AoE against an enemy that stands alone", () => {
    stub("stub", { hp: 20 });
    const paid = (foes: Record<string, string>) => {
      const t = scene({
        map: ["A B"],
        heroes: { auriel: { at: "A", version: "dark-enchantress", soulrank: 2, powers: ["fire-ball"] }, ecarus: "A" },
        foes,
        dice: ["R6", "B5 B5", "B10", "B10"],
      });
      t.does("auriel", "power:fire-ball:2:stub-1");
      if (t.asked === "auriel: focus") t.does("auriel", "no");
      return answer(t, "auriel")[0];
    };
    expect([paid({ "stub-1": "B" }), paid({ "stub-1": "B", "stub-2": "B" })]).toEqual([
      "keep-results",
      "pay:fire-ball#1",
    ]);
  });

  test("SS-3.2.2-d: nobody stands about behind deadly ground while the others fight, unless it would be his last step", () => {
    stub("brute");
    const goes = (wounds: number) => {
      const t = scene({
        map: ["A B C D E F"],
        features: { deadly: ["B"] },
        heroes: { ecarus: { at: "A", version: "black-rose", wounds }, thorgar: "F" },
        foes: { "brute-1": "F" },
        arrange: (s) => {
          Object.assign(s.turn, { action: 0 });
        },
      });
      return answer(t, "ecarus")[0];
    };
    expect([goes(0), goes(8)]).toEqual(["move:B", "end-turn"]);
  });

  test("SS-7-k: the Rune is laid at the level at which it bursts harder", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: {
        thorgar: { at: "A", version: "rune-master", soulrank: 4, powers: ["offensive-rune"] },
        ecarus: "A",
      },
      foes: { "stub-1": "B" },
      arrange: (s) => {
        Object.assign(s.turn, { combat: 0, movement: 0, action: 0 });
      },
    });
    expect(answer(t, "thorgar")).toEqual(["power:offensive-rune:4:B"]);
  });

  test("SS-4.3.1-a: a shut door waits for the others while there is time", () => {
    const opens = (thorgar: string, round: number) => {
      const t = scene({
        map: ["F E D C A B"],
        doors: { "A|B": "door" },
        heroes: { ecarus: "A", thorgar },
        events: ["quiet-wind", "quiet-wind", "quiet-wind", "quiet-wind"],
        arrange: (s) => {
          s.round = round;
          Object.assign(s.turn, { combat: 0, action: 0, movement: 0 });
        },
      });
      return answer(t, "ecarus")[0] === "open:A|B";
    };
    expect([opens("A", 5), opens("F", 5), opens("F", 20)]).toEqual([true, false, true]);
  });

  test("SS-6.1-a: nobody turns round in the middle of his way for next to nothing", () => {
    const back = (cameFrom: string) => {
      const t = scene({
        map: ["A B C D"],
        heroes: { laegon: { at: "B", cameFrom }, ecarus: "A" },
        arrange: (s) => {
          Object.assign(s.turn, { combat: 0, action: 0, movement: 0, moving: true, points: 2 });
        },
      });
      return answer(t, "laegon")[0];
    };
    expect([back("C"), back("A")]).toEqual(["move:A", "end-turn"]);
  });
});

describe("caution", () => {
  test("the frail leave what a story holds to somebody sturdier who is near, and nobody waits for a fight far away", () => {
    const t = scene({
      map: ["A B C D E F"],
      heroes: { auriel: "A", ecarus: "B" },
      foes: { "orc-shaman-blue-1": "F" },
    });
    expect([
      rashness(t.content, t.state, t.figure("auriel")) > 0,
      rashness(t.content, t.state, t.figure("ecarus")),
    ]).toEqual([true, 0]);
  });
});
