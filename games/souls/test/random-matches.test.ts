import { playByChance } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { souls } from "../index.js";

const seeds = Number(process.env["TAVOLATA_SEEDS"] ?? 20);

const byChance = {
  patience: 300,
  bound: 20_000,
  // Everybody stands about until the last event has come.
  quickest: ["end-turn", "ready", "done", "pass", "keep-results", "keep-dice", "no-item", "no", "inventory"],
};

describe("matches with all quests, parties and switches by chance", () => {
  test(`${seeds} of them end without an error`, () => {
    for (let i = 0; i < seeds; i++) expect(playByChance(souls, `random-match-${i}`, byChance).outcome).toBeDefined();
  });
});
