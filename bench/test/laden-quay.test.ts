import { audience, Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { PeerGame } from "../src/boardgame-io/peer-game.js";
import { ladenQuay } from "../src/kernel/laden-quay.js";
import { harbourLedger } from "../src/kernel/ledger.js";
import { matchesInSearch, peerMatchesInSearch } from "../src/kernel/nested-decision.js";

const bytes = (value: unknown) => JSON.stringify(value).length;

test("the laden table is about 20,000 bytes on both sides, with the same ledger", () => {
  const ours = Match.start(ladenQuay, { seed: "laden", options: { pairs: 2 } }).state;
  const { G } = new PeerGame({ ledger: harbourLedger }).start("laden", 2).state;
  for (const size of [bytes(ours), bytes(G)]) {
    expect(size).toBeGreaterThan(19_800);
    expect(size).toBeLessThan(20_500);
  }
  expect(G.ledger).toEqual((ours as unknown as { ledger: unknown }).ledger);
});

test("no two matches share a ledger", () => {
  const game = new PeerGame({ ledger: harbourLedger });
  expect(game.start("a", 1).state.G.ledger).not.toBe(game.start("b", 1).state.G.ledger);
});

test("everybody may read the ledger", () => {
  const view = Match.start(ladenQuay, { seed: "laden" }).view(audience);
  expect(view.state).toHaveProperty("ledger", harbourLedger());
});

test("forks and saves are measured at the last question of a search, with its answers still to be replayed", () => {
  for (const match of matchesInSearch(4)) {
    expect(match.asked[0]?.kind).toBe("whistle");
    expect(match.step).toBe("landing");
    const mark = match.save().mark!;
    expect(match.at - mark.at).toBeGreaterThanOrEqual(5);
  }
  for (const match of peerMatchesInSearch(new PeerGame({ ledger: harbourLedger }), 4)) {
    expect(match.asked?.kind).toBe("whistle");
    expect(match.log().length).toBeGreaterThanOrEqual(match.state._stateID);
  }
});
