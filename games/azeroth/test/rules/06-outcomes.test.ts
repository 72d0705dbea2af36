import { describe, expect, test } from "vitest";
import { bearing, type Seated, scene } from "../scene.js";

function combat(hero: Seated, card: string, red: number, black: number, more: Parameters<typeof scene>[0] = {}) {
  return scene({
    step: "face-challenge",
    heroes: [{ space: "n2", ...hero }, {}],
    decks: { grey: [card] },
    dice: [String(red), String(black)],
    ...more,
  }).plays("draw", "strike");
}

/** A fight with marker 1 or a printed encounter. */
function fightHere(
  hero: Seated,
  red: number,
  black: number,
  more: Parameters<typeof scene>[0] = {},
  pick = "fight:marker-1",
) {
  return scene({ step: "face-challenge", heroes: [hero, {}], dice: [String(red), String(black)], ...more }).plays(
    pick,
    "strike",
  );
}

describe("outcomes", () => {
  test("AZ-outcome-1: a beaten encounter turns into its item, for this turn's maintenance", () => {
    const card = bearing("iron-axe");
    const t = combat({}, card, 6, 1);
    expect(t.hero().bag).toEqual([card]);
    expect(t.offers(`equip:${card}`)).toBe(true);
    expect(t.told("item-gained", "AZ-outcome-1")).toBe(true);
  });

  test("AZ-outcome-2: one from the track leaves it, whoever left it there", () => {
    const t = fightHere({ space: "n2" }, 6, 1, { track: [["field-rat-1", "n2"]] });
    expect(t.state.track[0]).toBeNull();
    expect(t.hero().bag).toEqual(["field-rat-1"]);
    expect(t.told("marker-returned", "AZ-outcome-2")).toBe(true);
  });

  test("AZ-outcome-3: a printed encounter gives the reward of its space", () => {
    const t = fightHere({ space: "n4" }, 6, 1, {}, "fight:printed");
    expect([t.hero().level, t.hero().bag]).toEqual(["green", []]);
    expect(t.told("level-gained", "AZ-outcome-3")).toBe(true);
  });

  test("AZ-outcome-4: if neither falls, the encounter goes to the lowest free slot", () => {
    const t = combat({ class: "mage" }, "carrion-crow-1", 1, 1, {
      track: [["field-rat-1", "l1"], null, ["field-rat-2", "l2"]],
    });
    expect(t.state.track[1]).toMatchObject({ card: "carrion-crow-1", space: "n2" });
    expect([t.hero().space, t.hero().bag]).toEqual(["n2", []]);
    expect(t.told("left-unbeaten", "AZ-outcome-4")).toBe(true);
  });

  test("AZ-outcome-5: if the hero falls, the marker stays where they fought", () => {
    const t = combat({ damage: 3 }, "grey-wolf-1", 1, 6).does("city:vaultspire");
    expect(t.state.track[0]).toMatchObject({ card: "grey-wolf-1", space: "n2" });
    expect([t.hero().space, t.hero().damage]).toEqual(["vaultspire", 0]);
    expect(t.told("defeated", "AZ-outcome-5")).toBe(true);
  });

  test("AZ-outcome-6: if both fall, nobody gains anything", () => {
    const t = combat({ damage: 3 }, "grey-wolf-1", 6, 6).does("city:vaultspire");
    expect(t.state.challenge.grey.discard).toEqual(["grey-wolf-1"]);
    expect([t.hero().bag, t.hero().space]).toEqual([[], "vaultspire"]);
    expect(t.told("both-fell", "AZ-outcome-6")).toBe(true);
    const marker = fightHere({ space: "n2", damage: 3 }, 6, 6, { track: [["grey-wolf-1", "n2"]] }).does(
      "city:vaultspire",
    );
    expect(marker.state.track[0]).toBeNull();
    const proving = fightHere({ space: "n4", damage: 3 }, 6, 6, {}, "fight:printed").does("city:vaultspire");
    expect(proving.hero().level).toBe("grey");
  });

  test("AZ-outcome-7: the marker is red with aggro", () => {
    const sideOf = (card: string) => combat({ class: "mage" }, card, 1, 1).state.track[0]!.side;
    expect([sideOf("grey-wolf-1"), sideOf("carrion-crow-1")]).toEqual(["red", "plain"]);
    expect(combat({ class: "mage" }, "grey-wolf-1", 1, 1).told("left-unbeaten", "AZ-outcome-7")).toBe(true);
  });

  test("AZ-outcome-8: a printed encounter that isn't beaten simply stays", () => {
    const t = fightHere({ space: "n4", damage: 2 }, 1, 6, {}, "fight:printed").does("city:vaultspire");
    expect(t.state.track.every((slot) => slot === null)).toBe(true);
    expect(t.hero().space).toBe("vaultspire");
    expect(t.told("stays-unbeaten", "AZ-outcome-8")).toBe(true);
  });

  test("AZ-outcome-9: one from the track that isn't beaten stays as it is", () => {
    const t = fightHere(
      { space: "n2", class: "mage" },
      1,
      1,
      { track: [null, ["carrion-crow-1", "n2"]] },
      "fight:marker-2",
    );
    expect(t.state.track.filter((slot) => slot)).toEqual([
      { card: "carrion-crow-1", space: "n2", side: "plain", since: 2 },
    ]);
    expect(t.told("stays-unbeaten", "AZ-outcome-9")).toBe(true);
  });

  test("AZ-outcome-10: on a full track the oldest makes room", () => {
    const names = ["field-rat", "poacher", "sling-lad", "grave-robber", "road-bandit"];
    const track = names.flatMap(
      (name) =>
        [
          [`${name}-1`, "l1"],
          [`${name}-2`, "l2"],
        ] as [string, string][],
    );
    const t = combat({ class: "mage" }, "carrion-crow-1", 1, 1, { track });
    expect(t.state.track[0]).toMatchObject({ card: "carrion-crow-1", space: "n2", since: 11 });
    expect(t.state.challenge.grey.discard).toEqual(["field-rat-1"]);
    expect(t.told("track-full", "AZ-outcome-10")).toBe(true);
  });
});

describe("defeat", () => {
  const defeated = (hero: Seated, city = "city:vaultspire") =>
    combat({ damage: 3, ...hero }, "grey-wolf-1", 1, 6).does(city);

  test("AZ-defeat-1: to the nearest city, past everything", () => {
    const t = scene({
      step: "explore",
      heroes: [{ space: "n4", damage: 3 }, {}],
      tokens: { n4: ["found-trap-1"] },
    }).does("reveal");
    expect(t.asked.ids).toEqual(["city:vaultspire"]);
    t.does("city:vaultspire");
    expect(t.hero().space).toBe("vaultspire");
    expect(t.told("defeated", "AZ-defeat-1")).toBe(true);
  });

  test("AZ-defeat-2: of two that are equally near, the player chooses", () => {
    const t = scene({
      step: "explore",
      heroes: [{ space: "y10", level: "yellow", damage: 5 }, {}],
      tokens: { y10: ["found-trap-1"] },
    }).does("reveal");
    expect(t.asked.ids).toEqual(["city:anvilgate", "city:kingsharbour"]);
    expect(t.table.decision("player-1").rules).toContain("AZ-defeat-2");
    expect(t.does("city:kingsharbour").hero().space).toBe("kingsharbour");
  });

  test("AZ-defeat-3: all damage goes", () => {
    expect(defeated({}).hero().damage).toBe(0);
    expect(defeated({}).told("defeated", "AZ-defeat-3")).toBe(true);
  });

  test("AZ-defeat-4: back to the start face, at the same level", () => {
    const { level, side } = combat({ level: "green", side: "alternate", damage: 4 }, "grey-wolf-1", 1, 6)
      .does("city:vaultspire")
      .hero();
    expect([level, side]).toEqual(["green", "start"]);
    expect(defeated({}).told("defeated", "AZ-defeat-4")).toBe(true);
  });

  test("AZ-defeat-5: what is attached to the hero goes, items and their cards stay", () => {
    const t = defeated({
      attached: ["bulwark-1"],
      weapon: "iron-axe",
      borne: { "iron-axe": "keen-edge-1" },
      bag: ["club", "flash-powder"],
      damage: 3,
      side: "alternate",
    });
    expect(t.discard()).toEqual(["bulwark-1"]);
    expect(t.hero()).toMatchObject({
      attached: [],
      weapon: bearing("iron-axe"),
      borne: { [bearing("iron-axe")]: "keen-edge-1" },
    });
    expect(t.hero().bag).toHaveLength(2);
    expect(t.told("attachment-lost", "AZ-defeat-5")).toBe(true);
  });

  test("AZ-defeat-6: hand, quests and discoveries stay, and the turn goes on in the city", () => {
    const t = defeated({ hand: ["brace-1"], quests: ["salt-and-rope"], kept: ["found-herb-1"] });
    expect(t.asked.kind).toBe("maintenance");
    expect([t.hand(), t.hero().kept]).toEqual([["brace-1"], ["found-herb-1"]]);
    expect(t.hero().quests).toEqual([{ id: "salt-and-rope", done: [], count: 0 }]);
    expect(t.told("defeated", "AZ-defeat-6")).toBe(true);
  });
});
