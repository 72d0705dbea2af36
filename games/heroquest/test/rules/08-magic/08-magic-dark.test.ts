import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { antagonistPile } from "../../../content/spells/index.js";
import type { HeroQuest } from "../../../state.js";
import { at, game, scene } from "../../scene.js";
import { deal } from "../../scenes/magic-scene.js";

describe("the antagonists' magic", () => {
  const unplaced = (type: string) => ({
    ...{ type, square: at("13,8"), champion: true, items: [], body: 0, bounty: 0, questName: "" },
  });

  test("HQ-19.1-b: a warlock who is placed brings three cards of the pile, of which the adventurers see the number", () => {
    const t = scene({
      heroes: { dwarf: "9,9" },
      doors: { "9,9|10,9": "closed" },
      dice: ["3 3"],
      arrange: ({ secrets }) => void secrets.antagonists.push(unplaced("warlock")),
    });
    t.does("dwarf", "move").does("dwarf", "open:9,9|10,9").does("dwarf", "stop").does("dwarf", "end-turn");
    expect(t.state.magic.dark).toEqual({ "warlock-1": antagonistPile.slice(0, 3) });
    expect(t.state.magic.darkPile).toEqual(antagonistPile.slice(3));
    expect(t.table.match.view("adventurer-1").state).toMatchObject({
      magic: { dark: { "warlock-1": { count: 3 } }, darkPile: { count: 9 } },
    });
    expect(t.table.match.view("wizard").state).toHaveProperty("magic.dark.warlock-1.0", "cinder-burst");
    t.does("evil-wizard", "activate:warlock-1");
    expect(t.table.match.asked[0]!.seat).toBe("wizard");
  });

  test("HQ-19.1-b: the cards are drawn when it appears, in the middle of a movement too", () => {
    const t = scene({
      heroes: { dwarf: "9,9" },
      doors: { "9,9|10,9": "closed" },
      dice: ["3 3"],
      arrange: ({ secrets }) => void secrets.antagonists.push(unplaced("warlock")),
    });
    t.does("dwarf", "move").does("dwarf", "open:9,9|10,9");
    expect(t.state.turn?.movement?.left).toBe(5);
    expect(t.state.magic.dark["warlock-1"]).toHaveLength(3);
  });

  test("HQ-19.1-b: a champion has the cards of its sheet besides, and nobody else draws them", () => {
    const t = scene({ phase: "wizard", foes: { corvane: { at: "15,9", kind: "champion" } } });
    expect(t.state.magic.dark["corvane-1"]).toEqual(["vanish", "cinder-burst", "choking-dusk", "puppet-strings"]);
    expect(t.state.magic.darkPile).not.toContain("vanish");
  });

  test("HQ-19.1-b: they cost nothing and leave the adventure after use", () => {
    const t = scene({
      phase: "wizard",
      heroes: { dwarf: "12,9" },
      foes: { warlock: { at: "15,9", kind: "champion" } },
      dice: ["L L O"],
    });
    t.does("evil-wizard", "activate:warlock-1").does("evil-wizard", "cast:cinder-burst");
    expect(t.figure("warlock").mind).toBe(6);
    expect(t.state.magic.removed["wizard"]).toEqual(["cinder-burst"]);
    expect(t.table.offered("wizard")).not.toContain("cast:cinder-burst");
  });
});

describe("the exchange for a primordial spell", () => {
  const exchanging = (...cards: string[]) =>
    scriptedTable<HeroQuest, never>(game as never, {
      options: { quest: "test-room", adventurers: 1, fillSeats: false, primordialExchange: true },
      step: "primordial-exchange",
      arrange: (state) => {
        state.heroes["adventurer-1"] = "ambrose";
        state.order = ["adventurer-1"];
        deal(state, ...cards);
      },
    });
  const mine = "adventurer-1";

  test("HQ-RH4-a: two cards of one element for one of its primordial spells, once for each element", () => {
    const t = exchanging("ember", "torchlight", "flame-lash", "gust");
    expect(t.barredBy(mine, "primordial:air")).toBe("HQ-RH4-a");
    t.answer(mine, "primordial:fire").answer(mine, "give:ember", "give:flame-lash");
    expect(t.state.spells.hands[mine]!.fire).toEqual(["torchlight"]);
    expect(t.state.magic.primordial[mine]!.fire).toEqual(["ball-of-flame"]);
    expect(t.state.magic.apart.fire).toHaveLength(2);
    // No element is left to exchange: the adventure has begun.
    expect(t.state.introduced).toBe(true);
  });

  test("HQ-RH4-a: others see how many cards are held and given, not which", () => {
    const t = exchanging("ember", "torchlight", "flame-lash");
    t.answer(mine, "primordial:fire").answer(mine, "give:ember", "give:flame-lash");
    const view = t.match.view("wizard").state;
    expect(view).toHaveProperty("magic.primordial.adventurer-1.fire", { count: 1 });
    expect(view).toHaveProperty("magic.given.adventurer-1.fire", { count: 2 });
    expect(t.match.view(mine).state).toHaveProperty("magic.primordial.adventurer-1.fire.0", "ball-of-flame");
  });

  test("HQ-RH4-b: after the declaration there is no way back: two cards must be given, then one is drawn", () => {
    const t = exchanging("ember", "torchlight", "flame-lash").answer(mine, "primordial:fire");
    expect(t.offered(mine)).toEqual(["give:ember", "give:torchlight", "give:flame-lash"]);
    expect(() => t.answer(mine, "give:ember")).toThrow();
    expect(t.state.magic.apart.fire).toHaveLength(3);
  });

  test("HQ-RH4-b: who doesn't want to keeps all cards", () => {
    const t = exchanging("ember", "torchlight", "gust", "whisper").answer(mine, "no-exchange");
    expect(t.state.spells.hands[mine]!.fire).toHaveLength(2);
    expect(t.state.introduced).toBe(true);
  });

  test("HQ-14.1-b: at the end the primordial cards go back to their own piles", () => {
    // Only these two can be given: nobody is asked which.
    const t = exchanging("ember", "torchlight").answer(mine, "primordial:fire");
    expect(t.state.magic.apart.fire).toHaveLength(2);
    t.answer(mine, "give-up");
    expect(t.match.outcome?.how).toBe("given-up");
    expect(t.state.magic.apart.fire).toHaveLength(3);
  });
});
