import { say } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { joinTables, type Language, languageOf, type MessageTables, Speaker } from "../src/index.js";

const tables: MessageTables = {
  en: {
    pair: "{name}: {value}",
    "event.landed": "{seat} lands {card, select, none {a cargo} other {{card}}}.",
    "event.drawn": "{seat} draws {cards, plural, =0 {nothing} one {one card: {cards}} other {# cards: {cards}}}.",
    "event.shown": "They stand at: {standing}.",
    "event.only-english": "Nobody translated this.",
    "outcome.cargo": "The cargo is ashore: {winners} won, {scores}.",
    "name.rum": "rum",
    "name.silk": "silk",
    "name.smuggler": "smuggler {number}",
    "name.north": "north pier",
    "option.land": "land {card}",
    "option.sell": "sell {of} for {price, plural, one {# coin} other {# coins}}",
    "bar.twice": "{rule} forbids it{strict, select, true { strictly} other {}}",
  },
  it: {
    pair: "{name}: {value}",
    "event.landed": "{seat_the} sbarca {card, select, none {un carico} other {{card_the}}}.",
    "event.drawn": "{seat_the} pesca {cards, plural, =0 {niente} one {una carta: {cards}} other {# carte: {cards}}}.",
    "event.shown": "Stanno qui: {standing}.",
    "outcome.cargo": "Il carico è a terra: {winners}, {scores}.",
    "name.rum": "rum",
    "name.rum.the": "il rum",
    "name.silk": "seta",
    "name.silk.the": "la seta",
    "name.silk.gender": "f",
    "name.smuggler": "contrabbandiere {number}",
    "name.smuggler.the": "il contrabbandiere {number}",
    "name.north": "molo nord",
    "option.land": "{card_the}: {card_gender, select, f {sbarcata} other {sbarcato}}",
    "option.sell": "vendi {of_the} per {price, plural, one {# moneta} other {# monete}}",
    "bar.twice": "{rule} lo vieta{strict, select, true { del tutto} other {}}",
  },
  fr: {},
};

const speak = (language: Language) => new Speaker(language, tables);

describe("an event", () => {
  test("names the game's own words, and begins with a capital letter", () => {
    const event = { type: "landed", number: 3, rules: ["X-1"], seat: "smuggler-1", card: "rum-2" };
    expect(speak("en").event(event)).toBe("Smuggler 1 lands rum.");
    expect(speak("it").event(event)).toBe("Il contrabbandiere 1 sbarca il rum.");
  });

  test("that the reader sees only in part says so in words", () => {
    const event = { type: "landed", seat: "smuggler-1" };
    expect(speak("en").event(event)).toBe("Smuggler 1 lands a cargo.");
    expect(speak("it").event(event)).toBe("Il contrabbandiere 1 sbarca un carico.");
  });

  test("counts a list by its length and joins it as the language does", () => {
    const drawn = (...cards: string[]) => ({ type: "drawn", seat: "smuggler-2", cards });
    expect(speak("en").event(drawn())).toBe("Smuggler 2 draws nothing.");
    expect(speak("en").event(drawn("rum-1", "silk-1", "rum-3"))).toBe("Smuggler 2 draws 3 cards: rum, silk, and rum.");
    expect(speak("it").event(drawn("rum-1", "silk-1"))).toBe("Il contrabbandiere 2 pesca 2 carte: rum e seta.");
    expect(speak("it").event(drawn("silk-1"))).toBe("Il contrabbandiere 2 pesca una carta: seta.");
  });

  test("says a record pair by pair", () => {
    const shown = { type: "shown", standing: { "smuggler-1": "north", "warden-1": "7,4" } };
    expect(speak("it").event(shown)).toBe("Stanno qui: contrabbandiere 1: molo nord, warden-1: 7,4.");
  });
});

test("a name that stands by itself begins with a capital letter; inside a sentence it doesn't", () => {
  expect([speak("en").title("silk"), speak("en").name("silk")]).toEqual(["Silk", "silk"]);
  expect(speak("en").say(say("option.land", { card: "silk" }))).toContain("silk");
});

describe("a message", () => {
  test("may stand inside another, and then has its forms too", () => {
    const label = say("option.land", { card: say("name.silk") });
    expect(speak("en").sentence(label)).toBe("Land silk");
    expect(speak("it").sentence(label)).toBe("La seta: sbarcata");
    expect(speak("it").say(say("option.land", { card: "rum-4" }))).toBe("il rum: sbarcato");
  });

  test("knows plural and truth", () => {
    expect(speak("it").say(say("option.sell", { of: "silk-1", price: 1 }))).toBe("vendi la seta per 1 moneta");
    expect(speak("it").say(say("option.sell", { of: "silk-1", price: 2 }))).toBe("vendi la seta per 2 monete");
    expect(speak("en").say(say("bar.twice", { rule: "X-2", strict: true }))).toBe("X-2 forbids it strictly");
    expect(speak("en").say(say("bar.twice", { rule: "X-2", strict: false }))).toBe("X-2 forbids it");
  });

  test("that a language lacks is said in English, and noted", () => {
    const italian = speak("it");
    expect(italian.event({ type: "only-english" })).toBe("Nobody translated this.");
    expect([...italian.missing]).toEqual(["event.only-english"]);
  });

  test("that no language has is shown by its key, and noted", () => {
    const english = speak("en");
    expect(english.say(say("ask.whither", { from: "north", steps: 2 }))).toBe('⟨ask.whither from="north" steps=2⟩');
    expect(english.event({ type: "gone" })).toBe("⟨event.gone⟩");
    expect([...english.missing]).toEqual(["ask.whither", "event.gone"]);
  });

  test("without an argument that it names is still said", () => {
    expect(speak("en").say(say("option.land"))).toBe("land …");
  });
});

describe("in pieces", () => {
  const leads = (word: string) => word.startsWith("rum") || word === "north";

  test("words that lead somewhere stand apart, by the argument and not by the name", () => {
    const event = { type: "landed", number: 3, rules: ["X-1"], seat: "smuggler-1", card: "rum-2" };
    expect(speak("en").eventPieces(event, leads)).toEqual(["Smuggler 1 lands ", { word: "rum-2", text: "rum" }, "."]);
    expect(speak("it").eventPieces(event, leads)).toEqual([
      "Il contrabbandiere 1 sbarca ",
      { word: "rum-2", text: "il rum" },
      ".",
    ]);
    const silk = { ...event, card: "silk-1" };
    expect(speak("en").eventPieces(silk, leads)).toEqual(["Smuggler 1 lands silk."]);
  });

  test("in lists, in records and in messages inside others, too", () => {
    const drawn = { type: "drawn", seat: "smuggler-2", cards: ["silk-1", "rum-1"] };
    expect(speak("it").eventPieces(drawn, leads).at(-2)).toEqual({ word: "rum-1", text: "rum" });
    const shown = { type: "shown", standing: { "smuggler-1": "north" } };
    expect(speak("en").eventPieces(shown, leads)[1]).toEqual({ word: "north", text: "north pier" });
    const inner = say("bar.twice", { rule: say("option.land", { card: "rum-1" }) });
    expect(speak("en").sentencePieces(inner, leads)).toEqual(["Land ", { word: "rum-1", text: "rum" }, " forbids it"]);
  });

  test("a sentence that begins with one begins with a capital letter all the same", () => {
    const label = say("option.land", { card: "rum-1" });
    expect(speak("it").sentencePieces(label, leads)).toEqual([{ word: "rum-1", text: "Il rum" }, ": sbarcato"]);
    expect(speak("it").sentence(label)).toBe("Il rum: sbarcato");
  });

  test("a name that somebody wrote can't lead anywhere", () => {
    const sly = new Speaker("en", { en: { "name.x": "\ufdd0silk\ufdd1Mira\ufdd2", a: "{who}" }, it: {}, fr: {} });
    expect(sly.sentencePieces(say("a", { who: "x" }), leads)).toEqual(["Mira"]);
  });
});

test("an outcome names the winners and their points", () => {
  const outcome = { how: "cargo", winners: ["smuggler-1", "smuggler-2"], rules: [], scores: { "smuggler-1": 7 } };
  expect(speak("en").outcome(outcome)).toBe("The cargo is ashore: smuggler 1 and smuggler 2 won, smuggler 1: 7.");
});

test("French signs stay with their words, also beside what is filled in", () => {
  const fr = { a: "« {who} » dit : {count, plural, one {un ; deux ?} other {quoi !}}", "name.x": "Jeu : suite" };
  const speaker = new Speaker("fr", { en: {}, it: {}, fr });
  expect(speaker.say(say("a", { who: "x", count: 1 }))).toBe(
    "«\u00a0Jeu\u00a0: suite\u00a0» dit\u00a0: un\u00a0; deux\u00a0?",
  );
});

test("a word without a name is said as it is", () => {
  expect(speak("it").name("barrel-7")).toBe("barrel-7");
  expect(speak("it").name("rum-1", "the")).toBe("il rum");
  expect(speak("en").name("rum-1", "the")).toBe("rum");
});

test("a game may reword the kernel", () => {
  const kernel: MessageTables = { en: { face: "{face}", no: "No" }, it: {}, fr: {} };
  const game: MessageTables = { en: { face: "a {face}" }, it: {}, fr: {} };
  expect(joinTables(kernel, game).en).toEqual({ face: "a {face}", no: "No" });
});

test("the language of a system's locale", () => {
  expect(["it_IT.UTF-8", "fr-CA", "FR", "C", "de_DE", "", undefined].map(languageOf)).toEqual([
    "it",
    "fr",
    "fr",
    "en",
    "en",
    "en",
    "en",
  ]);
});
