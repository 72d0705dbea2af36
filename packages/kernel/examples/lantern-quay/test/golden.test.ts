import { describe, test } from "vitest";
import { Match } from "../../../src/index.js";
import { checkGolden, play, randomPolicy } from "../../../testing/index.js";
import { lanternQuay } from "../src/index.js";

describe("golden matches of Lantern Quay", () => {
  test.each([1, 2])("with %i pairs", (pairs) => {
    checkGolden(lanternQuay, new URL(`golden/${pairs}-pairs.txt`, import.meta.url), () => {
      const match = Match.start(lanternQuay, { seed: "golden", options: { pairs } });
      play(match, randomPolicy("golden"));
      return match;
    });
  });
});
