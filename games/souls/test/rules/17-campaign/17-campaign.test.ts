import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { newCampaign } from "../../../state/campaign.js";
import type { Souls } from "../../../state.js";
import { game, type PlacedHero, type Scene, scene, thing } from "../../scenes/scene.js";

/** A Quest of a campaign that was just won or lost, with something left to come. */
function over(won: boolean, heroes: Record<string, PlacedHero>, more: Omit<Scene, "heroes" | "step"> = {}) {
  return scene({
    ...more,
    heroes,
    step: "quest-end",
    options: { campaign: true },
    quest: { next: "test-field", ...more.quest },
    arrange: (s, content) => {
      s.ended = { won, how: won ? "quest-won" : "last-event", rules: ["SS-4.4-a"] };
      s.campaign = newCampaign();
      more.arrange?.(s, content);
    },
  });
}

const lies = (area: string, things: Partial<Souls["ground"][string]>) => (s: Souls) => {
  s.ground[area] = { items: [], crowns: 0, keys: [], loot: [], treasure: [], ...things };
};

describe("4.4 the end of a Quest in a campaign", () => {
  test("SS-4.4-f: living heroes share out what lies on the map, within their capacity", () => {
    const t = over(
      true,
      { ecarus: { at: "A" }, thorgar: { at: "A" } },
      { arrange: lies("A", { crowns: 10, treasure: ["fire-flask-1"] }) },
    );
    expect([t.asked, t.offered("ecarus")]).toEqual(["ecarus: share-out", ["take-crowns:A", "take-treasure:A", "done"]]);
    t.does("ecarus", "take-crowns:A").does("ecarus", "take-treasure:A");
    expect([t.hero("ecarus").crowns, t.hero("ecarus").inventory]).toEqual([10, ["fire-flask-1"]]);
  });

  test("SS-4.4-f: with a full inventory only the Crowns; the Treasure goes back to its deck", () => {
    const junk = ["knives-1", "knives-2", "charm-1"];
    const t = over(
      true,
      { ecarus: { at: "A", inventory: junk }, thorgar: { at: "B", kind: "ghost" } },
      { map: ["A B"], arrange: lies("A", { crowns: 10, treasure: ["fire-flask-1"] }) },
    );
    expect(t.barredBy("ecarus", "take-treasure:A")).toBe("SS-4.4-f");
    t.does("ecarus", "take-crowns:A").does("ecarus", "done");
    expect([t.hero("ecarus").inventory, t.state.decks.treasure.draw.includes("fire-flask-1")]).toEqual([junk, true]);
  });

  test("SS-4.4-a: a victory brings its reward, a failure nothing", () => {
    const reward = { reward: { soulPoints: 4, crowns: 20 } };
    const won = over(true, { ecarus: { at: "A" }, thorgar: { at: "A" } }, { quest: reward });
    expect([won.state.soulPoints, won.hero("thorgar").crowns]).toEqual([4, 20]);
    const lost = over(false, { ecarus: { at: "A" }, thorgar: { at: "A" } }, { quest: reward });
    expect([lost.state.soulPoints, lost.hero("thorgar").crowns]).toEqual([0, 0]);
  });

  test("SS-11.1-o: a Ghost Soul loses one equipped card by chance, to its own deck", () => {
    const t = over(true, {
      ecarus: { at: "A" },
      thorgar: { at: "A", kind: "ghost", slots: { primary: "war-axe-1", armour: "scale-1" } },
    });
    const [lost] = t.events("card-lost");
    const { primary, armour } = t.hero("thorgar").slots;
    expect([primary, armour].filter((item) => item !== "")).toHaveLength(1);
    expect([primary, armour]).not.toContain(lost!.item);
    expect(t.state.emporium).toContain(lost!.item);
  });

  test("SS-11.1-o: who has nothing equipped loses nothing", () => {
    const t = over(true, { ecarus: { at: "A" }, thorgar: { at: "A", kind: "ghost" } });
    expect(t.events("card-lost")).toEqual([]);
  });

  test("SS-14.2-c: Stash cards come back, left behind or lost", () => {
    const t = over(
      true,
      { ecarus: { at: "A" }, thorgar: { at: "A", kind: "ghost", slots: { primary: "war-hammer-1" } } },
      { arrange: lies("A", { items: ["sword-1"] }) },
    );
    t.does("ecarus", "done");
    expect(t.state.stash).toEqual(expect.arrayContaining(["war-hammer-1", "sword-1"]));
    expect(t.state.stash.filter((item) => item === "sword-1")).toHaveLength(1);
  });
});

describe("5.3.1 what a campaign keeps", () => {
  const powers = [{ id: "cleave", cooldown: 3 }, { id: "shield-wall" }];

  test("SS-5.3.1-l: rank, powers, items, Crowns, pool and Stash stay; cooldowns, keys, wounds and forging don't", () => {
    const t = over(
      true,
      {
        ecarus: {
          at: "A",
          soulrank: 2,
          crowns: 25,
          keys: ["gold"],
          wounds: 4,
          ko: true,
          slots: { primary: "war-axe-1" },
          powers,
        },
        thorgar: { at: "A", soulrank: 2, powers: ["heal-wounds", "stone-skin", "lucky"] },
      },
      {
        soulPoints: 3,
        arrange: (s) => {
          s.items["war-axe-1"] = { back: true, charges: 0, shields: 0 };
          s.stash = ["ember-heart-1"];
        },
      },
    );
    t.does("ecarus", "power:tough");
    const { soulrank, crowns, keys, slots } = t.hero("ecarus");
    expect([t.state.soulPoints, soulrank, crowns, keys, slots.primary]).toEqual([3, 2, 25, [], "war-axe-1"]);
    expect(t.hero("ecarus").powers.map(({ id, cooldown }) => `${id} ${cooldown}`)).toEqual([
      "cleave 0",
      "shield-wall 0",
      "tough 0",
    ]);
    expect([t.state.items["war-axe-1"]?.back, t.figure("ecarus").wounds, t.figure("ecarus").ko]).toEqual([
      false,
      0,
      false,
    ]);
    expect(t.state.stash).toContain("ember-heart-1");
    expect(t.state.emporium).not.toContain("war-axe-1");
  });

  test("SS-14.3.1-c: a Forged card goes back to its standard side, and can be forged again for 50", () => {
    const t = over(
      true,
      {
        ecarus: { at: "A", crowns: 50, slots: { primary: "war-axe-1" }, powers: ["cleave"] },
        thorgar: { at: "A", powers: ["stone-skin"] },
      },
      {
        quest: { emporium: true },
        arrange: (s) => {
          s.items["war-axe-1"] = { back: true, charges: 0, shields: 0 };
        },
      },
    );
    expect(t.events("forging-ended")).toMatchObject([{ item: "war-axe-1" }]);
    t.does("ecarus", "forge:war-axe-1");
    expect([t.hero("ecarus").crowns, t.state.items["war-axe-1"]?.back]).toEqual([0, true]);
  });

  test("SS-14-c, SS-5.3.1-l: a dearer side that was bought stays", () => {
    const t = over(
      true,
      { shae: { at: "A", inventory: ["knives-1"] }, thorgar: { at: "A" } },
      {
        arrange: (s) => {
          s.items["knives-1"] = { back: true, charges: 0, shields: 0 };
        },
      },
    );
    expect(t.state.items["knives-1"]?.back).toBe(true);
  });

  test("SS-8.4-d: an artefact regains one charge, up to its maximum", () => {
    const start = (charges: number) =>
      over(
        true,
        { ecarus: { at: "A", slots: { artefact: "healing-stone-1" } }, thorgar: { at: "A" } },
        {
          arrange: (s) => {
            s.items["healing-stone-1"] = { back: false, charges, shields: 0 };
          },
        },
      );
    expect(start(1).state.items["healing-stone-1"]?.charges).toBe(2);
    expect(start(3).state.items["healing-stone-1"]?.charges).toBe(3);
  });

  test("SS-14.2-d: a card that was left in the Stash stays until somebody takes it", () => {
    const ring = thing("test-ring", {}, { kind: "artefact" });
    const t = over(
      true,
      { shae: { at: "A", powers: ["hiding"] }, thorgar: { at: "A", powers: ["stone-skin"] } },
      { arrange: (s) => s.stash.push(ring) },
    );
    t.does("shae", "ready").does("thorgar", "take:test-ring-1");
    expect(t.hero("thorgar").inventory).toEqual(["test-ring-1"]);
  });

  test("SS-5.1-b: the party stays as it is from Quest to Quest", () => {
    const t = over(true, { ecarus: { at: "A", powers: ["cleave"] }, thorgar: { at: "A", powers: ["stone-skin"] } });
    expect(t.asked).toBe("ecarus: outfit");
    expect(t.log).not.toContain("hero-chosen");
    expect([t.hero("ecarus").version, t.hero("thorgar").version]).toEqual(["white-rose", "cleric"]);
  });

  test("SS-5.1-b: before a stand-alone Quest it is chosen", () => {
    const table = scriptedTable(game, { options: { quest: "test-field", heroes: 2 } });
    expect(table.match.asked[0]?.kind).toBe("choose-hero");
  });

  test("SS-5.3.1-l: a lost Quest is played again with what is left; lost twice, the campaign is over", () => {
    const heroes = { ecarus: { at: "A" }, thorgar: { at: "A" } };
    const again = over(false, heroes);
    expect([again.state.quest, again.state.round, again.table.match.outcome]).toEqual(["test-field", 0, undefined]);
    const twice = over(false, heroes, {
      arrange: (s) => {
        s.campaign!.record.push({ quest: "test-field", won: false, how: "last-event", rounds: 9, ghosts: [] });
      },
    });
    expect(twice.table.match.outcome).toMatchObject({ winners: [], how: "campaign-lost" });
  });

  test("SS-5.3.1-l, SS-1.1: who wins the last Quest has won the campaign", () => {
    const t = scene({
      heroes: { ecarus: "A", thorgar: "A" },
      step: "quest-end",
      arrange: (s) => {
        s.ended = { won: true, how: "quest-won", rules: ["SS-4.4-a"] };
        s.campaign = newCampaign();
      },
    });
    expect(t.table.match.outcome).toMatchObject({ winners: ["player-1", "player-2"], how: "campaign-won" });
  });
});
