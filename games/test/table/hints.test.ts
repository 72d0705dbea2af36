import { BotTable } from "@tavolata/bots";
import { gameOf } from "@tavolata/games";
import { type Asked, Match, say } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { type BotQuestion, MovedOn } from "../../../packages/table/src/bots/question.js";
import {
  Hints,
  KeyedMutex,
  LiveTable,
  Seating,
  type Sitter,
  type ToldTable,
} from "../../../packages/table/src/index.js";

test("a hint comes also when somebody else has answered what all were asked at once, and none when the question is gone", async () => {
  const gameModule = await gameOf("lantern-quay").module();
  const match = Match.start(gameModule.ruleset, { seed: "at once", options: { pairs: 2 } });
  const table = new BotTable(match, () => gameModule.bots["normal"]!);
  while (match.asked.length < 2) table.answer(match.asked[0]!);
  const [mine, other] = match.asked as unknown as readonly [Asked, Asked];
  const seating = new Seating([{ seat: mine.seat, person: { id: "mira", name: "Mira" } }] as object[] as Sitter[]);
  const record = { id: "t", seating, hints: true } as unknown as ToldTable;
  const live = new LiveTable(record, gameModule, { match, number: 0, snapshot: 0, branch: 0 }, undefined);
  const answer = (asked: Asked) => {
    const { picks } = table.answer(asked);
    live.did([{ kind: "answer", seat: asked.seat, picks, back_to: null }]);
  };
  /** Before a thread is free, somebody answers each of these. */
  const waiting = [other];
  const think = async (question: BotQuestion) => {
    if (waiting.length > 0) answer(waiting.shift()!);
    if (!question.from(undefined)) throw new MovedOn();
    return { picks: mine.ids.slice(0, 1), reason: say("bot.thumb") };
  };
  const hints = new Hints({ with: async (_, work) => work(live) }, { think });
  const hint = () => hints.hint("mira", "t", mine.seat, mine.number);
  expect((await hint()).picks).toHaveLength(1);
  waiting.push(mine);
  await expect(hint()).rejects.toMatchObject({ fault: "stale" });
});

test("who waits for all work to be done isn't kept for ever by work that leads to more", async () => {
  const turns = new KeyedMutex();
  await expect(new KeyedMutex().allDone()).resolves.toBeUndefined();
  let rounds = 0;
  const more = (): Promise<void> =>
    turns.take("table", async () => {
      rounds += 1;
      if (rounds < 20_000) void more();
    });
  void more();
  await expect(turns.allDone()).rejects.toThrow("always more work");
});
