import { describe, expect, test } from "vitest";
import type { Rings } from "../../state.js";
import { scene, watcher } from "../scene.js";

describe("costs", () => {
  test("LR-cost-1: only pools of the sphere pay, also of exhausted heroes, together", () => {
    const rich = { heroes: ["eowyn", "eleanor", "aragorn"], hand: ["northern-tracker"] };
    const t = scene({
      players: [rich],
      arrange: (s) => {
        s.cards["eowyn-1"]!.resources = 2;
        s.cards["eowyn-1"]!.exhausted = true;
        s.cards["eleanor-1"]!.resources = 2;
      },
    });
    t.does("play:northern-tracker");
    expect(t.isInPlay("northern-tracker")).toBe(true);
    const poor = scene({
      players: [{ ...rich, hand: ["northern-tracker", "ever-vigilant", "guard-of-the-citadel"] }],
      arrange: (s) => {
        s.cards["eowyn-1"]!.resources = 2;
        s.cards["aragorn-1"]!.resources = 6;
      },
    });
    expect(poor.barredBy("play:northern-tracker")).toBe("LR-cost-8");
    const none = scene({
      players: [{ heroes: ["aragorn"], resources: 9, hand: ["northern-tracker", "guard-of-the-citadel"] }],
    });
    expect(none.barredBy("play:northern-tracker")).toBe("LR-cost-1");
  });

  test("LR-cost-1: the table proposes how to pay, and the player may pay otherwise", () => {
    const t = scene({
      players: [{ heroes: ["aragorn", "theodred"], hand: ["guard-of-the-citadel"] }],
      arrange: (s) => {
        s.cards["aragorn-1"]!.resources = 3;
        s.cards["theodred-1"]!.resources = 2;
      },
    });
    t.does("play:guard-of-the-citadel");
    expect(t.asked.ids).toHaveLength(3);
    expect(t.asked.ids[0]).toBe("pay:aragorn-1=2");
    t.does("pay:theodred-1=2");
    expect([t.card("aragorn").resources, t.card("theodred").resources]).toEqual([3, 0]);
  });

  test("LR-cost-2: a card of cost 0 needs a hero of its sphere", () => {
    const without = scene({
      players: [{ heroes: ["gimli", "beravor"], hand: ["common-cause"] }],
      cards: { gimli: { exhausted: true } },
    });
    expect(without.barredBy("play:common-cause")).toBe("LR-cost-2");
    const with_ = scene({
      players: [{ heroes: ["gimli", "aragorn"], hand: ["common-cause"] }],
      cards: { gimli: { exhausted: true } },
    });
    expect(with_.offers("play:common-cause")).toBe(true);
  });

  test("LR-cost-3: a neutral card is paid from any pools", () => {
    const t = scene({
      players: [{ heroes: ["aragorn", "eowyn", "denethor"], hand: ["gandalf"] }],
      arrange: (s) => {
        s.cards["aragorn-1"]!.resources = 2;
        s.cards["eowyn-1"]!.resources = 2;
        s.cards["denethor-1"]!.resources = 1;
      },
    });
    t.does("play:gandalf");
    expect(["aragorn", "eowyn", "denethor"].map((hero) => t.card(hero).resources)).toEqual([0, 0, 0]);
  });

  test("LR-cost-4: an ability that names its pool is paid from there", () => {
    const arrange = (own: number) => (s: Rings) => {
      s.cards["glorfindel-1"]!.resources = own;
      s.cards["aragorn-1"]!.resources = 5;
      s.cards["aragorn-1"]!.damage = 1;
    };
    const heroes = ["glorfindel", "aragorn", "beravor"];
    const poor = scene({ step: "travel", players: [{ heroes }], arrange: arrange(0) });
    expect(poor.barredBy("use:glorfindel")).toBe("LR-cost-4");
    const t = scene({ step: "travel", players: [{ heroes }], arrange: arrange(1) });
    t.does("use:glorfindel");
    expect(t.card("glorfindel").resources).toBe(0);
    expect(t.card("aragorn")).toMatchObject({ resources: 5, damage: 0 });
  });

  test("LR-cost-5: the cost is paid with one's own hero, the effect may be another's", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["aragorn"], allies: watcher, hand: ["common-cause"] }, { heroes: ["gimli", "legolas"] }],
      cards: { gimli: { exhausted: true } },
    });
    t.by(1, "play:common-cause");
    expect(t.card("aragorn").exhausted).toBe(true);
    expect(t.card("gimli").exhausted).toBe(false);
    const other = scene({
      step: "travel",
      players: [{ heroes: ["aragorn"], hand: ["common-cause"], allies: ["gleowine"] }, { heroes: ["gimli"] }],
      cards: { aragorn: { exhausted: true } },
    });
    expect(other.barredBy("play:common-cause")).toBe("LR-cost-5");
  });

  test("LR-cost-6: X is what is paid, and only allies of that very cost are eligible", () => {
    const t = scene({
      step: "travel",
      players: [
        {
          heroes: ["eowyn"],
          resources: 4,
          hand: ["stand-and-fight"],
          discard: ["faramir", "brok-ironfist", "gandalf"],
        },
      ],
    });
    t.does("play:stand-and-fight");
    expect(t.card("faramir").seat).toBe("player-1");
    expect(t.card("eowyn").resources).toBe(0);
  });

  test("LR-cost-7: a gained icon lets the same pool pay for both spheres", () => {
    const players = [{ heroes: ["aragorn"], resources: 4, hand: ["northern-tracker", "guard-of-the-citadel"] }];
    expect(scene({ players }).offers("play:northern-tracker")).toBe(false);
    const t = scene({ players: [{ ...players[0], on: { aragorn: ["celebrians-stone"] } }] });
    expect(t.offers("play:northern-tracker")).toBe(true);
    expect(t.offers("play:guard-of-the-citadel")).toBe(true);
  });

  test("LR-cost-8: nothing is begun without a target", () => {
    const t = scene({
      players: [{ heroes: ["denethor"], resources: 3, hand: ["forest-snare"] }],
      staging: ["forest-spider"],
    });
    expect(t.barredBy("play:forest-snare")).toBe("LR-cost-8");
    expect(t.card("denethor").resources).toBe(3);
  });
});
