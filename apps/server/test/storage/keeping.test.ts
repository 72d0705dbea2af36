import type { Client, NodeTransport } from "@tavolata/client/node";
import { verify } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openForRestore } from "../../src/storage/database.js";
import { anyPicks, useHouse } from "../test-server.js";

const house = useHouse({ botThreads: 1 });

const bot = { sits: "bot", bot: "normal" } as const;

/** A table of Mira against a bot, at which so many answers of hers were given. */
async function tableOf(mira: Client, answers: number): Promise<string> {
  const { id } = await mira.openTable({
    game: "lantern-quay",
    seats: { "smuggler-1": bot, "warden-1": { sits: "me" } },
  });
  const watch = await mira.watch(id, "warden-1");
  for (let given = 0; given < answers; given++) {
    await watch.until(({ decisions, view }) => decisions.length > 0 || !!view.outcome);
    const decision = watch.decisions[0];
    if (!decision) break;
    await watch.answer(decision, anyPicks(decision));
    await watch.until(({ decisions }) => decisions.every(({ number }) => number !== decision.number));
  }
  // Nobody but Mira is asked now: the bot has answered where both were asked at once.
  await watch.until(({ decisions, view }) => (decisions.length > 0 && view.waiting.length === 1) || !!view.outcome);
  watch.stop();
  return id;
}

test("a match that is over can be had as a file that proves itself, and by a link to its replay", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const id = await tableOf(mira, 1_000);
  const { table, save } = await mira.matchFile(id);
  expect(verify(lanternQuay, save, table.seedHash)).toEqual({ sound: true, unproved: [] });
  await expect(tor.matchFile(id)).rejects.toMatchObject({ fault: "not-found" });

  const { id: link, token } = await mira.makeLink(id, { leads: "replay" });
  expect((await house.nobody().replay(token)).save).toEqual(save);
  await expect(house.nobody().watch(id, "audience", token)).rejects.toMatchObject({ fault: "not-yours" });
  await mira.revokeLink(id, link);
  await expect(house.nobody().replay(token)).rejects.toMatchObject({ fault: "link-dead" });
});

test("a match with others' secrets in it stays here until it is over", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id } = await mira.openTable({ game: "lantern-quay", open: true, seats: { "smuggler-1": { sits: "me" } } });
  await tor.sit(id, "warden-1", { sits: "me" });
  for (const client of [mira, tor]) await expect(client.matchFile(id)).rejects.toMatchObject({ fault: "not-over" });
  await tor.sit(id, "warden-1", { sits: "nobody" }); // Tor's cards are still Tor's
  await expect(mira.matchFile(id)).rejects.toMatchObject({ fault: "not-over" });
  await expect(mira.makeLink(id, { leads: "replay" })).rejects.toMatchObject({ fault: "not-over" });
});

test("a match goes on from its file; a forged one is refused with the place where it breaks", async () => {
  const mira = await house.guest("Mira");
  const id = await tableOf(mira, 1);
  const { save } = await mira.matchFile(id);
  expect(save.answers.length).toBeGreaterThan(1);
  const again = await mira.openFromFile({ save, seats: { "smuggler-1": bot, "warden-1": { sits: "me" } } });
  expect(again).toMatchObject({ imported: true, answers: save.answers.length });
  const [before, after] = [await mira.watch(id, "warden-1"), await mira.watch(again.id, "warden-1")];
  expect(after.view).toEqual(before.view);
  expect(after.events).toEqual(before.events);
  const decision = after.decisions[0]!;
  await after.answer(decision, anyPicks(decision));

  const { seat } = save.answers[1]!;
  const forged = { ...save, answers: save.answers.with(1, { seat, picks: ["fly"] }) };
  await expect(mira.openFromFile({ save: forged })).rejects.toMatchObject({
    fault: "forged",
    message: expect.stringContaining("Answer 1"),
    refusal: { said: { key: "refused.save-broken-at", args: { answer: 1, seat } } },
  });
  await expect(mira.openFromFile({ save: { ...save, seed: "mine" } })).rejects.toMatchObject({
    fault: "forged",
    refusal: { said: { key: expect.stringMatching(/^refused\.save-/) } },
  });
  const { mark: _mark, contributions: _added, ...bare } = save;
  const scripted = { ...bare, format: 1, answers: [], chance: { mode: "scripted", script: {} } };
  await expect(mira.openFromFile({ save: scripted })).rejects.toMatchObject({
    fault: "forged",
    refusal: { said: { key: "refused.save-unproved" } },
  });
  await expect(mira.openFromFile({ save: { game: "lantern-quay" } })).rejects.toMatchObject({
    fault: "forged",
    refusal: { said: { key: "refused.save-malformed" } },
  });
  for (const save of [null, 7, "save", { game: "chess" }]) {
    await expect(mira.openFromFile({ save })).rejects.toMatchObject({ fault: "unknown-game" });
  }
});

test("a rematch is one table for all who ask for it, with the same people and bots", async () => {
  const mira = await house.guest("Mira");
  const running = await tableOf(mira, 1);
  await expect(mira.rematch(running)).rejects.toMatchObject({ fault: "not-over" });
  const id = await tableOf(mira, 1_000);
  const rematches = await Promise.all([mira.rematch(id), mira.rematch(id), mira.rematch(id)]);
  expect(new Set(rematches.map((table) => table.id)).size).toBe(1);
  const [rematch] = rematches;
  expect(rematch!.seats).toMatchObject([{ bot: "normal" }, { mine: true }]);
  expect((await mira.table(id)).rematch).toBe(rematch!.id);
  expect(rematch!.seedHash).not.toBe((await mira.table(id)).seedHash);
  const watch = await mira.watch(rematch!.id, "warden-1");
  await watch.until(({ decisions }) => decisions.length > 0);
});

test("a table is put aside and taken up again, for oneself alone", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const { id } = await mira.openTable({ game: "lantern-quay", open: true });
  await tor.sit(id, "warden-1", { sits: "me" });
  const idsOf = async (client: Client, which: "mine" | "aside") =>
    (await client.tables(which)).tables.map((one) => one.id);
  await tor.putAside(id, true);
  expect([await idsOf(tor, "mine"), await idsOf(tor, "aside"), await idsOf(mira, "mine")]).toEqual([[], [id], [id]]);
  await tor.putAside(id, false);
  expect([await idsOf(tor, "mine"), await idsOf(tor, "aside")]).toEqual([[id], []]);
});

test("whoever wants to be forgotten is: others keep their table, the rest goes", async () => {
  const [mira, tor] = [await house.guest("Mira Unforgettable"), await house.guest("Tor")];
  const shared = await mira.openTable({ game: "lantern-quay", open: true, seats: { "smuggler-1": { sits: "me" } } });
  await tor.sit(shared.id, "warden-1", { sits: "me" });
  const own = await mira.openTable({ game: "lantern-quay", open: true, seats: { "smuggler-1": { sits: "me" } } });
  const looking = await tor.watch(own.id, "audience");
  const ended = new Promise((resolve) =>
    looking.onChange((change) => change.change === "ended" && resolve(change.why)),
  );
  const { cookie } = mira.transport as NodeTransport;
  await mira.forgetMe();
  expect(await ended).toMatchObject({ fault: "not-found" });
  await expect(house.nobody(cookie).me()).rejects.toMatchObject({ fault: "not-signed-in" });
  await expect(tor.table(own.id)).rejects.toMatchObject({ fault: "not-found" });
  const left = await tor.table(shared.id);
  expect(left).toMatchObject({ owned: true, owner: { name: "Tor" } });
  expect(JSON.stringify(left)).not.toContain("Unforgettable");
});

/** Everything that lies in the storage, as one text. */
async function stored(): Promise<string> {
  const told: string[] = [];
  await house.restart(async () => {
    const { db, close } = await openForRestore(house.place);
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
    for (const { name } of rows)
      told.push(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db)).rows));
    await close();
  });
  return told.join("\n");
}

test("of links only hashes are stored, and of whoever was forgotten nothing: neither name nor who gave which answer", async () => {
  const [una, finn] = [await house.guest("Una Unforgettable"), await house.guest("Finn")];
  const { id } = await una.openTable({ game: "lantern-quay", open: true, seats: { "smuggler-1": { sits: "me" } } });
  await finn.sit(id, "warden-1", { sits: "me" });
  const watch = await una.watch(id, "smuggler-1");
  await watch.answer(watch.decisions[0]!, anyPicks(watch.decisions[0]!));
  await watch.say("Remember me");
  await finn.block((await una.me()).id, true);
  const { token } = await una.makeLink(id, { leads: "audience" });
  const { id: unas } = await una.me();
  const before = await stored();
  expect([before.includes(token), before.includes(unas), before.includes("Remember me")]).toEqual([false, true, true]);
  await una.forgetMe();
  const after = await stored();
  expect(["Unforgettable", unas, "Remember me"].filter((trace) => after.includes(trace))).toEqual([]);
});
