import { describe, expect, test } from "vitest";
import type { Rings } from "../src/state.js";
import { statistic } from "../src/statistics.js";
import { scene, watcher } from "./scene.js";

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

describe("cards", () => {
  test("LR-card-1: heroes and allies are characters, enemies aren't", () => {
    const t = scene({
      step: "staging",
      encounter: ["evil-storm"],
      players: [{ heroes: ["aragorn"], allies: ["faramir"], threat: 40, engaged: ["wargs"] }],
      reveals: 1,
    });
    expect([t.card("aragorn").damage, t.card("faramir").damage, t.card("wargs").damage]).toEqual([1, 1, 0]);
  });

  test("LR-card-2: a unique title is in play once, wherever other copies lie", () => {
    const t = scene({
      players: [
        { heroes: ["aragorn"], resources: 9, hand: ["gandalf", "faramir"], discard: ["faramir"] },
        { heroes: ["gimli"], allies: ["gandalf"] },
      ],
    });
    expect(t.barredBy("play:gandalf")).toBe("LR-card-2");
    expect(t.offers("play:faramir")).toBe(true);
  });

  test("LR-card-3: an exhausted card can't exhaust, but keeps its text", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["gimli", "beravor", "denethor"] }],
      arrange: (s) => {
        s.cards["gimli-1"]!.exhausted = true;
        s.cards["gimli-1"]!.damage = 3;
        s.cards["beravor-1"]!.exhausted = true;
      },
    });
    expect(t.barredBy("use:beravor")).toBe("LR-card-3");
    expect(statistic(t.state, t.card("gimli"), "attack")).toBe(5);
  });

  test("LR-card-4: an attachment exhausts by itself", () => {
    const t = scene({ players: [{ heroes: ["aragorn"], on: { aragorn: ["steward-of-gondor"] } }] });
    t.does("use:steward-of-gondor");
    expect(t.card("steward-of-gondor").exhausted).toBe(true);
    expect(t.card("aragorn")).toMatchObject({ exhausted: false, resources: 2 });
  });

  test("LR-card-5: attachments fall with their host, to their owner", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["aragorn"] }, { heroes: ["eowyn", "gimli"], engaged: ["hill-troll"] }],
      arrange: (s) => {
        s.owners["unexpected-courage-1"] = "player-1";
        s.cards["unexpected-courage-1"] = {
          ...s.cards["eowyn-1"]!,
          id: "unexpected-courage-1",
          place: "attached",
          host: "eowyn-1",
          attachments: [],
        };
        s.cards["eowyn-1"]!.attachments.push("unexpected-courage-1");
      },
    });
    t.by(2, "undefended");
    t.until("takes-damage").by(2, "hurt:eowyn");
    expect(t.discard(1)).toEqual(["unexpected-courage"]);
  });

  test("LR-card-6: on a character an attachment is its controller's", () => {
    const t = scene({
      players: [{ heroes: ["eowyn"], resources: 2, hand: ["unexpected-courage"] }, { heroes: ["gimli", "beravor"] }],
      cards: { gimli: { exhausted: true } },
    });
    t.by(1, "play:unexpected-courage").by(1, "target:gimli");
    expect(t.card("unexpected-courage").seat).toBe("player-2");
    t.by(2, "use:unexpected-courage");
    expect(t.card("gimli").exhausted).toBe(false);
  });

  test("LR-card-7: where it may be attached is asked once", () => {
    const t = scene({
      step: "travel",
      players: [
        {
          heroes: ["eowyn"],
          resources: 2,
          hand: ["a-light-in-the-dark"],
          engaged: ["wargs"],
          on: { wargs: ["forest-snare"] },
        },
      ],
    });
    t.does("play:a-light-in-the-dark");
    expect(t.card("wargs").place).toBe("staging");
    expect(t.card("wargs").attachments).toEqual(["forest-snare-1"]);
  });

  test("LR-card-8: a card goes to its owner, whoever controlled it", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["eowyn"], resources: 2, hand: ["stand-and-fight"], engaged: ["hill-troll"] },
        { heroes: ["aragorn"], discard: ["guard-of-the-citadel"] },
      ],
    });
    t.untilWindow("enemy-chosen").by(1, "play:stand-and-fight");
    expect(t.card("guard-of-the-citadel").seat).toBe("player-1");
    t.until("defender").by(1, "defend:guard-of-the-citadel");
    t.until("attack");
    expect(t.discard(2)).toEqual(["guard-of-the-citadel"]);
  });

  test("LR-card-9: a treachery that became an attachment is nobody's, and goes to the encounter discard pile", () => {
    const t = scene({
      players: [
        { heroes: ["beravor"], resources: 2, hand: ["miner-of-the-iron-hills"], on: { beravor: ["caught-in-a-web"] } },
      ],
    });
    expect(t.card("caught-in-a-web").seat).toBe("");
    t.does("play:miner-of-the-iron-hills").does("respond:miner-of-the-iron-hills");
    expect(t.titles(t.state.encounter.discard)).toEqual(["caught-in-a-web"]);
  });

  test("LR-card-10: an event resolves and lies in its owner's discard pile", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["aragorn"], resources: 1, hand: ["ever-vigilant"], allies: ["faramir"] }],
      cards: { faramir: { exhausted: true } },
    });
    t.does("play:ever-vigilant");
    expect(t.card("faramir").exhausted).toBe(false);
    expect(t.discard()).toEqual(["ever-vigilant"]);
    expect(t.isInPlay("ever-vigilant")).toBe(false);
  });

  test("LR-card-11: put into play isn't played", () => {
    const players = (ally: string) => [
      {
        heroes: ["aragorn"],
        allies: watcher,
        resources: 1,
        hand: ["sneak-attack", ally],
        discard: ["steward-of-gondor"],
      },
    ];
    const smith = scene({ step: "travel", staging: ["forest-gate"], players: players("erebor-hammersmith") });
    smith.pass().does("play:sneak-attack");
    expect(smith.isInPlay("erebor-hammersmith")).toBe(true);
    expect(smith.events("ability-used")).toHaveLength(0);
    const scout = scene({ step: "travel", staging: ["forest-gate"], players: players("snowbourn-scout") });
    scout.pass().does("play:sneak-attack");
    expect(scout.offers("respond:snowbourn-scout")).toBe(true);
  });

  test("LR-card-12: what is out of play isn't touched", () => {
    const t = scene({
      staging: ["wolf-rider"],
      players: [{ heroes: ["aragorn"], resources: 4, hand: ["longbeard-orc-slayer"], engaged: ["dol-guldur-orcs"] }],
      arrange: (s) => {
        s.shadows["dol-guldur-orcs-1"] = ["goblin-sniper-1"];
      },
    });
    t.does("play:longbeard-orc-slayer").does("respond:longbeard-orc-slayer");
    expect([t.card("wolf-rider").damage, t.card("dol-guldur-orcs").damage]).toEqual([1, 1]);
    expect(t.state.shadows["dol-guldur-orcs-1"]).toEqual(["goblin-sniper-1"]);
  });

  test("LR-card-13: a dead hero stays in the discard pile", () => {
    const t = scene({
      step: "travel",
      players: [
        {
          heroes: ["eowyn"],
          allies: watcher,
          resources: 1,
          hand: ["will-of-the-west"],
          discard: ["gimli", "feint", "gandalf"],
        },
      ],
    });
    t.does("play:will-of-the-west");
    expect(t.discard()).toEqual(["gimli"]);
    expect(t.state.decks["player-1"]).toHaveLength(10);
  });

  test("LR-card-14: what leaves play loses everything, its limits too", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["gimli"], resources: 6, deck: [], allies: ["beorn"] }],
      cards: { beorn: { damage: 4 } },
    });
    t.does("use:beorn");
    t.until("plan").does("play:beorn");
    expect(t.card("beorn")).toMatchObject({ damage: 0, exhausted: false });
    expect(t.offers("use:beorn")).toBe(true);
  });
});
