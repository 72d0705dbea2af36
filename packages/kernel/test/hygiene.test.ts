import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { ruleSourceProblems } from "../testing/index.js";

describe("the sources of rules", () => {
  test("of Lantern Quay use no clock, no machine and no chance but the table's", () => {
    expect(ruleSourceProblems(new URL("../examples/lantern-quay/src/", import.meta.url))).toEqual([]);
  });

  test("of the kernel neither, but for the fresh seed", () => {
    const problems = ruleSourceProblems(new URL("../src/", import.meta.url));
    expect(problems.filter((problem) => !problem.startsWith("chance/seed.ts"))).toEqual([]);
  });

  test("that break the promise are named with file and line", () => {
    const folder = mkdtempSync(join(tmpdir(), "hygiene-"));
    try {
      writeFileSync(
        join(folder, "bad.ts"),
        "// Math.random() in a comment is fine\nconst x = Math.random();\nconst y = Date.now();\n",
      );
      expect(ruleSourceProblems(pathToFileURL(`${folder}/`))).toEqual([
        "bad.ts:2: chance that isn't the table's: const x = Math.random();",
        "bad.ts:3: a clock: const y = Date.now();",
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
