import { describe, expect, test } from "vitest";
import { type Campaigner, inMarket, sheet } from "../scenes/campaign-scene.js";

describe("the market", () => {
  test("HQ-15-a: a hero gives a card away without an action or nearness", () => {
    const t = inMarket({ heroes: { dwarf: { at: "12,9", items: ["shield"] }, elf: { at: "0,0", items: [] } } });
    t.table.answer("adventurer-1", "give:shield");
    expect([sheet(t, 1).items, sheet(t, 2).items]).toEqual([[], ["shield"]]);
  });

  test("HQ-15-a: throwing away is free and brings nothing", () => {
    const t = inMarket({ heroes: { dwarf: { at: "12,9", items: ["shield", "rope", "rope"] } } });
    t.table.answer("adventurer-1", "discard:rope");
    expect(sheet(t, 1)).toMatchObject({ items: ["shield", "rope"], gold: 0 });
  });

  test("HQ-15-b: the market pays the printed value in full", () => {
    const t = inMarket({ heroes: { barbarian: { at: "12,9", items: ["broadsword"], gold: 3 } } });
    t.table.answer("adventurer-1", "sell:broadsword");
    expect(sheet(t, 1)).toMatchObject({ items: [], gold: 253 });
    expect(t.table.offered("adventurer-1")).toContain("buy:broadsword");
  });

  const pairIn = () =>
    inMarket({
      heroes: { elf: { at: "12,9", gold: 40, items: ["rope"] }, dwarf: { at: "10,7", items: ["helmet"] } },
    });
  const ends = (t: Campaigner) => [sheet(t, 1), sheet(t, 2)].map(({ gold, items }) => [gold, ...items]);

  test("HQ-15-c: a card goes to another hero for the sum that both agree on", () => {
    const t = pairIn();
    t.table.answer("adventurer-1", "bid:olm").answer("adventurer-1", "sum:30");
    expect(t.table.decision("adventurer-2").title).toMatchObject({ args: { item: "helmet", gold: 30 } });
    t.table.answer("adventurer-2", "yes");
    expect(ends(t)).toEqual([[10, "rope", "helmet"], [30]]);
  });

  test("HQ-15-c: without acceptance nothing changes, and the same offer isn't made again", () => {
    const t = pairIn();
    t.table.answer("adventurer-1", "bid:olm").answer("adventurer-1", "sum:30").answer("adventurer-2", "no");
    expect(ends(t)).toEqual([
      [40, "rope"],
      [0, "helmet"],
    ]);
    t.table.answer("adventurer-1", "bid:olm");
    expect(t.table.offered("adventurer-1")).toEqual(["sum:5", "sum:10", "sum:20"]);
  });

  test("HQ-15-c: the owner may offer, too, to whoever has gold", () => {
    const t = pairIn();
    expect(t.table.barredBy("adventurer-1", "offer:rope")).toBe("HQ-15-c");
    t.table.answer("adventurer-1", "done").answer("adventurer-2", "offer:helmet");
    t.table.answer("adventurer-2", "sum:20").answer("adventurer-1", "yes");
    expect(ends(t)).toEqual([[20, "rope", "helmet"], [20]]);
  });

  test("HQ-15-d: who can pay the price buys, and pays it", () => {
    const with100 = inMarket({ heroes: { dwarf: { at: "12,9", gold: 100 } } });
    expect(with100.table.barredBy("adventurer-1", "buy:shield")).toBe("HQ-15-d");
    const with150 = inMarket({ heroes: { dwarf: { at: "12,9", gold: 150, items: [] } } });
    with150.table.answer("adventurer-1", "buy:shield");
    expect(sheet(with150, 1)).toMatchObject({ gold: 0, items: ["shield"] });
  });

  test("HQ-15-d: the Evil Wizard says what is for sale; artifacts never are", () => {
    const t = inMarket({ heroes: { dwarf: { at: "12,9", gold: 5000 } } }, "shield", "rope");
    const { list } = t.state.campaign!.market!;
    expect(list).toHaveLength(19);
    expect(t.table.offered("adventurer-1")).not.toContain("buy:shield");
    expect(list.filter((item) => ["shield", "rope", "lament", "silver-bell"].includes(item))).toEqual([]);
  });

  test("HQ-15-d: a card shows whether the buyer could use it", () => {
    const t = inMarket({ heroes: { wizard: { at: "12,9", gold: 600 } } });
    const useful = (id: string) => t.table.decision("adventurer-1").options.find((one) => one.id === id)?.label.args;
    expect(useful("buy:shield")).toMatchObject({ useful: "no", gold: 150 });
    expect(useful("buy:bracers")).toMatchObject({ useful: "yes", gold: 550 });
  });

  test("HQ-15-a: a visit ends by itself after twenty deals, so that every market closes", () => {
    const t = inMarket({ heroes: { dwarf: { at: "12,9", gold: 150, items: [] } } });
    for (let i = 0; i < 10; i++) t.table.answer("adventurer-1", "buy:shield").answer("adventurer-1", "sell:shield");
    expect(t.state.campaign!.market).toBeNull();
  });
});
