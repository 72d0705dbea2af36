import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["support/room.ts", "support/shared-server.ts"],
    testTimeout: 300_000,
    hookTimeout: 240_000,
    // Two files at a time: while one waits for its page, the other works.
    maxWorkers: 2,
  },
});
