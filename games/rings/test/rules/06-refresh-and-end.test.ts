import { describe, expect, test } from "vitest";
import { scoreOf } from "../../rules/06-refresh-and-end/ending.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("refresh", () => {
  test("LR-refresh-1: all exhausted cards of a player ready", () => {
    const t = scene({
      step: "refresh",
      players: [
        { heroes: ["aragorn", "gimli"], allies: ["gleowine", ...watcher], on: { aragorn: ["steward-of-gondor"] } },
      ],
      cards: {
        aragorn: { exhausted: true },
        gimli: { exhausted: true },
        gleowine: { exhausted: true },
        "steward-of-gondor": { exhausted: true },
      },
    });
    expect(Object.values(t.state.cards).some(({ exhausted }) => exhausted)).toBe(false);
  });

  test("LR-refresh-2: a price is paid in full, for each card that asks it, or the hero stays exhausted", () => {
    const webbed = (resources: number, webs: string[]) =>
      scene({
        step: "refresh",
        players: [{ heroes: ["gimli"], resources, allies: watcher, on: { gimli: webs } }],
        cards: { gimli: { exhausted: true } },
      });
    const two = webbed(3, ["caught-in-a-web", "caught-in-a-web"]);
    expect(two.card("gimli")).toMatchObject({ exhausted: true, resources: 3 });
    const one = webbed(3, ["caught-in-a-web"]).does("yes");
    expect(one.card("gimli")).toMatchObject({ exhausted: false, resources: 1 });
    expect(webbed(3, ["caught-in-a-web"]).does("no").card("gimli").exhausted).toBe(true);
  });

  test("LR-refresh-3: threat rises by one, and by what else is there", () => {
    expect(scene({ step: "refresh", players: [{ threat: 20, allies: watcher }] }).threat()).toBe(21);
    expect(
      scene({ step: "refresh", active: "gladden-fields", players: [{ threat: 20, allies: watcher }] }).threat(),
    ).toBe(22);
  });

  test("LR-refresh-4: the token passes clockwise; alone it stays", () => {
    const t = scene({ step: "refresh", players: [{ heroes: ["aragorn"] }, { heroes: ["gimli"], allies: watcher }] });
    expect(t.state.first).toBe("player-2");
    expect(scene({ step: "refresh", players: [{ allies: watcher }] }).state.first).toBe("player-1");
  });

  test("LR-refresh-5: once per round still holds in the last window", () => {
    const t = scene({ step: "combat-end", players: [{ heroes: ["beravor"], allies: watcher }] });
    t.does("use:beravor").untilWindow("refresh");
    expect(t.card("beravor").exhausted).toBe(false);
    expect(t.barredBy("use:beravor")).toBe("LR-timing-8");
    t.untilWindow("resource");
    expect(t.offers("use:beravor")).toBe(true);
  });
});

describe("the end", () => {
  const failing = (threats: number[]) =>
    scene({
      step: "quest-resolution",
      staging: ["forest-gate", "old-forest-road"],
      players: threats.map((threat, i) => ({
        heroes: [["aragorn", "gimli", "beravor"][i]!],
        threat,
        allies: i > 0 ? watcher : [],
      })),
    });

  test("LR-end-1: at 50 a player is eliminated at once, and threat rises no further", () => {
    const t = failing([48, 20]);
    expect(t.threat(1)).toBe(50);
    expect(t.state.order).toEqual(["player-2"]);
    expect(t.events("eliminated")[0]).toMatchObject({ seat: "player-1", why: "threat" });
  });

  test("LR-end-2: without heroes a player is out, and further attacks aren't resolved", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["eowyn"], engaged: ["hill-troll", "wargs"] },
        { heroes: ["gimli"], allies: watcher },
      ],
    });
    t.does("resolve:hill-troll").until("defender").does("undefended").untilWindow("combat-end");
    expect(t.events("eliminated")[0]).toMatchObject({ seat: "player-1", why: "heroes" });
    expect(t.events("attack-begun")).toHaveLength(1);
  });

  test("LR-end-3: cards go to their owners, enemies back to staging with their damage", () => {
    const t = scene({
      step: "quest-resolution",
      staging: ["forest-gate"],
      players: [
        { heroes: ["denethor"], threat: 49, hand: ["feint"], engaged: ["hill-troll"] },
        { heroes: ["gimli"], allies: watcher, engaged: ["wargs"] },
      ],
      cards: { "hill-troll": { damage: 4 } },
      arrange: (s) => {
        s.owners["forest-snare-1"] = "player-1";
        s.cards["forest-snare-1"] = {
          ...s.cards["denethor-1"]!,
          id: "forest-snare-1",
          place: "attached",
          host: "wargs-1",
          attachments: [],
        };
        s.cards["wargs-1"]!.attachments.push("forest-snare-1");
      },
    });
    expect(t.card("hill-troll")).toMatchObject({ place: "staging", damage: 4, seat: "" });
    expect(t.discard(1)).toEqual(expect.arrayContaining(["feint", "denethor", "forest-snare"]));
    expect(t.state.decks["player-1"]).toEqual([]);
    expect(t.card("wargs").attachments).toEqual([]);
  });

  test("LR-end-4: the others play on with one card fewer, and the token passes at once", () => {
    const t = scene({
      step: "quest-resolution",
      staging: ["forest-gate"],
      players: [{ heroes: ["aragorn"], threat: 49 }, { heroes: ["gimli"], allies: watcher }, { heroes: ["beravor"] }],
    });
    expect(t.state.first).toBe("player-2");
    const before = t.events("revealed").length;
    t.untilPhase("combat").untilPhase("quest").untilPhase("travel");
    expect(t.events("revealed").length - before).toBe(2);
  });

  test("LR-end-5: completing the last stage wins for all; when all are out, all lose", () => {
    const t = scene({
      step: "quest-resolution",
      stage: "beorns-path",
      progress: 7,
      players: [{ heroes: ["eowyn"] }, { heroes: ["gimli"] }],
      cards: { eowyn: { committed: true, exhausted: true } },
    });
    expect(t.outcome).toMatchObject({ winners: ["player-1", "player-2"], how: "quest-completed" });
    expect(failing([48]).outcome).toMatchObject({ winners: [], how: "all-eliminated" });
  });

  test("LR-end-6: threat never falls below 0", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["eowyn"], resources: 3, threat: 4, allies: watcher, hand: ["the-galadhrims-greeting"] }],
    });
    t.does("play:the-galadhrims-greeting").does("one-player");
    expect(t.threat()).toBe(0);
  });

  test("LR-end-6: threat stops at 50, and as much is told as it has risen", () => {
    const t = scene({
      step: "quest-resolution",
      staging: ["hill-troll", "forest-gate"],
      players: [
        { heroes: ["aragorn"], threat: 49 },
        { heroes: ["gimli"], allies: watcher },
      ],
    });
    expect(t.events("threat-raised")[0]).toMatchObject({ seat: "player-1", amount: 1, threat: 50 });
    expect(t.events("threat-raised")[1]).toMatchObject({ seat: "player-2", amount: 3 });
  });

  test("LR-end-7: threat, dead heroes and damage, less victory points; ten more for each completed round in the official way", () => {
    const t = scene({
      round: 6,
      players: [{ heroes: ["gimli", "aragorn"], threat: 43, discard: ["theodred"], allies: watcher }],
      cards: { gimli: { damage: 4 }, aragorn: { damage: 2 } },
      arrange: (s) => {
        s.victory.push("hummerhorns-1");
      },
    });
    expect(scoreOf(plain, t.state, ["player-1"])).toEqual({ score: 52, official: 102, victory: 5 });
  });
});
