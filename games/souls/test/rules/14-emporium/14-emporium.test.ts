import { describe, expect, test } from "vitest";
import { newCampaign } from "../../../state/campaign.js";
import type { Souls } from "../../../state.js";
import { type PlacedHero, scene, thing } from "../../scenes/scene.js";

/** The heroes before a Quest, at the Emporium. */
function visit(
  heroes: Record<string, PlacedHero>,
  more: {
    dice?: string[];
    stash?: string[];
    emporium?: string[];
    items?: Souls["items"];
    closed?: true;
    campaign?: true;
  } = {},
) {
  return scene({
    heroes,
    step: "outfitting",
    ...(more.dice ? { dice: more.dice } : {}),
    arrange: (s) => {
      s.visit = {
        shop: more.closed !== true,
        present: Object.keys(s.heroes),
        dealing: Object.keys(s.heroes),
        deals: 0,
        bets: [],
      };
      s.phase = "setup";
      s.campaign = more.campaign ? newCampaign() : null;
      s.stash = [...(more.stash ?? [])];
      s.emporium = [...(more.emporium ?? [])];
      Object.assign(s.items, more.items);
    },
  });
}

describe("14 the Emporium", () => {
  test("SS-14-a, SS-14-b, SS-14-c: each side with a price is an offer; the side that was bought is owned", () => {
    const t = visit({ shae: { at: "A", crowns: 30 }, ecarus: { at: "A" } }, { emporium: ["knives-1"] });
    expect(t.offered("shae").filter((id) => id.startsWith("buy"))).toEqual(["buy:knives-1:front", "buy:knives-1:back"]);
    t.does("shae", "buy:knives-1:front");
    expect([t.hero("shae").crowns, t.hero("shae").inventory, t.state.items["knives-1"]?.back ?? false]).toEqual([
      20,
      ["knives-1"],
      false,
    ]);
  });

  test("SS-14-c: the back for the price of the back", () => {
    const t = visit({ shae: { at: "A", crowns: 30 }, ecarus: { at: "A" } }, { emporium: ["knives-1"] });
    t.does("shae", "buy:knives-1:back");
    expect([t.hero("shae").crowns, t.state.items["knives-1"]?.back]).toEqual([5, true]);
  });

  test("SS-14-e, SS-2-a: who haggles pays less for the better side, too", () => {
    const t = visit({
      shae: { at: "A", crowns: 25, inventory: ["knives-1"], powers: ["haggler"] },
      ecarus: { at: "A" },
    });
    t.does("shae", "upgrade:knives-1");
    expect(t.hero("shae").crowns).toBe(5);
  });

  test("SS-14-c: a card goes by the side that one owns, when it is given or left, too", () => {
    const t = visit(
      { shae: { at: "A", inventory: ["knives-1"] }, ecarus: { at: "A" } },
      { campaign: true, items: { "knives-1": { back: true, charges: 0, shields: 0 } } },
    );
    const named = t.table.match
      .decisions()
      .flatMap(({ options }) => options)
      .filter(({ id }) => id.includes("knives-1"));
    expect(named.map(({ id, label }) => `${id} ${label.args?.["item"]}`)).toEqual([
      "give:knives-1:ecarus elven-knives",
      "leave:knives-1 elven-knives",
    ]);
  });

  test("SS-14-d: a Forged side isn't sold", () => {
    const t = visit({ ecarus: { at: "A", crowns: 500 }, shae: { at: "A" } }, { emporium: ["war-axe-1"] });
    expect(t.offered("ecarus").filter((id) => id.startsWith("buy"))).toEqual(["buy:war-axe-1:front"]);
  });

  test("SS-14-e, SS-14-f: Knives become Elven Knives for their full price", () => {
    const t = visit({ shae: { at: "A", crowns: 25, inventory: ["knives-1"] }, ecarus: { at: "A" } });
    t.does("shae", "upgrade:knives-1");
    expect([t.hero("shae").crowns, t.hero("shae").inventory, t.state.items["knives-1"]?.back]).toEqual([
      0,
      ["knives-1"],
      true,
    ]);
  });

  test("SS-14-f: not with 15 Crowns", () => {
    const t = visit({ shae: { at: "A", crowns: 15, inventory: ["knives-1"] }, ecarus: { at: "A" } });
    expect(t.barredBy("shae", "upgrade:knives-1")).toBe("SS-13-f");
  });

  test("SS-13-f, SS-13-g, SS-2.2-e: one's own Crowns pay, unless others hand theirs over", () => {
    const t = visit({ ecarus: { at: "A", crowns: 50 }, shae: { at: "A", crowns: 50 } }, { emporium: ["war-axe-1"] });
    expect(t.barredBy("ecarus", "buy:war-axe-1:front")).toBe("SS-13-f");
    t.does("ecarus", "ready").does("shae", "lend:10:ecarus");
    expect([t.hero("ecarus").crowns, t.hero("shae").crowns]).toEqual([60, 40]);
  });

  test("SS-14-g, SS-14-h: bought for another, and equipped at once, without activities", () => {
    const t = visit({ ecarus: { at: "A", crowns: 60 }, auriel: { at: "A" } }, { emporium: ["storm-wand-1"] });
    t.does("ecarus", "buy:storm-wand-1:front");
    expect(t.offered("ecarus").filter((id) => id.startsWith("equip"))).toEqual([]);
    t.does("ecarus", "give:storm-wand-1:auriel").does("ecarus", "ready").does("auriel", "equip:storm-wand-1:primary");
    expect(t.hero("auriel").slots.primary).toBe("storm-wand-1");
  });

  test("SS-14-i: nobody leaves with more than he can carry", () => {
    const potion = thing("test-potion", {}, { kind: "consumable" });
    const t = visit({
      ecarus: { at: "A", inventory: [potion, "test-potion-2", "test-potion-3", "test-potion-4"] },
      shae: { at: "A" },
    });
    expect(t.barredBy("ecarus", "ready")).toBe("SS-5.2.3-a");
    t.does("ecarus", "leave:test-potion-1");
    expect(t.offered("ecarus")).toContain("ready");
  });

  test("SS-14-k: a bought card is no longer for sale", () => {
    const t = visit({ ecarus: { at: "A", crowns: 200 }, shae: { at: "A", crowns: 200 } }, { emporium: ["war-axe-1"] });
    t.does("ecarus", "buy:war-axe-1:front").does("ecarus", "ready");
    expect(t.offered("shae").filter((id) => id.startsWith("buy"))).toEqual([]);
  });

  test("SS-14-b: without a visit only the Stash is open", () => {
    const t = visit(
      { ecarus: { at: "A", crowns: 200 }, shae: { at: "A" } },
      { emporium: ["war-axe-1"], stash: ["sword-1"], closed: true },
    );
    expect(t.offered("ecarus").filter((id) => /^(buy|take)/.test(id))).toEqual(["take:sword-1"]);
  });

  test("SS-14.1-a: an Act I Treasure is worth 25 Crowns; SS-14.1-b: nothing else is sold", () => {
    const t = visit({
      shae: { at: "A", inventory: ["crystal-dagger-1", "dagger-1", "knives-1"] },
      ecarus: { at: "A" },
    });
    expect(t.offered("shae").filter((id) => id.startsWith("sell"))).toEqual(["sell:crystal-dagger-1"]);
    t.does("shae", "sell:crystal-dagger-1");
    expect([t.hero("shae").crowns, t.state.decks.treasure.discard]).toEqual([25, ["crystal-dagger-1"]]);
  });

  test("SS-14.1-a, SS-8.4-b: an artefact that was sold is found anew, with all its charges", () => {
    const t = visit(
      { shae: { at: "A", inventory: ["healing-stone-1"] }, ecarus: { at: "A" } },
      { items: { "healing-stone-1": { back: false, charges: 0, shields: 0 } } },
    );
    t.does("shae", "sell:healing-stone-1");
    expect([t.state.decks.treasure.discard, t.state.items["healing-stone-1"]]).toEqual([
      ["healing-stone-1"],
      undefined,
    ]);
  });

  test("SS-14.1-b: neither Stash nor Emporium cards", () => {
    const t = visit({
      shae: { at: "A", slots: { primary: "dagger-1" }, inventory: ["knives-1"] },
      ecarus: { at: "A" },
    });
    expect(t.offered("shae").filter((id) => id.startsWith("sell"))).toEqual([]);
  });

  test("SS-14.2-b: Stash cards are free; SS-14.2-d: and in a campaign others may be left there", () => {
    const t = visit(
      { ecarus: { at: "A", inventory: ["crystal-dagger-1"] }, shae: { at: "A" } },
      { stash: ["sword-1"], campaign: true },
    );
    t.does("ecarus", "take:sword-1").does("ecarus", "equip:sword-1:primary").does("ecarus", "leave:crystal-dagger-1");
    expect([t.hero("ecarus").slots.primary, t.hero("ecarus").crowns, t.state.stash]).toEqual([
      "sword-1",
      0,
      ["crystal-dagger-1"],
    ]);
  });

  test("SS-14.2-d: whoever wants takes it again", () => {
    const t = visit({ ecarus: { at: "A", inventory: ["crystal-dagger-1"] }, shae: { at: "A" } }, { campaign: true });
    t.does("ecarus", "leave:crystal-dagger-1").does("ecarus", "ready").does("shae", "take:crystal-dagger-1");
    expect(t.hero("shae").inventory).toEqual(["crystal-dagger-1"]);
  });

  test("SS-14.2-d: in a Quest by itself only Stash cards go back to the Stash (SS-14.2-c)", () => {
    const t = visit({ ecarus: { at: "A", inventory: ["crystal-dagger-1", "sword-1"] }, shae: { at: "A" } });
    expect(t.offered("ecarus").filter((id) => id.startsWith("leave"))).toEqual(["leave:sword-1"]);
    t.does("ecarus", "leave:sword-1");
    expect(t.state.stash).toEqual(["sword-1"]);
  });

  test("SS-14-i: who carries too much in a Quest by itself gives a card up, which goes back to where it belongs", () => {
    const inventory = ["crystal-dagger-1", "knives-1", "knives-2", "knives-3"];
    const t = visit({ ecarus: { at: "A", inventory }, shae: { at: "A" } });
    t.does("ecarus", "leave:knives-1").does("ecarus", "ready");
    expect([t.state.stash, t.state.emporium]).toEqual([[], ["knives-1"]]);
  });

  test("SS-14.3.1-a, SS-14.3.1-d: forging costs 50, as often as one can pay", () => {
    const t = visit({
      ecarus: { at: "A", crowns: 100, slots: { primary: "sword-1", armour: "chain-1" } },
      shae: { at: "A" },
    });
    t.does("ecarus", "forge:sword-1").does("ecarus", "forge:chain-1");
    expect([t.hero("ecarus").crowns, t.state.items["sword-1"]?.back, t.state.items["chain-1"]?.back]).toEqual([
      0,
      true,
      true,
    ]);
    const poor = visit({ ecarus: { at: "A", crowns: 49, slots: { primary: "sword-1" } }, shae: { at: "A" } });
    expect(poor.barredBy("ecarus", "forge:sword-1")).toBe("SS-13-f");
  });

  test("SS-14.3.1-b: only Stash and Emporium weapons and armour", () => {
    const t = visit({
      shae: { at: "A", crowns: 100, slots: { primary: "crystal-dagger-1" }, inventory: ["knives-1"] },
      ecarus: { at: "A" },
    });
    expect(t.offered("shae").filter((id) => id.startsWith("forge"))).toEqual([]);
  });

  test("SS-14.3.1-d: any number of times in a visit", () => {
    const t = visit({
      ecarus: { at: "A", crowns: 50, slots: { primary: "sword-1" } },
      thorgar: { at: "A", crowns: 50, slots: { primary: "war-hammer-1" } },
    });
    t.does("ecarus", "forge:sword-1").does("ecarus", "ready").does("thorgar", "forge:war-hammer-1");
    expect(t.state.items["war-hammer-1"]?.back).toBe(true);
  });

  const bet = (symbol: string, face: string) => {
    const t = visit({ shae: { at: "A", crowns: 10 }, ecarus: { at: "A" } }, { dice: [face] });
    t.does("shae", `bet:${symbol}`);
    return t.hero("shae").crowns;
  };

  test("SS-14.3.2-a: five Crowns on a named result", () => {
    expect([bet("shield", "B1"), bet("shield", "B5")]).toEqual([15, 5]);
  });

  test("SS-14.3.2-b: 10, 25 and 50", () => {
    expect([bet("shield", "B1"), bet("magic", "B7"), bet("legendary", "B9")]).toEqual([15, 30, 55]);
  });

  test("SS-14.3.2-c: either result of the face wins", () => {
    expect([bet("magic", "B4"), bet("shield", "B4")]).toEqual([30, 15]);
  });

  test("SS-14.3.2-d: once for each hero", () => {
    const t = visit({ shae: { at: "A", crowns: 10 }, ecarus: { at: "A", crowns: 10 } }, { dice: ["B5"] });
    t.does("shae", "bet:shield");
    expect(t.barredBy("shae", "bet:shield")).toBe("SS-14.3.2-d");
    t.does("shae", "ready");
    expect(t.offered("ecarus")).toContain("bet:shield");
  });
});
