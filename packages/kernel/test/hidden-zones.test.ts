import { describe, expect, test } from "vitest";
import { lanternQuay, type Quay, type QuayContent, type QuayEvent } from "../examples/lantern-quay/src/index.js";
import { bySeat, fields, hidden, internal, open, pile, type Ruleset, type Visibility } from "../src/index.js";
import { anew, type HiddenTable, hiddenZoneProblems, momentsByChance } from "../testing/index.js";

const allCards = lanternQuay.content!.plain.cards;

const table: HiddenTable<Quay> = {
  zones: { deck: anew, "hands.*": anew, "boats.*": anew },
  box: { cards: () => allCards },
};

type Game = Ruleset<Quay, QuayEvent, QuayContent>;

const moments = (ruleset: Game) => momentsByChance(ruleset, [{ pairs: 1 }, { pairs: 2 }], { every: 3, to: 60 });

test("LQ-0.2: whatever a seat doesn't see is dealt anew in its worlds, from all that could lie there", () => {
  expect(hiddenZoneProblems(lanternQuay, table, moments(lanternQuay))).toEqual([]);
});

describe("what the table of hidden zones finds", () => {
  const problemsWith = (
    changes: Partial<Record<keyof Quay, Visibility>>,
    changed: Partial<HiddenTable<Quay>> = {},
    rules: Partial<Game> = {},
  ) => {
    const { visibility } = lanternQuay as { visibility: Extract<Visibility, { veil: "fields" }> };
    const ruleset = { ...lanternQuay, ...rules, visibility: fields({ ...visibility.fields, ...changes } as never) };
    const zones = { ...table.zones, ...changed.zones };
    return hiddenZoneProblems(ruleset, { ...table, ...changed, zones }, moments(ruleset));
  };

  test("a field without an entry, and an entry without a field", () => {
    expect(problemsWith({ seized: internal })).toEqual(['"seized" is hidden and has no entry']);
    expect(problemsWith({}, { zones: { cellar: "it has none" } })).toEqual(['there is no hidden zone "cellar"']);
  });

  test("cards that lie nowhere, but that nobody has seen", () => {
    const setup: Game["setup"] = (options, seats, content) => {
      const state = lanternQuay.setup(options, seats, content);
      return { ...state, deck: state.deck.filter((card) => card !== "rum-4") };
    };
    expect(problemsWith({}, {}, { setup })[0]).toMatch(/^at answer 0, for \S+ no world has rum-4 in "cards"/);
    const lies = (state: unknown, card: string) => JSON.stringify(state).includes(`"${card}"`);
    const cards = pile("cards", undefined, ({ state }) => allCards.filter((card) => !lies(state, card)));
    const fixed = { deck: cards, hands: bySeat(cards), boats: bySeat(cards) };
    expect(problemsWith(fixed, {}, { setup })).toEqual([]);
    const box = { cards: () => allCards.filter((card) => card !== "rum-4") };
    expect(problemsWith(fixed, { box }, { setup })[0]).toMatch(/a world may have rum-4 in "cards", which can't be$/);
  });

  test("what is dealt as it truly lies, and what the truth has a say in", () => {
    expect(problemsWith({ deck: hidden((deck) => deck) }).filter((one) => /"deck"/.test(one))).not.toEqual([]);
    expect(problemsWith({ deck: open, hands: bySeat(open) }, { zones: {} }).length).toBeGreaterThan(0);
    const turned = hidden<string[]>((deck, _looking, chance) => (chance.below(2) === 0 ? deck : deck.toReversed()));
    expect(problemsWith({ deck: turned }).some((one) => one.includes('the truth has a say in "deck"'))).toBe(true);
  });
});
