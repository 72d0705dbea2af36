import { Match } from "@tavolata/kernel";
import { randomPolicy } from "@tavolata/kernel/testing";
import { Speaker } from "@tavolata/language";
import { expect, test } from "vitest";
import { testRoom } from "../../content/quests/test-quests/test-room.js";
import { heroQuestWith } from "../../ruleset.js";
import { everyText } from "../messages.js";

/** A room with heavy things to find and an orc who carries an axe. */
const heavy = heroQuestWith([
  {
    ...testRoom,
    antagonists: [...testRoom.antagonists, { type: "orc", at: "12,8", items: ["battle-axe"] }],
    caches: [{ at: "12,9", treasure: { items: ["plate-mail", "battle-axe"] } }],
  },
]);

test("HQ-0-a: with all heroic rules every event, question and option has its words", () => {
  const speaker = new Speaker("fr", everyText);
  const unsaid = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const match = Match.start(heavy, { seed: `heroic-${i}`, options: { quest: "test-room", preset: "heroic-rules" } });
    const policy = randomPolicy(`heroic-${i}`);
    for (let answers = 0; answers < 300 && !match.outcome; answers++) {
      for (const { title, options, barred = [] } of match.decisions(undefined, { explain: true })) {
        for (const { key } of [title, ...options.map(({ label }) => label), ...barred.map(({ bar }) => bar.reason)]) {
          if (!speaker.has(key)) unsaid.add(key);
        }
      }
      const [asked] = match.asked;
      match.answer({ seat: asked!.seat, picks: policy(asked!) });
    }
    for (const { type } of match.events("everything")) if (!speaker.has(`event.${type}`)) unsaid.add(type);
  }
  expect([...unsaid]).toEqual([]);
});
