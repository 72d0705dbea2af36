import { configDefaults, defineConfig } from "vitest/config";
import { inBrowser, testFiles } from "./tools/changed/test-files.js";
import { longestFirst } from "./tools/longest-first.js";
import { uiSources } from "./tools/ui-sources.js";

/** Tests run against the sources of every package, not against what was last built. */
const sources = ["tavolata-source", "module", "node", "development|production"];

/** What takes longest: many matches, and servers with their databases. */
const long = [
  /kernel\/test\/battery\.test/,
  /ordeal\/test\/short/,
  /games\/test\/boxes/,
  /games\/[^/]+\/test\/.*battery/,
  /server\/test\/(matrix|secrets|play)|test\/server\/secrets/,
  /random-matches|apps\/server\/|test\/server\/|cli\/test\/serve|bench\/test\//,
];

export default defineConfig({
  resolve: { conditions: sources, alias: [uiSources] },
  ssr: { resolve: { conditions: sources, externalConditions: ["node"] } },
  test: {
    include: testFiles,
    exclude: [...configDefaults.exclude, ...inBrowser],
    setupFiles: ["tools/nothing-left.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Every core works: the tests keep nothing else busy.
    maxWorkers: "100%",
    // A core loads each module once, not once for each file: no test keeps anything outside of itself that another could trip over.
    isolate: false,
    sequence: { sequencer: longestFirst(long) },
  },
});
