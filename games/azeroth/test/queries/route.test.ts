import { describe, expect, test } from "vitest";
import { routeTo } from "../../queries/route.js";
import { plain } from "../plain.js";
import { scene } from "../scene.js";

describe("a way over several turns", () => {
  test("takes what the die shows now, and what it shows on average later", () => {
    const t = scene({ face: "1/3", heroes: [{ space: "vaultspire" }, {}] });
    const route = routeTo(plain, t.state, "player-1", "anvilgate");
    expect(route.path).toEqual(["vaultspire", "n2", "l1", "l2", "m2", "anvilgate"]);
    expect(route.stages.map(({ to }) => to)).toEqual(["n2", "l2", "anvilgate"]);
    expect(route).not.toHaveProperty("needs");
  });

  test("AZ-move-5: goes round what is above the level, and says so where nothing else leads there", () => {
    const t = scene({ face: "4/1", heroes: [{ space: "n1", level: "grey" }, {}] });
    expect(routeTo(plain, t.state, "player-1", "l1").path).toEqual(["n1", "n2", "l1"]);
    expect(routeTo(plain, t.state, "player-1", "y1")).toMatchObject({ path: ["n1", "g1", "y1"], needs: "yellow" });
  });

  test("AZ-move-9: a red marker ends a turn, and is gone round where that is short", () => {
    const marker: [string, string] = ["grey-wolf-1", "n2"];
    const t = scene({ face: "4/1", heroes: [{ space: "n3" }, {}], track: [marker] });
    expect(routeTo(plain, t.state, "player-1", "n1").path).toEqual(["n3", "vaultspire", "n1"]);
    const through = routeTo(plain, t.state, "player-1", "l1");
    expect(through.stages).toMatchObject([
      { spaces: ["n2"], isStopped: true },
      { spaces: ["l1"], isStopped: false },
    ]);
    const held = scene({ face: "4/1", heroes: [{ space: "n2" }, {}], track: [marker] });
    expect(routeTo(plain, held.state, "player-1", "l1").isHeld).toBe(true);
  });
});
