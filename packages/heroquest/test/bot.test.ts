import { readFileSync } from "node:fs";
import { Match } from "@tavolata/kernel";
import { joinTables, languages, type MessageTables, messageProblems, Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { ruleOfThumb } from "../src/bot.js";
import { questBook, testQuests } from "../src/content/quests/book.js";
import { heroQuestWith } from "../src/ruleset.js";
import { type Scene, scene } from "./scene.js";

const game = heroQuestWith([...questBook, ...testQuests]);

const home = new URL("../", import.meta.url);
const table = (folder: string) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      JSON.parse(readFileSync(new URL(`${folder}${language}.json`, home), "utf8")),
    ]),
  ) as unknown as MessageTables;
const reasons = table("messages/bot/");

/** Reasons that were given in any of the matches below. */
const given = new Set<string>();

/** Lets the rules of thumb play all seats. An answer that the rules don't allow would be refused, and fail the test. */
function played(quest: string, seed: string, bound: number) {
  const match = Match.start(game, { seed, options: { quest } });
  let silent = 0;
  for (let answers = 0; answers < bound && !match.outcome; answers++) {
    const { seat, number, ids, min, kind } = match.asked[0]!;
    const choice = ruleOfThumb(match.view(seat), match.decision(seat)!);
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
  const choice = ruleOfThumb(t.table.match.view(seat), t.table.match.decision(seat)!)!;
  return { pick: choice.picks[0], reason: choice.reason.key };
}

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
    const ends = questBook.map(({ id }) => played(id, "book", 4000).outcome?.how);
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
      const choice = ruleOfThumb(t.table.match.view("adventurer-1"), t.table.match.decision("adventurer-1")!)!;
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
    };
    expect(advice(wanted, "dwarf").pick).toBe("jump:5,0");
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
    const choice = ruleOfThumb(t.table.match.view("wizard"), t.table.match.decision("wizard")!)!;
    expect(choice.picks).toEqual(["attack:ambrose"]);
    expect(choice.reason.key).toBe("reason.attack-weakest");
  });

  test("HQ-4.15-b: push a bumped hero into a trap that only he knows", () => {
    const t = scene({
      heroes: { barbarian: "6,6", dwarf: "6,4" },
      traps: { "7,4": "pit" },
      dice: ["4 ?"],
    });
    t.does("barbarian", "move").does("barbarian", "step:6,5");
    const choice = ruleOfThumb(t.table.match.view("wizard"), t.table.match.decision("wizard")!)!;
    expect(choice).toMatchObject({ picks: ["bump:olm>7,4"], reason: { key: "reason.bump-into-trap" } });
  });
});
