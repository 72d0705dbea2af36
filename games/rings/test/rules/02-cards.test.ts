import { describe, expect, test } from "vitest";
import { statistic } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

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
    expect(statistic(plain, t.state, t.card("gimli"), "attack")).toBe(5);
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
