import { describe, expect, test } from "vitest";
import { statistic } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("hard cases: shadow cards", () => {
  test("LR-shadow-8: when the first of two shadow cards eliminates the player, the second stays until the end of the phase", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], threat: 48, engaged: ["dol-guldur-beastmaster"] },
        { heroes: ["beravor"], allies: watcher },
      ],
      encounter: ["ungoliants-spawn", "wargs", "forest-gate"],
    });
    t.until("defender").by(1, "defend:gimli").untilWindow("defender").pass();
    expect(t.state.order).toEqual(["player-2"]);
    expect(t.events("shadow-turned")).toHaveLength(1);
    t.untilWindow("combat-end");
    expect([...t.state.encounter.discard].sort()).toEqual(["ungoliants-spawn-1", "wargs-1"]);
  });

  test("LR-shadow-8: an enemy that leaves play takes its shadow card along, and everybody sees which it was", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], resources: 1, allies: watcher, hand: ["quick-strike"], engaged: ["east-bight-patrol"] },
      ],
      cards: { gimli: { damage: 2 } },
      encounter: ["despair", "forest-gate"],
    });
    t.untilWindow("shadow").does("play:quick-strike").does("target:gimli").throughCombat();
    expect(t.events("shadows-discarded")[0]).toMatchObject({ cards: ["despair-1"], reveals: true });
    expect(t.state.encounter.discard).toContain("despair-1");
  });

  test("LR-shadow-8: one that goes back to staging keeps its card, and takes it to whom it attacks next", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["eowyn"], resources: 2, hand: ["a-light-in-the-dark"], engaged: ["forest-spider"] },
        { heroes: ["aragorn"], resources: 1, hand: ["sneak-attack", "son-of-arnor"], threat: 20 },
      ],
      encounter: ["ungoliants-spawn", "forest-gate"],
    });
    t.untilWindow("shadow").by(1, "play:a-light-in-the-dark").by(2, "play:sneak-attack");
    t.by(2, "target:son-of-arnor")
      .by(2, "respond:son-of-arnor")
      .until("defender")
      .by(2, "defend:aragorn")
      .throughCombat();
    expect(t.threat(2)).toBe(20 + 4 + 1);
  });

  test("LR-shadow-7: Massing at Night deals one more card for each player, and all resolve in this attack", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], engaged: ["forest-spider"] },
        { heroes: ["aragorn"], allies: watcher },
      ],
      encounter: ["massing-at-night", "wargs", "east-bight-patrol", "forest-gate"],
    });
    t.until("defender").by(1, "defend:gimli").untilWindow("shadow-effect");
    expect(t.events("shadow-turned").map(({ card }) => card)).toEqual([
      "massing-at-night-1",
      "wargs-1",
      "east-bight-patrol-1",
    ]);
    expect(statistic(plain, t.state, t.card("forest-spider"), "attack")).toBe(4);
  });

  test("LR-shadow-6: Banks of the Anduin and an objective are discarded like any other shadow card", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli", "beravor"], engaged: ["dol-guldur-beastmaster"] }],
      encounter: ["banks-of-the-anduin", "shadow-key", "forest-gate"],
    });
    t.until("defender").does("defend:gimli").untilWindow("combat-end");
    expect([...t.state.encounter.discard].sort()).toEqual(["banks-of-the-anduin-1", "shadow-key-1"]);
    expect(t.state.encounter.draw[0]).toBe("forest-gate-1");
    expect(t.isInPlay("shadow-key")).toBe(false);
  });

  test("LR-shadow-10: Swift Strike destroys the Wolf Rider in his own attack, and he is discarded for good", () => {
    const t = scene({
      step: "combat",
      players: [
        {
          heroes: ["gimli", "aragorn"],
          resources: 2,
          hand: ["swift-strike"],
          engaged: ["forest-spider"],
          allies: watcher,
        },
      ],
      encounter: ["wolf-rider", "forest-gate", "old-forest-road"],
    });
    t.until("defender").does("defend:gimli").until("response").does("pass");
    t.until("defender").does("defend:aragorn").until("response").does("respond:swift-strike");
    expect(t.isInPlay("wolf-rider")).toBe(false);
    expect(t.card("forest-spider").damage).toBe(0);
    t.untilWindow("combat-end").pass();
    expect(t.state.encounter.discard).toContain("wolf-rider-1");
    expect(t.state.encounter.draw).not.toContain("wolf-rider-1");
  });

  test("LR-shadow-10: the Wolf Rider isn't engaged: nobody can attack him back, and he leaves only at the end of the phase", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli", "aragorn", "legolas"], engaged: ["forest-spider"], allies: watcher }],
      encounter: ["wolf-rider", "forest-gate", "old-forest-road"],
    });
    t.until("defender").does("defend:gimli").until("defender").does("defend:aragorn").until("attack");
    expect(t.asked.ids).toEqual(["attack:forest-spider-1", "done"]);
    expect(t.state.encounter.draw[0]).not.toBe("wolf-rider-1");
    t.untilPhase("refresh");
    expect(t.state.encounter.draw[0]).toBe("wolf-rider-1");
  });

  test("LR-shadow-4: with an empty deck the Beastmaster's extra card isn't dealt", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli", "beravor"], engaged: ["dol-guldur-beastmaster"] }],
      encounter: ["forest-gate"],
      discard: ["evil-storm"],
    });
    t.untilWindow("enemy-chosen");
    expect(t.state.shadows["dol-guldur-beastmaster-1"]).toEqual(["forest-gate-1"]);
    expect(t.events("no-shadow-card")).toHaveLength(1);
  });

  test("LR-timing-14: Wargs stay where a shadow effect was cancelled, and where there was no shadow card at all", () => {
    const cancelled = scene({
      step: "combat",
      players: [{ heroes: ["eowyn", "gimli"], resources: 1, hand: ["hasty-stroke"], engaged: ["wargs"] }],
      encounter: ["despair", "forest-gate"],
    });
    cancelled.until("defender").does("defend:gimli").until("response").does("respond:hasty-stroke").throughCombat();
    expect(cancelled.events("returned-to-staging")).toHaveLength(0);
    const bare = scene({
      step: "combat",
      players: [{ heroes: ["gimli", "beravor"], engaged: ["wargs"] }],
      encounter: [],
    });
    bare.until("defender").does("defend:gimli").untilWindow("enemy-damage");
    expect(bare.card("wargs").place).toBe("engaged");
  });

  test("LR-combat-enemy-4: a cancelled shadow effect doesn't feed the Nazgûl, and neither does a card without one", () => {
    const attack = (top: string, hand: string[]) =>
      scene({
        step: "combat",
        players: [{ heroes: ["eowyn", "gimli"], resources: 1, hand, engaged: ["nazgul-of-dol-guldur"] }],
        encounter: [top, "forest-gate"],
      })
        .until("defender")
        .does("defend:gimli");
    const cancelled = attack("despair", ["hasty-stroke"]).until("response").does("respond:hasty-stroke");
    expect(cancelled.throughCombat().events("left-play")).toHaveLength(0);
    expect(attack("evil-storm", []).throughCombat().events("left-play")).toHaveLength(0);
  });

  test("LR-combat-enemy-12: Driven by Shadow strips a sentinel of another player, by the attacked player's choice", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], engaged: ["wargs"] },
        { heroes: ["aragorn"], on: { aragorn: ["celebrians-stone", "steward-of-gondor"] } },
      ],
      encounter: ["driven-by-shadow", "forest-gate"],
    });
    t.until("defender").by(1, "undefended").by(2, "defend:aragorn").until("discard-attachment");
    t.by(1, "discard:steward-of-gondor");
    expect(t.card("aragorn").attachments).toEqual(["celebrians-stone-1"]);
    expect(t.discard(2)).toEqual(["steward-of-gondor"]);
  });

  test("LR-card-9: a web is on the defender, so Driven by Shadow may take it; it isn't the player's, so it stays when all go", () => {
    const attack = () =>
      scene({
        step: "combat",
        players: [{ heroes: ["gimli"], engaged: ["wargs"], on: { gimli: ["caught-in-a-web", "dwarven-axe"] } }],
        encounter: ["driven-by-shadow", "forest-gate"],
      }).until("defender");
    const defended = attack().does("defend:gimli").until("discard-attachment").does("discard:caught-in-a-web");
    expect(defended.state.encounter.discard).toContain("caught-in-a-web-1");
    const undefended = attack().does("undefended").throughCombat();
    expect(undefended.discard()).toContain("dwarven-axe");
    expect(undefended.isInPlay("caught-in-a-web")).toBe(true);
  });
});
