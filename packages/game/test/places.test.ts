import { existsSync } from "node:fs";
import { gameOf } from "@tavolata/games";
import { expect, test } from "vitest";
import { root } from "../src/load-game.js";
import { placesIn, rulePlaces } from "../src/places.js";

test("a rule is where the code cites it and where tests prove it", () => {
  const code = [
    { path: "src/fumble.ts", text: "/** HQ-6.13: a fumble, see HQ-6.1. */" },
    { path: "src/attack.ts", text: 'bar("HQ-6.1")' },
  ];
  const tests = [{ path: "test/combat.test.ts", text: 'test("HQ-6.13: two fumbles, not HQ-6.1", () => {});' }];
  expect(placesIn(new Set(["HQ-6.1", "HQ-6.13", "HQ-9"]), code, tests)).toEqual({
    files: ["src/fumble.ts", "src/attack.ts", "test/combat.test.ts"],
    rules: { "HQ-6.1": { code: [0, 1], tests: [] }, "HQ-6.13": { code: [0], tests: [2] } },
  });
});

test("the places of a game's rules are files of the house", async () => {
  const { files, rules } = await rulePlaces(gameOf("lantern-quay"));
  expect(Object.keys(rules).length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});
