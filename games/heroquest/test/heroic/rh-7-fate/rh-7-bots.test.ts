import { messageProblems, Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { heuristic } from "../../../bot/policy/heuristic.js";
import { renderText } from "../../../terminal/render-text.js";
import { everyText, messagesOf } from "../../messages.js";
import { plain } from "../../plain.js";
import type { SceneTable } from "../../scene.js";
import { fateScene } from "../../scenes/fate-scene.js";

const fate = messagesOf("fate");
const english = new Speaker("en", everyText);

/** What the bot of a seat would answer now. */
function thinks(t: SceneTable, who: string): { picks: readonly string[]; reason: string } | undefined {
  const seat = t.seatOf(who);
  const choice = heuristic(t.table.match.view(seat), t.table.match.decision(seat)!, { content: plain });
  return choice && { picks: choice.picks, reason: choice.reason.key };
}

const beside = { heroes: { barbarian: "12,9", elf: "10,7" }, foes: { orc: "13,9" } };

describe("bots play heroic cards", () => {
  test("HQ-RH7-h-dodge: when blows get through, and the HQ of a defence is worth nothing else", () => {
    const t = fateScene({ heroic: ["desperate-dodge"] }, { ...beside, phase: "wizard", dice: ["HQ S S", "HQ O"] });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
    expect(thinks(t, "barbarian")).toEqual({ picks: ["exchange:desperate-dodge"], reason: "reason.card-in-need" });
  });

  test("HQ-RH7-h-luck: when a ? spoils the blow; and the dice that do nothing are rolled again", () => {
    const t = fateScene({ heroic: ["shameless-luck"] }, { ...beside, dice: ["HQ S ?"] });
    t.does("barbarian", "attack:orc-1");
    expect(thinks(t, "barbarian")?.picks).toEqual(["exchange:shameless-luck"]);
    t.does("barbarian", "exchange:shameless-luck");
    expect(thinks(t, "barbarian")?.picks).toEqual(["die:2-question-mark"]);
  });

  test("HQ-RH7-h-luck, HQ-6.10-b: not against an HQ, which no shield blocks", () => {
    const against = (attack: string) => {
      const t = fateScene({ heroic: ["shameless-luck"] }, { ...beside, phase: "wizard", dice: [attack, "HQ S"] });
      t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
      return thinks(t, "barbarian")?.picks;
    };
    expect(against("S S L")).toEqual(["exchange:shameless-luck"]);
    expect(against("HQ O L")).toEqual(["no-card"]);
  });

  test("HQ-RH7-h-leap, HQ-RH7-e: not where the dice that fell are enough to fell the hero anyway", () => {
    const against = (attack: string) => {
      const heroes = { barbarian: { at: "12,9", body: 2 }, elf: "10,7" };
      const t = fateScene(
        { heroic: ["prodigious-leap"] },
        { ...beside, heroes, phase: "wizard", dice: [attack, "HQ O"] },
      );
      t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
      return thinks(t, "barbarian")?.picks;
    };
    expect(against("S L L")).toEqual(["exchange:prodigious-leap"]);
    expect(against("S S L")).toEqual(["no-card"]);
  });

  test("HQ-RH7-b: keep a card that does less than the HQ", () => {
    const t = fateScene({ heroic: ["reflexes"] }, { ...beside, dice: ["HQ S S"] });
    t.does("barbarian", "attack:orc-1");
    expect(thinks(t, "barbarian")).toEqual({ picks: ["no-card"], reason: "reason.keep-card" });
  });
});

describe("the Evil Wizard's bot plays misfortune cards", () => {
  test("HQ-RH7-m-distraction: by what they harm, and names whom they harm most", () => {
    const t = fateScene({ misfortune: ["distraction"] }, { ...beside, dice: ["? 3"] });
    t.does("barbarian", "move");
    expect(thinks(t, "evil-wizard")).toEqual({ picks: ["play:distraction"], reason: "reason.play-misfortune" });
    t.does("evil-wizard", "play:distraction");
    expect(thinks(t, "evil-wizard")?.picks).toEqual(["hero:hrolf"]);
  });

  test("HQ-RH7-m-slip: into a pit that only he knows", () => {
    const t = fateScene(
      { misfortune: ["slip"] },
      { heroes: { elf: "12,9", dwarf: "10,7" }, traps: { "12,8": "pit" }, dice: ["? 3", "S"] },
    );
    t.does("elf", "move");
    expect(thinks(t, "evil-wizard")?.picks).toEqual(["play:slip"]);
    t.does("evil-wizard", "play:slip").does("evil-wizard", "hero:ferrin");
    expect(thinks(t, "evil-wizard")?.picks).toEqual(["to:12,8"]);
  });

  test("HQ-RH7-d: keeps a card that does nothing here", () => {
    const t = fateScene({ misfortune: ["door-slam"] }, { ...beside, dice: ["? 3"] });
    t.does("barbarian", "move");
    expect(thinks(t, "evil-wizard")).toEqual({ picks: ["no-card"], reason: "reason.keep-misfortune" });
  });
});

describe("hands at the terminal", () => {
  test("HQ-RH7-a: an owner sees the names, the others how many", () => {
    const t = fateScene({ heroic: ["speed"], misfortune: ["slip", "burgled"] }, beside);
    const seen = (seat: string) =>
      renderText(t.table.match.view(seat), english, plain)
        .split("\n")
        .find((line) => line.startsWith("Cards in hand:"));
    expect(seen("adventurer-1")).toMatch(/Speed.*2 cards/);
    expect(seen("adventurer-2")).toMatch(/1 card .*2 cards/);
    expect(seen("wizard")).toMatch(/1 card .*Slip, Burgled!/);
  });

  test("HQ-0-a: the words are there in three languages, with the same arguments", () => {
    expect(messageProblems(fate)).toEqual([]);
  });
});
