import { describe, expect, test } from "vitest";
import { valourOf } from "../../queries/valour.js";
import { ranking } from "../../rules/10-the-end/valour.js";
import { plain } from "../plain.js";
import { type Seated, scene } from "../scene.js";

/** Seven valour, and a quest worth one that is complete on the mill. */
const seven: Seated = {
  space: "n3",
  log: ["northern-round", "southern-round", "kings-road", "road-watch"],
  quests: [{ id: "letters-for-the-mill", done: ["n1"] }],
};

const nine = ["northern-round", "southern-round", "kings-road", "lakes-and-passes", "road-watch"];

describe("valour", () => {
  test("AZ-valour-1: the sum of completed quests and trophies, and of nothing else", () => {
    const t = scene({ heroes: [{ log: ["road-watch", "kings-road"], trophies: ["pale-crown-1"] }, {}] });
    expect(valourOf(plain, t.hero())).toBe(5);
    const won = scene({
      step: "face-challenge",
      heroes: [{ space: "l3" }, { space: "l3", damage: 2 }],
      dice: ["6", "1"],
    });
    won.plays("attack:player-2", "pass", "strike", "city:anvilgate");
    expect([valourOf(plain, won.hero(1)), valourOf(plain, won.hero(2))]).toEqual([0, 0]);
    expect(won.told("hero-won", "AZ-valour-1")).toBe(true);
  });
});

describe("the end", () => {
  test("AZ-end-1: eight valour end the match at once", () => {
    const t = scene({ step: "maintenance", heroes: [seven, {}] }).does("quest:letters-for-the-mill");
    expect(t.outcome).toMatchObject({ winners: ["player-1"], how: "valour" });
    // Nobody else has eight: there is no tie to break.
    expect(t.outcome!.rules).toEqual(["AZ-end-1"]);
    expect(t.events("quest-drawn")).toEqual([]);
  });

  const ranked = (one: Seated, two: Seated) => ranking(plain, scene({ heroes: [one, two] }).state, "round-limit", []);

  test("AZ-end-2: the most valour", () => {
    expect(ranked({ log: nine.slice(0, 4) }, { log: nine })).toMatchObject({
      winners: ["player-2"],
      rules: ["AZ-end-2"],
    });
  });

  test("AZ-end-3: then the most completed quests", () => {
    const outcome = ranked({ log: ["road-watch", "frost-report"] }, { trophies: ["pale-crown-1"], quests: ["rivals"] });
    expect(outcome).toMatchObject({ winners: ["player-1"], rules: ["AZ-end-2", "AZ-end-3"] });
  });

  test("AZ-end-4: then the highest level", () => {
    const outcome = ranked({ log: ["road-watch"], level: "yellow" }, { log: ["frost-report"], level: "red" });
    expect(outcome).toMatchObject({ winners: ["player-2"], rules: ["AZ-end-2", "AZ-end-3", "AZ-end-4"] });
  });

  test("AZ-end-5: who is equal in all shares the victory", () => {
    const outcome = ranked({ log: ["road-watch"] }, { log: ["frost-report"] });
    expect(outcome.winners).toEqual(["player-1", "player-2"]);
    expect(outcome.rules).toContain("AZ-end-5");
  });

  test("AZ-end-6: after the last round the best is ahead; who leaves is taken off the table", () => {
    const t = scene({
      step: "end-turn",
      heroes: [{ log: ["road-watch"] }, {}],
      arrange: (s) => {
        s.round = 60;
        s.active = "player-2";
      },
    });
    expect(t.outcome).toMatchObject({ winners: ["player-1"], how: "round-limit" });
    const two = scene({});
    two.table.match.interject("player-2", "leave");
    two.plays("yes", "stay");
    expect(two.outcome).toMatchObject({ winners: ["player-1"], how: "left", rules: ["AZ-end-6"] });
    const three = scene({ heroes: [{ space: "n1", bag: ["iron-axe"], hand: ["brace-1"] }, {}, {}] });
    three.table.match.interject("player-1", "leave");
    three.plays("yes", "stay");
    expect([three.state.order, three.state.active]).toEqual([["player-2", "player-3"], "player-2"]);
    expect([three.hand(), three.hero().bag, three.hero().space]).toEqual([[], [], ""]);
    const stays = scene({ options: { leaving: false } }).table.match.interjections("player-1");
    expect(stays.find(({ id }) => id === "leave")!.bar!.rule).toBe("AZ-end-6");
  });

  test("AZ-end-7: with the option, the round is played to its end", () => {
    const other: Seated = { space: "l3", log: nine.slice(0, 4), quests: [{ id: "stone-for-the-wall", done: ["m3"] }] };
    const options = { fullLastRound: true };
    const t = scene({ step: "maintenance", heroes: [seven, other], options }).plays("quest:letters-for-the-mill");
    expect(t.outcome).toBeUndefined();
    expect(t.told("last-round", "AZ-end-7")).toBe(true);
    const second = scene({
      step: "maintenance",
      options,
      heroes: [{ log: ["road-watch", ...nine.slice(0, 3)] }, other],
      arrange: (s) => {
        s.lastRound = true;
        s.active = "player-2";
      },
    }).plays("quest:stone-for-the-wall", "done");
    expect(second.outcome).toMatchObject({ winners: ["player-2"], how: "last-round", scores: { "player-2": 9 } });
    expect(second.outcome!.rules[0]).toBe("AZ-end-7");
  });
});

describe("what is seen", () => {
  const t = scene({
    heroes: [{ hand: ["brace-1", "fury-1"], bag: ["iron-axe"], quests: ["road-watch"] }, {}, {}],
    track: [null, ["grey-wolf-1", "n2"]],
    tokens: { g4: ["found-lens-1"] },
    arrange: (s) => {
      s.known["found-lens-1"] = ["player-1"];
    },
  });
  const seen = (seat: string) => t.table.match.view(seat).state as unknown as Record<string, Record<string, unknown>>;

  test("AZ-info-1: hands, decks and face-down discoveries are hidden, but not from who placed them", () => {
    expect(seen("player-2")["hands"]!["player-1"]).toEqual({ count: 2 });
    expect(seen("player-2")["tokens"]!["g4"]).toEqual({ count: 1, known: [null] });
    expect(seen("player-1")["tokens"]!["g4"]).toEqual({ count: 1, known: ["found-lens-1"] });
    expect(seen("player-1")["hands"]!["player-1"]).toEqual(["brace-1", "fury-1"]);
    expect(seen("player-1")["decks"]!["player-1"]).toEqual({ count: 21 });
  });

  test("AZ-info-2: bags, quests, the track and everything else lie open", () => {
    const { heroes, track } = seen("player-3");
    expect(heroes!["player-1"]).toMatchObject({ bag: t.hero().bag, quests: t.hero().quests });
    expect((track as unknown as unknown[])[1]).toMatchObject({ card: "grey-wolf-1", space: "n2" });
  });
});

test("a world dealt anew for a seat keeps what it knows, and nobody knows wrong things there", () => {
  const t = scene({
    tokens: { g4: ["found-lens-1"], g5: ["found-trap-1"] },
    arrange: (s) => {
      s.known = { "found-lens-1": ["player-1"], "found-trap-1": ["player-2"] };
    },
  });
  const world = t.table.match.fork("player-1", "another").state;
  expect(world.tokens["g4"]).toEqual(["found-lens-1"]);
  expect(world.known).toEqual({ "found-lens-1": ["player-1"] });
});
