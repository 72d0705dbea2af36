import { describe, expect, test } from "vitest";
import * as content from "../../content/index.js";
import type { Colour, Quest, Side } from "../../content/types.js";

const { colours, classNames, spaces } = content;

const count = <T>(things: readonly T[], fits: (one: T) => boolean) => things.filter(fits).length;
const decks = content.challengeDecks(content.encounters, content.items, content.events);

describe("the map", () => {
  const all = Object.values(spaces);

  test("AZ-map-1: 48 spaces and 73 links, two to five at each space", () => {
    expect(all).toHaveLength(48);
    expect(all.reduce((sum, { links }) => sum + links.length, 0)).toBe(2 * 73);
    expect(all.every(({ links }) => links.length >= 2 && links.length <= 5)).toBe(true);
  });

  test("AZ-map-2: three cities; 19, 31, 41 and 48 spaces are in reach of the four levels", () => {
    expect(Object.keys(spaces).filter((id) => spaces[id]!.city)).toEqual(["vaultspire", "anvilgate", "kingsharbour"]);
    const reach = (level: Colour) => {
      const reached = new Set(["vaultspire"]);
      for (const id of reached) {
        for (const next of spaces[id]!.links) {
          if (content.rankOf(spaces[next]!.colour) <= content.rankOf(level)) reached.add(next);
        }
      }
      return reached.size;
    };
    expect(colours.map(reach)).toEqual([19, 31, 41, 48]);
  });

  test("AZ-map-3: three proving spaces of each lower colour; a yellow trophy space and four red ones of the overlords", () => {
    const printed = (reward: string) =>
      colours.map((colour) => count(all, (space) => space.colour === colour && space.printed?.reward === reward));
    expect([printed("level"), printed("trophy")]).toEqual([
      [3, 3, 3, 0],
      [0, 0, 1, 4],
    ]);
  });

  test("AZ-defeat-2: only from one space are two cities equally near", () => {
    const cities = Object.keys(spaces).filter((id) => spaces[id]!.city);
    const distances = cities.map((city) => {
      const far = new Map([[city, 0]]);
      for (const [id, steps] of far) {
        for (const next of spaces[id]!.links) if (!far.has(next)) far.set(next, steps + 1);
      }
      return far;
    });
    const ties = Object.keys(spaces).filter((id) => {
      const [nearest, second] = distances.map((far) => far.get(id)!).sort((a, b) => a - b);
      return nearest === second;
    });
    expect(ties).toEqual(["y10"]);
    expect(distances.map((far) => far.get("y10"))).toEqual([expect.any(Number), 5, 5]);
  });
});

describe("characters", () => {
  test("AZ-char-1: eight characters with four levels and two faces, each with an attack", () => {
    expect(Object.keys(content.characters)).toEqual(classNames);
    const faces = classNames.flatMap((name) =>
      colours.flatMap((level) =>
        (["start", "alternate"] as const).map((side) => content.faceOf(content.characters[name], level, side)),
      ),
    );
    expect(faces).toHaveLength(64);
    expect(faces.filter(({ melee, ranged }) => melee === null && ranged === null)).toEqual([]);
    expect(faces.filter(({ defence, health, damage }) => Math.min(defence, health, damage) < 1)).toEqual([]);
  });

  test("AZ-char-2: the alternate face changes values, but never the health", () => {
    const face = (name: "warrior" | "warlock" | "druid", level: Colour, side: Side) =>
      content.faceOf(content.characters[name], level, side);
    expect(face("warrior", "grey", "start")).toEqual({ melee: 2, ranged: null, defence: 6, health: 4, damage: 2 });
    expect(face("warrior", "grey", "alternate")).toEqual({ melee: 3, ranged: null, defence: 5, health: 4, damage: 2 });
    expect(face("warlock", "green", "alternate")).toEqual({ melee: 2, ranged: 3, defence: 4, health: 4, damage: 2 });
    expect(face("druid", "red", "alternate")).toEqual({ melee: 6, ranged: null, defence: 10, health: 7, damage: 4 });
  });

  test.each(classNames)("AZ-abil-1: ten names and 23 cards (%s)", (name) => {
    const own = Object.values(content.abilities).filter((ability) => ability.class === name);
    expect(own).toHaveLength(10);
    expect(count(own, ({ copies }) => copies === 3)).toBe(3);
    expect(content.abilityDeck(content.abilities, name)).toHaveLength(23);
  });
});

/** AZ-content-2: the lowest and highest attack, and every health that comes up. */
const bands: Readonly<Record<Colour, { attack: number[]; health: number[] }>> = {
  grey: { attack: [1, 3], health: [1] },
  green: { attack: [2, 4], health: [1, 2] },
  yellow: { attack: [4, 6], health: [2] },
  red: { attack: [6, 8], health: [2, 3] },
};

describe("challenge decks", () => {
  test.each(colours)("AZ-content-1: 34 encounters with items and six events (%s)", (colour) => {
    const cards = decks[colour];
    const backs = cards.flatMap((card) => ("item" in card ? [content.items[card.item]!] : []));
    expect(cards).toHaveLength(40);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(40);
    expect(["weapon", "armour", "bag"].map((kind) => count(backs, (item) => item.kind === kind))).toEqual([12, 10, 12]);
    expect(backs.every((item) => item.colour === colour)).toBe(true);
    expect(count(cards, (card) => "event" in card)).toBe(6);
  });

  test("AZ-content-1: the two cards of an encounter have different backs, and every item is on two cards", () => {
    const backs = new Map<string, string[]>();
    const fronts = new Map<string, string[]>();
    for (const card of Object.values(decks).flat()) {
      if (!("item" in card)) continue;
      backs.set(card.encounter, [...(backs.get(card.encounter) ?? []), card.item]);
      fronts.set(card.item, [...(fronts.get(card.item) ?? []), card.encounter]);
    }
    expect([...backs.values()].every(([first, second]) => first !== second)).toBe(true);
    expect([fronts.size, [...fronts.values()].every(({ length }) => length === 2)]).toEqual([68, true]);
  });

  test.each(colours)("AZ-content-2: four low, eight middle and five high defences (%s)", (colour) => {
    const own = Object.values(content.encounters).filter((one) => one.colour === colour);
    const lowest = 4 + 2 * content.rankOf(colour);
    expect([0, 1, 2].map((above) => count(own, ({ defence }) => defence === lowest + above))).toEqual([4, 8, 5]);
    const attacks = own.flatMap(({ melee, ranged }) => [melee, ranged].filter((value) => value !== null));
    expect([Math.min(...attacks), Math.max(...attacks)]).toEqual(bands[colour].attack);
    expect([...new Set(own.map(({ health }) => health))].sort()).toEqual(bands[colour].health);
  });

  test("AZ-content-4: 22 encounters have aggro", () => {
    expect(count(Object.values(content.encounters), ({ aggro }) => aggro)).toBe(22);
  });
});

describe("quests, trophies and discoveries", () => {
  const worth = (table: Readonly<Record<string, { readonly valour: number }>>) =>
    Object.values(table).reduce((sum, { valour }) => sum + valour, 0);

  test("AZ-content-3: 24 starting and 30 elite quests worth 32 and 76 valour", () => {
    const { startingQuests, eliteQuests } = content;
    expect([Object.keys(startingQuests).length, worth(startingQuests)]).toEqual([24, 32]);
    expect([Object.keys(eliteQuests).length, worth(eliteQuests)]).toEqual([30, 76]);
    const ofWorth = (quests: readonly Quest[], rank: Colour) =>
      [1, 2, 3, 4].map((valour) => count(quests, (quest) => quest.rank === rank && quest.valour === valour));
    expect(ofWorth(Object.values(startingQuests), "grey")).toEqual([16, 8, 0, 0]);
    expect(colours.map((rank) => ofWorth(Object.values(eliteQuests), rank))).toEqual([
      [0, 0, 0, 0],
      [0, 10, 0, 0],
      [0, 7, 3, 0],
      [0, 0, 7, 3],
    ]);
  });

  test("AZ-content-3: 16 trophies, ten worth 2 and six worth 3", () => {
    const cards = content.copiesOf(content.trophies).map((id) => content.trophies[id]!.valour);
    expect([cards.length, count(cards, (valour) => valour === 2), count(cards, (valour) => valour === 3)]).toEqual([
      16, 10, 6,
    ]);
  });

  test("AZ-disc-5: twelve red discoveries and twelve green ones", () => {
    const tokens = content.copiesOf(content.discoveries).map((id) => content.discoveries[id]!.colour);
    expect([count(tokens, (colour) => colour === "red"), count(tokens, (colour) => colour === "green")]).toEqual([
      12, 12,
    ]);
  });
});
