import { describe, expect, test } from "vitest";
import type { Scene, SceneTable } from "../../scene.js";
import { fateScene } from "../../scenes/fate-scene.js";
import { answerAll, deal } from "../../scenes/magic-scene.js";

/** Plays a kept card on the movement roll of the first hero, whose other die shows 2. */
const onMovement = (card: string, scene: Scene, more: string[] = []): SceneTable => {
  const [hero = ""] = Object.keys(scene.heroes ?? {});
  const t = fateScene({ heroic: [card] }, { ...scene, dice: ["HQ 2", ...more] });
  return t.does(hero, "move").does(hero, `exchange:${card}`);
};

describe("Prodigious Leap", () => {
  test("HQ-RH7-h-leap: over two pits in a row to the empty square beyond, without dice and without an action", () => {
    const t = onMovement("prodigious-leap", { heroes: { elf: "10,9" }, traps: { "11,9": "pit", "12,9": "pit" } });
    expect(t.offered("elf")).toContain("leap:13,9");
    t.does("elf", "leap:13,9");
    expect(t.square("elf")).toBe("13,9");
    expect(t.table.events("trap-sprung")).toEqual([]);
    // The movement that was rolled goes on from there: the HQ is gone, the 2 is left.
    expect(t.state.turn).toMatchObject({ actions: 1, movement: { left: 2, firm: t.figure("elf").square } });
  });

  test("HQ-RH7-h-leap: over figures and furniture, not over walls and rubble, and never onto somebody", () => {
    const t = onMovement("prodigious-leap", {
      heroes: { elf: "11,9" },
      foes: { orc: "12,9", goblin: "13,9" },
      scenery: { "11,10": "chest" },
      rubble: ["11,8"],
    });
    expect(t.offered("elf")).toEqual(["leap:14,9", "leap:11,11"]);
  });

  test("HQ-RH7-h-leap: what lies where one lands goes off", () => {
    const t = onMovement("prodigious-leap", { heroes: { elf: "10,9" }, traps: { "12,9": "pit" } }, ["S"]);
    t.does("elf", "leap:12,9");
    expect(t.figure("elf")).toMatchObject({ pit: "pit", body: 5 });
    expect(t.state.turn?.movement).toBeNull();
  });

  test("HQ-RH7-h-leap, HQ-RH7-e: nobody leaps out of a pit", () => {
    const t = fateScene({ heroic: ["prodigious-leap"] }, { heroes: { elf: { at: "10,9", pit: "pit" } }, dice: ["HQ"] });
    t.does("elf", "move").does("elf", "exchange:prodigious-leap");
    expect(t.table.events("card-in-vain")).toHaveLength(1);
  });
});

describe("Stability", () => {
  test("HQ-RH7-h-stability: who is bumped stays where it stands", () => {
    const bump = (stable: boolean) => {
      const t = fateScene(
        {},
        {
          heroes: { elf: "12,9", dwarf: "12,7" },
          dice: ["? 3"],
          arrange: ({ figures }) => {
            if (stable) figures[1]!.lasting = [{ what: "cannot-be-moved", change: 0, until: "next-own-turn" }];
          },
        },
      );
      t.does("elf", "move").does("elf", "step:12,8");
      return t.offered("evil-wizard") !== undefined;
    };
    expect([bump(false), bump(true)]).toEqual([true, false]);
  });

  test("HQ-RH7-h-stability: a hidden pit is revealed, nobody falls, and nobody stays there", () => {
    const t = onMovement("stability", { heroes: { elf: "12,9" }, traps: { "12,8": "pit" } });
    t.does("elf", "step:12,8");
    expect(t.table.events("stood-firm")).toHaveLength(1);
    expect(t.figure("elf")).toMatchObject({ pit: "", body: 6 });
    expect(t.state.traps).toMatchObject([{ kind: "pit" }]);
    expect(t.barredBy("elf", "stop")).toBe("HQ-4.13-b");
    t.does("elf", "step:12,7");
    expect(t.square("elf")).toBe("12,7");
  });

  test("HQ-RH7-h-stability: a feat is kept for a trap that does something", () => {
    const t = fateScene(
      {},
      {
        heroes: { elf: { at: "12,9", lasting: [{ what: "cannot-be-moved", change: 0, until: "end-of-round" }] } },
        traps: { "12,8": "pit" },
        dice: ["HQ HQ"],
      },
    );
    t.does("elf", "move").does("elf", "no-card").does("elf", "step:12,8");
    expect(t.table.events("stood-firm")).toHaveLength(1);
    expect(t.state.turn?.feat).toBe("ready");
  });

  test("HQ-RH7-h-stability: who would end over a pit goes back", () => {
    const t = onMovement("stability", { heroes: { elf: "12,9" }, traps: { "12,7": "pit" } });
    t.does("elf", "step:12,8").does("elf", "step:12,7");
    expect(t.square("elf")).toBe("12,8");
  });

  test("HQ-RH7-h-stability: a failed jump over a pit ends where it began", () => {
    const lasting = [{ what: "cannot-be-moved", change: 0, until: "end-of-round" }] as never;
    const t = fateScene({}, { heroes: { elf: { at: "12,9", lasting } }, knownTraps: { "12,8": "pit" }, dice: ["1"] });
    t.does("elf", "jump:12,8");
    expect(t.table.events("stood-firm")).toHaveLength(1);
    expect([t.square("elf"), t.figure("elf").pit]).toEqual(["12,9", ""]);
    expect(t.state.turn).toMatchObject({ actions: 1, movement: null });
  });

  test("HQ-RH7-h-stability: who leaps to a pit goes back", () => {
    const t = fateScene(
      { heroic: ["prodigious-leap"] },
      {
        heroes: { elf: { at: "10,9", lasting: [{ what: "cannot-be-moved", change: 0, until: "end-of-round" }] } },
        traps: { "12,9": "pit" },
        dice: ["HQ 2"],
      },
    );
    t.does("elf", "move").does("elf", "exchange:prodigious-leap").does("elf", "leap:12,9");
    expect([t.square("elf"), t.figure("elf").pit]).toEqual(["10,9", ""]);
    expect(t.state.turn?.movement?.left).toBe(2);
  });

  test("HQ-RH7-h-stability: neither a slip nor a push moves the hero", () => {
    const lasting = [{ what: "cannot-be-moved", change: 0, until: "next-own-turn" }] as never;
    const slip = fateScene(
      { misfortune: ["slip"] },
      { heroes: { elf: "12,9", dwarf: { at: "10,7", lasting } }, dice: ["? 3"] },
    );
    slip.does("elf", "move").does("evil-wizard", "play:slip").does("evil-wizard", "hero:olm");
    expect(slip.table.events("card-in-vain")).toHaveLength(1);
    expect(slip.square("dwarf")).toBe("10,7");
    const push = (stable: boolean) => {
      const t = fateScene(
        {},
        {
          heroes: { wizard: "12,9" },
          foes: { orc: { at: "13,9", ...(stable ? { lasting } : {}) } },
          dice: ["S S S"],
          arrange: (state) => deal(state, "gust"),
        },
      );
      answerAll(t.does("wizard", "cast:gust"), "pay", "target:orc-1");
      return t.square("orc");
    };
    expect(push(false)).not.toBe("13,9");
    expect(push(true)).toBe("13,9");
  });

  test("HQ-RH7-h-stability: it is over when the next own turn begins", () => {
    const t = onMovement("stability", { heroes: { elf: "12,9" } });
    t.does("elf", "stop").does("elf", "end-turn");
    expect(t.state.round).toBe(2);
    expect(t.figure("elf").lasting).toEqual([]);
  });
});

describe("Speed", () => {
  test("HQ-RH7-h-speed: up to six squares at once, though the movement action is used", () => {
    const t = fateScene(
      { heroic: ["speed"] },
      { heroes: { barbarian: "12,9" }, foes: { gargoyle: "13,9" }, dice: ["2 2", "HQ S L", "O O O O O"] },
    );
    t.does("barbarian", "move").does("barbarian", "stop").does("barbarian", "attack:gargoyle-1");
    t.does("barbarian", "exchange:speed");
    expect(t.state.turn).toMatchObject({ figure: "hrolf", actions: 0, movement: { left: 6, bumps: 0 } });
    for (const square of ["11,9", "11,10", "12,10", "12,11", "13,11"]) t.does("barbarian", `step:${square}`);
    t.does("barbarian", "step:14,11");
    expect(t.square("barbarian")).toBe("14,11");
    expect(t.throws).toEqual(["movement 2", "attack 3", "defence 5"]);
    expect(t.state.interrupted).toEqual([]);
  });

  test("HQ-8.6-a: a spell for the next movement helps the free one, and is over with it", () => {
    const lasting = [{ what: "pass-through", of: "traps", change: 0, until: "next-move" }] as const;
    const t = fateScene(
      { heroic: ["speed"] },
      {
        heroes: { barbarian: { at: "12,9", lasting: [...lasting] } },
        foes: { gargoyle: "13,9" },
        traps: { "12,8": "magical" },
        dice: ["HQ S L", "O O O O O"],
      },
    );
    t.does("barbarian", "attack:gargoyle-1").does("barbarian", "exchange:speed").does("barbarian", "step:12,8");
    expect(t.throws).toEqual(["attack 3"]);
    expect(t.figure("barbarian").lasting).toEqual([]);
  });

  test("HQ-RH7-h-speed: may stop before; what is left is lost, and the turn goes on as it was", () => {
    const t = onMovement("speed", { heroes: { elf: "12,9" } });
    t.does("elf", "step:12,8").does("elf", "stop");
    expect(t.state.turn).toMatchObject({ figure: "ferrin", actions: 1, moves: 1, movement: { left: 2 } });
  });
});
