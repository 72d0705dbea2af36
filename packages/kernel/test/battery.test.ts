import { describe, test } from "vitest";
import { lanternQuay } from "../examples/lantern-quay/src/index.js";
import { battery } from "../testing/index.js";

const seeds = Number(process.env["TAVOLATA_SEEDS"] ?? 15);

describe("the battery on Lantern Quay", () => {
  for (const check of battery(lanternQuay, { seeds, tables: [{ pairs: 1 }, { pairs: 2 }], bound: 400 })) {
    test(check.name, check.run);
  }
});
