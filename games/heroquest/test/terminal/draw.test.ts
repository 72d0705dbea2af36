import { audience, Match } from "@tavolata/kernel";
import { languages, messageProblems, Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import { questBook } from "../../content/quests/book.js";
import { heroQuestWith } from "../../ruleset.js";
import { renderText } from "../../terminal/render-text.js";
import { everyText, messagesOf } from "../messages.js";
import { plain } from "../plain.js";
import { game, scene } from "../scene.js";
import { sheet } from "../scenes/experience-scene.js";

const own = messagesOf("draw");

const lines = (text: string) => text.split("\n");
const english = new Speaker("en", everyText);

/** A match in which the bots have given so many answers. */
function matchAfter(answers: number) {
  const match = Match.start(game, { seed: "drawn", options: { quest: "test-room" } });
  for (let i = 0; i < answers && match.asked[0]; i++) {
    const { seat, ids } = match.asked[0];
    const choice = heuristic(match.view(seat), match.decision(seat)!, { content: plain });
    match.answer({ seat, picks: choice?.picks ?? [ids[0]!] });
  }
  return match;
}

describe("the board in the terminal", () => {
  test("is at most 100 columns wide and says everything, in three languages, for everybody, at any moment", () => {
    for (const language of languages) {
      const speaker = new Speaker(language, everyText);
      for (const answers of [0, 6, 12, 20, 40]) {
        const match = matchAfter(answers);
        for (const onlooker of [...match.seats, audience]) {
          const text = renderText(match.view(onlooker), speaker, plain);
          expect(Math.max(...lines(text).map((line) => [...line].length))).toBeLessThanOrEqual(100);
          expect(text).not.toContain("⟨");
        }
      }
      expect([...speaker.missing]).toEqual([]);
    }
  });

  test("has its words in three languages, with the same arguments", () => {
    expect(messageProblems(own)).toEqual([]);
  });

  test("HQ-1.6: shows behind the screen to the Evil Wizard alone", () => {
    const { match } = scene({
      heroes: { dwarf: "6,6" },
      doors: { "4,11|5,11": "secret" },
      arrange: ({ secrets }) => {
        secrets.antagonists.push({
          type: "mummy",
          square: 28,
          champion: true,
          items: [],
          body: 0,
          bounty: 0,
          questName: "",
        });
      },
      traps: { "2,2": "pit" },
    }).table;
    const wizard = renderText(match.view("wizard"), english, plain);
    expect(wizard).toContain("M?");
    expect(wizard).toContain("(?");
    expect(wizard).toContain("? secret door");
    for (const onlooker of ["adventurer-1", audience]) {
      const text = renderText(match.view(onlooker), english, plain);
      expect(text).not.toContain("?");
    }
  });

  test("HQ-2.2: the board of the side that the quest names, its letter at the Evil Wizard's left, the symbol at his right", () => {
    const book = heroQuestWith(questBook);
    const sideB = questBook.find(({ side }) => side === "B")!;
    for (const [quest, side] of [
      [questBook[0]!.id, questBook[0]!.side],
      [sideB.id, "B"],
    ] as const) {
      const match = Match.start(book, { seed: "corners", options: { quest } });
      while (!match.state.introduced) {
        const { seat, ids } = match.asked[0]!;
        match.answer({ seat, picks: [ids[0]!] });
      }
      expect(match.state.side).toBe(side);
      const [, corners] = lines(renderText(match.view("wizard"), english, plain));
      expect(corners).toMatch(new RegExp(`^${side} .* 25 HQ$`));
    }
  });

  test("HQ-2.3: shows the help table to the Evil Wizard alone, in three languages", () => {
    const { match } = scene({ heroes: { dwarf: "6,6" } }).table;
    for (const language of languages) {
      const speaker = new Speaker(language, everyText);
      expect(renderText(match.view("wizard"), speaker, plain)).toMatch(/goblin \d+|gobelin/);
      expect(renderText(match.view("wizard"), speaker, plain)).toContain("8/3/2/1/2");
      expect(renderText(match.view("adventurer-1"), speaker, plain)).not.toContain("8/3/2/1/2");
      expect([...speaker.missing]).toEqual([]);
    }
  });

  test("shows figures, furniture, traps, rubble and doors where they are", () => {
    const { match } = scene({
      heroes: { dwarf: { at: "6,6", items: ["short-sword"], gold: 25 } },
      foes: { orc: "7,6" },
      knownTraps: { "8,8": "pit", "5,5|6,5": "arrows" },
      scenery: { "5,7": "chest" },
      rubble: ["8,5"],
      doors: { "8,6|9,6": "open", "6,8|6,9": "closed" },
    }).table;
    const text = renderText(match.view("adventurer-1"), english, plain);
    const row = (number: number) => lines(text).find((line) => line.startsWith(String(number).padStart(2)))!;
    expect(row(6)).toContain("Ol o1");
    expect(row(6)).toContain("/");
    expect(row(7)).toContain("CH");
    expect(row(8)).toContain("()");
    expect(row(5)).toContain("!");
    expect(row(5)).toContain("▓▓");
    expect(text).toContain("++");
    expect(text).toMatch(/▶ .*Olm.*6,6 +7\/7 +3\/3 +25 +2 +short sword/);
    expect(text).toContain("o1 orc 1 7,6 (1/1)");
  });

  test("hints at the squares within reach of whoever moves", () => {
    const t = scene({ heroes: { dwarf: "6,6" }, dice: ["1 1"] });
    expect(renderText(t.table.match.view(audience), english, plain)).not.toContain("•");
    t.does("dwarf", "move");
    const text = renderText(t.table.match.view(audience), english, plain);
    expect(text.match(/ •/g)?.length).toBeGreaterThan(4);
    expect(text).toContain("• within reach");
  });

  test("HQ-RH3-a: the sheets show advantages, disadvantages and exceptional dice", () => {
    const { experience } = sheet({ trait: "move-plus-1", used: 1 }, { trait: "fear", of: "mummy", permanent: false });
    experience.exceptionalDice = [0];
    const t = scene({ heroes: { elf: { at: "12,9", experience } }, options: { experience: true } });
    expect(renderText(t.table.match.view(audience), english, plain)).toContain(
      "Experience: Critical +1 [used], Fear (mummy) [this adventure only], 1 exceptional die",
    );
  });
});
