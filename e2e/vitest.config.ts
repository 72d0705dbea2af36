import { defineConfig } from "vitest/config";
import { house } from "../tools/house.js";
import { longestFirst } from "../tools/longest-first.js";

export default defineConfig({
  root: house,
  test: {
    include: ["e2e/test/**/*.test.ts", "games/*/test/browser/**/*.test.ts"],
    globalSetup: ["e2e/support/room.ts", "e2e/support/shared-server.ts"],
    testTimeout: 600_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // Each of them loads its modules and starts its browser once, not once for each file: no test keeps anything there that another could trip over.
    isolate: false,
    // Three files at a time: while one waits for its page or its bots, the others work. On two cores two of them leave a quarter of the time unused.
    maxWorkers: 3,
    sequence: {
      sequencer: longestFirst([
        /screens/,
        /browser\/(table|company|frame)/,
        /lantern-quay|e2e\/test\/company/,
        /editor|decks|secrets/,
        /e2e\/test\/(table|backup|frame)/,
      ]),
    },
  },
});
