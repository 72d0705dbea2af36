import { describe, expect, test } from "vitest";
import { spaceIds } from "../../queries/board.js";
import { scene } from "../scene.js";

describe("exploration", () => {
  test("AZ-explore-1: all discoveries here, the oldest first", () => {
    const t = scene({
      step: "explore",
      heroes: [{ space: "n3" }, {}],
      tokens: { n3: ["found-mire-1", "found-trap-1"] },
    }).does("reveal");
    expect(t.events("discovery-revealed").map(({ token }) => token)).toEqual(["found-mire-1", "found-trap-1"]);
    expect(t.state.tokens["n3"]).toBeUndefined();
    expect(t.hero().damage).toBe(1);
    expect(t.told("discovery-revealed", "AZ-explore-1")).toBe(true);
  });

  test("AZ-explore-2: who finds a discovery takes no resource", () => {
    const t = scene({
      step: "explore",
      heroes: [{ space: "g4", level: "green" }, {}],
      tokens: { g4: ["found-mire-1"] },
    });
    expect(t.asked.ids).toEqual(["reveal"]);
    expect(t.barredBy("resource:heal")).toBe("AZ-explore-2");
    t.does("reveal");
    expect(t.events("resource-taken")).toEqual([]);
  });

  test("AZ-explore-3: exactly one of the resources, and nothing where none is printed", () => {
    const t = scene({ step: "explore", heroes: [{ space: "g1", level: "green" }, {}] });
    expect(t.asked.ids).toEqual(["resource:study", "resource:heal"]);
    t.does("resource:heal");
    expect(t.asked.kind).toBe("challenge");
    expect(t.events("resource-taken")).toHaveLength(1);
    const none = scene({ step: "explore", heroes: [{ space: "n4" }, {}] });
    expect(none.asked.ids).toEqual(["done"]);
    none.does("done");
    expect(none.told("nothing-to-explore", "AZ-explore-3")).toBe(true);
  });

  test("AZ-explore-4: healing never goes below no damage", () => {
    const at = (space: string, damage: number) =>
      scene({ step: "explore", heroes: [{ space, damage }, {}] }).does("resource:heal");
    expect(at("vaultspire", 2).hero().damage).toBe(0);
    expect(at("n2", 2).hero().damage).toBe(1);
    expect(at("n2", 2).told("healed", "AZ-explore-4")).toBe(true);
  });

  test("AZ-explore-5: study draws so many ability cards", () => {
    const t = scene({
      step: "explore",
      heroes: [{ space: "g5", level: "green", hand: ["brace-1"], deck: ["fury-1", "bulwark-1", "fury-2"] }, {}],
    }).does("resource:study");
    expect(t.hand()).toEqual(["brace-1", "fury-1", "bulwark-1"]);
    expect(t.told("cards-drawn", "AZ-explore-5")).toBe(true);
  });

  test("AZ-explore-6: a drawn discovery is seen by its drawer alone and placed face down", () => {
    const t = scene({
      step: "explore",
      heroes: [{ space: "n3" }, {}],
      arrange: (s) =>
        void s.discoveries.draw.unshift(...s.discoveries.draw.splice(s.discoveries.draw.indexOf("found-lens-1"), 1)),
    }).does("resource:discovery");
    expect(JSON.stringify(t.table.match.view("player-1"))).toContain("found-lens-1");
    expect(JSON.stringify(t.table.match.view("player-2"))).not.toContain("found-lens-1");
    t.does("place:g4");
    expect(t.state.tokens["g4"]).toEqual(["found-lens-1"]);
    expect(t.state.discoveries.draw).toHaveLength(23);
    expect(JSON.stringify(t.table.match.events("player-2"))).not.toContain("found-lens-1");
    expect(t.told("discovery-placed", "AZ-explore-6")).toBe(true);
  });

  test("AZ-explore-7: the quest resource draws an elite quest; of three one is given up", () => {
    const t = scene({
      step: "explore",
      heroes: [{ quests: ["road-watch", "rivals"] }, {}],
      arrange: (s) => void s.elite.unshift(...s.elite.splice(s.elite.indexOf("first-blood"), 1)),
    }).does("resource:quest");
    expect(t.asked.kind).toBe("give-up-quest");
    t.does("quest:road-watch");
    expect(t.hero().quests.map(({ id }) => id)).toEqual(["rivals", "first-blood"]);
    expect(t.state.removed).toContain("road-watch");
    expect(t.told("quest-given-up", "AZ-explore-7")).toBe(true);
  });

  test("AZ-explore-8: travel leads to another such space of one's level, but not away from aggro", () => {
    const t = scene({ step: "explore", heroes: [{}, {}] }).does("resource:travel");
    expect(t.asked.ids).toEqual(["to:anvilgate", "to:kingsharbour"]);
    t.does("to:anvilgate");
    expect(t.hero().space).toBe("anvilgate");
    expect(t.events("resource-taken")).toHaveLength(1);
    const held = scene({
      step: "explore",
      heroes: [{ space: "g10", level: "green" }, {}],
      track: [["marsh-lurker-1", "g10"]],
    });
    expect(held.barredBy("resource:travel")).toBe("AZ-explore-8");
    const lull = scene({
      step: "explore",
      event: "lull-grey",
      heroes: [{ space: "g10", level: "green" }, {}],
      track: [["marsh-lurker-1", "g10"]],
    });
    expect(lull.offers("resource:travel")).toBe(true);
  });
});

describe("discoveries", () => {
  test("AZ-disc-1: a red one acts at once and is gone", () => {
    const t = scene({ step: "explore", heroes: [{ space: "n3" }, {}], tokens: { n3: ["found-trap-1"] } }).does(
      "reveal",
    );
    expect(t.hero().damage).toBe(1);
    expect(t.state.discoveries.discard).toEqual(["found-trap-1"]);
    expect(t.told("wounded", "AZ-disc-1")).toBe(true);
  });

  test("AZ-disc-2: a green one is kept or not, each by itself", () => {
    const t = scene({
      step: "explore",
      heroes: [{ space: "n3" }, {}],
      tokens: { n3: ["found-herb-1", "found-lens-1"] },
    }).plays("reveal", "keep", "decline");
    expect(t.hero().kept).toEqual(["found-herb-1"]);
    expect(t.state.discoveries.discard).toEqual(["found-lens-1"]);
    expect(t.told("discovery-kept", "AZ-disc-2")).toBe(true);
  });

  test("AZ-disc-3: a kept one is used once at its time, and no level limits it", () => {
    const t = scene({ face: "1/3", heroes: [{ kept: ["found-herb-1", "found-charm-1"], damage: 3 }, {}] });
    expect(t.barredBy("spend:found-charm-1")).toBe("AZ-disc-3");
    t.does("spend:found-herb-1");
    expect([t.hero().damage, t.hero().kept]).toEqual([1, ["found-charm-1"]]);
    expect(t.state.discoveries.discard).toEqual(["found-herb-1"]);
    expect(t.offers("spend:found-herb-1")).toBe(false);
    expect(t.told("discovery-used", "AZ-disc-3")).toBe(true);
  });

  test("AZ-disc-4: not in a city, not here, and no third one; otherwise anywhere", () => {
    const t = scene({
      step: "explore",
      heroes: [{ space: "n3" }, {}],
      tokens: { l1: ["found-herb-1", "found-herb-2"] },
    }).does("resource:discovery");
    for (const space of ["n3", "vaultspire", "l1"]) expect(t.offers(`place:${space}`)).toBe(false);
    expect(t.offers("place:r7")).toBe(true);
    const full = scene({
      step: "explore",
      heroes: [{ space: "n3" }, {}],
      arrange: (s) => {
        for (const space of spaceIds) s.tokens[space] = ["a-1", "b-1"];
        delete s.tokens["n3"];
      },
    });
    const top = full.state.discoveries.draw[0]!;
    full.does("resource:discovery");
    expect(full.state.discoveries.draw.at(-1)).toBe(top);
    expect(full.told("discovery-returned", "AZ-disc-4")).toBe(true);
  });

  test("AZ-disc-5: an empty pile is made anew from the discards, if there are any", () => {
    const t = scene({
      step: "explore",
      heroes: [{ space: "n3" }, {}],
      arrange: (s) => {
        s.discoveries = { draw: [], discard: ["found-trap-1", "found-trap-2", "found-trap-3"] };
      },
    }).does("resource:discovery");
    expect(t.state.discoveries.draw).toHaveLength(2);
    expect(t.events("deck-shuffled")[0]!.rules).toEqual(["AZ-disc-5"]);
    const none = scene({
      step: "explore",
      heroes: [{ space: "n3" }, {}],
      arrange: (s) => {
        s.discoveries = { draw: [], discard: [] };
      },
    }).does("resource:discovery");
    expect(none.told("no-discovery-left", "AZ-disc-5")).toBe(true);
  });

  test("AZ-disc-6: who is defeated by one leaves the others, and meets no challenge", () => {
    const t = scene({
      step: "explore",
      heroes: [{ space: "n3", damage: 3 }, {}],
      tokens: { n3: ["found-trap-1", "found-herb-1"] },
    }).plays("reveal", "city:vaultspire");
    expect([t.hero().space, t.hero().damage]).toEqual(["vaultspire", 0]);
    expect(t.state.tokens["n3"]).toEqual(["found-herb-1"]);
    expect(t.events("challenge-skipped")).toHaveLength(1);
    expect(t.told("defeated", "AZ-disc-6")).toBe(true);
    expect(t.events("challenge-drawn")).toEqual([]);
  });
});
