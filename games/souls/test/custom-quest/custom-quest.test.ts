import { Match, type Options, OptionsRefused, verify } from "@tavolata/kernel";
import { battery } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import type { SoulsContent } from "../../content/content.js";
import { questBook } from "../../content/quests/book.js";
import { problemCodes } from "../../content/quests/validate/problem.js";
import type { Quest } from "../../content/types.js";
import { exampleQuest } from "../../custom-quest/example.js";
import { questFiles } from "../../custom-quest/files.js";
import { longestQuest, type QuestFile } from "../../custom-quest/format.js";
import { ownTitle, ownWords } from "../../custom-quest/option.js";
import { readQuestFile } from "../../custom-quest/read.js";
import { heuristic, souls } from "../../index.js";
import { secretMessages } from "../../rules/02-quest/secret-messages.js";
import { messagesOf, textsOfGame } from "../messages.js";
import { changed, english, example, play, said, saidTo, toldIn } from "../scenes/custom-quest-scene.js";

describe("a Quest of one's own", () => {
  test("SS-2.2-h: the example has nothing wrong and nothing odd, in three languages", () => {
    expect(saidTo(example)).toEqual([]);
    expect(readQuestFile(example)).toMatchObject({ problems: [], own: { quest: { id: "own", act: 1 } } });
  });

  test("SS-2.2-h: it counts instead of the book's, and the rules play it", () => {
    const match = play({ ownQuest: example, quest: "the-hollow-king" }, 300);
    expect(match.state).toMatchObject({ quest: "own", own: example, tiles: exampleQuest.quest.tiles });
    expect(toldIn(match)).toContain('"quest.own.introduction"');
  });

  test("SS-2.2-h: nobody at the table sees the file, or what it holds and nobody was told", () => {
    const match = play({ ownQuest: example, heroes: 3 }, 60);
    for (const seat of match.seats) {
      const view = JSON.stringify(match.view(seat));
      expect(view).not.toMatch(/tavolata|bell-rung|bandit-red-1|his-offer/);
      expect(view).toContain('"quest":"own"');
    }
  });

  test("SS-2.2-h: title and introduction are read with the Quest, a goal when it is told", () => {
    const view = (goals: string[]) => ({ onlooker: "player-1", state: { quest: "own", goals } }) as never;
    const cover = ["quest.own.title", "quest.own.introduction"];
    expect(secretMessages.readWith?.(view([]))).toEqual(cover);
    expect(secretMessages.readWith?.(view(["ferryman"]))).toEqual([...cover, "quest.own.goal.ferryman"]);
    expect(secretMessages.isSecret("quest.own.goal.ferryman")).toBe(true);
  });

  test("a match with it is saved, loaded and verified like any other", () => {
    const save = play({ ownQuest: example }, 40).save();
    expect(save.options["ownQuest"]).toBe(example);
    const loaded = Match.load(souls, JSON.parse(JSON.stringify(save)));
    expect(loaded.save()).toEqual(save);
    expect(verify(souls, save)).toMatchObject({ sound: true });
  });

  test("SS-16-a: a Master is one figure, however often acts place him", () => {
    const enemies = (at: string) => [{ enemy: "troll", at }];
    const acts = ["9A-1", "9A-2"].map((at) => ({ act: "place", enemies: enemies(at) }));
    const quest = { triggers: [{ id: "twice", when: { on: "start" }, acts }] };
    const match = play({ ownQuest: changed({ quest }) }, 12);
    const { enemies: all } = match.state as unknown as { readonly enemies: readonly { readonly id: string }[] };
    expect(all.filter(({ id }) => id === "troll")).toHaveLength(1);
  });

  test("bots play it from what they see, also when many others were played meanwhile", () => {
    const match = play({ ownQuest: example }, 0) as never as ReturnType<
      typeof Match.start<object, never, SoulsContent>
    >;
    const others = Array.from({ length: 70 }, (_, i) => changed({ author: `Somebody ${i}` }));
    for (let i = 0; i < 140 && !match.outcome; i++) {
      if (i === 100) for (const other of others) play({ ownQuest: other }, 0);
      const { seat } = match.asked[0]!;
      const decision = match.decisions(seat)[0]!;
      const choice = heuristic(match.borrowedView(seat), decision, { content: match.content });
      match.answer({ seat, picks: choice?.picks ?? decision.options.slice(0, decision.min).map(({ id }) => id) });
    }
    expect((match.state as { phase: string }).phase).not.toBe("setup");
  });

  test("SS-5.3.1-l: it is no part of a campaign, and what can't be played is refused with the reason", () => {
    const refusal = (options: Options) => {
      try {
        Match.start(souls, { options });
        return undefined;
      } catch (error) {
        if (!(error instanceof OptionsRefused)) throw error;
        return error.bar && `${error.bar.rule}: ${english.sentence(error.bar.reason)}`;
      }
    };
    expect(refusal({ ownQuest: example, campaign: true })).toBe(
      "SS-5.3.1-l: A Quest of one’s own isn’t part of a campaign",
    );
    expect(refusal({ ownQuest: "{}" })).toBe("SS-2.2-h: The Quest can’t be played: “tavolata” is missing.");
    expect(refusal({ ownQuest: changed({ quest: { walls: ["9A-1|9A-2"] } }) })).toMatch(
      /^SS-2.2.1: The Quest can’t be played: The area .* can’t be reached from the start\.$/,
    );
    expect(() => Match.start(souls, { options: { ownQuest: "x".repeat(longestQuest + 1) } })).toThrow(/at most/);
  });

  test("what is odd doesn't keep it from being played", () => {
    const victory = [...exampleQuest.quest.victory, { id: "late", open: false, when: { kind: "round", round: 9 } }];
    const texts = { en: { ...exampleQuest.texts.en!, "goal-late": "Hold out." } };
    const text = JSON.stringify({ ...exampleQuest, texts, quest: { ...exampleQuest.quest, victory } });
    expect(saidTo(text)).toEqual(["quest.victory[1]: Nobody is ever told of the goal “late”."]);
    expect(readQuestFile(text).own).toBeDefined();
    const { bell: _bell, ...french } = exampleQuest.texts.fr!;
    expect(said({ texts: { ...exampleQuest.texts, fr: french } })).toEqual([
      "texts.fr.bell: The text “bell” isn’t there in “fr”, and is said in the Quest’s own language.",
    ]);
  });

  test("what is missing in another language is said in its own, and a missing text has the name of the file", () => {
    const file = { ...exampleQuest, language: "it", texts: { it: exampleQuest.texts.it, fr: { title: " " } } };
    const options = { ownQuest: JSON.stringify(file) };
    const words = ownWords(options)!;
    expect(words.fr["quest.own.title"]).toBe("La campana del traghettatore");
    expect(words.en["quest.own.goal.ferryman"]).toBe("Sconfiggete il traghettatore.");
    expect(ownTitle(options)).toBe("La campana del traghettatore");
    expect(ownWords({})).toBeUndefined();
    const { "goal-ferryman": _goal, ...goalless } = exampleQuest.texts.en!;
    expect(said({ texts: { en: goalless } })).toEqual([
      "texts.en.goal-ferryman: The text “goal-ferryman” is missing in “en”.",
    ]);
  });
});

describe("no Quest of one's own leaks", () => {
  const soon = changed({
    quest: { failure: [{ id: "soon", open: true, when: { kind: "round", round: 2 } }], emporium: false },
    texts: { en: { ...exampleQuest.texts.en, "goal-soon": "Be quick." } },
  } as never);
  const tables = [{ ownQuest: soon, heroes: 2 }];
  for (const { name, run } of battery(souls, { seeds: 1, tables, salt: "own" })) test(name, run);
});

/** A quest of the book as somebody would have written it. */
function written({ id, act: _act, next: _next, ...quest }: Quest): QuestFile {
  const texts = Object.entries(messagesOf("quests").en)
    .filter(([key]) => key.startsWith(`quest.${id}.`))
    .map(([key, text]) => [key.slice(`quest.${id}.`.length).replace(/^goal\./, "goal-"), text] as const);
  return {
    tavolata: "quest",
    format: 1,
    game: "souls",
    language: "en",
    quest,
    texts: { en: Object.fromEntries(texts) },
  };
}

test.each(questBook.map((quest) => [quest.id, quest] as const))(
  "SS-2.2-h: %s, written as a file, has nothing wrong and plays as from the book",
  (id, quest) => {
    const text = JSON.stringify(written(quest));
    expect(saidTo(text)).toEqual([]);
    const plain = (match: Match<object, never>) =>
      toldIn(match).replaceAll(`quest.${id}.`, "quest.own.").replaceAll(`"quest":"${id}"`, '"quest":"own"');
    const own = plain(play({ ownQuest: text }, 120));
    expect(own.replaceAll(`"${id}"`, '"own"') === plain(play({ quest: id }, 120)).replaceAll(`"${id}"`, '"own"')).toBe(
      true,
    );
  },
);

describe("what is checked, and what would mend it", () => {
  const { quest } = exampleQuest;
  const story = quest.stories![0]!;

  test.each([
    [{ start: [] }, "no-start"],
    [{ tiles: [] }, "no-tiles"],
    [{ tiles: [...quest.tiles, { tile: "9B", at: [20, 0] }] }, "tile-twice"],
    [{ tiles: [...quest.tiles, { tile: "3A", at: [2, 2] }] }, "tile-on-tile"],
    [{ tiles: [...quest.tiles, { tile: "20A", at: [20, 0] }] }, "no-tile"],
    [{ tiles: [...quest.tiles, { tile: "3A", at: [20, 0] }] }, "unreachable"],
    [{ walls: ["9A-2|9A-3"] }, "unreachable"],
    [{ searchAreas: ["9A-7"] }, "no-area"],
    [{ searchAreas: ["9A-1", "9A-1"] }, "same-area"],
    [{ chests: [{ at: "9A-1" }, { at: "9A-2" }, { at: "1A-1" }, { at: "1A-2", id: "toll-chest" }] }, "beyond-box"],
    [{ walls: ["2A-2|9A-1"] }, "no-border"],
    [{ walls: ["9A-1|2A-2"] }, "border-taken"],
    [{ shadowReserve: { enemy: 8 } }, "beyond-box"],
    [{ shadowReserve: { enemy: 2 } }, "few-shadows"],
    [{ gates: [...quest.gates!, { id: "other", at: "9A-1", symbol: "magic", open: true }] }, "same-gate"],
    [{ gates: [...quest.gates!, { id: "reeds", at: "9A-1", symbol: "hit", open: true }] }, "same-name"],
    [{ enemyDeck: [] }, "empty-enemy-deck"],
    [{ enemyDeck: ["gremlin-gren"] }, "no-scroll"],
    [{ enemyDeck: ["gremlin-green", "gremlin-horde-green"] }, "gremlins-twice"],
    [{ enemies: [{ enemy: "trol", at: "9A-1" }] }, "no-enemy"],
    [
      {
        enemies: [
          { enemy: "troll", at: "9A-1" },
          { enemy: "troll", at: "9A-2" },
        ],
      },
      "master-twice",
    ],
    [{ events: { deck: [] } }, "empty-event-deck"],
    [{ events: { deck: [7, 7] } }, "event-twice"],
    [{ events: { deck: [6, 7] } }, "night-untold"],
    [{ events: { deck: [1, 7] } }, "story-place"],
    [{ events: { deck: [2, 7] } }, "story-untold"],
    [{ stories: [story, { ...story, at: "1A-1" }] }, "story-twice"],
    [{ victory: [], stories: [], actions: [] }, "nothing-wins"],
    [{ victory: [{ id: "ferryman", open: true, when: { kind: "round", round: 40 } }] }, "goal-too-late"],
    [{ doors: [{ id: "ferry-door", on: "9A-1|2A-2", kind: "normal", magicLock: "red" }] }, "no-key"],
    [{ actions: [{ ...quest.actions![0]!, once: undefined, activity: "free" }] }, "free-for-ever"],
    [{ leastSoulrank: 3 }, "least-soulrank"],
    [{ citizens: { man: [{ act: "shadows", at: [{ at: "9A-1", heroes: 2 }] }] } }, "endless-shadows"],
    [{ triggers: [{ id: "outside", when: { on: "door-opened", door: "ferry-dor" }, acts: [] }] }, "unknown-name"],
  ])("%j: %s, and the fix mends it", (change, code) => {
    const text = changed({ quest: change });
    const found = readQuestFile(text).problems.filter((one) => one.code === code);
    expect(found.map((one) => one.code)).toContain(code);
    if (code === "no-tiles") return; // Nobody can say which tile was meant.
    expect(found.some(({ fix }) => fix)).toBe(true);
    const fixed = questFiles.fixed(text);
    expect(fixed.steps.length).toBeGreaterThan(0);
    expect(readQuestFile(fixed.text).problems.filter((one) => one.code === code)).toEqual([]);
  });

  test.each([
    [
      { victory: [{ id: "ferryman", open: true, when: { kind: "killed", enemy: "troll" } }] },
      "quest.victory[0].when.enemy: The goal “ferryman” can’t be reached: nothing brings Troll into play.",
    ],
    [
      {
        doors: [{ on: "9A-2|9A-3", kind: "locked", magicLock: "red" }],
        key: { at: "1A-1", colour: "red" },
        triggers: [],
      },
      "quest.key.at: The key lies behind its own lock.",
    ],
    [
      {
        stories: [
          {
            ...story,
            acts: [
              ...story.acts,
              { act: "choice", text: "his-offer", of: [{ text: "refuse", natures: ["lawful"], acts: [] }] },
            ],
          },
        ],
      },
      "quest.stories[0].acts[4]: A Chaos hero could choose nothing here.",
    ],
    [{ stories: [{ ...story, acts: [{ act: "fire", at: ["7B-1"], strength: 1 }] }] }, "The map has no area “7B-1”."],
  ])("%#: %j", (change, sentence) => {
    expect(said({ quest: change }).join("\n")).toContain(sentence);
  });

  test("SS-2.2.1: what lies behind a wall is opened, and only what no way leads to is taken away", () => {
    const offered = (change: object) =>
      readQuestFile(changed({ quest: { ...change, triggers: [] } })).problems.flatMap(({ code, fix }) =>
        code === "unreachable" && fix ? [fix] : [],
      );
    const behind = offered({ doors: [], walls: ["9A-1|2A-2"] });
    expect(behind.length).toBe(6);
    for (const { code, args, change } of behind) {
      expect({ code, args, change }).toEqual({
        code: "remove-wall",
        args: { wall: "9A-1|2A-2" },
        change: { does: "remove", field: "quest.walls[0]" },
      });
    }
    const apart = offered({ tiles: [...quest.tiles, { tile: "3A", at: [20, 0] }] });
    expect(new Set(apart.map(({ code, args }) => `${code} ${args["tile"]}`))).toEqual(new Set(["remove-tile 3A"]));
    for (const language of ["en", "it", "fr"] as const)
      for (const code of ["remove-wall", "remove-tile"]) expect(textsOfGame[language]).toHaveProperty([`fix.${code}`]);
  });

  test("everything that can be said is said in three languages", () => {
    for (const code of problemCodes) expect(textsOfGame.en).toHaveProperty([`problem.${code}`]);
  });
});
