import { Match, type Options } from "@tavolata/kernel";
import { battery, randomPolicy } from "@tavolata/kernel/testing";
import { messageProblems, Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { heuristic } from "../../../bot/policy/heuristic.js";
import type { Quest } from "../../../content/quests/format.js";
import { testRoom } from "../../../content/quests/test-quests/test-room.js";
import { heroQuestWith } from "../../../ruleset.js";
import { everyText, messagesOf } from "../../messages.js";
import { plain } from "../../plain.js";

const seeds = Math.min(Number(process.env["TAVOLATA_SEEDS"] ?? 1), 6);

/** A room with many kinds of enemies, one of whom shoots, and with things to throw and to strike with for the first hero. */
const room: Quest = {
  ...testRoom,
  goal: { kind: "slay", figures: ["guard", "shooter", "snatcher", "bones", "corpse"] },
  antagonists: [
    ...testRoom.antagonists,
    { id: "shooter", type: "orc", at: "12,8", items: ["crossbow"] },
    { id: "snatcher", type: "goblin", at: "15,10" },
    { id: "bones", type: "skeleton", at: "15,11" },
    { id: "corpse", type: "zombie", at: "13,11" },
  ],
  objectives: [
    { id: "gift", when: { on: "start" }, reward: { items: ["short-sword", "hand-axe", "crossbow"] }, text: "box" },
  ],
};
const lasting = (rounds: number) => heroQuestWith([{ ...room, failure: [{ kind: "rounds-over", rounds }] }]);

const veterans = { quest: "test-room", experience: true, "experience.start": 5 };

describe("experience passes the battery", () => {
  const tables = [
    { ...veterans, adventurers: 2, fillSeats: false, "dice.weights": "1-1" },
    { ...veterans, adventurers: 2, fillSeats: false, preset: "heroic-rules", strictErrors: true },
  ];
  for (const { name, run } of battery(lasting(4), { seeds, tables })) test(name, run);
});

/** Lets veterans play, by chance or by rules of thumb; `look` sees every question with what is barred. */
function played(seed: string, policy: "random" | "thumb", options: Options, look: (keys: string[]) => void) {
  const match = Match.start(lasting(15), { seed, options: { ...veterans, ...options } });
  const chance = randomPolicy(seed);
  for (let answers = 0; answers < 1200 && !match.outcome; answers++) {
    const { seat, ids, min } = match.asked[0]!;
    if (policy === "random") {
      const { title, options: offered, barred = [] } = match.decision(seat, { explain: true })!;
      look([title, ...offered.map(({ label }) => label), ...barred.map(({ bar }) => bar.reason)].map(({ key }) => key));
      match.answer({ seat, picks: chance(match.asked[0]!) });
    } else {
      const choice = heuristic(match.view(seat), match.decision(seat)!, { content: plain });
      if (choice) look([choice.reason.key]);
      match.answer({ seat, picks: choice?.picks ?? ids.slice(0, min) });
    }
  }
  return match.events("everything");
}

describe("veterans at play", () => {
  test("HQ-RH3-a: most traits come up, and everything has its words", () => {
    const speaker = new Speaker("it", everyText);
    const acted = new Set<string>();
    const unsaid = new Set<string>();
    const look = (keys: string[]) => {
      for (const key of keys) if (!speaker.has(key)) unsaid.add(key);
    };
    for (let i = 0; i < 12; i++) {
      const policy = i % 4 === 0 ? "random" : "thumb";
      for (const event of played(
        `veterans-${i}`,
        policy,
        { preset: i % 2 === 0 ? "heroic-rules" : "base-rules" },
        look,
      )) {
        look([`event.${event.type}`]);
        speaker.event(event);
        if (event.type === "trait-acted") acted.add(event.trait);
        if (event.type === "charged") acted.add("charge");
      }
    }
    expect([...unsaid]).toEqual([]);
    expect([...speaker.missing].filter((key) => !key.startsWith("name."))).toEqual([]);
    // Bows are rare here, and so are charges; each trait has its own tests.
    expect(acted.size).toBeGreaterThan(14);
  });

  test("HQ-RH3-a: the messages are there in three languages, with the same arguments", () => {
    expect(messageProblems(messagesOf("experience"))).toEqual([]);
  });
});
