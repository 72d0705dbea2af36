import { BotTable } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { MovedOn } from "../../../../packages/table/src/bots/question.js";
import {
  Hints,
  LiveTable,
  Reasons,
  redo,
  Seating,
  type Sitter,
  type ToldTable,
  Watchers,
} from "../../../../packages/table/src/index.js";
import { rings } from "../../game.js";

/** The card game at a table with hints: Mira sits beside a bot, which plays by rules of thumb and says that it expects something of every answer. */
async function besideBot() {
  const gameModule = await rings.module();
  const match = Match.start(gameModule.ruleset, { seed: "beside", options: { players: 2 } });
  const [mine, bots] = match.seats as [string, string];
  const sitters = [
    { seat: mine, person: { id: "mira", name: "Mira" } },
    { seat: bots, bot: "strong" },
  ] as readonly object[] as readonly Sitter[];
  const seating = new Seating(sitters);
  const record = { id: "t", seating, hints: true } as unknown as ToldTable;
  const live = new LiveTable(record, gameModule, { match, number: 0, snapshot: 0, branch: 0 }, undefined);
  const table = new BotTable(match, () => gameModule.bots["normal"]!);
  const answer = () => {
    const asked = match.asked[0]!;
    const before = Reasons.counts(match);
    const { options } = match.decisions(asked.seat)[0]!;
    const { picks, reason } = table.answer(asked);
    live.reasons.add(match, asked.seat, reason, before);
    live.did([{ kind: "answer", seat: asked.seat, picks, back_to: null }]);
    if (asked.seat === bots) {
      const { number, kind } = asked;
      const next = options.slice(-1);
      const expects = { value: 0.5, next: { picks: next.map(({ id }) => id), value: 0.25 }, iterations: 8 };
      live.expected.set(bots, { number, reason, expects, kind, next });
    }
    return { seat: asked.seat, reason, options };
  };
  const hints = new Hints(
    { with: async (_, work) => work(live) },
    { think: () => Promise.reject(new Error("nobody")) },
  );
  return { live, bots, answer, expected: () => hints.expected("mira", "t") };
}

test("a bot tells its friends no more of its hand than its deeds do", async () => {
  const { answer, bots, live, expected } = await besideBot();
  const told = new Set<string>();
  const named = { yes: 0, no: 0 };
  for (let answers = 0; answers < 120; answers++) {
    const { seat, reason, options } = answer();
    if (seat !== bots) continue;
    const [bot] = await expected();
    const { label } = options.at(-1)!;
    const card = label.args?.["of"];
    const isHidden = card !== undefined && !JSON.stringify(live.match.view(live.match.seats[0]!)).includes(`"${card}"`);
    const next = { value: 0.25, ...(isHidden || label.key === "option.deck" ? {} : { answer: [label] }) };
    expect(bot!.expects).toEqual({ value: 0.5, next, iterations: 8 });
    named[isHidden ? "no" : "yes"] += 1;
    const isOpen = live.gameModule.openReason!(reason, live.match.view(live.match.seats[0]!), true, live.match.content);
    if (!isOpen) expect(bot!.reason).toEqual({ key: "bot.thumb" });
    told.add(bot!.reason.key);
  }
  expect(told.has("bot.thumb")).toBe(true); // of its hand, at the latest when it may draw another one
  expect([...told].some((key) => key.startsWith("reason."))).toBe(true);
  expect(Math.min(named.yes, named.no)).toBeGreaterThan(0);
});

test("what was expected of an answer is forgotten when that is taken back", async () => {
  const { answer, bots, live, expected } = await besideBot();
  let at = 0;
  for (let seat = ""; seat !== bots; ) {
    ({ at } = live.match);
    ({ seat } = answer());
  }
  expect(await expected()).toHaveLength(1);
  const undo = { kind: "undo", seat: bots, picks: [], back_to: at } as const;
  redo(live.match, undo);
  live.did([undo]);
  new Watchers().noteLine(live, undo.kind);
  expect(await expected()).toEqual([]);
});

test("a hint for a table that never stands still is given up", async () => {
  const { live } = await besideBot();
  const tables = { with: async <T>(_: string, work: (at: LiveTable) => Promise<T> | T) => work(live) };
  let asked = 0;
  const think = () => {
    asked += 1;
    return Promise.reject(asked > 1_000 ? new Error("for ever") : new MovedOn());
  };
  const mine = live.match.asked.find(({ seat }) => seat === live.match.seats[0])!;
  const hint = new Hints(tables, { think }).hint("mira", "t", mine.seat, mine.number);
  await expect(hint).rejects.toMatchObject({ fault: "stale" });
  expect(asked).toBeLessThan(100);
});
