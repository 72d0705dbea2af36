import { describe, expect, test } from "vitest";
import * as content from "../../content/index.js";
import type { Encounter, EventCard, Item, Quest, Space } from "../../content/types.js";
import { effectProblems } from "../../content/validate/effects.js";

const sayings = (problems: readonly { readonly problem: string }[]) => problems.map(({ problem }) => problem);

/** What is wrong when the tables are changed so. */
const wrong = (change: Partial<content.Tables>) => sayings(content.tableProblems({ ...content, ...change }));

test("our tables are sound", () => {
  expect([...content.tableProblems(content), ...content.designProblems(content)]).toEqual([]);
});

describe("effects", () => {
  const wrongEffect = (effect: unknown) => sayings(effectProblems(effect, "here"));

  test("an unknown name says which one was meant", () => {
    expect(wrongEffect({ effect: "heals", amount: 2 })).toEqual([
      'There is no effect "heals". Did you mean "heal-after-hit" or "heal"?',
    ]);
    expect(wrongEffect("heal")).toEqual(["An effect is a record with the name of the effect."]);
  });

  test("a missing or strange figure is named", () => {
    expect(wrongEffect({ effect: "heal" })).toEqual(['The effect "heal" needs a whole number from 1 here.']);
    expect(wrongEffect({ effect: "attack", change: 0 })).toEqual([
      'The effect "attack" needs a whole number that isn\'t 0 here.',
    ]);
    expect(wrongEffect({ effect: "flip", cards: 2 })).toEqual(['The effect "flip" has no "cards".']);
    expect(wrongEffect({ effect: "wound", amount: 1, spares: 3 })).toEqual([
      'The effect "wound" needs true or nothing here.',
    ]);
  });

  test("whom it touches and how long it lasts are words of the vocabulary", () => {
    expect(wrongEffect({ effect: "flip", on: "nobody" })[0]).toMatch(
      /^"nobody" isn't known here: use one of opponent,/,
    );
    expect(wrongEffect({ effect: "flip", until: "tomorrow" })).toEqual([
      '"tomorrow" isn\'t known here: use one of turn-end.',
    ]);
  });

  test("they are looked into wherever they stand", () => {
    const idle: Item = { ...content.items["club"]!, effects: [] };
    expect(wrong({ items: { ...content.items, club: idle } })).toEqual(["It does nothing: name at least one effect."]);
  });
});

describe("the map", () => {
  const withSpace = (id: string, change: Partial<Space>) =>
    wrong({ spaces: { ...content.spaces, [id]: { ...content.spaces[id]!, ...change } } });

  test("AZ-move-4: a link to no space, and one that works one way only", () => {
    expect(withSpace("r7", { links: ["r3", "r6", "moon"] })).toEqual(['There is no space "moon" to be linked to.']);
    expect(withSpace("r7", { links: ["r3", "r6", "n1"] })).toEqual([
      'The link to "n1" isn\'t listed there: links work both ways (AZ-move-4).',
    ]);
    expect(withSpace("r7", { links: ["r3", "r6", "r7"] })).toEqual(["A space isn't linked to itself."]);
  });

  test("AZ-map-2: a space that its own level can't reach", () => {
    const island: Space = { colour: "yellow", resources: [], links: [] };
    expect(wrong({ spaces: { ...content.spaces, island } })).toEqual([
      'A yellow hero can\'t reach it from "vaultspire" (AZ-map-2).',
    ]);
  });

  test("AZ-move-7: cities are three, grey and peaceful", () => {
    const { printed } = content.spaces["n4"]!;
    expect(withSpace("anvilgate", { printed: printed! })).toEqual(["There is nothing to fight in a city (AZ-chal-1)."]);
    expect(withSpace("n1", { city: true })).toContain("The map has three cities (AZ-map-2), not 4.");
    expect(withSpace("anvilgate", { colour: "red" })).toContain("A city is grey, not red (AZ-move-7).");
  });

  test("AZ-explore-3: nobody is trapped by travel, and no red space gives a level", () => {
    expect(withSpace("g12", { resources: [{ resource: "travel" }] })[0]).toMatch(/^Travel can't be the only resource/);
    const { printed } = content.spaces["r2"]!;
    expect(withSpace("r2", { printed: { ...printed!, reward: "level" } })).toContain(
      "Red is the highest level: a red space can't give another one (AZ-level-5).",
    );
  });
});

describe("encounters and events", () => {
  const withRat = (change: Partial<Encounter>) =>
    wrong({
      encounters: { ...content.encounters, "field-rat": { ...content.encounters["field-rat"]!, ...change } },
    });

  test("AZ-content-1: an attack, a known power, a number of its own", () => {
    expect(withRat({ melee: null })).toEqual(["It has no attack: give it melee, ranged or both (AZ-content-1)."]);
    expect(withRat({ power: "nap" })[0]).toMatch(/^There is no power "nap": use one of drain, hex, /);
    expect(withRat({ number: 2 })).toEqual([
      "The grey number 1 is there 0 times: it must be there once (AZ-content-1).",
      "The grey number 2 is there 2 times: it must be there once (AZ-content-1).",
    ]);
  });

  test("AZ-content-2, AZ-content-4: our own have the values of their colour, and no aggro behind the highest defence", () => {
    const ofRat = (change: Partial<Encounter>) => {
      const encounters = { ...content.encounters, "field-rat": { ...content.encounters["field-rat"]!, ...change } };
      return sayings(content.designProblems({ ...content, encounters }));
    };
    expect(ofRat({ defence: 9 })).toEqual(["9 isn't between 4 and 6, as grey encounters are (AZ-content-2)."]);
    expect(ofRat({ defence: 6, aggro: true })).toEqual([
      "With aggro it may not have the highest defence of its colour (AZ-content-4).",
    ]);
    expect(withRat({ defence: 9, aggro: true })).toEqual([]);
  });

  test("AZ-event-5: an event puts an encounter that there is on a space outside cities", () => {
    const stands: EventCard["stands"] = { grey: { encounter: "nobody", space: "anvilgate" } };
    const warband = { ...content.events["warband"]!, stands };
    expect(wrong({ events: { ...content.events, warband } })).toEqual([
      'There is no encounter "nobody".',
      '"anvilgate" is no space outside cities (AZ-event-5).',
    ]);
    expect(wrong({ events: { ...content.events, lull: { colours: ["grey"] } } })).toEqual(["The event does nothing."]);
  });
});

describe("cards and items", () => {
  test("AZ-abil-1: a deck of 23, and nothing attached in a combat", () => {
    const brace = { ...content.abilities["brace"]!, copies: 2 as const };
    expect(wrong({ abilities: { ...content.abilities, brace } })).toEqual([
      "The warrior has 22 cards instead of 23 (AZ-abil-1).",
    ]);
    const bulwark = { ...content.abilities["bulwark"]!, time: "combat" as const };
    expect(wrong({ abilities: { ...content.abilities, bulwark } })).toEqual([
      "What is attached is played in the own turn, not in combat.",
    ]);
  });

  test("AZ-item-6, AZ-item-8: known classes, and a time for what is used", () => {
    const club = { ...content.items["club"]!, time: "combat" as const, classes: ["bard" as "druid"] };
    expect(wrong({ items: { ...content.items, club } })).toEqual([
      "A bag item has its time; weapons and armours count while they are equipped (AZ-item-8).",
      'There is no class "bard": use warrior, paladin, rogue, hunter, mage, warlock, shaman, druid.',
    ]);
  });

  test("AZ-disc-3: only a green discovery has a time", () => {
    const trap = { ...content.discoveries["found-trap"]!, time: "turn" as const };
    expect(wrong({ discoveries: { ...content.discoveries, "found-trap": trap } })).toEqual([
      "A green discovery has its time, a red one acts at once.",
    ]);
  });

  test("no two things share an id", () => {
    expect(wrong({ trophies: { ...content.trophies, club: { valour: 2, copies: 2 } } })).toEqual([
      '"club" is already in items: find another id.',
    ]);
  });
});

describe("quests", () => {
  const withQuest = (change: Partial<Quest>) =>
    wrong({ eliteQuests: { ...content.eliteQuests, rivals: { ...content.eliteQuests["rivals"]!, ...change } } });

  test("AZ-content-3: a quest for no space, for a city, for a space above its rank", () => {
    expect(withQuest({ objective: { objective: "visit", spaces: ["moon"] } })).toEqual([
      'The quest is for "moon", and there is no such space.',
    ]);
    expect(withQuest({ objective: { objective: "deliver", from: "y1", to: "anvilgate" } })).toEqual([
      'No quest names a city: "anvilgate" (AZ-content-3).',
    ]);
    expect(withQuest({ objective: { objective: "win", spaces: ["r1"] } })).toEqual([
      '"r1" is red: a yellow hero can\'t go there (AZ-move-5).',
    ]);
  });

  test("AZ-quest-9, AZ-quest-12: there is somebody to hunt and to slay", () => {
    expect(withQuest({ objective: { objective: "hunt", count: 2, types: ["beast"] } })).toEqual([
      'No yellow encounter is of the type "beast".',
    ]);
    expect(withQuest({ objective: { objective: "slay", space: "y8" } })).toEqual([
      'On "y8" there is no trophy to be won (AZ-quest-12).',
    ]);
  });

  test("AZ-quest-7: worth, rank and number of spaces", () => {
    expect(withQuest({ valour: 0 })).toEqual(["A quest is worth a whole number of valour from 1, not 0."]);
    const dear = { ...content.eliteQuests, rivals: { ...content.eliteQuests["rivals"]!, valour: 9 } };
    expect(sayings(content.designProblems({ ...content, eliteQuests: dear }))).toEqual([
      "A quest is worth 1 to 4 valour, not 9 (AZ-content-3).",
    ]);
    expect(withQuest({ rank: "grey" })).toEqual(["An elite quest is green, yellow or red."]);
    expect(withQuest({ objective: { objective: "visit", spaces: ["n1", "n2", "n3", "l1", "l2"] } })).toEqual([
      "A quest names four spaces at most, not 5.",
    ]);
    const rivals = { ...content.eliteQuests["rivals"]! };
    expect(wrong({ startingQuests: { ...content.startingQuests, duellists: rivals } })).toEqual([
      "A starting quest is grey, not yellow.",
    ]);
  });
});
