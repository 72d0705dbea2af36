import { BotTable } from "@tavolata/bots";
import { openGame } from "@tavolata/games/files";
import { Match } from "@tavolata/kernel";
import { experimentOf, type FixedAnswer, picking, playChunk, type Variant } from "@tavolata/lab";
import { describe, expect, test } from "vitest";
import { saysWhatWasLost, summariesOf } from "./summaries.js";

const present: Variant = { name: "as it is", options: {}, bots: { "": "normal" }, picks: [], corrections: [] };
const wish = { seed: "s", matches: 4, stops: false };

describe("bots that think ahead", () => {
  test("play the same matches anew when they count their play-outs", async () => {
    const loadedGame = await openGame("lantern-quay");
    const variant = { ...present, bots: { "": "strong@24", warden: "normal" } };
    const { variants, bound } = experimentOf(loadedGame, { ...wish, variants: [variant] });
    const chunk = { game: loadedGame.id, seed: "s", bound, variant: variants[0]!, first: 0, end: 3 };
    expect(playChunk(loadedGame, chunk)).toEqual(playChunk(loadedGame, chunk));
    const normal = { ...chunk, variant: { ...variants[0]!, bots: { "": "normal" } } };
    expect(playChunk(loadedGame, normal)).not.toEqual(playChunk(loadedGame, chunk));
  });
});

describe("a bot with fixed answers", () => {
  test("gives them also where it is asked what it expects", async () => {
    const { ruleset, searcher } = await openGame("lantern-quay");
    const match = Match.start(ruleset, { seed: "s" });
    const asked = match.asked[0]!;
    const table = (picks: readonly FixedAnswer[]) =>
      new BotTable(match, () => picking(searcher!({ iterations: 4 }), picks, asked.seat, asked.seat));
    const [usual] = table([]).explain(asked).picks;
    const option = asked.ids.find((id) => id !== usual)!;
    const told = table([{ seat: "focus", kind: asked.kind, option }]);
    expect(told.explain(asked)).toEqual(told.decide(asked));
    expect(told.explain(asked).picks).toEqual([option]);
  });
});

describe("a changed card", () => {
  test("changes how matches go", async () => {
    const loadedGame = await openGame("lantern-quay");
    const play = (variant: Variant) =>
      playChunk(loadedGame, { game: loadedGame.id, seed: "s", bound: 1000, variant, first: 0, end: 20 });
    const cheap = ["spice", "silk", "rum", "pearls"].map((entry) => ({
      table: "kinds",
      entry,
      path: "value",
      value: 1,
    }));
    const rounds = (variant: Variant) => play(variant).reduce((sum, row) => sum + row.rounds, 0);
    expect(rounds({ ...present, corrections: cheap })).toBeGreaterThan(rounds(present));
    expect(play(present)).toEqual(play(present));
  });
});

test("an account of a match says where it was lost and what was drawn", async () => {
  const loadedGame = await openGame("lantern-quay");
  saysWhatWasLost(summariesOf(loadedGame, "random", 20));
});
