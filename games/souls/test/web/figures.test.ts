import { expect, test } from "vitest";
import { correctionsOf } from "../../../../apps/web/src/printed-values/game-values.js";
import { insteadOf, mergedSoundly } from "../../../../apps/web/src/printed-values/merged-values.js";

test("the figures of this browser and of the account are as here with all that belongs together, where both together make no table", async () => {
  const souls = await correctionsOf("souls");
  const [card, other] = [{ "items.greedy-sting.copies": 2 }, { "items.greedy-sting.front.attack.hits": 2 }];
  const ours = { "dice.red.hit": 3, "dice.red.miss": 0 };
  const theirs = { "dice.red.hit+hit": 2, "dice.red.miss": 0 };
  expect(mergedSoundly({}, { ...ours, ...card }, { ...theirs, ...other }, souls)).toEqual({
    figures: { ...ours, ...card, ...other },
    left: theirs,
  });
  expect(insteadOf({ ...ours, ...card }, theirs, souls)).toEqual({ ...theirs, ...card });
});
