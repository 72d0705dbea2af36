import { defineConfig } from "vitest/config";

/** Tests run against the sources of every package, not against what was last built. */
const sources = ["tavolata-source", "module", "node", "development|production"];

export default defineConfig({
  resolve: { conditions: sources },
  ssr: { resolve: { conditions: sources, externalConditions: ["node"] } },
  test: {
    include: [
      "packages/*/test/**/*.test.ts",
      "packages/kernel/examples/*/test/**/*.test.ts",
      "bench/test/**/*.test.ts",
      "e2e/ordeal/test/**/*.test.ts",
      "tools/test/**/*.test.ts",
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Every core works: the tests keep nothing else busy.
    maxWorkers: "100%",
  },
});
