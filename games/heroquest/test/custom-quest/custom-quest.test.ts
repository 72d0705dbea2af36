import { everything, Match, type Options, OptionsRefused, verify } from "@tavolata/kernel";
import { answeredByChance } from "@tavolata/kernel/testing";
import { Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { hostileQuestFiles } from "../../../../packages/kit/test/hostile-quest-files.js";
import { questBook } from "../../content/quests/book.js";
import type { Quest } from "../../content/quests/format.js";
import { secretMessages } from "../../content/quests/secret-messages.js";
import { everyAntagonist } from "../../content/quests/validate/parts.js";
import { exampleQuest } from "../../custom-quest/example.js";
import { longestQuest, type QuestFile } from "../../custom-quest/format.js";
import { ownTitle, ownWords } from "../../custom-quest/option.js";
import { readQuestFile } from "../../custom-quest/read.js";
import { heroQuest } from "../../index.js";
import { everyText, messagesOf } from "../messages.js";

const english = new Speaker("en", everyText);
const example = JSON.stringify(exampleQuest);

/** What is said to the example with one thing changed. */
function said(change: Partial<Omit<QuestFile, "quest">> | { readonly quest: object }): string[] {
  const quest = { ...exampleQuest.quest, ...("quest" in change ? change.quest : {}) };
  return saidTo(JSON.stringify({ ...exampleQuest, ...change, quest }));
}

function saidTo(text: string): string[] {
  const { problems } = readQuestFile(text);
  return problems.map(({ field, code, args }) => `${field}: ${english.sentence({ key: `problem.${code}`, args })}`);
}

/** Plays by chance, and tells what everybody was told. */
function play(options: Options, answers: number, seed = "own"): string {
  return JSON.stringify(answeredByChance(heroQuest, options, answers, seed).events(everything));
}

describe("a quest of one's own", () => {
  test("HQ-1.5: the example has nothing wrong and nothing odd, in three languages", () => {
    expect(readQuestFile(example)).toMatchObject({ problems: [], own: { quest: { id: "own", weight: "middling" } } });
  });

  test("HQ-1.5: it counts instead of the book's, and the rules play it", () => {
    const match = Match.start(heroQuest, { seed: "s", options: { ownQuest: example } });
    expect(match.state).toMatchObject({ quest: "own", side: "A" });
    expect(match.state.secrets.notes).toEqual([{ square: expect.any(Number), text: "quest.own.note-a" }]);
    const told = play({ ownQuest: example }, 400);
    expect(told).toContain('"quest.own.introduction"');
  });

  test("HQ-2.3: its notes are the Evil Wizard's alone", () => {
    const match = Match.start(heroQuest, { seed: "s", options: { ownQuest: example } });
    expect(JSON.stringify(match.view("wizard"))).toContain("quest.own.note-a");
    for (const seat of match.seats.filter((one) => one !== "wizard"))
      expect(JSON.stringify(match.view(seat))).not.toMatch(/quest\.own|own-miller/);
    expect(match.fork("adventurer-1", "another").state.secrets.notes).toBeUndefined();
  });

  test("HQ-1.5: its name and texts are read by whoever is told them, title and introduction with the quest", () => {
    expect(secretMessages.saidWith?.("own-miller")).toEqual(["name.own-miller"]);
    const view = (onlooker: string) => ({ onlooker, state: { quest: "own" } }) as never;
    expect(secretMessages.readWith?.(view("adventurer-1"))).toEqual(["quest.own.title", "quest.own.introduction"]);
    expect(secretMessages.readWith?.(view("wizard"))).toContain("quest.own.notes");
  });

  test("a match with it is saved, loaded and verified like any other", () => {
    const options = { ownQuest: example, secretAdventure: false };
    const match = Match.start(heroQuest, { seed: "save", options });
    for (let i = 0; i < 60; i++) {
      const { seat } = match.asked[0]!;
      const { options: all, min } = match.decisions(seat)[0]!;
      match.answer({ seat, picks: all.slice(0, Math.max(1, min)).map(({ id }) => id) });
    }
    const save = match.save();
    expect(save.options["ownQuest"]).toBe(example);
    expect(Match.load(heroQuest, JSON.parse(JSON.stringify(save))).save()).toEqual(save);
    expect(verify(heroQuest, save)).toMatchObject({ sound: true });
  });

  test("HQ-14.2: it is no part of a campaign, and what can't be played is refused with the reason", () => {
    const refusal = (options: Options) => {
      try {
        Match.start(heroQuest, { options });
        return undefined;
      } catch (error) {
        if (!(error instanceof OptionsRefused)) throw error;
        return error.bar && `${error.bar.rule}: ${english.sentence(error.bar.reason)}`;
      }
    };
    expect(refusal({ ownQuest: example, campaign: true })).toBe(
      "HQ-14.2: A quest of one’s own isn’t part of a campaign",
    );
    expect(refusal({ ownQuest: "{}" })).toBe("HQ-1.5: The quest can’t be played: “tavolata” is missing.");
    const lost = { ...exampleQuest, quest: { ...exampleQuest.quest, doors: [], secretDoors: [] } };
    expect(refusal({ ownQuest: JSON.stringify(lost) })).toBe(
      "HQ-1.5: The quest can’t be played: Nobody can reach own-miller at 10,15.",
    );
    expect(() => Match.start(heroQuest, { options: { ownQuest: "x".repeat(longestQuest + 1) } })).toThrow(/at most/);
  });

  test("what is odd doesn't keep it from being played", () => {
    const scenery = [...exampleQuest.quest.scenery!, { type: "throne", at: "18,2" }];
    expect(said({ quest: { scenery } })).toEqual(["quest.scenery[2]: Throne at 18,2: nobody can ever get there."]);
    expect(
      readQuestFile(JSON.stringify({ ...exampleQuest, quest: { ...exampleQuest.quest, scenery } })).own,
    ).toBeDefined();
    const { flour: _flour, ...french } = exampleQuest.texts.fr!;
    expect(said({ texts: { ...exampleQuest.texts, fr: french } })).toEqual([
      "texts.fr.flour: The text “flour” isn’t there in “fr”, and is said in the quest’s own language.",
    ]);
  });

  test("what is missing in another language is said in its own", () => {
    const file = { ...exampleQuest, language: "it", texts: { it: exampleQuest.texts.it, fr: { title: " " } } };
    const options = { ownQuest: JSON.stringify(file) };
    const words = ownWords(options)!;
    expect(words.fr["quest.own.title"]).toBe("La cantina del mugnaio");
    expect(words.en["name.own-miller"]).toBe("il mugnaio");
    expect(ownTitle(options)).toBe("La cantina del mugnaio");
    expect(ownWords({})).toBeUndefined();
    const { "own-miller": _name, ...nameless } = exampleQuest.texts.en!;
    expect(said({ texts: { en: nameless } })).toEqual([
      "texts.en.own-miller: The text “own-miller” is missing in “en”.",
    ]);
  });
});

/** A quest of the book as somebody would have written it. */
function written({ id, weight: _weight, chain: _chain, ...quest }: Quest): QuestFile {
  const name = (one: unknown): unknown => (typeof one === "string" ? `own-${one}` : one);
  const renamed = (value: unknown, key = ""): unknown => {
    if (key === "figure" || key === "ally") return name(value);
    if (Array.isArray(value)) {
      if (key === "figures") return value.map(name);
      const isSomebody = key === "antagonists" || key === "allies";
      return value.map((one: object) => {
        const inner = renamed(one);
        return isSomebody && "id" in one ? { ...(inner as object), id: name(one.id) } : inner;
      });
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, renamed(inner, field)]));
  };
  const texts = Object.entries(messagesOf("quests").en)
    .filter(([key]) => key.startsWith(`quest.${id}.`))
    .map(([key, text]) => [key.slice(`quest.${id}.`.length), text] as const);
  const people = [
    ...everyAntagonist({ ...quest, id, weight: "light" }).map(({ value }) => value),
    ...quest.allies,
  ].flatMap((one) => (one.id === undefined ? [] : [`own-${one.id}`]));
  return {
    tavolata: "quest",
    format: 1,
    game: "heroquest",
    language: "en",
    quest: renamed(quest) as QuestFile["quest"],
    texts: { en: Object.fromEntries([...texts, ...people.map((one) => [one, "Somebody"] as const)]) },
  };
}

test.each(questBook.map((quest) => [quest.id, quest] as const))(
  "HQ-1.5: %s, written as a file, has nothing wrong and plays as from the book",
  (id, quest) => {
    const text = JSON.stringify(written(quest));
    expect(saidTo(text)).toEqual([]);
    const own = play({ ownQuest: text }, 120).replaceAll("quest.own.", `quest.${id}.`).replaceAll('"own-', '"');
    expect(own === play({ quest: id }, 120).replaceAll('"own-', '"')).toBe(true);
  },
);

describe("hostile input", () => {
  hostileQuestFiles({
    other: ["souls", "Immortal Souls"],
    example,
    longest: longestQuest,
    read: readQuestFile,
    say: ({ code, args }) => english.say({ key: `problem.${code}`, args }),
    play: (text) => play({ ownQuest: text }, 25),
    openings: ['"goal":{'],
    spoilers: ["9,9", "\ud83d"],
  });

  test.each([
    [{ quest: { rounds: 3 } }, "quest: “quest” has “rounds”, which nobody knows."],
    [{ quest: { doors: ["04,16|5,16"] } }, "quest.doors[0]: “quest.doors[0]” can’t be “04,16|5,16”."],
    [
      { quest: { doors: ["5,16|4,16"] } },
      "quest.doors[0]: Write the line 5,16|4,16 with its left or upper square first: 4,16|5,16.",
    ],
    [{ quest: { start: ["9,99"] } }, "quest.start: “9,99” isn’t a square of the board."],
    [
      { quest: { goal: { kind: "slay", figures: [] } } },
      "quest.goal.figures: “quest.goal.figures” must be from 1 to 12.",
    ],
    [{ quest: { goal: { kind: "win" } } }, "quest.goal.kind: “quest.goal.kind” can’t be “win”."],
    [{ quest: { chain: { name: "c", part: 1, of: 1 } } }, "quest: “quest” has “chain”, which nobody knows."],
    [{ quest: { reward: { gold: 1e9 } } }, "quest.reward.gold: “quest.reward.gold” must be from 0 to 5000."],
    [
      { quest: { antagonists: [{ id: "orc", type: "orc", at: "6,15" }] } },
      "quest.antagonists[0].id: “quest.antagonists[0].id” can’t be “orc”.",
    ],
    [
      { quest: { triggers: [{ id: "open-4,16|5,16", when: { on: "start" }, acts: [] }] } },
      "quest.triggers[0].id: “quest.triggers[0].id” can’t be “open-4,16|5,16”.",
    ],
    [
      { quest: { scenery: [{ id: "constructor", type: "chest", at: "9,17" }] } },
      "quest.scenery[0].id: “quest.scenery[0].id” can’t be “constructor”.",
    ],
    [
      { texts: { en: { ...exampleQuest.texts.en, title: "x".repeat(81) } } },
      "texts.en.title: “texts.en.title” is too long: at most 80 characters.",
    ],
    [
      { texts: { en: { ...exampleQuest.texts.en, "name.orc": "x" } } },
      "texts.en: “texts.en” has “name.orc”, which nobody knows.",
    ],
    [{ language: "de" as "en" }, "language: “language” can’t be “de”."],
  ])("%#: %j", (change, problem) => {
    expect(said(change)).toContain(problem);
  });

  test("texts with braces are words of the quest, and nothing of the game's is reworded", () => {
    const nasty = "{x, plural, one {#} other {'#'}} <b>";
    const file = { ...exampleQuest, texts: { en: { ...exampleQuest.texts.en, title: nasty } } };
    const words = ownWords({ ownQuest: JSON.stringify(file) })!;
    expect(words.en["quest.own.title"]).toBe(nasty);
    for (const key of Object.keys(words.en)) {
      expect(key).toMatch(/^(quest\.own\.|name\.own-)/);
      expect(everyText.en).not.toHaveProperty([key]);
    }
  });

  test("as much as a file may hold is checked, and ends", () => {
    const { quest } = exampleQuest;
    const rubble = { act: "rubble", squares: ["6,6", "7,7"] };
    const acts = [rubble, { act: "place", antagonists: [{ type: "orc", at: "0,0" }] }];
    const barred = (i: number) => ({ edge: `${i},0|${i + 1},0`, opens: { on: "round-begins", round: 199 } });
    const large = {
      ...quest,
      antagonists: Array.from({ length: 60 }, (_, i) => ({ type: "orc", at: `${i % 26},${(i * 7) % 19}` })),
      traps: Array.from({ length: 40 }, (_, i) => ({ kind: "rocks", at: `${i % 26},${(i * 5) % 19}` })),
      barredDoors: Array.from({ length: 12 }, (_, i) => barred(i)),
      triggers: Array.from({ length: 20 }, (_, i) => ({ id: `t${i}`, when: { on: "round-begins", round: 200 }, acts })),
    };
    expect(said({ quest: large }).length).toBeGreaterThan(10);
    const triggers = Array.from({ length: 40 }, (_, i) => ({
      id: `t${i}`,
      when: { on: "start" },
      acts: Array(12).fill(rubble),
    }));
    expect(said({ quest: { triggers } })).toEqual(["quest.triggers: “quest.triggers” holds too much: at most 20."]);
  });
});
