import { describe, expect, test } from "vitest";
import { lanternQuay, type Quay, type QuayContent, type QuayEvent } from "../examples/lantern-quay/src/index.js";
import {
  anyOptions,
  correctionsOption,
  correctionsText,
  defineContent,
  derived,
  Match,
  mostCorrections,
  OptionsRefused,
  optionsOf,
  type Ruleset,
  readCorrections,
  replay,
  type Save,
  verify,
  WordStream,
} from "../src/index.js";

const content = lanternQuay.content!;
const quay: Ruleset<Quay, QuayEvent, QuayContent> = {
  ...lanternQuay,
  options: [...lanternQuay.options, correctionsOption("LQ-1.1")],
};

function started(figures: Readonly<Record<string, number>>, seed = "quay") {
  return Match.start(quay, { seed, options: { corrections: correctionsText(figures) } });
}

const value = ({ content: { kinds } }: { readonly content: QuayContent }) => kinds.rum.value;
const ours = content.plain.kinds.rum.value;

/** Gives the first answers that are on offer, so many of them. */
function playOn(match: Match<Quay, QuayEvent, QuayContent>, answers: number): void {
  for (let i = 0; i < answers && match.asked.length > 0; i++) {
    const [asked] = match.asked;
    match.answer({ seat: asked!.seat, picks: asked!.ids.slice(0, asked!.min) });
  }
}

describe("a match carries its content", () => {
  test("the same for all that have no corrections, and nothing of it can be changed", () => {
    const [one, other] = [Match.start(quay, { seed: "a" }), Match.start(quay, { seed: "b" })];
    expect(one.content).toBe(other.content);
    expect(one.content).toBe(content.plain);
    expect(one.fork().content).toBe(one.content);
    const { kinds } = one.content as { kinds: Record<string, { value: number }> };
    expect(() => {
      kinds["rum"]!.value = 9;
    }).toThrow(TypeError);
    expect(() => {
      kinds["gin"] = { value: 9 };
    }).toThrow(TypeError);
  });

  test("with its corrections, shared by those that have the same ones", () => {
    const corrected = started({ "kinds.rum.value": 9 });
    expect([value(corrected), value(corrected.fork(corrected.seats[0])), ours]).toEqual([9, 9, 3]);
    expect(started({ "kinds.rum.value": 9 }, "another").content).toBe(corrected.content);
    // What isn't corrected is the tables' own.
    expect(corrected.content.kinds.silk).toBe(content.plain.kinds.silk);
    expect(content.plain.kinds.rum.value).toBe(ours);
  });

  test("of matches with other corrections, that are played and looked at in turns, none has a say in another", () => {
    const figures = [{}, { "kinds.rum.value": 9 }, { "kinds.rum.value": 1, "kinds.silk.value": 5 }];
    const told = (match: Match<Quay, QuayEvent, QuayContent>) =>
      JSON.stringify([match.save(), match.decisions(undefined, { explain: true }), match.view(match.seats[1]!)]);
    const apart = figures.map((one) => {
      const match = started(one);
      return Array.from({ length: 25 }, () => {
        playOn(match, 1);
        return told(match);
      });
    });
    const matches = figures.map((one) => started(one));
    for (let turn = 0; turn < 25; turn++) {
      for (const match of matches) playOn(match, 1);
      expect(matches.map(told)).toEqual(apart.map((turns) => turns[turn]));
      expect(matches.map(value)).toEqual([ours, 9, 1]);
    }
    expect(new Set(apart.map((turns) => turns.at(-1))).size).toBe(3);
  });

  test("after a save, a replay and a proof, too", () => {
    const match = started({ "kinds.rum.value": 9 });
    playOn(match, 5);
    const save = JSON.parse(JSON.stringify(match.save()));
    const loaded = Match.load(quay, save);
    expect([loaded.options["corrections"], value(loaded)]).toEqual(['{"kinds.rum.value":9}', 9]);
    expect(value(replay(quay, save))).toBe(9);
    expect(verify(quay, save)).toEqual({ sound: true, unproved: [] });
  });

  test("which is no business of other tables' options: those are judged by our figures", () => {
    const judged: number[] = [];
    const judging: typeof quay = { ...quay, whyNotOptions: (_, plain) => void judged.push(plain.kinds.rum.value) };
    Match.start(judging, { seed: "judged", options: { corrections: correctionsText({ "kinds.rum.value": 9 }) } });
    optionsOf(judging, {});
    anyOptions(judging, new WordStream("any", "options", 0));
    expect(judged).toEqual([ours, ours, ours]);
  });

  test("and with it whatever is worked out from it", () => {
    const made: number[] = [];
    const twice = derived(({ kinds }: QuayContent) => {
      made.push(kinds.rum.value);
      return 2 * kinds.rum.value;
    });
    const [plain, corrected] = [content.plain, content.with('{"kinds.rum.value":9}')];
    expect([plain, corrected, plain, corrected, corrected].map(twice)).toEqual([6, 18, 6, 18, 18]);
    expect(made).toEqual([3, 9]);
  });
});

describe("corrections", () => {
  describe("that the game no longer takes", () => {
    const played = (figures: Readonly<Record<string, number>>) => {
      const match = started(figures);
      playOn(match, 5);
      return JSON.parse(JSON.stringify(match.save())) as Save;
    };
    const withFigures = (save: Save, figures: Readonly<Record<string, number>>): Save => ({
      ...save,
      options: { ...save.options, corrections: correctionsText(figures) },
    });
    const gone = { "kinds.gin.value": 3, "kinds.rum.value": 9 };

    test("are left out: the match opens with the others, begins at its save point, and says so", () => {
      const save = withFigures(played({ "kinds.rum.value": 9 }), gone);
      const match = Match.load(quay, save);
      expect(match.options["corrections"]).toBe('{"kinds.rum.value":9}');
      expect(match.notice).toEqual({ key: "notice.figures-left", args: { figures: 1, dropped: 0 } });
      expect(match.at).toBe(5);
      expect(match.save()).toMatchObject({
        base: { at: save.mark!.at },
        options: { corrections: '{"kinds.rum.value":9}' },
      });
      const again = Match.load(quay, match.save());
      expect([again.at, again.notice]).toEqual([5, undefined]);
    });

    test("leave the beginning of the match when it has no save point and its answers don't fit", () => {
      const { mark: _mark, ...save } = withFigures(played({}), gone);
      const strange = { ...save, answers: [{ seat: "warden-1", picks: ["nonsense"] }] };
      expect(Match.load(quay, save).lost).toEqual({ answers: 0, figures: 1 });
      const match = Match.load(quay, strange);
      expect([match.at, match.lost]).toEqual([0, { answers: 1, figures: 1 }]);
    });

    test("keep it from being replayed or proved, with a sentence that says why", () => {
      const save = withFigures(played({ "kinds.rum.value": 9 }), gone);
      const said = { key: "refused.save-other-figures", args: { figures: 1 } };
      expect(verify(quay, save)).toMatchObject({ sound: false, said });
      expect(() => replay(quay, save)).toThrow(/no longer takes/);
    });
  });

  test("a save from before there were corrections is opened without any", () => {
    const { options, ...save } = Match.start(quay, { seed: "old" }).save();
    const { corrections: _none, ...before } = options;
    expect(Match.load(quay, { ...save, options: before }).options["corrections"]).toBe("");
  });
});

describe("corrections from outside", () => {
  const many = Object.fromEntries(Array.from({ length: mostCorrections + 1 }, (_, i) => [`kinds.rum.${i}`, 1]));
  test.each([
    ["no JSON", "{", "corrections.malformed"],
    ["a list", "[1]", "corrections.malformed"],
    ["a word", '"rum"', "corrections.malformed"],
    ["a group in the place of a value", '{"kinds.rum.value":{}}', "corrections.malformed"],
    ["nothing in the place of a value", '{"kinds.rum.value":null}', "corrections.malformed"],
    ["too many", JSON.stringify(many), "corrections.malformed"],
    ["an unknown table", '{"cards.rum.value":1}', "corrections.unknown"],
    ["an unknown entry", '{"kinds.gin.value":1}', "corrections.unknown"],
    ["a whole entry", '{"kinds.rum":1}', "corrections.unknown"],
    ["what is counted once", '{"kinds.rum.copies":1}', "corrections.unknown"],
    ["what every object has", '{"kinds.rum.constructor":1}', "corrections.unknown"],
    ["a prototype", '{"__proto__":1}', "corrections.unknown"],
    ["a prototype on the way", '{"kinds.__proto__.value":1}', "corrections.unknown"],
    ["a text for a number", '{"kinds.rum.value":"9"}', "corrections.number"],
    ["a fraction", '{"kinds.rum.value":1.5}', "corrections.number"],
    ["less than nothing", '{"kinds.rum.value":-1}', "corrections.number"],
    ["far too much", '{"kinds.rum.value":100000}', "corrections.number"],
  ])("%s is refused, and nothing is changed", (_what, text, key) => {
    const before = JSON.stringify(content.plain);
    const opened = () => Match.start(quay, { options: { corrections: text } });
    expect(opened).toThrow(OptionsRefused);
    try {
      opened();
    } catch (error) {
      expect((error as OptionsRefused).bar).toMatchObject({ rule: "LQ-1.1", reason: { key } });
    }
    expect(JSON.stringify(content.plain)).toBe(before);
    expect(({} as Record<string, unknown>)["value"]).toBeUndefined();
  });

  test("a game without figures has no such option", () => {
    expect(() => optionsOf(lanternQuay, { corrections: "{}" })).toThrow("There is no option");
  });

  test("the same corrections make the same text", () => {
    expect(correctionsText({ b: 1, a: 2 })).toBe('{"a":2,"b":1}');
    expect(correctionsText({})).toBe("");
    expect(readCorrections(correctionsText({ a: 2 }))).toEqual({ a: 2 });
  });
});

describe("the figures of a game", () => {
  const shared = { hits: 2 };
  const tables = {
    cards: {
      axe: { attack: shared, copies: 3, hand: "both", kind: "axe", heavy: true },
      bow: { attack: shared, copies: 1, hand: "one", kind: "bow", effects: [{ amount: 0 }, { amount: -2 }] },
    },
  };
  const figures = defineContent({
    tables,
    fixed: ["copies"],
    words: ["hand", "heavy"],
    build: ({ cards }: typeof tables) => ({ cards }),
    problems: ({ cards }) =>
      cards.axe.attack.hits === 5 ? [{ field: "cards.axe.attack.hits", problem: "Five is too heavy." }] : [],
    originOf: (_table, entry) => (entry === "axe" ? "rulebook" : "ours"),
  });

  test("are its numbers, and words and yes or no where they are printed; each with what it may be", () => {
    const all = Object.fromEntries([...figures.figures].map(([path, { takes }]) => [path, takes]));
    expect(all).toEqual({
      "cards.axe.attack.hits": { kind: "number", min: 1, max: 9 },
      "cards.axe.hand": { kind: "word", words: ["both", "one"] },
      "cards.axe.heavy": { kind: "switch" },
      "cards.bow.attack.hits": { kind: "number", min: 1, max: 9 },
      "cards.bow.hand": { kind: "word", words: ["both", "one"] },
      "cards.bow.effects.0.amount": { kind: "number", min: -9, max: 9 },
      "cards.bow.effects.1.amount": { kind: "number", min: -9, max: 9 },
    });
    expect(figures.figures.get("cards.axe.hand")!.origin).toBe("rulebook");
  });

  test("are corrected where they stand, not where others share them, and nowhere else", () => {
    const { cards } = figures.with('{"cards.axe.attack.hits":4}');
    expect([cards.axe.attack.hits, cards.bow.attack.hits]).toEqual([4, 2]);
    expect(tables.cards.axe.attack).toBe(shared);
    expect(shared.hits).toBe(2);
  });

  test("an unknown one is no content", () => {
    expect(() => figures.with('{"cards.axe.attack.hits":3,"cards.spear.attack.hits":1}')).toThrow(
      /no figure "cards.spear/,
    );
    expect(figures.with('{"cards.axe.attack.hits":3}').cards.axe.attack.hits).toBe(3);
  });

  test("the game's own check has the last word", () => {
    expect(figures.problems('{"cards.axe.attack.hits":5}')).toEqual([
      {
        path: "cards.axe.attack.hits",
        said: {
          key: "corrections.together",
          args: { field: "cards.axe.attack.hits", problem: "Five is too heavy." },
        },
      },
    ]);
    expect(figures.problems('{"cards.axe.attack.hits":4,"cards.axe.hand":"one","cards.axe.heavy":false}')).toEqual([]);
    expect(figures.problems('{"cards.axe.hand":"none"}')[0]!.said.key).toBe("corrections.word");
    expect(figures.problems('{"cards.axe.heavy":1}')[0]!.said.key).toBe("corrections.switch");
    expect(tables.cards.axe.attack).toBe(shared);
  });
});
