import { describe, expect, test } from "vitest";
import { stagingThreat, statistic } from "../../queries/statistics.js";
import { revealed, shadowed } from "../encounter-scene.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("Escape from Dol Guldur", () => {
  test("dungeon-jailor: a failed quest loses an objective in staging, with its guard left behind", () => {
    const t = scene({
      step: "quest-resolution",
      staging: ["dungeon-jailor", "wargs"],
      players: [{ heroes: ["gimli"], allies: watcher }],
      arrange: (s) => {
        s.cards["shadow-key-1"] = {
          ...s.cards["wargs-1"]!,
          id: "shadow-key-1",
          place: "attached",
          host: "wargs-1",
          attachments: [],
        };
        s.cards["wargs-1"]!.attachments.push("shadow-key-1");
      },
    });
    expect(t.isInPlay("shadow-key")).toBe(false);
    expect(t.state.encounter.draw).toContain("shadow-key-1");
    expect(t.card("wargs").attachments).toEqual([]);
  });

  test("nazgul-of-dol-guldur: a resolved shadow effect costs a character", () => {
    const t = shadowed("wargs", "gimli", { engaged: ["nazgul-of-dol-guldur"] });
    t.until("choose-character").does("target:henamarth-riversong");
    expect(t.isInPlay("henamarth-riversong")).toBe(false);
  });

  test("cavern-guardian: doomed 1; as a shadow attachments are lost, objectives back to staging", () => {
    expect(revealed("cavern-guardian", { threat: 20 }).threat()).toBe(21);
    const t = shadowed("cavern-guardian", undefined, {
      on: { gimli: ["dungeon-torch"], aragorn: ["steward-of-gondor"] },
    }).untilWindow("shadow-effect");
    expect(t.titles(t.state.staging)).toEqual(["dungeon-torch"]);
    expect(t.discard()).toEqual(["steward-of-gondor"]);
    const worn = { on: { gimli: ["dwarven-axe"], aragorn: ["steward-of-gondor"] } };
    const one = shadowed("cavern-guardian", "gimli", worn).until("discard-attachment").does("discard:dwarven-axe");
    expect(one.discard()).toEqual(["dwarven-axe"]);
  });

  test("under-the-shadow: one more threat for each player; as a shadow threat for each engaged enemy", () => {
    expect(stagingThreat(plain, revealed("under-the-shadow").state)).toBe(1);
    expect(shadowed("under-the-shadow", "gimli").untilWindow("shadow-effect").threat()).toBe(21);
    const two = { engaged: ["hill-troll", "wargs"] };
    expect(shadowed("under-the-shadow", "gimli", two).untilWindow("shadow-effect").threat()).toBe(22);
  });

  test("iron-shackles: lies on the first player's deck and takes the place of a draw", () => {
    const t = revealed("iron-shackles", { allies: ["gleowine"] });
    expect(t.state.players["player-1"]!.shackles).toEqual(["iron-shackles-1"]);
    t.does("use:gleowine");
    expect(t.hand()).toEqual([]);
    expect(t.titles(t.state.encounter.discard)).toEqual(["iron-shackles"]);
    const shadow = shadowed("iron-shackles", "gimli").untilWindow("shadow-effect");
    expect(shadow.state.players["player-1"]!.shackles).toEqual(["iron-shackles-1"]);
  });

  test("endless-caverns: doomed 1 and surge", () => {
    const t = revealed("endless-caverns", { threat: 20 });
    expect(t.threat()).toBe(21);
    expect(t.titles(t.state.staging)).toEqual(["endless-caverns", "forest-gate"]);
  });

  test("tower-gate: an Orc Guard for everybody", () => {
    const t = scene({
      step: "travel",
      staging: ["tower-gate"],
      players: [
        { heroes: ["gimli"], allies: watcher },
        { heroes: ["aragorn"], deck: [] },
      ],
    });
    t.does("travel:tower-gate");
    expect([t.state.engaged["player-1"]!.length, t.state.engaged["player-2"]!.length]).toEqual([1, 0]);
  });

  test("orc-guard: 1 attack, 1 defence, 1 hit point", () => {
    const t = scene({ players: [{ engaged: ["orc-guard"], allies: watcher }] });
    expect(
      (["attack", "defence", "hitPoints"] as const).map((what) => statistic(plain, t.state, t.card("orc-guard"), what)),
    ).toEqual([1, 1, 1]);
  });

  test("gandalfs-map: its hero neither attacks nor defends", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher, engaged: ["wargs"], on: { gimli: ["gandalfs-map"] } }],
    });
    t.until("defender");
    expect([t.offers("defend:gimli"), t.offers("defend:aragorn")]).toEqual([false, true]);
    t.does("undefended").until("attack").does("attack:wargs");
    expect(t.offers("attacker:gimli")).toBe(false);
  });

  test("dungeon-torch: two threat at the end of each round", () => {
    const t = scene({
      step: "refresh",
      players: [{ heroes: ["gimli"], threat: 20, allies: watcher, on: { gimli: ["dungeon-torch"] } }],
    });
    t.untilWindow("refresh").pass();
    expect(t.threat()).toBe(23);
  });

  test("shadow-key: one damage to its hero at the end of each round", () => {
    const t = scene({
      step: "refresh",
      players: [{ heroes: ["gimli"], allies: watcher, on: { gimli: ["shadow-key"] } }],
    });
    t.untilWindow("refresh").pass();
    expect(t.card("gimli").damage).toBe(1);
  });
});
