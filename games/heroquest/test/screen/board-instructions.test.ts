import { readFileSync } from "node:fs";
import { Speaker } from "@tavolata/language";
import { boardInstructionsAfter } from "@tavolata/ui/companion/board-instruction.js";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import { expect, test } from "vitest";
import { boardInstructions } from "../../screen/board-instructions.js";
import type { HeroQuestSeen } from "../../view.js";

const file = new URL("../../../../packages/ui/messages/companion/en.json", import.meta.url);
const words = { en: JSON.parse(readFileSync(file, "utf8")) as Record<string, string>, it: {}, fr: {} };

test("of all that befell a figure, where it stands now is left to do; people walk with their own", () => {
  const state = { figures: [{ id: "orc-1", seat: "wizard", square: 30 }], heroes: {}, scenery: [] };
  const how = {
    view: { state } as unknown as HeroQuestSeen,
    speaker: new Speaker("en", { en: { "name.orc": "Orc {number}" }, it: {}, fr: {} }),
    say: (key: string, args = {}) => new Speaker("en", words).say({ key, args }),
    people: new Set<string>(),
  };
  const event = (number: number, fields: object) => ({ number, rules: [], ...fields }) as unknown as AnyVisibleEvent;
  const events = [
    event(0, {
      type: "placed",
      figures: ["orc-1"],
      scenery: [],
      doors: ["3,4|4,4"],
      barred: [],
      rubble: [],
      abyss: [],
    }),
    event(1, { type: "moved", figure: "orc-1", from: "3,1", to: "4,1" }),
    event(2, { type: "body-lost", figure: "orc-1", points: 1, left: 0 }),
    event(3, { type: "levers-seen", at: ["8,12"] }),
  ];
  expect(boardInstructionsAfter(events, boardInstructions, how).map(({ text }) => text)).toEqual([
    "Lay at 3,4|4,4: a door",
    "Move Orc 1 to 4,1",
    "Lay at 8,12: a lever",
  ]);
  const own = { ...how, people: new Set(["wizard"]) };
  expect(boardInstructionsAfter(events.slice(1, 3), boardInstructions, own)).toEqual([]);
  const slain = [...events, event(4, { type: "eliminated", figure: "orc-1", how: "removed" })];
  expect(boardInstructionsAfter(slain, boardInstructions, how).at(-1)!.text).toBe("Take away Orc 1");
});
