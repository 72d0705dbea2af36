import { playByChance } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { azeroth } from "../ruleset.js";

const seeds = Number(process.env["TAVOLATA_SEEDS"] ?? 15);

/** A match ends by itself after its rounds: nobody has to hurry. */
const byChance = { patience: 20_000, bound: 20_000, quickest: [] };

describe("matches with all numbers of players, characters and switches by chance", () => {
  const parts = 5;
  test.each(Array.from({ length: parts }, (_, part) => part + 1))(
    `part %i of five of ${seeds} matches ends without an error`,
    (part) => {
      for (let i = part; i <= seeds; i += parts) {
        expect(playByChance(azeroth, `random-match-${i}`, byChance).outcome).toBeDefined();
      }
    },
  );
});
