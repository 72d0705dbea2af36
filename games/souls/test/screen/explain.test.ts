import { Match } from "@tavolata/kernel";
import { thingsSeen } from "@tavolata/ui/explain/things-seen.js";
import { readPlain } from "@tavolata/ui/game/read-content.js";
import { describe, expect, test } from "vitest";
import { actOf, explainsWhatIsSeen } from "../../../test/explained.js";
import { soulsContent } from "../../content/content.js";
import { souls } from "../../game.js";
import { explains } from "../../screen/explains.js";
import type { SoulsView } from "../../view.js";

describe("souls", () => explainsWhatIsSeen(souls, explains, soulsContent));

test("what is on offer is explained before anybody has it: the heroes of the first question", async () => {
  const { ruleset } = await souls.module();
  const match = Match.start(ruleset, { seed: "explain" });
  const { seat } = match.asked[0]!;
  const things = thingsSeen(
    explains,
    soulsContent.correctable,
    match.view<SoulsView>(seat),
    actOf(match, seat),
    readPlain,
  );
  expect(things.filter(({ kind }) => kind === "heroes").length).toBeGreaterThan(1);
});
