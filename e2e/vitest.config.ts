import { defineConfig } from "vitest/config";
import { longestFirst } from "../tools/longest-first.js";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["support/room.ts", "support/shared-server.ts"],
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
        /heroquest-table|rings-table/,
        /lantern-quay|azeroth-table/,
        /table|company|backup|frame/,
      ]),
    },
  },
});
