import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { stagingThreat } from "../queries/statistics.js";
import { rings } from "../ruleset.js";
import type { Rings } from "../state.js";
import type { RingsView } from "../view.js";
import { plain } from "./plain.js";

/** What asks about a view can be asked about the state: this is checked with the types. */
const viewOf = (state: Rings): RingsView => state;

test("LR-zone-1: the state answers the same questions as a view of it", () => {
  const match = Match.start(rings, { seed: "view" });
  const seen = match.view<RingsView>("player-1").state;
  expect(stagingThreat(plain, viewOf(match.state))).toBe(stagingThreat(plain, seen));
});
