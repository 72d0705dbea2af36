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
    // Two files at a time: while one waits for its page, the other works.
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst([
        /screens/,
        /heroquest-table/,
        /rings-table/,
        /lantern-quay|souls-table/,
        /table|company|backup/,
      ]),
    },
  },
});
