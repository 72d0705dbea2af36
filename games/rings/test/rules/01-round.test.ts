import { describe, expect, test } from "vitest";
import { scene, watcher } from "../scene.js";

describe("the round", () => {
  test("LR-round-1: after the refresh phase the next round begins with its resource phase", () => {
    const t = scene({ step: "refresh", round: 3, players: [{ hand: ["ever-vigilant"] }] }).until("plan");
    expect(t.state).toMatchObject({ round: 4, phase: "planning" });
    expect(t.events("phase-begun").map(({ phase }) => phase)).toEqual(["refresh", "resource", "planning"]);
  });

  test("LR-round-2: no action while a card is revealed, but a response to it", () => {
    const t = scene({
      step: "staging",
      encounter: ["dol-guldur-orcs"],
      players: [{ heroes: ["eowyn"], resources: 5, hand: ["the-galadhrims-greeting", "a-test-of-will"] }],
      arrange: (s) => {
        s.progress.reveals = 1;
        s.cards["eowyn-1"]!.committed = true;
      },
    });
    expect(t.asked.kind).toBe("response");
    expect(t.offers("respond:a-test-of-will")).toBe(true);
    expect(() => t.does("play:the-galadhrims-greeting")).toThrow(/isn't on offer/);
  });

  test("LR-round-3: in a window everybody may take several actions or none, and it closes when all have passed", () => {
    const t = scene({
      step: "quest-resolution",
      players: [
        { heroes: ["aragorn"], hand: ["veteran-axehand"] },
        { heroes: ["beravor"], allies: ["gleowine"] },
      ],
    });
    expect(t.asked).toMatchObject({ seat: "player-2", kind: "action" });
    t.by(2, "use:beravor").by(2, "target:player-2").by(2, "use:gleowine").by(2, "target:player-1");
    expect(t.hand(2)).toHaveLength(2);
    expect(t.state.phase).not.toBe("quest");
  });

  test("LR-round-3: who wants not to be asked in a window isn't asked there", () => {
    const t = scene({ step: "travel", players: [{ heroes: ["beravor"] }] });
    expect(t.asked.kind).toBe("action");
    t.table.match.interject("player-1", "stops");
    t.does("window:staging");
    expect(t.state.quiet["player-1"]).toContain("travel");
    t.pass();
    expect(t.until("plan").state.round).toBe(2);
  });

  test("LR-round-3: who wants to be asked always in a window is asked there with nothing to do but pass", () => {
    const t = scene({ step: "quest", players: [{ heroes: ["gimli"] }] });
    expect(t.asked.kind).toBe("commit");
    t.table.match.interject("player-1", "stops");
    t.does("window:staging", "always:quest-end").does("commit:gimli");
    expect(t.asked).toMatchObject({ kind: "action", ids: ["pass"] });
    expect(t.state.phase).toBe("quest");
    expect(t.pass().asked.kind).not.toBe("action");
  });

  test("LR-round-4: between two plays of the planning phase an action brings the resources for the second", () => {
    const t = scene({
      players: [{ heroes: ["aragorn"], resources: 4, hand: ["steward-of-gondor", "faramir"] }],
    });
    expect(t.does("play:steward-of-gondor").offers("play:faramir")).toBe(false);
    t.does("use:steward-of-gondor").does("play:faramir");
    expect(t.isInPlay("faramir")).toBe(true);
    expect(t.card("aragorn").resources).toBe(0);
  });

  test("LR-round-5: the first player acts first, the others follow clockwise", () => {
    const t = scene({
      players: [
        { heroes: ["beravor"] },
        { heroes: ["glorfindel"], hand: ["henamarth-riversong"], resources: 1 },
        { heroes: ["denethor"] },
      ],
      arrange: (s) => {
        s.first = "player-2";
        s.progress.waiting = ["player-2", "player-3", "player-1"];
      },
    });
    const order: string[] = [];
    for (let i = 0; i < 8 && t.asked.kind !== "commit"; i++) {
      if (t.asked.kind === "plan") order.push(t.asked.seat);
      t.pass();
    }
    expect(order).toEqual(["player-2", "player-3", "player-1"]);
  });

  test("LR-round-6: what was put into play until the end of the phase is there through its last window, and gone before the next", () => {
    const t = scene({
      players: [{ heroes: ["aragorn"], allies: watcher, resources: 1, hand: ["sneak-attack", "gandalf"] }],
    });
    t.does("play:sneak-attack").does("respond:gandalf").does("threat-five");
    expect(t.isInPlay("gandalf")).toBe(true);
    t.until("commit");
    expect(t.isInPlay("gandalf")).toBe(false);
    expect(t.hand()).toContain("gandalf");
  });
});

describe("resources", () => {
  test("LR-resource-1: every hero adds one to its own pool", () => {
    const t = scene({
      step: "resource",
      players: [{ heroes: ["aragorn", "gimli", "beravor"] }],
      arrange: (s) => {
        s.cards["gimli-1"]!.resources = 2;
        s.cards["beravor-1"]!.resources = 5;
      },
    });
    expect(["aragorn", "gimli", "beravor"].map((hero) => t.card(hero).resources)).toEqual([1, 3, 6]);
  });

  test("LR-resource-2: one card from the own deck, without a limit of the hand", () => {
    const hand = Array.from({ length: 11 }, () => "ever-vigilant");
    const t = scene({ step: "resource", players: [{ hand, deck: ["faramir", "gandalf", "gandalf"] }] });
    expect(t.state.hands["player-1"]).toHaveLength(12);
    expect(t.state.decks["player-1"]).toHaveLength(2);
    expect(t.hand()).toContain("faramir");
  });

  test("LR-resource-3: resources are there before the draw, which Iron Shackles replaces", () => {
    const t = scene({
      step: "resource",
      players: [{ heroes: ["beravor"] }],
      arrange: (s) => {
        s.cards["iron-shackles-1"] = {
          ...s.cards["beravor-1"]!,
          id: "iron-shackles-1",
          place: "deck",
          attachments: [],
        };
        s.players["player-1"]!.shackles.push("iron-shackles-1");
      },
    });
    expect(t.card("beravor").resources).toBe(1);
    expect(t.hand()).toEqual([]);
    expect(t.titles(t.state.encounter.discard)).toEqual(["iron-shackles"]);
  });

  test("LR-resource-4: an empty deck isn't made new", () => {
    const t = scene({ step: "resource", players: [{ deck: [], discard: ["gandalf", "faramir"] }] });
    expect(t.hand()).toEqual([]);
    expect(t.discard()).toHaveLength(2);
    expect(t.state.order).toEqual(["player-1"]);
  });

  test("LR-resource-5: one window after the draw, none before it", () => {
    const t = scene({ step: "resource", players: [{ heroes: ["beravor"], allies: watcher }] });
    expect(t.hand()).toHaveLength(1);
    t.untilWindow("resource").does("use:beravor");
    expect(t.hand()).toHaveLength(3);
  });

  test("LR-resource-6: a pool is lost with its hero, and no other pool changes", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["eowyn", "gimli"], resources: 4, engaged: ["hill-troll"] }],
    });
    t.does("undefended").does("hurt:eowyn");
    expect(t.isInPlay("eowyn")).toBe(false);
    expect(t.card("gimli").resources).toBe(4);
  });

  test("LR-resource-7: under the Enchanted Stream nobody draws, and what makes draw is spent for nothing", () => {
    const t = scene({
      step: "resource",
      active: "enchanted-stream",
      players: [{ heroes: ["beravor"], allies: ["gleowine"] }],
    });
    expect(t.hand()).toEqual([]);
    t.does("use:gleowine");
    expect(t.hand()).toEqual([]);
    expect(t.card("gleowine").exhausted).toBe(true);
    expect(t.events("no-draw").at(-1)!.rules).toContain("LR-resource-7");
  });
});

describe("planning", () => {
  test("LR-planning-1: allies are played in planning only; an effect may put them into play elsewhere", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["aragorn"], resources: 3, hand: ["guard-of-the-citadel", "sneak-attack"], engaged: ["wargs"] },
      ],
    });
    t.untilWindow("shadow");
    expect(t.offers("play:guard-of-the-citadel")).toBe(false);
    t.does("play:sneak-attack");
    expect(t.isInPlay("guard-of-the-citadel")).toBe(true);
  });

  test("LR-planning-2: one player at a time", () => {
    const rich = { resources: 5, hand: ["snowbourn-scout"] };
    const t = scene({
      players: [
        { heroes: ["aragorn"], ...rich },
        { heroes: ["theodred"], ...rich },
      ],
    });
    expect(t.asked.seat).toBe("player-1");
    expect(() => t.table.answer("player-2", "play:snowbourn-scout-2")).toThrow();
    t.by(1, "done").by(2, "play:snowbourn-scout");
    expect(t.state.areas["player-2"]).toHaveLength(2);
  });

  test("LR-planning-3: others may act between two plays", () => {
    const t = scene({
      players: [
        { heroes: ["aragorn"], resources: 5, hand: ["guard-of-the-citadel", "snowbourn-scout"] },
        { heroes: ["theodred"], on: { theodred: ["steward-of-gondor"] } },
      ],
    });
    t.by(1, "play:guard-of-the-citadel").by(2, "use:steward-of-gondor").by(1, "play:snowbourn-scout");
    expect(t.card("theodred").resources).toBe(2);
  });

  test("LR-planning-4: an ally enters ready and may be used at once", () => {
    const t = scene({ players: [{ heroes: ["beravor"], resources: 1, hand: ["henamarth-riversong"] }] });
    t.does("play:henamarth-riversong").does("use:henamarth-riversong");
    expect(t.card("henamarth-riversong").exhausted).toBe(true);
  });
});
