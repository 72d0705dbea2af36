import { playByChance } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { rings } from "../ruleset.js";

const seeds = Number(process.env["TAVOLATA_SEEDS"] ?? 20);

/** Threat rises every round, so that a match ends by itself: nobody has to hurry. */
const byChance = { patience: 20_000, bound: 20_000, quickest: [] };

describe("matches with all scenarios, decks, numbers of players and switches by chance", () => {
  const parts = 5;
  test.each(Array.from({ length: parts }, (_, part) => part + 1))(
    `part %i of five of ${seeds} matches ends without an error`,
    (part) => {
      for (let i = part; i <= seeds; i += parts) {
        expect(playByChance(rings, `random-match-${i}`, byChance).outcome).toBeDefined();
      }
    },
  );
});
