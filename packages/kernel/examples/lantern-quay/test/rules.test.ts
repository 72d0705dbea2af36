import { describe, expect, test } from "vitest";
import { audience } from "../../../src/index.js";
import { scriptedTable, type TestScene } from "../../../testing/index.js";
import { lanternQuay, type Quay } from "../src/index.js";

/** A table with both on the north pier and the smuggler about to land. */
function landing(hands: { smuggler: string[]; warden: string[] }, scene: TestScene<Quay> = {}) {
  return scriptedTable(lanternQuay, {
    step: "landing",
    ...scene,
    arrange(state) {
      for (const [seat, hand] of Object.entries({ "smuggler-1": hands.smuggler, "warden-1": hands.warden })) {
        state.hands[seat] = hand;
        state.deck = state.deck.filter((card) => !hand.includes(card));
      }
      state.standing = { "smuggler-1": "north", "warden-1": "north" };
      state.toLand = ["smuggler-1"];
      scene.arrange?.(state);
    },
  });
}

describe("setting up", () => {
  test("LQ-1.1: one smuggler and one warden, or two of each", () => {
    expect(scriptedTable(lanternQuay).match.seats).toEqual(["smuggler-1", "warden-1"]);
    const four = scriptedTable(lanternQuay, { options: { pairs: 2 } });
    expect(four.match.seats).toEqual(["smuggler-1", "warden-1", "smuggler-2", "warden-2"]);
  });

  test("LQ-1.2: twenty-four cards of six kinds", () => {
    const { deck, hands } = scriptedTable(lanternQuay).state;
    const cards = [...deck, ...Object.values(hands).flat()];
    const count = (kind: string) => cards.filter((card) => card.startsWith(`${kind}-`)).length;
    expect(["spice", "silk", "rum", "pearls", "fog", "whistle"].map(count)).toEqual([6, 5, 4, 2, 4, 3]);
    expect(cards).toHaveLength(24);
  });

  test("LQ-1.3: the deck is shuffled and everybody is dealt four", () => {
    const t = scriptedTable(lanternQuay, { decks: { quay: [["fog-1", "rum-1", "silk-1", "spice-1", "whistle-1"]] } });
    expect(t.state.hands["smuggler-1"]).toEqual(["fog-1", "rum-1", "silk-1", "spice-1"]);
    expect(t.state.hands["warden-1"]![0]).toBe("whistle-1");
    expect(t.state.hands["warden-1"]).toHaveLength(4);
  });
});

describe("secrets", () => {
  test("LQ-0.2: hands, boats and the deck are seen by their owner alone, their number by all", () => {
    const t = landing({ smuggler: ["rum-1"], warden: ["fog-1", "fog-2"] }).answer("smuggler-1", "land:rum-1");
    const seen = (onlooker: string) => t.match.view(onlooker).state;
    expect(seen("warden-1")).toMatchObject({
      hands: { "smuggler-1": { count: 0 }, "warden-1": ["fog-1", "fog-2"] },
      boats: { "smuggler-1": { count: 1 } },
      deck: { count: 21 },
    });
    expect(seen("smuggler-1")).toMatchObject({
      hands: { "warden-1": { count: 2 } },
      boats: { "smuggler-1": ["rum-1"] },
    });
    expect(JSON.stringify(seen(audience))).not.toContain("rum-1");
    const dealt = scriptedTable(lanternQuay)
      .match.events("warden-1")
      .filter(({ type }) => type === "cards-drawn");
    expect(dealt.map((event) => "cards" in event)).toEqual([false, true]);
    expect(JSON.stringify(t.match.events("warden-1"))).not.toContain("rum-1");
    expect(JSON.stringify(t.match.events("smuggler-1"))).toContain("rum-1");
  });

  test("LQ-0.1: a smuggler without fog is asked for it all the same", () => {
    const t = landing({ smuggler: ["rum-1"], warden: [] })
      .answer("smuggler-1", "land:rum-1")
      .answer("warden-1", "yes");
    t.answer("warden-1");
    expect(t.offered("smuggler-1")).toEqual(["pass"]);
    expect(t.barredBy("smuggler-1", "play-fog")).toBe("LQ-4.3");
  });
});

describe("dusk", () => {
  test("LQ-2.1: everybody chooses a pier in secret, all at once", () => {
    const t = scriptedTable(lanternQuay);
    expect(t.match.asked.map(({ seat }) => seat)).toEqual(["smuggler-1", "warden-1"]);
    expect(t.offered("warden-1")).toEqual(["pier:north", "pier:middle", "pier:south"]);
    t.answer("smuggler-1", "pier:south");
    expect(JSON.stringify([t.match.view("warden-1"), t.match.events("warden-1")])).not.toContain("south");
  });

  test("LQ-2.2: then all are shown together", () => {
    const t = scriptedTable(lanternQuay).answer("smuggler-1", "pier:south").answer("warden-1", "pier:north");
    expect(t.events("piers-shown")[0]).toMatchObject({ standing: { "smuggler-1": "south", "warden-1": "north" } });
  });
});

describe("landing", () => {
  test("LQ-3.1: a smuggler lands a cargo or lies low", () => {
    const t = landing({ smuggler: ["rum-1", "spice-2"], warden: [] });
    expect(t.offered("smuggler-1")).toEqual(["land:rum-1", "land:spice-2", "lie-low"]);
  });

  test("LQ-3.2: tricks can't be landed, and the table says why", () => {
    const t = landing({ smuggler: ["fog-1", "rum-1"], warden: [] });
    expect(t.offered("smuggler-1")).toEqual(["land:rum-1", "lie-low"]);
    expect(t.barredBy("smuggler-1", "land:fog-1")).toBe("LQ-3.2");
    expect(() => t.answer("smuggler-1", "land:fog-1")).toThrow(/barred by LQ-3.2/);
  });

  test("LQ-3.3: who lies low draws a card", () => {
    const t = landing(
      { smuggler: ["fog-1"], warden: ["fog-2"] },
      { arrange: (state) => state.deck.unshift(state.deck.pop()!) },
    );
    const [top] = t.state.deck;
    t.answer("smuggler-1", "lie-low");
    expect(t.state.hands["smuggler-1"]).toContain(top);
    expect(t.events("cards-drawn")[0]).toMatchObject({ seat: "smuggler-1", cards: [top], rules: ["LQ-3.3", "LQ-0.2"] });
  });

  test("LQ-3.4: where no warden stands, the cargo comes ashore", () => {
    const t = landing(
      { smuggler: ["rum-1"], warden: [] },
      { arrange: (state) => Object.assign(state.standing, { "warden-1": "south" }) },
    );
    t.answer("smuggler-1", "land:rum-1");
    expect(t.state.ashore).toEqual(["rum-1"]);
    expect(t.state.boats["smuggler-1"]).toEqual([]);
  });
});

describe("searching", () => {
  const searched = (card: string, dice: string[], warden: string[] = []) =>
    landing({ smuggler: [card], warden }, { dice })
      .answer("smuggler-1", `land:${card}`)
      .answer("warden-1", "yes");

  test("LQ-4.1: a warden on the pier may search, or look the other way", () => {
    const t = landing({ smuggler: ["rum-1"], warden: [] }).answer("smuggler-1", "land:rum-1");
    expect(t.offered("warden-1")).toEqual(["yes", "no"]);
    t.answer("warden-1", "no");
    expect(t.state.ashore).toEqual(["rum-1"]);
  });

  test("LQ-4.1: two wardens decide one after the other, until the cargo is found", () => {
    const t = scriptedTable(lanternQuay, {
      options: { pairs: 2 },
      step: "landing",
      dice: ["dark dark", "bright bright"],
      arrange(state) {
        state.hands["smuggler-1"] = ["silk-1"];
        state.deck = state.deck.filter((card) => card !== "silk-1");
        state.standing = { "smuggler-1": "north", "warden-1": "north", "smuggler-2": "south", "warden-2": "north" };
        state.toLand = ["smuggler-1", "smuggler-2"];
      },
    });
    t.answer("smuggler-1", "land:silk-1");
    for (const warden of ["warden-1", "warden-2"]) {
      t.answer(warden, "yes")
        .answer(warden)
        .answer("smuggler-1", "pass")
        .answer("smuggler-2", "pass")
        .answer(warden, "pass");
    }
    expect(t.state.seized).toEqual(["silk-1"]);
    expect(t.diceLeft()).toBe(0);
  });

  test("LQ-4.2: tip-offs help by their value and are spent; tricks are none", () => {
    const t = searched("spice-1", ["dark dim"], ["rum-1", "fog-1", "silk-1"]);
    expect(t.decision("warden-1")).toMatchObject({ min: 0, max: 2 });
    expect(t.barredBy("warden-1", "tip:fog-1")).toBe("LQ-4.2");
    t.answer("warden-1", "tip:rum-1").answer("smuggler-1", "pass").answer("warden-1", "pass");
    expect(t.state.seized).toEqual(["spice-1"]);
    expect(t.state.discard).toContain("rum-1");
  });

  test("LQ-4.3: fog calls a search off, out of turn, and the tip-offs are spent", () => {
    const t = landing({ smuggler: ["rum-1", "fog-1"], warden: ["silk-1"] }).answer("smuggler-1", "land:rum-1");
    t.answer("warden-1", "yes").answer("warden-1", "tip:silk-1");
    expect(t.offered("smuggler-1")).toEqual(["play-fog", "pass"]);
    t.answer("smuggler-1", "play-fog");
    expect(t.state.ashore).toEqual(["rum-1"]);
    expect(t.state.discard).toEqual(["silk-1", "fog-1"]);
  });

  test("LQ-4.3: the other smuggler may help with fog", () => {
    const t = scriptedTable(lanternQuay, {
      options: { pairs: 2 },
      step: "landing",
      arrange(state) {
        Object.assign(state.hands, { "smuggler-1": ["rum-1"], "smuggler-2": ["fog-1"] });
        state.deck = state.deck.filter((card) => card !== "rum-1" && card !== "fog-1");
        state.standing = { "smuggler-1": "north", "warden-1": "north", "smuggler-2": "south", "warden-2": "south" };
        state.toLand = ["smuggler-1", "smuggler-2"];
      },
    });
    t.answer("smuggler-1", "land:rum-1").answer("warden-1", "yes").answer("warden-1");
    t.answer("smuggler-1", "pass").answer("smuggler-2", "play-fog");
    expect(t.state.ashore).toEqual(["rum-1"]);
  });

  test.each([
    ["silk-1", "bright dim", true],
    ["silk-1", "dim dim", false],
    ["spice-1", "bright bright", true],
    ["spice-1", "bright dim", false],
    ["pearls-1", "dark dark", true],
  ])("LQ-4.4: %s under %s is found: %s", (card, dice, found) => {
    const t = searched(card, [dice]).answer("warden-1").answer("smuggler-1", "pass").answer("warden-1", "pass");
    expect(t.state.seized.includes(card)).toBe(found);
    expect(t.state.ashore.includes(card)).toBe(!found);
    expect(t.diceLeft()).toBe(0);
  });

  test("LQ-4.5: a whistle throws again, and the second throw counts", () => {
    const t = searched("rum-1", ["bright dim", "dark dim"], ["whistle-1"])
      .answer("warden-1")
      .answer("smuggler-1", "pass");
    expect(t.offered("warden-1")).toEqual(["play-whistle", "pass"]);
    t.answer("warden-1", "play-whistle");
    expect(t.state.ashore).toEqual(["rum-1"]);
    expect(t.state.discard).toEqual(["whistle-1"]);
    expect(t.diceLeft()).toBe(0);
  });

  test("LQ-4.6: what is found is seized, for all to see", () => {
    const t = searched("rum-1", ["bright dim"])
      .answer("warden-1")
      .answer("smuggler-1", "pass")
      .answer("warden-1", "pass");
    expect(t.state.seized).toEqual(["rum-1"]);
    expect(t.match.events(audience).some((event) => event.type === "cargo-seized" && event.card === "rum-1")).toBe(
      true,
    );
  });
});

describe("dawn and the end", () => {
  const quiet = (arrange: (state: Quay) => void) =>
    landing(
      { smuggler: ["rum-1"], warden: ["fog-1"] },
      {
        arrange(state) {
          state.standing = { "smuggler-1": "north", "warden-1": "south" };
          arrange(state);
        },
      },
    );

  test("LQ-5.1: everybody draws up to four, and the next night begins", () => {
    const t = quiet(() => {}).answer("smuggler-1", "land:rum-1");
    expect(Object.values(t.state.hands).map((hand) => hand.length)).toEqual([4, 4]);
    expect(t.state.night).toBe(2);
    expect(t.offered("smuggler-1")).toContain("pier:north");
  });

  test("LQ-5.2: when the deck runs out, the discard pile becomes the deck", () => {
    const t = quiet((state) => {
      state.discard = state.deck.splice(1);
    }).answer("smuggler-1", "land:rum-1");
    expect(Object.values(t.state.hands).map((hand) => hand.length)).toEqual([4, 4]);
    expect(t.state.discard).toEqual([]);
    expect(t.events("deck-shuffled")[0]).toMatchObject({ rules: ["LQ-5.2"] });
  });

  test("LQ-6.1: seven ashore and the smugglers have won", () => {
    const t = quiet((state) => state.ashore.push("rum-2", "spice-1")).answer("smuggler-1", "land:rum-1");
    expect(t.match.outcome).toMatchObject({
      winners: ["smuggler-1"],
      how: "cargo-ashore",
      rules: ["LQ-6.1"],
      scores: { "smuggler-1": 7 },
    });
  });

  test("LQ-6.1: six is not enough", () => {
    const t = quiet((state) => state.ashore.push("rum-2")).answer("smuggler-1", "land:rum-1");
    expect(t.match.outcome).toBeUndefined();
  });

  test("LQ-6.2: five seized and the wardens have won", () => {
    const t = landing({ smuggler: ["pearls-1"], warden: [] }, { dice: ["dark dark"] }).answer(
      "smuggler-1",
      "land:pearls-1",
    );
    t.answer("warden-1", "yes").answer("warden-1").answer("smuggler-1", "pass").answer("warden-1", "pass");
    expect(t.match.outcome).toMatchObject({ winners: ["warden-1"], how: "cargo-seized", rules: ["LQ-6.2"] });
  });

  test("LQ-6.3: after the sixth night the wardens have won", () => {
    const t = quiet((state) => {
      state.night = 6;
    }).answer("smuggler-1", "land:rum-1");
    expect(t.match.outcome).toMatchObject({ winners: ["warden-1"], how: "nights-over", rules: ["LQ-6.3"] });
  });
});
