import { type Bot, randomBot } from "@tavolata/bots";
import { gameOf } from "@tavolata/games";
import { Match, say } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { BotThinker } from "../../../packages/table/src/bots/bot-thinker.js";
import type { Sign } from "../../../packages/table/src/index.js";

test("whoever thinks for long says so now and then, whoever doesn't only that it begins", async () => {
  const gameModule = await gameOf("lantern-quay").module();
  const match = Match.start(gameModule.ruleset, { seed: "signs" });
  const [asked] = match.asked;
  let now = 0;
  const ponderer: Bot = {
    id: "ponderer",
    decide(situation) {
      for (let i = 0; i < 10; i++) {
        now += 100;
        situation.fork(`world-${i}`).answer({ ...asked!, picks: asked!.ids.slice(0, 1) });
      }
      return { picks: asked!.ids.slice(0, 1), reason: say("bot.thumb") };
    },
  };
  const bots = { ponderer, random: randomBot } as unknown as typeof gameModule.bots;
  const thinking = new BotThinker(
    async () => ({ ...gameModule, bots }),
    () => now,
  );
  const signs: Sign[] = [];
  const think = (job: number, bot: string) => {
    const { seat, number: decision } = asked!;
    const task = { job, table: "t", game: "lantern-quay", bot, seat, decision, number: 0, explain: false };
    return thinking.think({ ...task, from: { save: match.save() } }, (sign) => signs.push(sign));
  };
  expect(await think(1, "ponderer")).toMatchObject({ job: 1, choice: { picks: asked!.ids.slice(0, 1) } });
  expect(await think(2, "random")).toMatchObject({ job: 2, choice: {} });
  const ofJob = (wanted: number) => signs.flatMap(({ job, at }) => (job === wanted ? [at] : [])).join(" ");
  expect(ofJob(1)).toBe("opening thinking thinking thinking thinking"); // a second's worth of thought
  expect(ofJob(2)).toBe("opening thinking");
});
