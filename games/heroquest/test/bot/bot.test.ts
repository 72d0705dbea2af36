import { Match } from "@tavolata/kernel";
import { joinTables, messageProblems, Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import { questBook, testQuests } from "../../content/quests/book.js";
import { heroicPreset } from "../../options.js";
import { missionOf } from "../../rules/16-quests/mission.js";
import { heroQuestWith } from "../../ruleset.js";
import { messagesOf } from "../messages.js";
import { plain } from "../plain.js";
import { type Scene, scene } from "../scene.js";

const game = heroQuestWith([...questBook, ...testQuests]);

const reasons = messagesOf("bot");

/** Reasons that were given in any of the matches below. */
const given = new Set<string>();

/**
 * Lets the rules of thumb play all seats, each on what it is lent to look at, as bots are. An answer that the rules don't allow would be
 * refused, and fail the test; so does a look that changes what lies on the table.
 */
function played(quest: string, seed: string, bound: number) {
  const match = Match.start(game, { seed, options: { quest } });
  let silent = 0;
  for (let answers = 0; answers < bound && !match.outcome; answers++) {
    const { seat, number, ids, min, kind } = match.asked[0]!;
    const before = JSON.stringify(match.state);
    const choice = heuristic(match.borrowedView(seat), match.decision(seat)!, { content: plain });
    expect(JSON.stringify(match.state) === before, `${quest}, ${seed}, answer ${answers}: the table is as it was`).toBe(
      true,
    );
    if (choice) given.add(choice.reason.key);
    else silent += 1;
    const picks = choice?.picks ?? ids.slice(0, min);
    for (const pick of picks) expect(ids, `${quest}, ${seed}, answer ${answers}, ${kind}`).toContain(pick);
    match.answer({ seat, number, picks });
  }
  return { outcome: match.outcome, silent };
}

/** What the rules of thumb would do first on this table. */
function advice(wanted: Scene, who: string) {
  const t = scene(wanted);
  const seat = t.seatOf(who);
  const choice = heuristic(t.table.match.view(seat), t.table.match.decision(seat)!, { content: plain })!;
  return { pick: choice.picks[0], reason: choice.reason.key };
}

describe("a hero on the way", () => {
  const chest = { "13,9": "chest" };

  test("stops beside what it wants to search, instead of wandering on", () => {
    const t = scene({ heroes: { elf: "12,8", dwarf: "10,7" }, scenery: chest, dice: ["3 3"] });
    t.does("elf", "move").does("elf", "step:12,9");
    const choice = heuristic(t.table.match.view(t.seatOf("elf")), t.table.match.decision(t.seatOf("elf"))!, {
      content: plain,
    })!;
    expect(choice).toEqual({ picks: ["stop"], reason: { key: "reason.go-to-treasure", args: { scenery: "chest-1" } } });
  });

  test("comes to no square a third time in one movement", () => {
    const t = scene({ heroes: { elf: "12,10", dwarf: "10,7" }, scenery: chest, dice: ["6 6"] }).does("elf", "move");
    t.does("elf", "step:12,9").does("elf", "step:12,10").does("elf", "step:12,9").does("elf", "step:12,10");
    const choice = heuristic(t.table.match.view(t.seatOf("elf")), t.table.match.decision(t.seatOf("elf"))!, {
      content: plain,
    })!;
    expect(choice.picks).toEqual(["stop"]);
  });
});

describe("matches of rules of thumb against each other", () => {
  test("end soon in the quests for tests", () => {
    for (const quest of testQuests) {
      for (let i = 0; i < 5; i++) {
        const { outcome, silent } = played(quest.id, `small-${i}`, 1500);
        expect(outcome, `${quest.id}, small-${i}`).toBeDefined();
        expect(silent).toBe(0);
      }
    }
  });

  test("end in the quests of the book; the heroes win some and lose some", () => {
    const some = Number(process.env["TAVOLATA_SEEDS"] ?? 1) > 100 ? questBook : questBook.filter((_, i) => i % 3 === 0);
    const ends = some.map(({ id }) => played(id, "book", 4000).outcome?.how);
    for (let i = 0; i < 3; i++) ends.push(played("the-last-candle", `candle-${i}`, 4000).outcome?.how);
    expect(ends).toContain("goal-met");
    expect(ends.some((how) => how !== undefined && how !== "goal-met")).toBe(true);
    expect(ends.filter((how) => how === undefined).length).toBeLessThan(3);
  });

  test("give reasons that exist in three languages", () => {
    expect(messageProblems(reasons)).toEqual([]);
    const speaker = new Speaker("fr", joinTables(reasons));
    expect([...given].filter((key) => !speaker.has(key))).toEqual([]);
    expect(given.size).toBeGreaterThan(20);
  });
});

describe("a hero's rules of thumb", () => {
  test("attack whoever has the fewest body points, when all else is equal", () => {
    const foes = { "orc-1": { at: "6,5", body: 3 }, "orc-2": "7,6" };
    expect(advice({ heroes: { barbarian: "6,6" }, foes }, "barbarian")).toEqual({
      pick: "attack:orc-2",
      reason: "reason.attack-weakest",
    });
  });

  test("HQ-10.5-b: drink when hurt, but never with an enemy beside", () => {
    const hurt = { barbarian: { at: "6,6", body: 2 } };
    expect(advice({ heroes: hurt }, "barbarian").pick).toBe("drink:potion-of-healing");
    expect(advice({ heroes: hurt, foes: { orc: "6,5" } }, "barbarian").pick).not.toBe("drink:potion-of-healing");
  });

  test("HQ-10.5-a: help a fallen companion before themselves", () => {
    const heroes = { barbarian: { at: "6,6", body: 3 }, elf: { at: "6,7", body: 0, prone: 1 } };
    expect(advice({ heroes }, "barbarian").pick).toBe("pour:potion-of-healing>ferrin");
  });

  test("HQ-9.1.b: search furniture when it is quiet, and not when it isn't", () => {
    const scenery = { "6,5": "chest" };
    expect(advice({ heroes: { dwarf: "6,6" }, scenery }, "dwarf").pick).toBe("treasure:chest-1");
    const busy = advice({ heroes: { dwarf: "6,6" }, scenery, foes: { orc: "8,8" } }, "dwarf");
    expect(busy).toEqual({ pick: "move", reason: "reason.go-to-strike" });
  });

  test("go to the nearest door that nobody has opened, and open it", () => {
    const t = scene({ heroes: { dwarf: "6,7" }, doors: { "6,8|6,9": "closed" }, dice: ["2 2"] });
    const picks: (string | undefined)[] = [];
    for (let i = 0; i < 3; i++) {
      const choice = heuristic(t.table.match.view("adventurer-1"), t.table.match.decision("adventurer-1")!, {
        content: plain,
      })!;
      picks.push(choice.picks[0]);
      t.does("dwarf", ...choice.picks);
    }
    expect(picks).toEqual(["move", "step:6,8", "open:6,8|6,9"]);
  });

  test("HQ-13-f: jump over a pit that everybody knows", () => {
    const wanted: Scene = {
      heroes: { dwarf: "4,0" },
      knownTraps: { "5,0": "pit" },
      foes: { goblin: "8,0" },
      rubble: ["0,1"],
      round: 3,
    };
    expect(advice(wanted, "dwarf").pick).toBe("jump:5,0");
  });

  test("HQ-10.4: share a healing potion with a companion who is hurt and has none", () => {
    const heroes = { barbarian: "6,6", elf: { at: "6,7", body: 1, items: ["short-sword"] } };
    const t = scene({ heroes });
    const first = heuristic(t.table.match.view("adventurer-1"), t.table.match.decision("adventurer-1")!, {
      content: plain,
    })!;
    expect(first).toMatchObject({ picks: ["exchange:ferrin"], reason: { key: "reason.share" } });
    t.does("barbarian", "exchange:ferrin");
    const second = heuristic(t.table.match.view("adventurer-1"), t.table.match.decision("adventurer-1")!, {
      content: plain,
    })!;
    expect(second.picks).toEqual(["give:potion-of-healing"]);
  });

  test("HQ-10.4: give away a weapon that somebody else strikes harder with", () => {
    const heroes = { wizard: { at: "6,6", items: ["dagger", "battle-axe"] }, dwarf: "6,7" };
    expect(advice({ heroes }, "wizard")).toEqual({ pick: "exchange:olm", reason: "reason.share" });
  });

  test("HQ-8.6-a: aim a cure at whoever needs it, not at whoever is nearly well", () => {
    const t = scene({
      heroes: { wizard: { at: "6,6", body: 1, items: ["dagger"], mind: 1 }, elf: { at: "6,7", body: 5 } },
      foes: { goblin: "8,8" },
      arrange: (state) => {
        state.spells.hands["adventurer-1"] = { air: [], earth: [], fire: [], water: ["water-of-healing"] };
        state.spells.divided = true;
      },
    });
    t.does("wizard", "cast:water-of-healing");
    const choice = heuristic(t.table.match.view("adventurer-1"), t.table.match.decision("adventurer-1")!, {
      content: plain,
    })!;
    expect(choice).toMatchObject({ picks: ["target:ambrose"], reason: { key: "reason.aim-at-friend" } });
  });

  test("HQ-8.6-a: strike round a room in a corridor only at whom one sees there", () => {
    const tremor = (...[orc, skeleton]: [string, string]) =>
      advice(
        {
          heroes: { wizard: { at: "9,9", items: [] }, barbarian: "9,10" },
          foes: { orc, skeleton },
          arrange: (state) => {
            state.spells.hands["adventurer-1"] = { air: [], earth: ["tremor"], fire: [], water: [] };
            state.spells.divided = true;
          },
        },
        "wizard",
      ).pick;
    expect(tremor("6,9", "7,9")).toBe("cast:tremor");
    expect(tremor("12,12", "13,12")).not.toBe("cast:tremor");
  });

  test("HQ-10.6-a: don't aim with a single die, of which nothing is rolled again", () => {
    const aims = (item: string) =>
      advice({ heroes: { elf: { at: "6,5", items: ["short-sword", item] } }, foes: { orc: "6,8" } }, "elf").reason;
    expect(aims("crossbow")).toBe("reason.aim");
    expect(aims("dagger")).not.toBe("reason.aim");
  });

  test("HQ-8.4: keep what can be cast only once for a worse enemy than a goblin", () => {
    const cast = (foe: string) =>
      advice(
        {
          heroes: { wizard: "5,5", barbarian: "5,6" },
          foes: { [foe]: "8,8" },
          arrange: (state) => {
            state.spells.hands["adventurer-1"] = { air: [], earth: [], fire: ["ball-of-flame"], water: [] };
            state.spells.divided = true;
          },
        },
        "wizard",
      ).pick;
    expect(cast("chaos-warrior")).toBe("cast:ball-of-flame");
    expect(cast("goblin")).not.toBe("cast:ball-of-flame");
  });

  test("let the frail keep behind and the sturdy open doors", () => {
    const wanted: Scene = {
      heroes: { wizard: "6,8", barbarian: "6,7" },
      doors: { "6,8|6,9": "closed" },
      dice: ["3 3"],
    };
    expect(advice(wanted, "wizard")).toEqual({ pick: "move", reason: "reason.follow" });
    const other: Scene = { ...wanted, heroes: { barbarian: "6,8", wizard: "6,6" } };
    expect(advice(other, "barbarian")).toEqual({ pick: "move", reason: "reason.explore-door" });
  });

  test("get the badly hurt out of the enemies' reach", () => {
    const heroes = { elf: { at: "6,6", body: 1, items: ["short-sword"] }, barbarian: "7,6" };
    const foes = { "orc-1": "6,5", "orc-2": "5,6" };
    expect(advice({ heroes, foes, doors: { "6,8|6,9": "open" } }, "elf")).toEqual({
      pick: "move",
      reason: "reason.flee",
    });
  });

  test("HQ-2.7-b: know what the introduction told, and nothing more", () => {
    const told = (introduced: boolean) =>
      advice(
        {
          heroes: { dwarf: { at: "6,6", items: ["short-sword", "silver-bell"] } },
          exit: ["6,6"],
          arrange: (state) => {
            state.seen.fill(1);
            state.secrets.goal = { kind: "find", item: "silver-bell", bring: true };
            if (introduced) state.mission = missionOf(state.secrets);
          },
        },
        "dwarf",
      ).pick;
    expect(told(true)).toBe("leave");
    expect(told(false)).not.toBe("leave");
  });

  test("never look behind the screen: what is hidden there changes nothing", () => {
    const plain: Scene = { heroes: { dwarf: "6,6" }, doors: { "6,8|6,9": "closed" } };
    const hiding: Scene = { ...plain, traps: { "6,7": "pit", "7,6": "magical" } };
    expect(advice(hiding, "dwarf")).toEqual(advice(plain, "dwarf"));
  });
});

describe("the Evil Wizard's rules of thumb", () => {
  test("HQ-3.4: let those in front strike first", () => {
    const wanted: Scene = {
      heroes: { dwarf: "6,6" },
      foes: { "goblin-1": "8,8", "goblin-2": "6,5" },
      phase: "wizard",
    };
    expect(advice(wanted, "evil-wizard")).toEqual({ pick: "activate:goblin-2", reason: "reason.activate-in-front" });
  });

  test("strike at the weakest hero in reach", () => {
    const t = scene({
      heroes: { barbarian: "6,5", wizard: { at: "7,6", body: 1 } },
      foes: { orc: "6,6" },
      phase: "wizard",
    }).does("evil-wizard", "activate:orc-1");
    const choice = heuristic(t.table.match.view("wizard"), t.table.match.decision("wizard")!, { content: plain })!;
    expect(choice.picks).toEqual(["attack:ambrose"]);
    expect(choice.reason.key).toBe("reason.attack-weakest");
  });

  test("HQ-3.4: let nobody walk up to heroes whom it can't strike in the same turn", () => {
    const t = scene({
      heroes: { barbarian: "9,0", dwarf: "8,0" },
      foes: { orc: "20,0" },
      phase: "wizard",
    }).does("evil-wizard", "activate:orc-1");
    const choice = heuristic(t.table.match.view("wizard"), t.table.match.decision("wizard")!, { content: plain })!;
    expect(choice.reason.key).toBe("reason.lie-in-wait");
  });

  test("go at heroes all the same where time works for them", () => {
    const t = scene({
      heroes: { barbarian: "9,0", dwarf: "8,0" },
      foes: { orc: "20,0" },
      phase: "wizard",
      arrange: (state) => {
        state.secrets.goal = { kind: "hold", room: "K", rounds: 5, from: { on: "start" } };
      },
    }).does("evil-wizard", "activate:orc-1");
    const choice = heuristic(t.table.match.view("wizard"), t.table.match.decision("wizard")!, { content: plain })!;
    expect(choice).toMatchObject({ picks: ["move"], reason: { key: "reason.advance" } });
  });

  test("HQ-19.1-b: hold a room full of heroes with one card", () => {
    const t = scene({
      heroes: { barbarian: "6,5", dwarf: "7,7" },
      foes: { fimir: { at: "5,8", kind: "champion" } },
      phase: "wizard",
      arrange: (state) => {
        state.magic.dark["fimir-1"] = ["choking-dusk"];
      },
    }).does("evil-wizard", "activate:fimir-1");
    const choice = heuristic(t.table.match.view("wizard"), t.table.match.decision("wizard")!, { content: plain })!;
    expect(choice).toMatchObject({ picks: ["cast:choking-dusk"], reason: { key: "reason.cast" } });
  });

  test("HQ-4.15-b: push a bumped hero into a trap that only he knows", () => {
    const t = scene({
      heroes: { barbarian: "6,6", dwarf: "6,4" },
      traps: { "7,4": "pit" },
      dice: ["4 ?"],
    });
    t.does("barbarian", "move").does("barbarian", "step:6,5");
    const choice = heuristic(t.table.match.view("wizard"), t.table.match.decision("wizard")!, { content: plain })!;
    expect(choice).toMatchObject({ picks: ["bump:olm>7,4"], reason: { key: "reason.bump-into-trap" } });
  });
});

describe("the rules of thumb for the heroic rules", () => {
  const heroic: Scene["options"] = heroicPreset;

  test("HQ-RH2-c: sweep on at whoever is left", () => {
    const t = scene({
      heroes: { barbarian: { at: "6,6", items: ["battle-axe"] } },
      foes: { "orc-1": "6,5", "orc-2": "7,5" },
      options: heroic,
      dice: ["HQ S L L", "L L"],
    }).does("barbarian", "attack:orc-1");
    const choice = heuristic(t.table.match.view("adventurer-1"), t.table.match.decision("adventurer-1")!, {
      content: plain,
    })!;
    expect(choice).toMatchObject({ picks: ["sweep:orc-2"], reason: { key: "reason.sweep" } });
  });

  test("HQ-18.6: let the Evil Wizard take what an overloaded hero would miss most", () => {
    const t = scene({
      heroes: { wizard: { at: "6,6", items: ["dagger", "tool-kit", "bracers", "plate-mail"] } },
      options: heroic,
      step: "load-check",
    });
    const choice = heuristic(t.table.match.view("wizard"), t.table.match.decision("wizard")!, { content: plain })!;
    expect(choice).toMatchObject({ picks: ["set-aside:ambrose>plate-mail"], reason: { key: "reason.set-aside" } });
  });
});
