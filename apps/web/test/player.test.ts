import { gameOf } from "@tavolata/games";
import { Match, type Save } from "@tavolata/kernel";
import { answeredByChance } from "@tavolata/kernel/testing";
import { expect, test } from "vitest";
import { ReplayPlayer } from "../src/replay/player.js";

test("a match is played on from any of its moments with what had been added to its dice by then", async () => {
  const gameModule = await gameOf("lantern-quay").module();
  const { answers } = answeredByChance(gameModule.ruleset, {}, 2, "s");
  const match = Match.start(gameModule.ruleset, { seed: "s" });
  match.contribute({ from: 1, by: "warden-1", value: "0f".repeat(16) });
  match.contribute({ from: 2, by: "smuggler-1", value: "1e".repeat(16) });
  for (const { seat, picks } of answers) match.answer({ seat, picks });
  const player = new ReplayPlayer(gameModule, match.save());
  for (const [at, added] of [0, 1, 2].entries()) {
    const save = player.saveAt(at) as Save;
    expect(save.contributions ?? []).toHaveLength(added);
    expect(save.format).toBe(added > 0 ? 2 : 1);
    const again = Match.load(gameModule.ruleset, save);
    expect(again.at).toBe(at);
    expect(again.view("everything")).toEqual(player.look(at, "everything").view);
  }
});
