import { languages, messageProblems } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { antagonists } from "../../content/figures/antagonists.js";
import { champions } from "../../content/figures/champions.js";
import { artifacts } from "../../content/items/artifacts.js";
import { runes } from "../../content/items/runes.js";
import { scrolls } from "../../content/items/scrolls.js";
import { questBook, questNamed, testQuests } from "../../content/quests/book.js";
import { bookProblems, itemsOf } from "../../content/quests/validate/book.js";
import { questProblems } from "../../content/quests/validate/index.js";
import { everyAntagonist, everyTreasure, goalsOf, textsOf } from "../../content/quests/validate/parts.js";
import { textKey } from "../../content/quests/validate/texts.js";
import { evocationCards } from "../../content/spells/index.js";
import { messagesOf } from "../messages.js";

const texts = messagesOf("quests");
const everyQuest = [...questBook, ...testQuests];

describe("the adventure book", () => {
  test.each(everyQuest.map((quest) => [quest.id, quest] as const))("HQ-1.5: %s is sound", (_id, quest) => {
    expect(questProblems(quest, texts)).toEqual([]);
  });

  test("HQ-1.5: fourteen quests, and two small ones for tests", () => {
    expect(questBook).toHaveLength(14);
    expect(testQuests.map(({ weight }) => weight)).toEqual(["test", "test"]);
    expect(bookProblems(questBook)).toEqual([]);
  });

  test("HQ-2.2: both sides of the board are played", () => {
    expect(questBook.filter(({ side }) => side === "A")).toHaveLength(7);
    expect(questBook.filter(({ side }) => side === "B")).toHaveLength(7);
  });

  test("HQ-16.3: one chain of three missions", () => {
    const chain = questBook.flatMap(({ id, chain }) => (chain ? [[id, chain.part, chain.next]] : []));
    expect(chain).toEqual([
      ["the-barrow-road", 1, "the-drowned-gate"],
      ["the-drowned-gate", 2, "odruns-rest"],
      ["odruns-rest", 3, undefined],
    ]);
  });

  test("HQ-1.5: goals of every kind", () => {
    const kinds = new Set(questBook.flatMap(({ goal }) => goalsOf(goal).map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(["escape", "find", "hold", "race", "rescue", "slay"]);
  });

  test("HQ-1.2.c: every artifact, evocation, rune and scroll can be won somewhere", () => {
    const won = new Set([
      ...questBook.flatMap(itemsOf),
      ...questBook.flatMap((quest) => everyTreasure(quest).flatMap(({ value }) => value.spells ?? [])),
    ]);
    const wanted = [...Object.keys({ ...artifacts, ...runes, ...scrolls }), ...evocationCards];
    expect(wanted.filter((id) => !won.has(id))).toEqual([]);
  });

  test("HQ-1.4-c: every champion has a quest", () => {
    const placed = new Set(questBook.flatMap((quest) => everyAntagonist(quest).map(({ value }) => value.type)));
    expect(Object.keys(champions).filter((id) => !placed.has(id))).toEqual([]);
  });

  test("HQ-1.5: the first quests are light: only a champion attacks with four dice", () => {
    const light = questBook.filter(({ weight }) => weight === "light");
    expect(light.map(({ id }) => id)).toEqual(questBook.slice(0, 4).map(({ id }) => id));
    for (const quest of light) {
      for (const { value } of everyAntagonist(quest)) {
        const kind = antagonists[value.type as keyof typeof antagonists];
        if (kind) expect(kind.attack, `${value.type} in ${quest.id}`).toBeLessThan(4);
      }
    }
  });

  test("HQ-1.5: the heavy quests come last", () => {
    const weights = questBook.map(({ weight }) => ["light", "middling", "heavy"].indexOf(weight));
    expect(weights).toEqual([...weights].sort());
  });

  test("a quest is found by its name", () => {
    expect(questNamed("odruns-rest").side).toBe("A");
    expect(() => questNamed("no-such-quest")).toThrow('There is no quest "no-such-quest".');
  });
});

describe("the texts of the quests", () => {
  test("the three languages are in step", () => {
    expect(messageProblems(texts)).toEqual([]);
  });

  test("no text without its quest", () => {
    const known = new Set(everyQuest.flatMap((quest) => textsOf(quest).map((text) => textKey(quest, text))));
    expect(Object.keys(texts.en).filter((key) => !known.has(key))).toEqual([]);
  });

  test.each(languages)("titles are all different (%s)", (language) => {
    const titles = everyQuest.map((quest) => texts[language][textKey(quest, "title")]);
    expect(new Set(titles).size).toBe(everyQuest.length);
  });
});
