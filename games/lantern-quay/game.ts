import { defineGame } from "@tavolata/game";

/** Lantern Quay: the door of its folder. */
export const lanternQuay = defineGame({
  id: "lantern-quay",
  folder: "packages/kernel/examples/lantern-quay",
  tests: ["packages/kernel/examples/lantern-quay/test", "packages/kernel/test"],
  works: async () => (await import("./works.js")).works,
  measured: async () => (await import("./test/measured.js")).measured,
});
