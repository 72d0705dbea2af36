import { expect, test } from "vitest";
import { allCards } from "../examples/lantern-quay/src/cards.js";
import { lanternQuay } from "../examples/lantern-quay/src/index.js";
import { anew, hiddenZoneProblems, momentsByChance } from "../testing/index.js";

const table = {
  zones: { deck: anew, "hands.*": anew, "boats.*": anew },
  box: { cards: () => allCards },
};

test("LQ-0.2: whatever a seat doesn't see is dealt anew in its worlds, from all that could lie there", () => {
  const moments = momentsByChance(lanternQuay, [{ pairs: 1 }, { pairs: 2 }], { every: 3, to: 60 });
  expect(hiddenZoneProblems(lanternQuay, table, moments)).toEqual([]);
});
