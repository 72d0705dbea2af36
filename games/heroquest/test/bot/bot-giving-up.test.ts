import { expect, test } from "vitest";
import { isAtALoss } from "../../bot/perception/explore.js";
import { figureOf, positionOf } from "../../bot/perception/position.js";
import type { HeroQuest } from "../../state.js";
import { plain } from "../plain.js";
import { scene } from "../scene.js";

test("HQ-16.2: whoever is in shock among enemies waits for the end, but not for ever", () => {
  const isLost = (round: number) => {
    const arrange = (state: HeroQuest) => {
      state.round = round;
    };
    const t = scene({ heroes: { elf: { at: "6,8", mind: 0 } }, foes: { "chaos-warrior-1": "6,7" }, arrange });
    const position = positionOf(plain, t.table.match.view(t.seatOf("elf")));
    return isAtALoss(position, figureOf(position, "ferrin")!);
  };
  expect(isLost(20)).toBe(false);
  expect(isLost(60)).toBe(true);
});
