import { describe, expect, test } from "vitest";
import type { Scene, SceneTable } from "../../scene.js";
import { fateScene } from "../../scenes/fate-scene.js";

/** Plays a kept card on the movement roll of the first hero, whose other die shows 2. */
const onMovement = (card: string, scene: Scene, more: string[] = []): SceneTable => {
  const [hero = ""] = Object.keys(scene.heroes ?? {});
  const t = fateScene({ heroic: [card] }, { ...scene, dice: ["HQ 2", ...more] });
  return t.does(hero, "move").does(hero, `exchange:${card}`);
};

describe("Ultra Perception", () => {
  test("HQ-RH7-h-perception: shows traps, magical ones and secret doors, whatever enemies are there", () => {
    const t = onMovement("ultra-perception", {
      heroes: { elf: "12,9" },
      foes: { goblin: "14,10" },
      traps: { "11,7": "pit", "15,11": "magical" },
      doors: { "12,6|12,7": "secret" },
    });
    expect(t.state.traps.map(({ kind }) => kind)).toEqual(["pit", "magical"]);
    expect(t.state.doors).toMatchObject([{ kind: "secret", open: true }]);
  });

  test("HQ-RH7-h-perception: in a corridor as far as one sees", () => {
    const t = onMovement("ultra-perception", { heroes: { elf: "2,0" }, traps: { "20,0": "pit", "0,9": "pit" } });
    expect(t.state.traps).toHaveLength(1);
  });
});

describe("Shameless Luck", () => {
  test("HQ-RH7-h-luck: any number of the remaining dice again, and the second result stands", () => {
    const t = fateScene(
      { heroic: ["shameless-luck"] },
      { heroes: { barbarian: "12,9" }, foes: { orc: "13,9" }, dice: ["HQ L ?", "S S", "L L"] },
    );
    t.does("barbarian", "attack:orc-1").does("barbarian", "exchange:shameless-luck");
    expect(t.offered("barbarian")).toEqual(["die:1-lion", "die:2-question-mark"]);
    t.does("barbarian", "die:1-lion", "die:2-question-mark");
    expect(t.isOnBoard("orc")).toBe(false);
    expect(t.table.events("attack-missed")).toEqual([]);
  });

  test("HQ-RH7-h-luck: a double among the new dice brings no card", () => {
    const t = fateScene(
      { heroic: ["shameless-luck"] },
      { heroes: { barbarian: "12,9" }, foes: { orc: "13,9" }, dice: ["HQ L L", "HQ HQ", "L L"] },
    );
    t.does("barbarian", "attack:orc-1").does("barbarian", "exchange:shameless-luck");
    t.does("barbarian", "die:1-lion", "die:2-lion");
    expect(t.table.events("heroic-card-drawn")).toEqual([]);
    expect(t.isOnBoard("orc")).toBe(false);
  });
});
