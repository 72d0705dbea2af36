import { BotTable } from "@tavolata/bots";
import { audience, Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { Reasons } from "../../../../packages/table/src/live/reasons.js";
import { heroQuest } from "../../game.js";

/** What says more than the deed itself. */
const plans = ["reason.march", "reason.lie-in-wait", "reason.guard", "reason.explore-door"];

test("why bots did something is told to their own side, to others only as far as the deed shows it, and goes with what is taken back", async () => {
  const gameModule = await heroQuest.module();
  const match = Match.start(gameModule.ruleset, { options: {}, seed: "reasons", settings: { undo: "friendly" } });
  const table = new BotTable(match, () => gameModule.bots["normal"]!);
  const reasons = new Reasons();
  for (let answers = 0; answers < 150 && match.asked[0]; answers++) {
    const asked = match.asked[0];
    const before = Reasons.counts(match);
    const { picks, reason } = table.decide(asked);
    match.answer({ seat: asked.seat, number: asked.number, picks });
    reasons.add(match, asked.seat, reason, before);
  }
  const { seats, content } = match;
  const told = (as: string, hints: boolean) =>
    reasons.for(as, 0, match.view(as), { gameModule, seats, hints, content });
  const heroes = told("adventurer-1", true);
  expect(heroes.some(({ seat }) => seat !== "wizard")).toBe(true);
  for (const { event } of heroes) expect(event).toBeLessThan(match.eventCount("adventurer-1"));
  for (const { said } of [...told("wizard", true).filter(({ seat }) => seat !== "wizard"), ...told(audience, true)]) {
    expect(plans).not.toContain(said.key);
  }
  const later = heroes[heroes.length >> 1]!.event;
  expect(
    reasons.for("adventurer-1", later, match.view("adventurer-1"), { gameModule, seats, hints: true, content }),
  ).toEqual(heroes.filter(({ event }) => event >= later));
  expect(match.eventCounts()).toMatchObject(
    Object.fromEntries([...seats, audience].map((as) => [as, match.eventCount(as)])),
  );
  expect(told("adventurer-1", false).length).toBeLessThan(heroes.length);
  reasons.forgetAfter(0);
  expect(told("adventurer-1", true)).toEqual([]);
});
