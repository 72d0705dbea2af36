import { describe, expect, test } from "vitest";
import { scene, watcher } from "../scene.js";

const questing = { committed: true, exhausted: true };

describe("hard cases: reveals", () => {
  test("LR-staging-7: surge with an empty deck makes the deck anew, and goes on", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["gimli"], allies: watcher }],
      encounter: ["eastern-crows"],
      discard: ["forest-gate", "forest-gate"],
    });
    expect(t.titles(t.state.staging)).toEqual(["eastern-crows", "forest-gate"]);
    expect(t.events("encounter-deck-reset")).toHaveLength(1);
  });

  test("LR-staging-7: Massing at Night isn't shuffled into the deck that it needs", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["gimli"], allies: watcher }],
      encounter: ["massing-at-night"],
      discard: ["forest-gate"],
    });
    expect(t.titles(t.state.staging)).toEqual(["forest-gate"]);
    expect(t.events("revealed").map(({ card }) => card)).toEqual(["massing-at-night-1", "forest-gate-1"]);
  });

  test("LR-travel-5: a travel cost that surges with an empty deck reveals nothing more: it isn't the quest phase", () => {
    const t = scene({
      step: "travel",
      staging: ["mountains-of-mirkwood"],
      players: [{ heroes: ["gimli"], allies: watcher }],
      encounter: ["eastern-crows"],
      discard: ["wargs"],
    });
    t.does("travel:mountains-of-mirkwood");
    expect(t.events("nothing-revealed")).toHaveLength(1);
    expect(t.state.active).toBe("mountains-of-mirkwood-1");
    expect(t.state.encounter).toMatchObject({ draw: [], discard: ["wargs-1"] });
  });

  test("LR-travel-5: the cost is paid while the location lies in staging: Driven by Shadow finds it there and doesn't surge", () => {
    const t = scene({
      step: "travel",
      staging: ["mountains-of-mirkwood"],
      players: [{ heroes: ["gimli"], allies: watcher }],
      encounter: ["driven-by-shadow", "wargs"],
    });
    t.does("travel:mountains-of-mirkwood");
    expect(t.events("surge")).toHaveLength(0);
    expect(t.events("modified")[0]!.cards).toEqual(["mountains-of-mirkwood-1"]);
  });

  test("LR-staging-5: when Eleanor cancels, doomed and surge come before the card that takes the place", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["eleanor"], threat: 20, allies: watcher }],
      encounter: ["ill-tidings", "forest-gate", "old-forest-road", "wargs"],
    });
    t.until("response").does("respond:eleanor");
    expect(t.threat()).toBe(21);
    const told = t.table.match.events("everything").map(({ type }) => type);
    expect(told.indexOf("surge")).toBeLessThan(told.lastIndexOf("revealed"));
    expect(t.titles(t.state.staging)).toEqual(["forest-gate", "old-forest-road"]);
    const order = t.table.match.events("everything").filter(({ type }) => type === "surge" || type === "revealed");
    expect(order.map(({ type }) => type)).toEqual(["revealed", "surge", "revealed", "revealed"]);
  });

  test("LR-timing-7: A Test of Will leaves doomed and surge of a treachery alone", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["eowyn"], resources: 1, threat: 20, hand: ["a-test-of-will"], allies: watcher }],
      encounter: ["ill-tidings", "forest-gate", "wargs"],
    });
    t.until("response").does("respond:a-test-of-will");
    expect(t.threat()).toBe(21);
    expect(t.titles(t.state.staging)).toEqual(["forest-gate"]);
  });

  test("LR-timing-7: a surge that stands in the cancelled effect itself doesn't come", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["eowyn"], resources: 1, hand: ["a-test-of-will"], allies: watcher }],
      encounter: ["driven-by-shadow", "wargs"],
    });
    t.until("response").does("respond:a-test-of-will");
    expect(t.events("surge")).toHaveLength(0);
    expect(t.state.staging).toEqual([]);
  });

  test("LR-keyword-guarded: what takes the place of a cancelled treachery guards the objective", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["eleanor"], threat: 20, allies: watcher }],
      encounter: ["shadow-key", "evil-storm", "forest-spider", "forest-gate"],
    });
    t.until("response").does("respond:eleanor");
    expect(t.card("shadow-key")).toMatchObject({ place: "attached", host: "forest-spider-1" });
    expect(t.offers("use:shadow-key")).toBe(false);
  });

  test("LR-keyword-guarded: only the first card guards; what its surge brings lies in staging by itself", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["gimli"], allies: watcher }],
      encounter: ["shadow-key", "endless-caverns", "forest-spider", "forest-gate"],
    });
    expect(t.card("shadow-key").host).toBe("endless-caverns-1");
    expect(t.card("forest-spider").attachments).toEqual([]);
    expect(t.state.staging).toEqual(["forest-spider-1", "endless-caverns-1"].sort());
  });

  test("LR-keyword-guarded: of two objectives in a row the first gets the first guard, the second the next", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["gimli"], allies: watcher }],
      encounter: ["shadow-key", "dungeon-torch", "forest-spider", "forest-gate"],
    });
    expect(t.card("shadow-key").host).toBe("forest-spider-1");
    expect(t.card("dungeon-torch").host).toBe("forest-gate-1");
  });

  test("LR-keyword-guarded: an objective in the place of a cancelled treachery waits for the second guard, too", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["eleanor"], threat: 20, allies: watcher }],
      encounter: ["shadow-key", "evil-storm", "dungeon-torch", "forest-spider", "forest-gate"],
    });
    t.until("response").does("respond:eleanor");
    expect(t.card("shadow-key").host).toBe("forest-spider-1");
    expect(t.card("dungeon-torch").host).toBe("forest-gate-1");
  });

  test("LR-keyword-guarded: an objective that surge brings has its guard before the card with surge guards the first", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["gimli"], allies: watcher }],
      encounter: ["shadow-key", "endless-caverns", "dungeon-torch", "forest-spider", "forest-gate"],
    });
    expect(t.card("dungeon-torch").host).toBe("forest-spider-1");
    expect(t.card("shadow-key").host).toBe("endless-caverns-1");
  });

  test("LR-keyword-guarded: a guard that Thalin kills as it is revealed guards nothing", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["thalin", "gimli"], allies: watcher }],
      cards: { thalin: questing },
      encounter: ["shadow-key", "eastern-crows"],
    });
    expect(t.card("shadow-key").place).toBe("staging");
    expect(t.offers("use:shadow-key")).toBe(true);
  });
});
