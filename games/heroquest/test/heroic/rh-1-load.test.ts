import { describe, expect, test } from "vitest";
import { attackParts, meleeDefenceParts, rangedDefenceParts } from "../../queries/combat/dice-count.js";
import { total } from "../../queries/combat/dice-part.js";
import { loadOf } from "../../queries/combat/load.js";
import { plain } from "../plain.js";
import { at, scene } from "../scene.js";
import { fateScene } from "../scenes/fate-scene.js";
import { magicScene } from "../scenes/magic-scene.js";

const options = { loadCapacity: true };

/** Load 12: the Barbarian's capacity, and twice the Wizard's. */
const twelve = ["broadsword", "battle-axe", "plate-mail"];
const wizardsTwelve = ["dagger", "plate-mail", "chain-mail", "helmet"];

describe("load capacity", () => {
  test("HQ-RH1.1: below the capacity a load has no effect", () => {
    const dwarf = { at: "12,9", items: ["short-sword", "shield", "helmet"] };
    const t = scene({ options, heroes: { dwarf }, dice: ["4 5"] });
    expect(t.figure("dwarf").capacity).toBe(10);
    expect(loadOf(plain, t.figure("dwarf"))).toBe(5);
    expect(total(attackParts(plain, t.figure("dwarf"), "short-sword"))).toBe(2);
    expect(t.does("dwarf", "move").state.turn?.movement?.left).toBe(9);
  });

  test("HQ-RH1.1: without the switch nobody counts", () => {
    const t = scene({ heroes: { barbarian: { at: "12,9", items: [...twelve, ...twelve] } }, dice: ["4"] });
    expect(t.figure("barbarian").capacity).toBeUndefined();
    expect(total(attackParts(plain, t.figure("barbarian"), "broadsword"))).toBe(3);
  });

  test("HQ-RH1.2: at the capacity the dice are halved in number, and the movement in total", () => {
    const items = ["broadsword", "battle-axe", "chain-mail", "shield"];
    const t = scene({ options, heroes: { barbarian: { at: "12,9", items } }, foes: { orc: "15,9" }, dice: ["4 5"] });
    const barbarian = t.figure("barbarian");
    expect(loadOf(plain, barbarian)).toBe(12);
    expect(total(attackParts(plain, barbarian, "broadsword"))).toBe(1);
    expect(total(meleeDefenceParts(plain, barbarian))).toBe(2);
    expect(total(rangedDefenceParts(plain, barbarian))).toBe(1);
    expect(t.does("barbarian", "move").state.turn?.movement?.left).toBe(4);
  });

  test("HQ-RH1.2, HQ-RH1.3: a load halves the leap out of falling rocks, and twice the load leaves none", () => {
    const under = (items: string[], dice: string[]) => {
      const heroes = { elf: "12,9", dwarf: { at: "13,8", items } };
      const landslide = { kind: "landslide" as const, squares: [at("12,8"), at("13,8")] };
      const t = scene({ options, heroes, traps: { "12,8": landslide }, dice: ["3 3", "L L L", "L O", ...dice] });
      return t.does("elf", "move").does("elf", "step:12,8").does("elf", "escape:12,7");
    };
    const half = under(["plate-mail", "battle-axe"], ["L L L", "L"]).does("dwarf", "escape:13,7");
    expect(half.throws.slice(-1)).toEqual(["escape 1"]);
    expect(half.table.events("dice-rolled").at(-1)?.rules).toEqual(["HQ-12.3-b", "HQ-RH1.2", "HQ-18.9"]);
    expect(half.figure("dwarf").buried).toBe(false);
    const none = under(["plate-mail", "battle-axe", "plate-mail", "battle-axe"], ["L L L"]);
    expect(none.throws.slice(-1)).toEqual(["rocks 3"]);
    expect(none.figure("dwarf").buried).toBe(true);
  });

  test("HQ-RH1.2: the struggle against a spell has half the dice, and may have none", () => {
    const held = (mind: number, dice: string[]) => {
      const lasting = [{ what: "held", until: "freed", change: 0 }] as const;
      const items = ["plate-mail", "battle-axe"];
      return scene({
        options,
        heroes: { dwarf: { at: "12,9", mind, items, lasting: [...lasting] }, elf: "10,7" },
        dice,
      });
    };
    expect(held(3, ["S"]).throws).toEqual(["struggle 1"]);
    const t = held(1, []);
    expect(t.throws).toEqual([]);
    expect(t.table.events("struggled")).toMatchObject([{ freed: "no", rules: ["HQ-8.6-a", "HQ-RH1.2"] }]);
  });

  test("HQ-RH1.2, HQ-RH1.3: scrolls and spells throw half of their dice, or can't be used", () => {
    const foes = { fimir: { at: "15,9", body: 9 } };
    const reads = (items: string[], dice: string[]) =>
      magicScene([], {
        options,
        heroes: { barbarian: { at: "12,9", items: [...items, "scroll-of-embers"] } },
        ...{ foes, dice },
      });
    const half = reads(twelve, ["S S", "L L L"]).does("barbarian", "use:scroll-of-embers");
    expect(half.throws).toEqual(["spell 2", "defence 3"]);
    const rules = ["HQ-8.6-g", "HQ-RH1.2", "HQ-18.9"];
    expect(half.table.events("spell-strikes")).toMatchObject([{ dice: 2, rules }]);
    expect(reads([...twelve, ...twelve], []).barredBy("barbarian", "use:scroll-of-embers")).toBe("HQ-RH1.3");
    const wizard = { at: "12,9", items: ["plate-mail"] };
    const cast = magicScene(["ball-of-flame", "ember"], {
      options,
      heroes: { wizard },
      ...{ foes, dice: ["S", "S S", "L L L"] },
    });
    expect(loadOf(plain, cast.figure("wizard"))).toBe(6);
    expect(cast.barredBy("wizard", "cast:ember")).toBe("HQ-RH1.2");
    expect(cast.does("wizard", "cast:ball-of-flame").throws).toEqual(["casting 1", "spell 2", "defence 3"]);
  });

  test("HQ-RH1.2: a jump goes half as far", () => {
    const items = ["broadsword", "battle-axe", "chain-mail", "shield"];
    const jump = (face: string, more: object) =>
      scene({ heroes: { barbarian: { at: "12,9", items } }, dice: [face], ...more }).does("barbarian", "jump:12,8");
    expect(jump("3", {}).square("barbarian")).toBe("12,7");
    expect(jump("3", { options }).square("barbarian")).toBe("12,8");
    expect(jump("4", { options }).square("barbarian")).toBe("12,7");
  });

  test("HQ-RH1.2: what a single die decides can't be tried", () => {
    const items = ["plate-mail", "battle-axe"];
    const wanted = { heroes: { dwarf: { at: "12,9", items } }, knownTraps: { "12,9|12,8": "arrows" } } as const;
    const load = (more: object) => scene({ ...wanted, options: { ...options, ...more } });
    expect(load({ disarmRoll: true }).barredBy("dwarf", "disarm:12,8|12,9")).toBe("HQ-RH1.2");
    expect(load({}).offered("dwarf")).toContain("disarm:12,8|12,9");
    const foes = { orc: { at: "13,9", items: ["helmet"] } };
    const thief = scene({ ...wanted, foes, options: { ...options, stealing: true } });
    expect(thief.barredBy("dwarf", "steal:orc-1")).toBe("HQ-RH1.2");
  });

  test("HQ-RH1.2: a card that moves its hero takes him half as far", () => {
    const items = ["broadsword", "battle-axe", "chain-mail", "shield"];
    const t = fateScene(
      { heroic: ["speed"] },
      { options, heroes: { barbarian: { at: "12,9", items } }, foes: { orc: "13,9" }, dice: ["HQ", "L L"] },
    );
    t.does("barbarian", "attack:orc-1").does("barbarian", "weapon:broadsword").does("barbarian", "exchange:speed");
    expect(t.table.events("movement-begun")).toMatchObject([
      { squares: 3, rules: ["HQ-RH7-h-speed", "HQ-RH1.2", "HQ-18.9"] },
    ]);
  });

  test("HQ-RH1.2: a single die to strike back with isn't left", () => {
    const heroes = { barbarian: { at: "12,9", items: ["broadsword", "battle-axe", "chain-mail", "shield"] } };
    const t = scene({ options, phase: "wizard", heroes, foes: { orc: "13,9" }, dice: ["? S S"] });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
    expect(t.offered("barbarian")).toBeUndefined();
    expect(t.throws).toEqual(["attack 3"]);
  });

  test("HQ-RH1.2: a weapon for which half of the dice is none can't be named", () => {
    const items = ["dagger", "broadsword", "battle-axe", "chain-mail", "helmet"];
    const t = scene({ options, heroes: { barbarian: { at: "12,9", items } }, foes: { orc: "13,9" } });
    expect(t.does("barbarian", "attack:orc-1").barredBy("barbarian", "weapon:dagger")).toBe("HQ-RH1.2");
  });

  test("HQ-RH1.3: with twice the capacity there is no movement and no die; less by one thing, half of them", () => {
    const heroes = { wizard: { at: "12,9", items: wizardsTwelve }, dwarf: "12,10" };
    const t = scene({ options, heroes, foes: { orc: "15,7" } });
    const wizard = t.figure("wizard");
    expect(loadOf(plain, wizard)).toBe(12);
    expect(t.barredBy("wizard", "move")).toBe("HQ-RH1.3");
    expect(t.barredBy("wizard", "jump:12,8")).toBe("HQ-RH1.3");
    expect(t.barredBy("wizard", "shoot:orc-1")).toBe("HQ-RH1.3");
    expect(total(attackParts(plain, wizard, "dagger"))).toBe(0);
    expect(total(meleeDefenceParts(plain, wizard))).toBe(0);
    t.does("wizard", "exchange:olm").does("wizard", "give:dagger").does("dwarf", "yes");
    expect(loadOf(plain, t.figure("wizard"))).toBe(11);
    expect(total(meleeDefenceParts(plain, t.figure("wizard")))).toBe(1);
    expect(t.offered("wizard")).toContain("move");
  });

  test("HQ-RH1.3: who can hardly stand under the load is struck without defence", () => {
    const heroes = { wizard: { at: "12,9", items: wizardsTwelve } };
    const t = scene({ options, phase: "wizard", heroes, foes: { orc: "13,9" }, dice: ["S S L"] });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:ambrose");
    expect(t.figure("wizard").body).toBe(2);
  });
});

describe("the check of the loads", () => {
  /** Capacity 6; 3 + 2 + 2. */
  const wizard = { at: "12,9", items: ["crossbow", "short-sword", "shield", "potion-of-healing"] };

  test("HQ-18.6: the Evil Wizard sets aside what he likes until the load is correct", () => {
    const t = scene({ options, step: "load-check", heroes: { wizard }, exit: ["12,9"] });
    expect(t.barredBy("evil-wizard", "set-aside:ambrose>potion-of-healing")).toBe("HQ-18.6");
    t.does("evil-wizard", "set-aside:ambrose>shield");
    expect(t.figure("wizard").items).toEqual(["crossbow", "short-sword", "potion-of-healing"]);
    expect(loadOf(plain, t.figure("wizard"))).toBe(5);
    expect(t.state.turn?.figure).toBe("ambrose");
    // It is back for the next adventure.
    t.does("wizard", "leave");
    expect(t.figure("wizard").items).toContain("shield");
    expect(t.figure("wizard").setAside).toBeUndefined();
  });

  test("HQ-18.6: a load equal to the capacity is correct", () => {
    const t = scene({ options, step: "load-check", heroes: { wizard: { at: "12,9", items: ["plate-mail"] } } });
    expect(t.state.turn?.figure).toBe("ambrose");
    expect(t.figure("wizard").items).toEqual(["plate-mail"]);
  });

  test("HQ-19.2: the adventure begins when every excess is settled", () => {
    const elf = { at: "12,10", items: ["plate-mail", "chain-mail"] };
    const t = scene({ options, step: "load-check", round: 0, heroes: { wizard, elf } });
    t.does("evil-wizard", "set-aside:ambrose>crossbow");
    expect(t.state.round).toBe(0);
    expect(t.offered("evil-wizard")).toEqual(["set-aside:ferrin>plate-mail", "set-aside:ferrin>chain-mail"]);
    t.does("evil-wizard", "set-aside:ferrin>plate-mail");
    expect(t.state.round).toBe(1);
    expect(t.table.events("set-aside").map(({ figure, load }) => [figure, load])).toEqual([
      ["ambrose", 4],
      ["ferrin", 4],
    ]);
  });
});
