import { describe, expect, test } from "vitest";
import type { Scene, SceneTable } from "../../scene.js";
import { fateScene } from "../../scenes/fate-scene.js";

/** Plays a kept card on the movement roll of the first hero, whose other die shows 2. */
const onMovement = (card: string, scene: Scene, more: string[] = []): SceneTable => {
  const [hero = ""] = Object.keys(scene.heroes ?? {});
  const t = fateScene({ heroic: [card] }, { ...scene, dice: ["HQ 2", ...more] });
  return t.does(hero, "move").does(hero, `exchange:${card}`);
};

describe("Blood Blinds You", () => {
  test("HQ-RH7-h-berserk: two more dice for the melee attacks of this turn, half defence until the next own turn", () => {
    const t = fateScene(
      { heroic: ["berserk"] },
      {
        heroes: { barbarian: "12,9" },
        foes: { orc: "13,9" },
        dice: ["HQ L L", "O O", "L L L L L", "O O", "S L L", "L", "S L L", "L", "L L L", "O O"],
      },
    );
    t.does("barbarian", "attack:orc-1").does("barbarian", "exchange:berserk");
    t.does("barbarian", "attack:orc-1");
    expect(t.throws.slice(0, 4)).toEqual(["attack 3", "defence 2", "attack 5", "defence 2"]);
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf").does("evil-wizard", "attack:hrolf");
    expect(t.throws.slice(4)).toEqual(["attack 3", "defence 1", "attack 3", "defence 1"]);
    expect(t.figure("barbarian").lasting).toEqual([]);
    t.does("barbarian", "attack:orc-1");
    expect(t.throws.slice(8)).toEqual(["attack 3", "defence 2"]);
  });

  test("HQ-RH7-h-berserk, HQ-RH7-e: outside the own turn nothing is left of this turn", () => {
    const t = fateScene(
      { heroic: ["berserk"] },
      { phase: "wizard", heroes: { barbarian: "12,9" }, foes: { orc: "13,9" }, dice: ["S L L", "HQ L"] },
    );
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf").does("barbarian", "exchange:berserk");
    expect(t.figure("barbarian").lasting).toMatchObject([{ what: "half-defence" }]);
  });
});

describe("Exceptional Aim", () => {
  const archer = { heroes: { elf: { at: "10,9", items: ["crossbow"] } } };

  test("HQ-RH7-h-aim: every skull of the shot counts as an HQ", () => {
    const t = fateScene(
      { heroic: ["exceptional-aim"] },
      { ...archer, foes: { "chaos-warrior": "15,9" }, dice: ["S HQ S", "O O O"] },
    );
    const { body } = t.figure("chaos-warrior");
    t.does("elf", "shoot:chaos-warrior-1").does("elf", "exchange:exceptional-aim");
    expect(body - (t.isOnBoard("chaos-warrior") ? t.figure("chaos-warrior").body : 0)).toBe(2);
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-RH7-h-aim: on another roll it waits for the next shot of the turn, without loss for cover", () => {
    const cover = { "12,9": "chest" };
    const t = fateScene(
      { heroic: ["exceptional-aim"] },
      { ...archer, foes: { gargoyle: "15,9" }, scenery: cover, dice: ["HQ 2", "S S S", "O O O"] },
    );
    t.does("elf", "move").does("elf", "exchange:exceptional-aim").does("elf", "stop").does("elf", "shoot:gargoyle-1");
    expect(t.table.events("shot")[0]?.dice).toBe(3);
    // Three body points, and three shields that block nothing.
    expect(t.isOnBoard("gargoyle")).toBe(false);
    expect(t.figure("elf").lasting).toEqual([]);
  });

  test("HQ-RH7-h-aim: it is over with the turn", () => {
    const t = onMovement("exceptional-aim", { ...archer, foes: { orc: "15,9" } });
    t.does("elf", "stop").does("elf", "end-turn");
    expect(t.figure("elf").lasting).toEqual([]);
  });

  test("HQ-RH7-h-aim, HQ-RH7-e: outside the own turn there is no shot left in it", () => {
    const t = fateScene(
      { heroic: ["exceptional-aim"] },
      { heroes: { elf: "12,9" }, phase: "wizard", foes: { orc: "13,9" }, dice: ["L L L", "HQ L"] },
    );
    t.does("evil-wizard", "activate:orc-1")
      .does("evil-wizard", "attack:ferrin")
      .does("elf", "exchange:exceptional-aim");
    expect(t.table.events("card-in-vain")).toHaveLength(1);
    expect(t.figure("elf").lasting).toEqual([]);
  });

  test("HQ-RH7-h-aim: played on the dice of an aimed re-roll it counts for the whole shot", () => {
    const t = fateScene(
      { heroic: ["exceptional-aim"] },
      { ...archer, foes: { gargoyle: "15,9" }, dice: ["S S L", "HQ", "O O O"] },
    );
    const { body } = t.figure("gargoyle");
    t.does("elf", "aim").does("elf", "shoot:gargoyle-1").does("elf", "die:3-lion");
    t.does("elf", "exchange:exceptional-aim");
    expect(t.figure("gargoyle").body).toBe(body - 2);
  });
});

describe("Desperate Dodge", () => {
  const struck = { phase: "wizard", heroes: { barbarian: "12,9" }, foes: { orc: "13,9" } } as const;

  test("HQ-RH7-h-dodge: no hit at all, then one free step", () => {
    const t = fateScene({ heroic: ["desperate-dodge"] }, { ...struck, dice: ["HQ S S", "HQ L"] });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
    t.does("barbarian", "exchange:desperate-dodge").does("barbarian", "step:11,9");
    expect([t.figure("barbarian").body, t.square("barbarian")]).toEqual([8, "11,9"]);
    expect(t.table.events("unhurt").at(-1)).toMatchObject({ rules: ["HQ-RH7-h-dodge"] });
    expect(t.state.turn).toMatchObject({ figure: "orc-1", actions: 1 });
    expect(t.state.interrupted).toEqual([]);
  });

  test("HQ-RH7-h-dodge: only against an attack or a trap", () => {
    const t = fateScene({ heroic: ["desperate-dodge"] }, { heroes: { barbarian: "12,9" }, dice: ["HQ 2"] });
    t.does("barbarian", "move");
    expect(t.barredBy("barbarian", "exchange:desperate-dodge")).toBe("HQ-RH7-h-dodge");
    expect(t.offered("barbarian")).toEqual(["no-card"]);
  });

  test("HQ-RH7-h-dodge: without an empty square beside there is no step", () => {
    const t = fateScene(
      { heroic: ["desperate-dodge"] },
      { ...struck, heroes: { barbarian: "10,7" }, foes: { orc: "11,7", goblin: "10,8" }, dice: ["HQ S S", "HQ L"] },
    );
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
    t.does("barbarian", "exchange:desperate-dodge");
    expect([t.figure("barbarian").body, t.square("barbarian")]).toEqual([8, "10,7"]);
  });

  test("HQ-RH7-h-dodge: falling rocks are dodged, too", () => {
    const t = fateScene(
      { heroic: ["desperate-dodge"] },
      { heroes: { elf: "12,9" }, traps: { "12,8": { kind: "rocks", dice: 3 } }, dice: ["2 2", "S S HQ", "HQ ?"] },
    );
    t.does("elf", "move").does("elf", "step:12,8").does("elf", "exchange:desperate-dodge").does("elf", "step:12,7");
    expect(t.figure("elf")).toMatchObject({ body: 6, buried: false });
    expect(t.square("elf")).toBe("12,7");
  });

  test("HQ-RH7-h-dodge: a trap on the free step isn't part of what was dodged", () => {
    const t = fateScene(
      { heroic: ["desperate-dodge"] },
      { ...struck, traps: { "11,9": "pit" }, dice: ["HQ S S", "HQ L", "S"] },
    );
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
    t.does("barbarian", "exchange:desperate-dodge").does("barbarian", "step:11,9");
    expect(t.figure("barbarian")).toMatchObject({ body: 7, pit: "pit" });
  });
});

describe("Lightning Attack", () => {
  test("HQ-RH7-h-lightning: one attack with full dice at once, and the actions are counted as before", () => {
    const t = onMovement("lightning-attack", { heroes: { barbarian: "12,9" }, foes: { orc: "13,9" } }, [
      "S S S",
      "L L",
    ]);
    expect(t.isOnBoard("orc")).toBe(false);
    expect(t.state.turn).toMatchObject({ actions: 1, attacks: 0, movement: { left: 2 } });
    expect(t.throws).toEqual(["movement 2", "attack 3", "defence 2"]);
  });

  test("HQ-RH7-h-lightning: played on an attack roll it may fell the target first, and the rest is lost", () => {
    const t = fateScene(
      { heroic: ["lightning-attack"] },
      { heroes: { barbarian: "12,9" }, foes: { orc: "13,9", goblin: "11,9" }, dice: ["HQ S L", "S S S", "L L"] },
    );
    t.does("barbarian", "attack:orc-1")
      .does("barbarian", "exchange:lightning-attack")
      .does("barbarian", "attack:orc-1");
    expect(t.isOnBoard("orc")).toBe(false);
    expect(t.isOnBoard("goblin")).toBe(true);
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-RH7-h-lightning, HQ-RH7-e: with nobody to strike it has no effect", () => {
    const t = onMovement("lightning-attack", { heroes: { barbarian: "12,9" } });
    expect(t.table.events("card-in-vain")).toHaveLength(1);
  });
});

describe("Reflexes", () => {
  test("HQ-RH7-h-reflexes: full defence against surprise spears", () => {
    const t = onMovement("reflexes", { heroes: { elf: "12,9" }, traps: { "12,9|12,8": "spears" } }, ["S S", "L L"]);
    t.does("elf", "step:12,8");
    expect(t.figure("elf").body).toBe(6);
    expect(t.throws.at(-1)).toBe("defence 2");
  });

  test("HQ-RH7-h-reflexes: and against a fall, a shot and a counter-attack", () => {
    const fall = onMovement("reflexes", { heroes: { elf: "12,9" }, traps: { "12,8": "pit" } }, ["S", "L O"]);
    fall.does("elf", "step:12,8");
    expect(fall.figure("elf").body).toBe(6);
    const lasting = [{ what: "full-defence", change: 0, until: "next-own-turn" }] as never;
    const shot = fateScene(
      {},
      {
        phase: "wizard",
        heroes: { elf: { at: "10,9", lasting } },
        foes: { orc: { at: "15,9", items: ["crossbow"] } },
        dice: ["S S L", "L L"],
      },
    );
    shot.does("evil-wizard", "activate:orc-1").does("evil-wizard", "shoot:ferrin");
    expect(shot.figure("elf").body).toBe(6);
    const foes = { orc: "13,9" };
    const counter = onMovement("reflexes", { heroes: { barbarian: "12,9" }, foes }, ["? ? L", "S S", "L L"]);
    counter
      .does("barbarian", "stop")
      .does("barbarian", "attack:orc-1")
      .does("evil-wizard", "no-card")
      .does("evil-wizard", "yes");
    expect(counter.figure("barbarian").body).toBe(8);
  });

  test("HQ-RH7-h-reflexes: it is over when the next own turn begins", () => {
    const t = onMovement("reflexes", { heroes: { elf: "12,9" } });
    t.does("elf", "stop").does("elf", "end-turn");
    expect(t.figure("elf").lasting).toEqual([]);
  });
});
