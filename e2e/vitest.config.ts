import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["support/room.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
