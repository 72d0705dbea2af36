import { rmSync } from "node:fs";
import { Watchers } from "@tavolata/table";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { Notifier } from "../../src/push/notifier.js";
import { isWithin, QuietTimes } from "../../src/push/quiet-hours.js";
import { Subscriptions } from "../../src/push/subscriptions.js";
import { openStorage } from "../../src/storage/database.js";
import { newDataFolder } from "../storage/empty-database.js";
import { useHouse } from "../test-server.js";
import { until } from "../until.js";
import { fakePushService, PushBrowser } from "./push-browser.js";

const service = await fakePushService();
afterAll(() => service.close());
const house = useHouse();

test("quiet hours are kept by one's own clock, also past midnight and when clocks are changed", async () => {
  const mira = await house.guest("Mira");
  expect(await mira.quietHours()).toBeNull();
  const night = { from: "22:30", to: "07:00", zone: "Europe/Rome" };
  await mira.setQuietHours(night);
  expect(await mira.quietHours()).toEqual(night);
  await expect(mira.setQuietHours({ ...night, zone: "Europe/Nowhere" })).rejects.toMatchObject({ fault: "malformed" });
  await expect(mira.setQuietHours({ ...night, to: "22:30" })).rejects.toMatchObject({ fault: "malformed" });
  await expect(mira.setQuietHours({ ...night, from: "24:00" })).rejects.toMatchObject({ fault: "malformed" });
  expect(await mira.quietHours()).toEqual(night);
  await mira.setQuietHours(null);
  expect(await mira.quietHours()).toBeNull();

  const rows = { from_minute: 22 * 60 + 30, to_minute: 7 * 60, zone: "Europe/Rome" };
  const at = (moment: string) => isWithin(rows, new Date(moment));
  // In winter Rome is an hour ahead, in summer two.
  expect([at("2026-01-10T21:29:00Z"), at("2026-01-10T21:30:00Z"), at("2026-01-11T05:59:00Z")]).toEqual([
    false,
    true,
    true,
  ]);
  expect([at("2026-01-11T06:00:00Z"), at("2026-07-10T20:30:00Z"), at("2026-07-11T05:00:00Z")]).toEqual([
    false,
    true,
    false,
  ]);
  const noon = { from_minute: 12 * 60, to_minute: 14 * 60, zone: "UTC" };
  expect(isWithin(noon, new Date("2026-01-10T13:59:00Z"))).toBe(true);
  expect(isWithin(noon, new Date("2026-01-10T14:00:00Z"))).toBe(false);
});

test("a clock is made once for each zone, and not for ever more of them", () => {
  const { DateTimeFormat } = Intl;
  let made = 0;
  class CountedFormat extends DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
      super(...given);
      made += 1;
    }
  }
  Reflect.set(Intl, "DateTimeFormat", CountedFormat);
  try {
    const at = (zone: string) => isWithin({ from_minute: 0, to_minute: 1, zone }, new Date("2026-01-10T12:00:00Z"));
    for (let times = 0; times < 50; times++) expect(at("Asia/Kathmandu")).toBe(false);
    expect(made).toBe(1);
    // A zone may be written in small and large letters as one likes.
    const letters = "america/argentina/buenos_aires".split("");
    for (let way = 0; way < 1_200; way++) {
      at(letters.map((letter, i) => ((way >> i) & 1 ? letter.toUpperCase() : letter)).join(""));
    }
    made = 0;
    at("Asia/Kathmandu");
    expect(made).toBe(1);
  } finally {
    Reflect.set(Intl, "DateTimeFormat", DateTimeFormat);
  }
});

/** Mira with a browser that can be told things, a database of her own, and a table that has waited for her for an hour. */
async function waitingPerson(browser: string, send: (table: string) => Promise<number>, again?: readonly number[]) {
  const folder = await newDataFolder();
  const storage = await openStorage({ folder }, () => {});
  const { db } = storage;
  const subscriptions = new Subscriptions(db, service.services);
  const quietTimes = new QuietTimes(db);
  const sent: string[] = [];
  const notifier = new Notifier({
    db,
    subscriptions,
    quietTimes,
    watchers: new Watchers(),
    send: (_to, { table }) => {
      sent.push(table);
      return send(table);
    },
    after: 60_000,
    ...(again ? { again } : {}),
    onFault: (error) => expect.fail(String(error)),
    onResult: () => {},
  });
  await db.insertInto("people").values({ id: "p", name: "Mira" }).execute();
  await subscriptions.add("p", new PushBrowser(service.address, browser, "en").subscription);
  return {
    db,
    quietTimes,
    notifier,
    sent,
    async lay(id: string) {
      const table = { id, owner: "p", game: "lantern-quay", version: "1", dice: "seeded", seed: "s" } as const;
      await db
        .insertInto("tables")
        .values({ ...table, open: false, options: "{}", settings: "{}", waiting: '["a"]' })
        .execute();
      await db
        .insertInto("seats")
        .values({ table_id: id, place: 0, person: "p", bot: null, last_person: "p", seat: "a" })
        .execute();
      await sql`update tables set moved = now() - interval '1 hour'`.execute(db);
      sent.length = 0;
    },
    async close() {
      await notifier.close();
      await storage.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test("what is due in quiet hours is told at their end, if it still is that person's turn", async () => {
  const { db, quietTimes, notifier, sent, lay, close } = await waitingPerson("quiet", async () => 201);
  try {
    await quietTimes.set("p", { from: "22:00", to: "07:00", zone: "UTC" });
    for (const id of ["waits", "over"]) await lay(id);
    await notifier.sweep(new Date("2026-03-01T23:00:00Z"));
    await notifier.sweep(new Date("2026-03-02T06:59:00Z"));
    expect(sent).toEqual([]);
    await sql`update tables set waiting = '[]' where id = 'over'`.execute(db);
    await notifier.sweep(new Date("2026-03-02T07:00:00Z"));
    await notifier.sweep(new Date("2026-03-02T07:01:00Z"));
    expect(sent).toEqual(["waits"]);
  } finally {
    await close();
  }
});

test("a push service that was busy is asked again only if quiet hours haven't begun and the table hasn't been silenced", async () => {
  let meanwhile: (() => Promise<void>) | undefined;
  const busy = async () => {
    if (!meanwhile) return 201;
    await meanwhile();
    return 503;
  };
  const { db, quietTimes, notifier, sent, lay, close } = await waitingPerson("busy", busy, [10, 10]);
  /** Nobody is told for now, and it is left to be told later. */
  const isLeft = async (table: string) => {
    await until(
      async () => (await sql`select from told_turns where table_id = ${table}`.execute(db)).rows.length === 0,
    );
    expect(sent).toEqual([table]);
    meanwhile = undefined;
  };
  try {
    await lay("night");
    const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);
    meanwhile = () => quietTimes.set("p", { from: clock(-1), to: clock(60), zone: "UTC" });
    await notifier.sweep();
    await isLeft("night");
    await quietTimes.set("p", null);
    await notifier.sweep();
    await until(() => sent.length === 2);

    await lay("silenced");
    meanwhile = async () => {
      await db.insertInto("muted").values({ table_id: "silenced", person: "p" }).execute();
    };
    await notifier.sweep();
    await isLeft("silenced");
    await notifier.sweep();
    expect(sent).toEqual(["silenced"]);
    await db.deleteFrom("muted").execute();
    await notifier.sweep();
    await until(() => sent.length === 2);

    // Whom nothing keeps from being told is told as soon as the service answers.
    await lay("busy");
    meanwhile = async () => {
      meanwhile = undefined;
    };
    await notifier.sweep();
    await until(() => sent.length === 2);
    expect(sent).toEqual(["busy", "busy"]);
  } finally {
    await close();
  }
});
