import { describe, expect, test } from "vitest";
import { hasIcon, hasTrait, statistic } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("attachments", () => {
  const worn = (hero: string, title: string, more: object = {}) =>
    scene({ step: "travel", players: [{ heroes: [hero], allies: watcher, on: { [hero]: [title] }, ...more }] });

  test("steward-of-gondor: two resources, and the Gondor trait", () => {
    const t = worn("gimli", "steward-of-gondor");
    expect(hasTrait(plain, t.state, "gimli-1", "gondor")).toBe(true);
    t.does("use:steward-of-gondor");
    expect(t.card("gimli").resources).toBe(2);
  });

  test("celebrians-stone: +2 willpower, and on Aragorn a Spirit icon", () => {
    const stone = (hero: string) => {
      const t = worn(hero, "celebrians-stone");
      return [statistic(plain, t.state, t.card(hero), "willpower"), hasIcon(plain, t.state, t.card(hero), "spirit")];
    };
    expect([stone("aragorn"), stone("gimli")]).toEqual([
      [4, true],
      [4, false],
    ]);
  });

  test("blade-of-gondolin: +1 against Orcs, and progress for a destroyed enemy", () => {
    const t = scene({
      step: "player-attacks",
      players: [
        { heroes: ["gimli"], allies: watcher, engaged: ["dol-guldur-orcs"], on: { gimli: ["blade-of-gondolin"] } },
      ],
    });
    t.does("attack:dol-guldur-orcs").does("attacker:gimli").until("response").does("respond:blade-of-gondolin");
    expect(t.events("attack-totalled")[0]!.total).toBe(3);
    expect(t.state.quest.progress).toBe(1);
  });

  test("citadel-plate: four more hit points", () => {
    const t = worn("gimli", "citadel-plate");
    expect(statistic(plain, t.state, t.card("gimli"), "hitPoints")).toBe(9);
  });

  test("dwarven-axe: +1 attack, +2 for a Dwarf", () => {
    const axe = (hero: string) => {
      const t = worn(hero, "dwarven-axe");
      return statistic(plain, t.state, t.card(hero), "attack");
    };
    expect([axe("aragorn"), axe("gimli")]).toEqual([4, 4]);
  });

  test("horn-of-gondor: one resource when a character is destroyed", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        {
          heroes: ["gimli"],
          allies: ["guard-of-the-citadel", ...watcher],
          engaged: ["wargs"],
          on: { gimli: ["horn-of-gondor"] },
        },
      ],
    });
    t.until("defender").does("defend:guard-of-the-citadel").until("response").does("respond:horn-of-gondor");
    expect(t.card("gimli").resources).toBe(1);
  });

  test("the-favor-of-the-lady: +1 willpower", () => {
    const t = worn("gimli", "the-favor-of-the-lady");
    expect(statistic(plain, t.state, t.card("gimli"), "willpower")).toBe(3);
  });

  test("power-in-the-earth: a location's threat falls by one, not below none", () => {
    const t = scene({
      staging: ["old-forest-road"],
      players: [
        { heroes: ["eowyn"], resources: 2, allies: watcher, hand: ["power-in-the-earth", "power-in-the-earth"] },
      ],
    });
    t.does("play:power-in-the-earth-1").does("play:power-in-the-earth-2");
    expect(statistic(plain, t.state, t.card("old-forest-road"), "threat")).toBe(0);
  });

  test("unexpected-courage: readies its hero", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["gimli"], allies: watcher, on: { gimli: ["unexpected-courage"] } }],
      cards: { gimli: { exhausted: true } },
    });
    t.does("use:unexpected-courage");
    expect(t.card("gimli").exhausted).toBe(false);
  });

  test("forest-snare: the enemy makes no attack", () => {
    const t = scene({
      players: [
        { heroes: ["denethor"], resources: 3, hand: ["forest-snare"], allies: watcher, engaged: ["hill-troll"] },
      ],
    });
    t.does("play:forest-snare").untilWindow("combat-end");
    expect(t.events("attack-prevented")[0]!.enemy).toBe("hill-troll-1");
  });

  test("protector-of-lorien: a card of the hand for +1 willpower or +1 defence", () => {
    const t = worn("denethor", "protector-of-lorien", { hand: ["feint", "feint"] });
    t.does("use:protector-of-lorien").does("discard:feint").does("defence");
    expect(statistic(plain, t.state, t.card("denethor"), "defence")).toBe(4);
  });

  test("dark-knowledge: -1 willpower, and a look at a shadow card", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["denethor"], allies: watcher, engaged: ["wargs"], on: { denethor: ["dark-knowledge"] } }],
      encounter: ["despair", "forest-gate"],
    });
    expect(statistic(plain, t.state, t.card("denethor"), "willpower")).toBe(0);
    t.does("respond:dark-knowledge");
    expect(t.events("looked")[0]!.cards).toEqual(["despair-1"]);
    expect(t.card("dark-knowledge").exhausted).toBe(true);
  });

  test("self-preservation: heals two from its character", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["gimli"], allies: watcher, on: { gimli: ["self-preservation"] } }],
      cards: { gimli: { damage: 3 } },
    });
    t.does("use:self-preservation");
    expect(t.card("gimli").damage).toBe(1);
  });
});
