import { whyNotPlain } from "@tavolata/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addTriggers,
  reactorsTo,
  removeTriggers,
  type Trigger,
  type TriggerIndex,
} from "../../rules/07-timing/trigger-index.js";

const afterTravel: Trigger = { on: "after:travelled", manner: "forced" };
const mayDraw: Trigger = { on: "after:travelled", manner: "optional" };
const atEnd: Trigger = { on: "end-of-round", manner: "forced" };

test("cards react to what they are registered for, in the order in which they entered play", () => {
  const index: TriggerIndex = {};
  addTriggers(index, "gate", [afterTravel, atEnd]);
  addTriggers(index, "road", [mayDraw]);
  addTriggers(index, "tower", [afterTravel]);
  expect(reactorsTo(index, "after:travelled")).toEqual({ forced: ["gate", "tower"], optional: ["road"] });
  expect(reactorsTo(index, "end-of-round")).toEqual({ forced: ["gate"], optional: [] });
  expect(reactorsTo(index, "wound")).toEqual({ forced: [], optional: [] });
  expect(whyNotPlain(index)).toBeUndefined();
});

test("a card that left play reacts no more, others do", () => {
  const index: TriggerIndex = {};
  addTriggers(index, "gate", [afterTravel, mayDraw]);
  addTriggers(index, "tower", [afterTravel]);
  removeTriggers(index, "gate", [afterTravel, mayDraw]);
  expect(reactorsTo(index, "after:travelled")).toEqual({ forced: ["tower"], optional: [] });
});

test("a card that is registered twice reacts once; one that isn't there can't be removed", () => {
  const index: TriggerIndex = {};
  addTriggers(index, "gate", [afterTravel, afterTravel]);
  addTriggers(index, "gate", [afterTravel]);
  removeTriggers(index, "tower", [afterTravel, atEnd]);
  expect(index).toEqual({ "after:travelled": { forced: ["gate"], optional: [] } });
});

test("the index says the same as looking through all cards in play, and is empty when they are gone", () => {
  const trigger = fc.record({
    on: fc.constantFrom("a", "b"),
    manner: fc.constantFrom<Trigger["manner"]>("forced", "optional"),
  });
  const cards = fc.uniqueArray(
    fc.record({ id: fc.constantFrom("p", "q", "r", "s"), triggers: fc.array(trigger, { maxLength: 3 }) }),
    {
      selector: ({ id }) => id,
    },
  );
  fc.assert(
    fc.property(cards, fc.array(fc.nat(3)), (content, turns) => {
      const index: TriggerIndex = {};
      let inPlay: typeof content = [];
      for (const turn of turns) {
        const card = content[turn % Math.max(content.length, 1)];
        if (!card) continue;
        if (inPlay.includes(card)) {
          removeTriggers(index, card.id, card.triggers);
          inPlay = inPlay.filter((other) => other !== card);
        } else {
          addTriggers(index, card.id, card.triggers);
          inPlay.push(card);
        }
        for (const on of ["a", "b"]) {
          for (const manner of ["forced", "optional"] as const) {
            const expected = inPlay.filter(({ triggers }) =>
              triggers.some((one) => one.on === on && one.manner === manner),
            );
            expect(reactorsTo(index, on)[manner]).toEqual(expected.map(({ id }) => id));
          }
        }
      }
      for (const { id, triggers } of inPlay) removeTriggers(index, id, triggers);
      expect(index).toEqual({});
    }),
  );
});
