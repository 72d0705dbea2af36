import type { Client, TableWatch } from "@tavolata/client/node";
import { everything, replay } from "@tavolata/kernel";
import { eventCounts, lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { countedEvents } from "@tavolata/table";
import { expect, test } from "vitest";
import { anyPicks, useHouse } from "../test-server.js";

const house = useHouse({ botThreads: 1 });

async function tableOf(mira: Client, tor: Client) {
  const { id } = await mira.openTable({
    game: "lantern-quay",
    open: true,
    options: { pairs: 1 },
    seats: { "smuggler-1": { sits: "me" } },
  });
  await tor.sit(id, "warden-1", { sits: "me" });
  return { id, watches: [await mira.watch(id, "smuggler-1"), await tor.watch(id, "warden-1")] as const };
}

async function play(watches: readonly TableWatch[], answers: number): Promise<number> {
  for (let given = 0; given < answers; given++) {
    const watch = watches.find(({ decisions }) => decisions.length > 0);
    if (!watch) return given;
    const decision = watch.decisions[0]!;
    await watch.answer(decision, anyPicks(decision));
    await watch.until(({ decisions }) => decisions.every(({ key }) => key !== decision.key));
    await Promise.all(watches.map((one) => one.until((other) => other.answers >= watch.answers)));
  }
  return answers;
}

const kinds = (events: TableWatch["events"]) => {
  const counted: Record<string, number> = {};
  for (const { type } of events) counted[type] = (counted[type] ?? 0) + 1;
  return counted;
};

test("while a match runs, everybody gets what they were told and no more", async () => {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const { id, watches } = await tableOf(mira, tor);
  await play(watches, 6);
  const audience = await una.watch(id, "audience");
  for (const [client, watch] of [
    [mira, watches[0]],
    [tor, watches[1]],
    [una, audience],
  ] as const) {
    const statistics = await client.statistics(id);
    expect([statistics.seen, statistics.answers]).toEqual([watch.as, 6]);
    expect(statistics.events).toEqual(kinds(watch.events));
  }
  expect((await house.nobody().statistics(id)).seen).toBe("audience");
  const { seats } = await mira.statistics(id);
  expect(seats.map(({ seat }) => seat)).toEqual(["smuggler-1", "warden-1"]);
  expect(seats.reduce((sum, { answers }) => sum + answers, 0)).toBe(6);
  for (const { thinking } of seats) expect(thinking.total).toBeGreaterThanOrEqual(thinking.longest);
});

test("when it is over, everybody gets all of it: dice beside what was to be expected, counts, rounds and times", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id, watches } = await tableOf(mira, tor);
  await play(watches, 1_000);
  const { outcome } = await mira.table(id);
  const statistics = await tor.statistics(id);
  const events = replay(lanternQuay, (await mira.matchFile(id)).save).events(everything);
  expect(statistics).toMatchObject({ seen: "everything", events: kinds(events), takenBack: 0, chapters: [] });
  expect(statistics.rounds).toBe(events.filter(({ type }) => type === "piers-shown").length);
  const count = (what: string) => statistics.counts.find((one) => one.what === what)!;
  expect(count("ashore").total).toBe(events.filter(({ type }) => type === "cargo-ashore").length);
  expect(Object.keys(count("drawn").by).sort()).toEqual(["smuggler-1", "warden-1"]);
  expect(count("drawn").total).toBe(Object.values(count("drawn").by).reduce((sum, drawn) => sum + drawn, 0));
  for (const { dice, faces } of statistics.dice) {
    expect(faces.reduce((sum, { times }) => sum + times, 0)).toBe(dice);
    expect(faces.reduce((sum, { expected }) => sum + expected!, 0)).toBeCloseTo(dice);
  }

  const [game] = (await mira.myStatistics()).games;
  const won = outcome!.winners.includes("smuggler-1") ? 1 : 0;
  expect(game).toMatchObject({ game: "lantern-quay", tables: 1, over: 1, won });
  expect(game!.answers).toBe(statistics.seats[0]!.answers);
  expect((await house.guest("Una").then((una) => una.myStatistics())).games).toEqual([]);
});

test("what bots answer and what is taken back is counted as such; imported matches are nobody's", async () => {
  const mira = await house.guest("Mira");
  const seats = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "bot", bot: "random" } } as const;
  const { id } = await mira.openTable({ game: "lantern-quay", seats });
  const watch = await mira.watch(id, "smuggler-1");
  await play([watch], 1);
  await watch.until(({ answers }) => answers >= 2);
  await watch.undo();
  await watch.until(({ decisions }) => decisions.length > 0);
  const { seats: told, takenBack } = await mira.statistics(id);
  expect(takenBack).toBe(1);
  expect(told[0]).toMatchObject({ answers: 1, byBots: 0 });
  expect(told[1]!.byBots).toBe(told[1]!.answers);
  expect(told[1]!.byBots).toBeGreaterThan(0);
  expect(told[1]!.thinking).toEqual({ total: 0, median: 0, longest: 0 });

  await play([watch], 1);
  const { save } = await mira.matchFile(id);
  const tor = await house.guest("Tor");
  await tor.openFromFile({ save, seats: { "smuggler-1": { sits: "me" } } });
  expect((await tor.myStatistics()).games).toEqual([]);
});

test("dice are counted by seat and kind; of dice whose chances nobody knows, nothing is expected", () => {
  const thrown = (die: string, faces: string[], by?: string) =>
    ({ type: "dice-rolled", die, faces, purpose: "x", number: 0, rules: [], ...(by ? { by } : {}) }) as const;
  const events = [
    thrown("lantern", ["bright", "dark"], "warden-1"),
    thrown("lantern", ["dark"], "warden-1"),
    thrown("lantern", ["dim"], "warden-2"),
    thrown("lot", ["tip-1"]),
  ];
  const { dice } = countedEvents(events, eventCounts as never, { options: {}, content: undefined });
  expect(dice.map(({ die, by, dice: count }) => [die, by, count])).toEqual([
    ["lantern", "warden-1", 3],
    ["lantern", "warden-2", 1],
    ["lot", undefined, 1],
  ]);
  expect(dice[0]!.faces.find(({ face }) => face === "dark")).toMatchObject({ times: 2, expected: expect.any(Number) });
  expect(dice[2]!.faces).toEqual([{ face: "tip-1", times: 1 }]);
});
