import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { inBrowser, testFiles, withServers } from "./tools/changed/test-files.js";
import { longestFirst } from "./tools/testing/longest-first.js";
import { uiSources } from "./tools/ui-sources.js";

/** Tests run against the sources of every package, not against what was last built. */
const sources = ["tavolata-source", "module", "node", "development|production"];

/** What takes longest: many matches, and servers with their databases. */
const long = [
  /kernel\/test\/battery\.test/,
  /e2e\/test\/(server-postgres|upgrade|lab-workers)/,
  /chaos\/test\/short/,
  /games\/test\/boxes/,
  /games\/[^/]+\/test\/.*battery/,
  /server\/test\/(matrix|secrets|play)|test\/server\/secrets/,
  /random-matches|apps\/server\/|test\/server\/|cli\/test\/serve|bench\/test\//,
];

/** What `npm run golden` and `npm run fixtures` set: what is kept of matches and of printed pages is made anew. */
const renewing = { TAVOLATA_GOLDEN: "renew", TAVOLATA_KEPT: "renew" };
/** It proves that a match without its record is refused, which isn't so while records are made. */
const testOfTheRecord = "packages/kernel/test/golden.test.ts";

/** Tests of sources, which leave nothing behind. */
function ofSources(
  mode: string,
  name: string,
  include: string[],
  exclude: string[] = [],
): TestProjectInlineConfiguration {
  const isRenewing = mode === "renew";
  return {
    resolve: { conditions: sources, alias: [uiSources] },
    ssr: { resolve: { conditions: sources, externalConditions: ["node"] } },
    test: {
      name,
      include,
      exclude: [...configDefaults.exclude, ...exclude, ...(isRenewing ? [testOfTheRecord] : [])],
      setupFiles: ["tools/testing/nothing-left.ts"],
      env: isRenewing ? renewing : {},
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // A core loads each module once, not once for each file: no test keeps anything outside of itself that another could trip over.
      isolate: false,
    },
  };
}

export default defineConfig(({ mode }) => ({
  test: {
    globalSetup: ["e2e/support/room.ts"],
    // Every core works: the tests keep nothing else busy.
    maxWorkers: "100%",
    sequence: { sequencer: longestFirst(long) },
    projects: [
      ofSources(mode, "unit", testFiles, [...inBrowser, ...withServers]),
      ofSources(mode, "servers", withServers),
      {
        // What was built, with a real PostgreSQL, with houses of earlier releases, with processes of its own.
        test: {
          name: "house",
          include: ["e2e/test/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
          isolate: false,
        },
      },
    ],
  },
}));
