import { expect, test } from "vitest";
import { firstOf, longGames } from "../../../../games/test/offering.js";
import { anyPicks, useHouse } from "../test-server.js";

const house = useHouse({ botThreads: 1, snapshotEvery: 20, sweepEvery: 200 });

const bot = { sits: "bot", bot: "normal" } as const;

test("bots play a table to its end by themselves", async () => {
  const mira = await house.guest("Mira");
  const seats = { "smuggler-1": bot, "warden-1": { sits: "bot", bot: "random" } } as const;
  const { id } = await mira.openTable({ game: "lantern-quay", seats });
  const watch = await mira.watch(id, "audience");
  await watch.until(({ table }) => table.outcome !== undefined);
  expect(watch.view.outcome).toBeDefined();
});

test("a person plays against a bot, which waits for nobody but the person", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.openTable({
    game: "lantern-quay",
    seats: { "smuggler-1": bot, "warden-1": { sits: "me" } },
  });
  const watch = await mira.watch(id, "warden-1");
  while (!watch.view.outcome) {
    await watch.until(({ decisions, view }) => decisions.length > 0 || !!view.outcome);
    const [decision] = watch.decisions;
    if (!decision) break;
    await watch.answer(decision, anyPicks(decision));
    await watch.until(({ decisions }) => decisions.every(({ number }) => number !== decision.number));
  }
  expect(watch.view.outcome).toBeDefined();
});

test("a seat is handed to a bot in the middle of a match, and the bot goes on at once", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id } = await mira.openTable({ game: "lantern-quay", open: true, seats: { "smuggler-1": bot } });
  await tor.sit(id, "warden-1", { sits: "me" });
  const watch = await tor.watch(id, "warden-1");
  await watch.until(({ decisions }) => decisions.length > 0);
  const audience = await mira.watch(id, "audience");
  await tor.sit(id, "warden-1", bot);
  await audience.until(({ table }) => table.outcome !== undefined);
});

test.each(firstOf(longGames))(
  "bots that were waited for when the server ended are asked again when it is back",
  async ({ id: game }) => {
    const mira = await house.guest("Mira");
    const games = await mira.games();
    const all = games.find(({ id }) => id === game)!.seats;
    const sitting = Object.fromEntries(all.map((seat) => [seat, bot]));
    const { id } = await mira.openTable({ game, seats: sitting });
    const watch = await mira.watch(id, "audience");
    await watch.until(({ answers }) => answers > 10);
    await house.restart();
    const { answers } = await mira.table(id);
    await watch.until((one) => one.answers > answers + 30 || !!one.view.outcome);
    await mira.sit(id, all[0]!, { sits: "nobody" }); // lets the machine rest
  },
);

test("bots enter no real dice: people do", async () => {
  const mira = await house.guest("Mira");
  const seats = { "smuggler-1": bot, "warden-1": { sits: "me" } } as const;
  const { id } = await mira.openTable({ game: "lantern-quay", dice: "physical", seats });
  const watch = await mira.watch(id, "warden-1");
  const kinds = new Set<string>();
  for (let i = 0; i < 12; i++) {
    await watch.until(({ decisions }) => decisions.length > 0);
    const [decision] = watch.decisions;
    kinds.add(`${decision!.seat}/${decision!.kind}`);
    await watch.answer(decision!, anyPicks(decision!));
    await watch.until(({ decisions }) => decisions.every(({ number }) => number !== decision!.number));
  }
  expect(kinds).toContain("smuggler-1/enter-cards");
});

test("when somebody's time is up a bot answers, and the seat stays that person's", async () => {
  const mira = await house.guest("Mira");
  const seats = { "smuggler-1": bot, "warden-1": { sits: "me" } } as const;
  const { id, timeLimit } = await mira.openTable({ game: "lantern-quay", seats, timeLimit: 1 });
  expect(timeLimit).toBe(1);
  const watch = await mira.watch(id, "warden-1");
  await watch.until(({ answers }) => answers >= 3);
  expect((await mira.table(id)).seats[1]).toMatchObject({ mine: true });

  const patient = await mira.openTable({
    game: "lantern-quay",
    seats: { "warden-1": { sits: "me" } },
    timeLimit: 1000,
  });
  const waited = await mira.watch(patient.id, "warden-1");
  expect(waited.answers).toBe(0);
  // Whoever is waited for is told how long, and so is whoever looks on.
  const [soonest, latest] = [Date.now() + 900_000, Date.now() + 1_000_000];
  for (const { due } of [waited, await mira.watch(patient.id, "audience")]) {
    expect(due).toBeGreaterThan(soonest);
    expect(due).toBeLessThanOrEqual(latest);
  }
  const endless = await mira.openTable({ game: "lantern-quay", seats: { "warden-1": { sits: "me" } } });
  expect((await mira.watch(endless.id, "warden-1")).due).toBeUndefined();
});
