import { expect, test } from "vitest";
import { PeerGame } from "../src/boardgame-io/peer-game.js";
import { playerView } from "../src/boardgame-io/player-view.js";

test("LQ-0.2: boardgame.io's players see their own cards, and of the others' how many there are", () => {
  const match = new PeerGame().start("secrets", 1);
  match.answer(match.asked!, ["pier:north"]);
  const { G } = match.state;
  const view = playerView({ G, playerID: "1" });
  expect(view.hands).toEqual({ "0": { count: 4 }, "1": G.hands["1"] });
  expect(view.deck).toEqual({ count: 16 });
  expect(view.chosen).toEqual({ "0": "chosen" });
  expect(playerView({ G, playerID: null }).hands).toEqual({ "0": { count: 4 }, "1": { count: 4 } });
});
