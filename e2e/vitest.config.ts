import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["support/room.ts"],
    testTimeout: 300_000,
    hookTimeout: 240_000,
  },
});
