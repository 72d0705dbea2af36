import { describe, expect, test } from "vitest";
import { statistic } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("hard cases: what happens at the same moment", () => {
  test("LR-damage-2: an effect hurts all at once: both allies are gone before the first sacrifice is answered", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [
        {
          heroes: ["aragorn"],
          resources: 2,
          allies: ["snowbourn-scout", "henamarth-riversong"],
          hand: ["valiant-sacrifice"],
        },
      ],
      cards: { "snowbourn-scout": { exhausted: true }, "henamarth-riversong": { exhausted: true } },
      encounter: ["the-necromancers-reach", "forest-gate"],
    });
    expect(t.asked.kind).toBe("response");
    expect(t.isInPlay("snowbourn-scout") || t.isInPlay("henamarth-riversong")).toBe(false);
  });

  test("LR-timing-3: responses to one moment in any order: what Glóin gains pays for the sacrifice", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["gloin", "beravor"], threat: 35, allies: ["snowbourn-scout"], hand: ["valiant-sacrifice"] }],
      encounter: ["evil-storm", "forest-gate"],
    });
    expect(t.offers("respond:gloin")).toBe(true);
    expect(t.barredBy("respond:valiant-sacrifice")).toBe("LR-cost-8");
    t.does("respond:gloin").does("respond:valiant-sacrifice");
    expect(t.hand()).toHaveLength(2);
    expect(t.card("gloin").resources).toBe(0);
  });

  test("LR-timing-3: where two allies fall, the sacrifice says for whom", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [
        { heroes: ["aragorn"], threat: 35, resources: 1, allies: ["snowbourn-scout"], hand: ["valiant-sacrifice"] },
        { heroes: ["beravor"], threat: 35, allies: ["henamarth-riversong"] },
      ],
      encounter: ["evil-storm", "forest-gate"],
    });
    expect(t.asked.ids).toEqual([
      "respond:valiant-sacrifice-1/snowbourn-scout-1",
      "respond:valiant-sacrifice-1/henamarth-riversong-1",
      "pass",
    ]);
    t.by(1, "respond:valiant-sacrifice-1/henamarth-riversong-1");
    expect([t.hand(1).length, t.hand(2).length]).toEqual([0, 2]);
  });

  test("LR-timing-3: a death is one moment: Horn of Gondor pays for the sacrifice", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        {
          heroes: ["aragorn"],
          allies: ["snowbourn-scout"],
          hand: ["valiant-sacrifice"],
          engaged: ["wargs"],
          on: { aragorn: ["horn-of-gondor"] },
        },
      ],
    });
    t.until("defender").does("defend:snowbourn-scout").until("response");
    expect(t.asked.ids).toEqual(["respond:horn-of-gondor-1", "pass"]);
    t.does("respond:horn-of-gondor").does("respond:valiant-sacrifice");
    expect(t.hand()).toHaveLength(2);
  });

  test("LR-damage-5: armour torn off by a shadow kills before the attack deals its damage", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli", "aragorn"], allies: watcher, engaged: ["wargs"], on: { gimli: ["citadel-plate"] } },
      ],
      cards: { gimli: { damage: 5 } },
      encounter: ["forest-spider", "forest-gate"],
    });
    t.until("defender").does("defend:gimli").untilWindow("shadow-effect");
    expect(t.isInPlay("gimli")).toBe(false);
    t.untilWindow("enemy-damage");
    expect(t.card("aragorn").damage).toBe(3);
  });
});

describe("hard cases: windows and limits", () => {
  test("LR-round-3: who is done planning may still answer what another player does then", () => {
    const t = scene({
      players: [
        { heroes: ["denethor"], resources: 1, hand: ["steward-of-gondor"] },
        { heroes: ["beravor"], hand: [] },
      ],
    });
    t.by(1, "done").by(2, "pass").by(2, "done").by(1, "use:denethor").by(1, "leave");
    expect(t.asked).toMatchObject({ seat: "player-2", kind: "action" });
    expect(t.offers("use:beravor")).toBe(true);
  });

  test("LR-timing-8: a Took's limit goes with him to the other player", () => {
    const t = scene({
      step: "travel",
      players: [
        { heroes: ["gimli"], threat: 20, allies: ["wandering-took"] },
        { heroes: ["aragorn"], threat: 20, allies: watcher },
      ],
    });
    t.by(1, "use:wandering-took");
    expect(t.asked.seat).toBe("player-2");
    expect(t.barredBy("use:wandering-took")).toBe("LR-timing-8");
    expect([t.threat(1), t.threat(2)]).toEqual([17, 23]);
  });

  test("LR-timing-8: a copy that leaves play takes its own limit along and no other's", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli"], allies: ["wandering-took", ...watcher], engaged: ["wargs"] }],
      arrange: (s) => {
        s.uses["round/wandering-took-1"] = 1;
        s.uses["round/wandering-took-10"] = 1;
      },
    });
    t.until("defender").does("defend:wandering-took").untilWindow("enemy-damage");
    expect(Object.keys(t.state.uses)).toEqual(["round/wandering-took-10"]);
  });

  test("LR-timing-8: Éowyn is anybody's once in a round, each with a card of the own hand", () => {
    const t = scene({
      step: "quest",
      players: [
        { heroes: ["eowyn"], hand: ["gandalf"] },
        { heroes: ["aragorn"], hand: ["feint"] },
      ],
    });
    t.by(1, "use:eowyn").by(2, "use:eowyn");
    expect(statistic(plain, t.state, t.card("eowyn"), "willpower")).toBe(6);
    expect([t.discard(1), t.discard(2)]).toEqual([["gandalf"], ["feint"]]);
  });

  test("LR-card-2: a title in play under another player can't be sneaked in", () => {
    const t = scene({
      step: "travel",
      players: [
        { heroes: ["aragorn"], resources: 1, hand: ["sneak-attack", "gandalf", "faramir"] },
        { heroes: ["gimli"], allies: ["gandalf"] },
      ],
    });
    t.by(1, "play:sneak-attack");
    expect(t.asked.ids).toEqual(["target:faramir-1"]);
  });

  test("LR-round-6: Gandalf sneaked in goes home at the end of the phase, and responds each time he comes", () => {
    const t = scene({
      step: "resource",
      players: [{ heroes: ["aragorn", "gloin"], resources: 1, hand: ["sneak-attack", "gandalf"], threat: 30 }],
    });
    t.until("action").does("play:sneak-attack");
    t.until("response").does("respond:gandalf").does("threat-five");
    expect(t.threat()).toBe(25);
    t.untilPhase("planning");
    expect(t.hand()).toContain("gandalf");
    expect(t.isInPlay("gandalf")).toBe(false);
  });

  test("LR-round-6: Gandalf played stays to the end of the round, after its last window", () => {
    const t = scene({ step: "refresh", players: [{ heroes: ["beravor"], allies: ["gandalf"] }] });
    t.untilWindow("refresh");
    expect(t.isInPlay("gandalf")).toBe(true);
    t.pass();
    expect(t.isInPlay("gandalf")).toBe(false);
    expect(t.discard()).toEqual(["gandalf"]);
  });

  test("LR-refresh-2: each of two heroes in webs is paid for by itself, and the question names the hero", () => {
    const t = scene({
      step: "refresh",
      players: [
        {
          heroes: ["gimli", "legolas"],
          resources: 2,
          on: { gimli: ["caught-in-a-web"], legolas: ["caught-in-a-web"] },
        },
      ],
      cards: { gimli: { exhausted: true }, legolas: { exhausted: true } },
    });
    const named = () => t.table.decision("player-1").title.args;
    expect(named()).toMatchObject({ card: "gimli-1", count: 2 });
    t.does("no");
    expect(named()).toMatchObject({ card: "legolas-1" });
    t.does("yes");
    expect([t.card("gimli").exhausted, t.card("legolas").exhausted]).toEqual([true, false]);
  });

  test("LR-refresh-2: outside the refresh phase a web doesn't keep a hero from readying", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["gimli"], on: { gimli: ["caught-in-a-web", "unexpected-courage"] } }],
      cards: { gimli: { exhausted: true } },
    });
    t.does("use:unexpected-courage");
    expect(t.card("gimli").exhausted).toBe(false);
  });

  test("LR-timing-6: on equal threat the first player says who is caught in the web", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [
        { heroes: ["gimli"], threat: 30 },
        { heroes: ["aragorn", "legolas"], threat: 30 },
        { heroes: ["eowyn"], threat: 20, allies: watcher },
      ],
      encounter: ["caught-in-a-web", "forest-gate"],
    });
    expect(t.asked).toMatchObject({ seat: "player-1", ids: ["target:player-1", "target:player-2"] });
    t.by(1, "target:player-2").by(2, "target:legolas");
    expect(t.card("caught-in-a-web").host).toBe("legolas-1");
  });

  test("LR-timing-5: what a troll deals in excess has raised threat before anybody responds to the death", () => {
    const attacked = (threat: number) =>
      scene({
        step: "enemy-attacks",
        players: [
          {
            heroes: ["aragorn"],
            threat,
            resources: 1,
            allies: ["guard-of-the-citadel"],
            hand: ["valiant-sacrifice"],
            engaged: ["hill-troll"],
          },
          { heroes: ["gimli"], allies: watcher },
        ],
      })
        .until("defender")
        .by(1, "defend:guard-of-the-citadel");
    const stands = attacked(30).until("response");
    expect(stands.threat(1)).toBe(34);
    const falls = attacked(47).untilWindow("combat-end");
    expect(falls.state.order).toEqual(["player-2"]);
    expect(falls.events("event-played")).toEqual([]);
    expect(falls.discard(1)).toContain("guard-of-the-citadel");
  });
});
