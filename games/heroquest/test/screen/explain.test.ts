import { loadGame } from "@tavolata/game/files";
import { Speaker } from "@tavolata/language";
import { explanationOf } from "@tavolata/ui/explain/explanation.js";
import { type OnOffer, titleOf } from "@tavolata/ui/explain/thing.js";
import { describe, expect, test } from "vitest";
import { explainsWhatIsSeen } from "../../../test/explained.js";
import { heroQuestContent } from "../../content/content.js";
import { heroQuest } from "../../game.js";
import { explains } from "../../screen/explains.js";

describe("heroquest", () => explainsWhatIsSeen(heroQuest, explains, heroQuestContent));

test("a thing's figures say where they come from and what the table has corrected; what stands against an action is told", () => {
  const option = {
    id: "attack:sword-1:goblin-2",
    verb: "attack",
    target: "sword-1:goblin-2",
    label: { key: "x" },
    at: ["figure:goblin-2"],
  };
  const bar = { rule: "HQ-7.6", reason: { key: "bar.enemy-adjacent" } };
  const act: OnOffer = {
    decision: { rules: ["HQ-3.2"] },
    choices: [{ option, place: undefined }],
    barred: [{ option: { ...option, id: "shoot:goblin-2", verb: "shoot", target: "goblin-2", bar }, place: undefined }],
  };
  const thing = {
    at: "figure:goblin-2",
    word: "goblin-2",
    printed: { table: "antagonists", entry: "goblin" },
    kind: "antagonists",
  };
  const events = [
    { type: "wound", number: 1, rules: ["HQ-6.14.a"], target: "goblin-2" },
    { type: "wound", number: 2, rules: ["HQ-12.1-a"], target: "goblin-3" },
  ];
  const { figures, choices, barred, rules } = explanationOf(thing, {
    explains,
    corrections: heroQuestContent,
    corrected: { "antagonists.goblin.body": 2 },
    act,
    events,
  });
  expect(figures.find(({ figure }) => figure.path === "antagonists.goblin.body")).toMatchObject({
    own: 2,
    figure: { value: 1, origin: "published" },
  });
  expect(figures.find(({ figure }) => figure.path === "antagonists.goblin.move")!.own).toBeUndefined();
  expect([choices.length, barred.length]).toEqual([1, 1]);
  expect(rules).toEqual(expect.arrayContaining(["HQ-1.4-b", "HQ-7.6", "HQ-3.2", "HQ-6.14.a"]));
  expect(rules).not.toContain("HQ-12.1-a");
});

test("the wizard among the heroes isn't the Evil Wizard", async () => {
  const { messages } = await loadGame(heroQuest);
  const speaker = new Speaker("en", messages);
  const sheet = { table: "heroes", entry: "wizard" };
  expect(titleOf({ at: "card:wizard", word: "wizard", printed: sheet, kind: "heroes" }, speaker)).toBe("Wizard");
  expect(titleOf({ at: "seat:wizard", word: "wizard", kind: "seat" }, speaker)).toBe("Evil Wizard");
});
