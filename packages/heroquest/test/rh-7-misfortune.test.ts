import { describe, expect, test } from "vitest";
import { fateOf, fateScene, namesIn } from "./fate-scene.js";
import { deal } from "./magic-scene.js";
import { at, type Scene, type SceneTable } from "./scene.js";

/** The Evil Wizard plays a card on the movement roll of the first hero, whose other die shows 3. */
const onMovement = (card: string, scene: Scene, more: string[] = []): SceneTable => {
  const [hero = ""] = Object.keys(scene.heroes ?? {});
  const t = fateScene({ misfortune: [card] }, { ...scene, dice: ["? 3", ...more] });
  return t.does(hero, "move").does("evil-wizard", `play:${card}`);
};

const names = (t: SceneTable, who: string) => t.does("evil-wizard", `hero:${t.figure(who).id}`);

describe("Do It Again", () => {
  test("HQ-RH7-m-again: the whole roll is made again, and the second result stands", () => {
    const t = fateScene(
      { misfortune: ["do-it-again"] },
      {
        phase: "wizard",
        heroes: { dwarf: { at: "12,9", items: ["short-sword", "shield"] } },
        foes: { orc: "13,9" },
        dice: ["S S L", "L L ?", "S O L"],
      },
    );
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:olm").does("evil-wizard", "play:do-it-again");
    expect(t.figure("dwarf").body).toBe(6);
    expect(t.throws).toEqual(["attack 3", "defence 3", "defence 3"]);
  });

  test("HQ-RH7-m-again: or the next roll of a named hero, this round", () => {
    const t = onMovement("do-it-again", { heroes: { elf: "12,9", dwarf: "10,7" } }, ["6 6", "1 2"]);
    names(t, "dwarf").does("elf", "stop").does("elf", "end-turn").does("dwarf", "move");
    expect(t.throws).toEqual(["movement 2", "movement 2", "movement 2"]);
    expect(t.state.turn?.movement?.left).toBe(3);
    expect(t.figure("dwarf").lasting).toEqual([]);
  });

  test("HQ-RH7-m-again: it is over with the round", () => {
    const t = onMovement("do-it-again", { heroes: { elf: "12,9", dwarf: "10,7" }, foes: { orc: "15,11" } });
    names(t, "dwarf").does("elf", "stop").does("elf", "end-turn").does("dwarf", "end-turn");
    expect(t.figure("dwarf").lasting).toMatchObject([{ what: "reroll" }]);
    t.does("evil-wizard", "end-phase");
    expect(t.figure("dwarf").lasting).toEqual([]);
  });
});

describe("Door Slam", () => {
  const open = { heroes: { elf: "10,9" }, doors: { "9,9|10,9": "open" } } as const;

  test("HQ-RH7-m-door: one die without defence, and the door is closed", () => {
    const t = onMovement("door-slam", open, ["S"]);
    expect(t.figure("elf").body).toBe(5);
    expect(t.state.doors).toMatchObject([{ open: false }]);
    expect(t.barredBy("elf", "step:9,9")).toBe("HQ-4.9-a");
    expect(t.offered("elf")).toContain("open:9,9|10,9");
    expect(t.throws).toEqual(["movement 2", "door-slam 1"]);
  });

  test("HQ-RH7-m-door: the Evil Wizard picks the door and who stands at it; barred doors aren't his", () => {
    const t = onMovement("door-slam", {
      heroes: { elf: "10,9", dwarf: "9,9" },
      doors: { "9,9|10,9": "open", "9,8|10,8": "barred" },
    });
    expect(t.offered("evil-wizard")).toEqual(["slam:9,9|10,9>ferrin", "slam:9,9|10,9>olm"]);
  });

  test("HQ-RH7-m-door, HQ-RH7-e: without an open door beside a hero it has no effect", () => {
    const t = onMovement("door-slam", { heroes: { elf: "12,9" }, doors: { "9,9|10,9": "open" } });
    expect(t.table.events("card-in-vain")).toHaveLength(1);
    expect(t.state.doors).toMatchObject([{ open: true }]);
  });
});

/** A wizard who casts Ember at an orc. */
const casting = (card: string, dice: string[], more: Scene = {}) =>
  fateScene(
    { misfortune: [card] },
    {
      heroes: { wizard: "12,9" },
      foes: { orc: "15,9" },
      dice,
      ...more,
      arrange: (state) => {
        deal(state, "ember", "rock-skin");
        more.arrange?.(state);
      },
    },
  );

describe("Abracapluf", () => {
  test("HQ-RH7-m-abracapluf: the spell being cast fumbles, and stays paid", () => {
    const t = casting("abracapluf", ["S ? L", "L"]);
    t.does("wizard", "cast:ember").does("wizard", "pay").does("evil-wizard", "play:abracapluf");
    expect(t.table.events("spell-fumbled")).toMatchObject([{ card: "ember" }]);
    expect(t.table.events("spell-worked")).toEqual([]);
    expect(t.figure("wizard").mind).toBe(5);
  });

  test("HQ-RH7-m-abracapluf: or the next one of a named hero, before the end of the next round", () => {
    const t = casting("abracapluf", ["? 3", "S S S", "L"], { heroes: { wizard: "12,9", elf: "10,7" } });
    t.does("wizard", "move").does("evil-wizard", "play:abracapluf");
    names(t, "wizard").does("wizard", "stop").does("wizard", "cast:ember").does("wizard", "pay");
    expect(t.table.events("spell-fumbled")).toHaveLength(1);
    expect(t.figure("wizard").lasting).toEqual([]);
  });

  test("HQ-RH7-m-abracapluf: after the next round it is over", () => {
    const t = onMovement("abracapluf", { heroes: { elf: "12,9" }, foes: { orc: "15,11" } });
    t.does("elf", "stop").does("elf", "end-turn").does("evil-wizard", "end-phase");
    expect(t.figure("elf").lasting).toMatchObject([{ what: "spell-fumbles", until: "end-of-round" }]);
    t.does("elf", "end-turn").does("evil-wizard", "end-phase");
    expect(t.figure("elf").lasting).toEqual([]);
  });
});

describe("Counterspell", () => {
  test("HQ-RH7-m-counterspell: no effect, the cost is paid, the card kept, and one mind point more is lost", () => {
    const t = casting("counterspell", ["S S ?"]);
    t.does("wizard", "cast:ember").does("wizard", "pay").does("evil-wizard", "play:counterspell");
    expect(t.table.events("spell-cancelled")).toHaveLength(1);
    expect([t.table.events("spell-worked"), t.table.events("spell-fumbled")]).toEqual([[], []]);
    expect(t.figure("wizard").mind).toBe(4);
    expect(t.state.magic.shown["adventurer-1"]).toContain("ember");
  });

  test("HQ-RH7-m-counterspell: or one lasting spell ends, and its caster loses a mind point", () => {
    const t = casting("counterspell", ["S S S", "? 3"], { foes: {} });
    t.does("wizard", "cast:rock-skin");
    if (t.offered("wizard")?.includes("target:ambrose")) t.does("wizard", "target:ambrose");
    expect(t.figure("wizard").lasting).toMatchObject([{ by: "ambrose" }]);
    const { mind } = t.figure("wizard");
    t.does("wizard", "move").does("evil-wizard", "play:counterspell");
    expect(t.figure("wizard").lasting).toEqual([]);
    expect(t.figure("wizard").mind).toBe(mind - 1);
  });

  test("HQ-RH7-m-counterspell: each spell at work can be named, whoever cast it", () => {
    const by = (caster: string, what: string, of?: string) =>
      ({ what, change: 1, until: "end-of-quest", by: caster, ...(of ? { of } : {}) }) as never;
    const t = onMovement("counterspell", {
      heroes: { elf: { at: "12,9", lasting: [] }, wizard: "10,7" },
      arrange: ({ figures, magic }) => {
        const [elf] = figures;
        elf!.lasting.push(by("ferrin", "defence-dice"), by("ambrose", "defence-dice"));
        elf!.lasting.push(by("ambrose", "immune", "fire"), by("ambrose", "immune", "fear"));
        for (const caster of ["ferrin", "ambrose"]) {
          magic.ground.push({ square: at("13,9"), what: "ice", until: "end-of-round", by: caster });
        }
      },
    });
    expect(new Set(t.offered("evil-wizard")).size).toBe(6);
    const { mind } = t.figure("wizard");
    t.does("evil-wizard", "spell:ferrin>defence-dice@ambrose");
    expect(t.figure("elf").lasting.map(({ what, by }) => `${what} ${by}`)).toEqual([
      "defence-dice ferrin",
      "immune ambrose",
      "immune ambrose",
    ]);
    expect(t.figure("wizard").mind).toBe(mind - 1);
  });

  test("HQ-RH7-m-counterspell, HQ-RH7-e: what a card or a potion does is no spell", () => {
    const lasting = [{ what: "attack-dice", change: 2, until: "end-of-quest" }] as never;
    const t = onMovement("counterspell", { heroes: { elf: { at: "12,9", lasting } } });
    expect(t.table.events("card-in-vain")).toHaveLength(1);
    expect(t.figure("elf").lasting).toHaveLength(1);
  });
});

describe("Distraction", () => {
  test("HQ-RH7-m-distraction: the named hero loses the action that is left, and the activation ends", () => {
    const t = fateScene(
      { misfortune: ["distraction"] },
      { heroes: { elf: "12,9", dwarf: "10,7" }, foes: { orc: "13,9" }, dice: ["S ?", "L"] },
    );
    t.does("elf", "attack:orc-1").does("evil-wizard", "play:distraction");
    names(t, "elf").does("evil-wizard", "no");
    expect(t.table.events("actions-lost")).toMatchObject([{ figure: "ferrin", count: 1 }]);
    expect(t.state.turn?.figure).toBe("olm");
    expect(t.figure("elf").lasting).toEqual([]);
  });

  test("HQ-RH7-m-distraction: with none left, one of the next turn", () => {
    const t = onMovement("distraction", { heroes: { elf: "12,9", dwarf: "10,7" } });
    names(t, "dwarf").does("elf", "stop").does("elf", "end-turn");
    expect(t.state.turn).toMatchObject({ figure: "olm", actions: 1 });
    t.does("dwarf", "end-turn");
    expect(t.figure("dwarf").lasting).toEqual([]);
  });
});

describe("Uncertain Shot", () => {
  const archer = { heroes: { elf: { at: "10,9", items: ["crossbow"] }, dwarf: "15,10" }, foes: { orc: "15,9" } };

  test("HQ-RH7-m-uncertain-shot: as if two ? had been rolled: any figure in sight takes it", () => {
    const t = fateScene({ misfortune: ["uncertain-shot"] }, { ...archer, dice: ["S ? L"] });
    t.does("elf", "shoot:orc-1").does("evil-wizard", "play:uncertain-shot");
    names(t, "elf");
    expect(t.offered("evil-wizard")).toEqual(["victim:olm", "victim:orc-1"]);
    t.does("evil-wizard", "victim:olm");
    expect(t.figure("dwarf").body).toBe(5);
    expect(t.table.events("body-lost")[0]?.rules).toContain("HQ-7.5-e");
    expect(t.isOnBoard("orc")).toBe(true);
  });

  test("HQ-RH7-m-uncertain-shot: or the next shot of a named hero", () => {
    const t = onMovement("uncertain-shot", archer, ["S S L"]);
    names(t, "elf").does("elf", "stop").does("elf", "shoot:orc-1").does("evil-wizard", "victim:olm");
    expect(t.figure("dwarf").body).toBe(5);
    expect(t.figure("elf").lasting).toEqual([]);
  });
});

describe("Intensity", () => {
  test("HQ-RH7-m-intensity: one more attack of an antagonist, with one more die", () => {
    const t = onMovement("intensity", { heroes: { elf: "12,9" }, foes: { orc: "13,9" } }, ["S S L L", "O O"]);
    expect(t.throws).toEqual(["movement 2", "attack 4", "defence 2"]);
    expect(t.figure("elf").body).toBe(4);
    expect(t.figure("orc").lasting).toEqual([]);
    expect(t.state.turn).toMatchObject({ figure: "ferrin", actions: 1, movement: { left: 3 } });
  });

  test("HQ-RH7-m-intensity: also for one who has used both actions", () => {
    const t = fateScene(
      { misfortune: ["intensity"] },
      {
        phase: "wizard",
        heroes: { barbarian: "12,9" },
        foes: { orc: "13,9" },
        dice: ["S L L", "L O", "HQ L L", "L L L L", "O O", "O O"],
      },
    );
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf").does("evil-wizard", "attack:hrolf");
    t.does("evil-wizard", "exchange:intensity");
    expect(t.throws).toEqual(["attack 3", "defence 2", "attack 3", "attack 4", "defence 2", "defence 2"]);
  });

  test("HQ-RH7-m-intensity: who is felled by it walks no further", () => {
    const heroes = { elf: { at: "12,9", body: 2 }, dwarf: "10,7" };
    const t = onMovement("intensity", { heroes, foes: { orc: "13,9" } }, ["S S L L", "O O"]);
    expect(t.figure("elf").prone).toBeGreaterThan(0);
    expect(t.state.turn?.movement ?? null).toBeNull();
  });
});

describe("what a card has felled", () => {
  test("HQ-RH7-e: neither casts nor strikes any more", () => {
    const heroes = { wizard: { at: "12,9", body: 1 }, dwarf: "10,7" };
    const spell = casting("intensity", ["S S ?", "S S L L", "O O"], { heroes, foes: { orc: "13,9", goblin: "12,11" } });
    spell.does("wizard", "cast:ember").does("wizard", "pay").does("wizard", "target:goblin-1");
    spell.does("evil-wizard", "play:intensity");
    if (spell.offered("evil-wizard")?.includes("antagonist:orc-1")) spell.does("evil-wizard", "antagonist:orc-1");
    expect(spell.table.events("spell-failed")).toHaveLength(1);
    expect(spell.isOnBoard("goblin")).toBe(true);
    const blow = fateScene(
      { misfortune: ["intensity"] },
      {
        heroes: { barbarian: { at: "12,9", body: 1 }, dwarf: "10,7" },
        foes: { orc: "13,9" },
        options: { fumbleScope: "die" },
        dice: ["S S ?", "S L L L", "O O"],
      },
    );
    blow.does("barbarian", "attack:orc-1").does("evil-wizard", "play:intensity");
    expect(blow.figure("barbarian").prone).toBeGreaterThan(0);
    expect(blow.isOnBoard("orc")).toBe(true);
  });
});

describe("Slip", () => {
  test("HQ-RH7-m-slip: the movement ends, and the hero slips into a hidden pit", () => {
    const t = fateScene(
      { misfortune: ["slip"] },
      {
        heroes: { elf: "10,9" },
        foes: { orc: "15,11" },
        traps: { "12,9|13,9": { kind: "arrows", dice: 2 }, "13,8": "pit" },
        dice: ["? 5", "HQ L", "S"],
      },
    );
    t.does("elf", "move").does("evil-wizard", "no-card").does("elf", "step:11,9").does("elf", "step:12,9");
    t.does("elf", "step:13,9").does("evil-wizard", "exchange:slip");
    expect(t.offered("evil-wizard")).toContain("stay");
    t.does("evil-wizard", "to:13,8");
    expect(t.figure("elf")).toMatchObject({ pit: "pit", body: 5 });
    expect(t.state.turn?.movement ?? null).toBeNull();
    expect(t.state.turn?.actions).toBe(1);
    // Nobody has trodden on the square where it slipped.
    expect(t.state.trodden[at("13,9")]).toBe(0);
  });

  test("HQ-RH7-m-slip, HQ-12-b: who slips as he jumps meets nothing more of the jump, and falls only once", () => {
    const t = fateScene(
      { misfortune: ["slip"] },
      {
        heroes: { elf: "12,9" },
        foes: { orc: "15,11" },
        traps: {
          "12,9|12,8": { kind: "arrows", dice: 1 },
          "12,8|12,7": { kind: "arrows", dice: 1 },
          "12,7": "rocks",
          "13,7": "pit",
        },
        dice: ["3", "HQ", "S"],
      },
    );
    t.does("elf", "jump:12,8").does("evil-wizard", "exchange:slip").does("evil-wizard", "to:13,7");
    expect(t.throws).toEqual(["jump 1", "trap 1", "fall 1"]);
    expect(t.figure("elf")).toMatchObject({ pit: "pit", body: 5 });
    expect(t.state.secrets.traps.map(({ kind }) => kind)).toEqual(["arrows", "rocks"]);
    expect(t.state.trodden[at("12,7")]).toBe(0);
  });

  test("HQ-RH7-m-slip: on the movement roll itself there is no step, and he may leave the hero there", () => {
    const t = onMovement("slip", { heroes: { elf: "12,9" } });
    t.does("evil-wizard", "stay");
    expect(t.square("elf")).toBe("12,9");
    expect(t.state.turn).toMatchObject({ actions: 1, movement: null });
  });

  test("HQ-RH7-m-slip, HQ-4.8: who was just passing through a companion isn't left on his square", () => {
    const t = fateScene(
      { misfortune: ["slip"] },
      {
        heroes: { elf: "12,9", dwarf: "12,8" },
        traps: { "12,9|12,8": { kind: "arrows", dice: 1 } },
        dice: ["3 3", "HQ"],
      },
    );
    t.does("elf", "move").does("elf", "step:12,8").does("dwarf", "yes").does("evil-wizard", "exchange:slip");
    t.does("evil-wizard", "hero:ferrin").does("evil-wizard", "stay");
    expect([t.square("elf"), t.square("dwarf")]).toEqual(["12,9", "12,8"]);
    expect(t.table.events("put-back")).toMatchObject([{ figure: "ferrin", rules: ["HQ-4.7-b", "HQ-4.8"] }]);
    expect(t.state.turn?.movement ?? null).toBeNull();
  });

  test("HQ-RH7-m-slip: outside a movement only that one square", () => {
    const t = onMovement("slip", { heroes: { elf: "12,9", dwarf: "10,7" } });
    names(t, "dwarf").does("evil-wizard", "to:10,8");
    expect(t.square("dwarf")).toBe("10,8");
    expect(t.state.turn?.movement?.left).toBe(3);
    expect(t.figure("dwarf").lasting).toEqual([]);
  });
});

describe("Burgled!", () => {
  const dwarf = (items: string[], gold = 0) => ({ heroes: { dwarf: { at: "12,9", items, gold } } });

  test("HQ-RH7-m-burgled: one thing at random that isn't in use", () => {
    const t = onMovement("burgled", dwarf(["short-sword", "shield", "potion-of-healing", "rope"]), [
      "potion-of-healing",
    ]);
    expect(t.figure("dwarf").items).toEqual(["short-sword", "shield", "rope"]);
    expect(t.table.events("item-lost")).toMatchObject([{ item: "potion-of-healing" }]);
  });

  test("HQ-RH7-m-burgled: with nothing unused half of the gold, rounded down", () => {
    const t = onMovement("burgled", dwarf(["short-sword", "shield"], 75));
    expect(t.figure("dwarf")).toMatchObject({ gold: 38, items: ["short-sword", "shield"] });
    expect(t.table.events("gold-lost")).toMatchObject([{ gold: 37, left: 38 }]);
  });

  test("HQ-RH7-m-burgled, HQ-RH7-e: who has nothing loses nothing", () => {
    const t = onMovement("burgled", dwarf(["short-sword"], 1));
    expect(t.table.events("card-in-vain")).toHaveLength(1);
    expect(t.figure("dwarf").gold).toBe(1);
  });
});

describe("If Your Hand Slips", () => {
  const fighter = { heroes: { barbarian: { at: "12,9", items: ["broadsword"] } }, foes: { orc: "13,9" } };

  test("HQ-RH7-m-hand-slips: the attack is lost, and the weapon lies within three squares", () => {
    const t = fateScene({ misfortune: ["hand-slips"] }, { ...fighter, dice: ["S ? S"] });
    t.does("barbarian", "attack:orc-1").does("evil-wizard", "play:hand-slips");
    expect(t.offered("evil-wizard")).toContain("to:11,9");
    expect(t.offered("evil-wizard")).not.toContain("to:13,9");
    t.does("evil-wizard", "to:10,8");
    expect(t.figure("barbarian")).toMatchObject({ items: [], held: "" });
    expect(t.state.piles).toEqual([{ square: at("10,8"), items: ["broadsword"], gold: 0, slipped: true }]);
    expect(t.isOnBoard("orc")).toBe(true);
    expect([t.table.events("attack-missed"), t.diceLeft]).toEqual([[], 0]);
  });

  test("HQ-RH7-m-hand-slips: or with the next attack of a named hero", () => {
    const t = onMovement("hand-slips", fighter, ["S S S"]);
    t.does("barbarian", "stop").does("barbarian", "attack:orc-1").does("evil-wizard", "to:12,8");
    expect(t.isOnBoard("orc")).toBe(true);
    expect(t.figure("barbarian").lasting).toEqual([]);
    expect(t.state.piles).toHaveLength(1);
  });

  test("HQ-RH7-m-hand-slips: who stands beside picks it up, unless an enemy is adjacent", () => {
    const lost = (foes: Scene["foes"]) =>
      fateScene(
        {},
        {
          ...fighter,
          foes: foes ?? {},
          arrange: ({ piles }) => void piles.push({ square: at("12,8"), items: ["longsword"], gold: 0, slipped: true }),
        },
      );
    const t = lost({ orc: "15,11" }).does("barbarian", "take:12,8");
    expect(t.figure("barbarian").items).toContain("longsword");
    expect(t.table.events("pile-taken")[0]?.rules).toEqual(["HQ-10.4-a", "HQ-RH7-m-hand-slips"]);
    const hindered = lost({ orc: "13,9" }).does("barbarian", "take:12,8");
    expect(hindered.state.piles).toHaveLength(1);
  });

  test("HQ-RH7-m-hand-slips, HQ-6.14.d-a: where something lies already it is one pile, taken at once", () => {
    const t = fateScene(
      { misfortune: ["hand-slips"] },
      {
        ...fighter,
        dice: ["S ? S"],
        arrange: ({ piles }) => void piles.push({ square: at("12,8"), items: ["helmet"], gold: 5 }),
      },
    );
    t.does("barbarian", "attack:orc-1").does("evil-wizard", "play:hand-slips").does("evil-wizard", "to:12,8");
    expect(t.state.piles).toEqual([{ square: at("12,8"), items: ["helmet", "broadsword"], gold: 5 }]);
  });

  test("HQ-RH7-m-hand-slips: bare hands lose nothing", () => {
    const bare = { ...fighter, heroes: { barbarian: { at: "12,9", items: [] } } };
    const t = onMovement("hand-slips", bare, ["HQ", "L L"]);
    t.does("barbarian", "stop").does("barbarian", "attack:orc-1");
    expect(t.isOnBoard("orc")).toBe(false);
  });
});

describe("cards of a hand", () => {
  test("HQ-RH7-d: a card that was played is gone", () => {
    const t = onMovement("burgled", { heroes: { dwarf: "12,9" } });
    const { misfortunes, misfortune } = fateOf(t.state);
    expect([misfortunes, namesIn(misfortune.discard)]).toEqual([[], ["burgled"]]);
  });
});
