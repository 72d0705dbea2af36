import { anyOptions, Match, type Options, OptionsRefused, verify, WordStream } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { coreDecks } from "../../content/decks.js";
import { titleOf } from "../../content/lookup.js";
import { ownDeckOf } from "../../options.js";
import { exportTitles } from "../../queries/decks/export.js";
import { rings } from "../../ruleset.js";
import { everySeat } from "../../seats.js";

const ready = (id: string) => exportTitles(coreDecks.find((deck) => deck.id === id)!);

/** A ready deck with one more card, and so somebody's own. */
const more = (id: string) => `${ready(id)}\n1x dwarven-tomb`;
const start = (options: Options) => Match.start(rings, { seed: "own", options });

function refusal(options: Options): unknown {
  try {
    start(options);
    return undefined;
  } catch (error) {
    if (!(error instanceof OptionsRefused)) throw error;
    return error.bar;
  }
}

/** A deck of these heroes and so many cards, three of each. */
const small = (hero: string, cards: number) => {
  const known = new Set([coreDecks[0]!, coreDecks[1]!].flatMap((deck) => Object.keys(deck.cards)));
  const titles = [...known].slice(0, Math.ceil(cards / 3));
  return `${hero}\n${titles.map((title, i) => `${Math.min(3, cards - 3 * i)}x ${title}`).join("\n")}`;
};

describe("decks that players bring", () => {
  test("LR-setup-4: who brings a deck plays with it, and isn't asked for one", () => {
    const match = start({ players: 2, "deck.player-1": more("axes-and-arrows") });
    expect(match.asked).toMatchObject([{ seat: "player-2", kind: "deck" }]);
    const { areas, decks, owners } = match.state;
    expect(areas["player-1"]!.map(titleOf)).toEqual(["thalin", "legolas", "gloin"]);
    const own = Object.keys(owners)
      .filter((id) => owners[id] === "player-1")
      .map(titleOf);
    const { cards } = coreDecks.find(({ id }) => id === "axes-and-arrows")!;
    for (const [title, count] of Object.entries({ ...cards, "dwarven-tomb": 1 }))
      expect(own.filter((one) => one === title)).toHaveLength(count);
    expect(decks["player-1"]).toHaveLength(51);
    const [chosen] = match.events("player-2").filter(({ type }) => type === "deck-chosen");
    expect(chosen).toMatchObject({ seat: "player-1", deck: "own-deck", rules: expect.arrayContaining(["LR-setup-4"]) });
  });

  test("LR-setup-5: a ready deck that somebody brings keeps its name, and may be as small as it is", () => {
    const match = start({ "deck.player-1": ready("spirit-starter").split("\n").reverse().join("\n") });
    expect(match.state.players["player-1"]!.deck).toBe("spirit-starter");
    expect(refusal({ "deck.player-1": ready("spirit-starter"), deckSize: "fifty" })).toMatchObject({
      rule: "LR-setup-5",
    });
  });

  test("LR-setup-4: a match with such a deck is saved, opened again and found sound", () => {
    const match = start({ "deck.player-1": more("riders-and-healers") });
    match.answer({ seat: "player-1", picks: ["no"] });
    const save = JSON.parse(JSON.stringify(match.save())) as unknown;
    expect(Match.load(rings, save).state).toEqual(match.state);
    expect(verify(rings, save)).toMatchObject({ sound: true });
  });

  test("LR-setup-4: a card that nobody knows is named with its line, and so is what can't be read", () => {
    const text = `My deck\n${small("aragorn", 50)}\n2x Warden of Healing`;
    expect(refusal({ "deck.player-1": text })).toMatchObject({
      rule: "LR-setup-4",
      reason: {
        key: "bar.own-deck",
        args: {
          seat: "player-1",
          why: { key: "bar.unknown-cards", args: { cards: [{ args: { name: "Warden of Healing", line: 20 } }] } },
        },
      },
    });
    expect(refusal({ "deck.player-1": "{" })).toMatchObject({
      reason: { args: { why: { key: "bar.deck-not-json" } } },
    });
    const beside = `${small("aragorn", 48)}\nSideboard\n2x Warden of Healing`;
    expect(refusal({ "deck.player-1": beside, deckSize: "any" })).toBeUndefined();
  });

  test("LR-setup-2: a deck with too many heroes is refused", () => {
    const text = `aragorn\ngimli\neowyn\nberavor\n${small("denethor", 50)}`;
    expect(refusal({ "deck.player-1": text })).toMatchObject({
      rule: "LR-setup-2",
      reason: { args: { why: { key: "bar.hero-count", args: { count: 5 } } } },
    });
  });

  test("LR-setup-3: two players who bring the same hero, and others who would find no deck", () => {
    const [first, second] = [ready("riders-and-healers"), ready("leadership-and-spirit")];
    expect(refusal({ players: 2, deckSize: "any", "deck.player-1": first, "deck.player-2": second })).toMatchObject({
      rule: "LR-setup-3",
      reason: { args: { seat: "player-2", why: { key: "bar.hero-taken", args: { hero: "eowyn" } } } },
    });
    const mixed = { deckSize: "any", "deck.player-1": small("aragorn\ngimli\neowyn", 30) };
    expect(refusal({ ...mixed, players: 2 })).toBeUndefined();
    expect(refusal({ ...mixed, players: 4 })).toMatchObject({
      rule: "LR-setup-3",
      reason: { key: "bar.others-without-deck" },
    });
  });

  test("LR-setup-5: fifty cards, unless the table wants it otherwise; ready decks may be of any size", () => {
    const text = small("aragorn", 44);
    const tooFew = { rule: "LR-setup-5", reason: { args: { why: { args: { count: 44, missing: 6 } } } } };
    expect(refusal({ "deck.player-1": text })).toMatchObject(tooFew);
    expect(refusal({ "deck.player-1": text, deckSize: "fifty" })).toMatchObject(tooFew);
    expect(refusal({ "deck.player-1": text, deckSize: "any" })).toBeUndefined();
    expect(start({}).asked[0]!.ids).toContain("deck:spirit-starter");
  });

  test("LR-setup-4: a deck for a seat where nobody sits is left alone", () => {
    expect(refusal({ players: 1, "deck.player-2": "no deck at all" })).toBeUndefined();
  });

  test("LR-setup-4: matches by chance try such decks, where they go together", () => {
    const tried = Array.from({ length: 40 }, (_, i) => anyOptions(rings, new WordStream(`texts ${i}`, "options", 0)));
    const brought = tried.map((options) => everySeat.filter((seat) => (options[ownDeckOf(seat)] ?? "") !== ""));
    expect(Math.max(...brought.map((seats) => seats.length))).toBeGreaterThan(1);
    expect(tried.map(refusal).filter((bar) => bar)).toEqual([]);
    const usual = anyOptions(rings, new WordStream("texts", "options", 0), true);
    expect(everySeat.map((seat) => usual[ownDeckOf(seat)])).toEqual(["", "", "", ""]);
  });
});
