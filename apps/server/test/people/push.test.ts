import { rmSync } from "node:fs";
import type { Client, TableWatch } from "@tavolata/client/node";
import { messageProblems } from "@tavolata/language";
import { Watchers } from "@tavolata/table";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { Notifier } from "../../src/push/notifier.js";
import { knownPushServices } from "../../src/push/push-services.js";
import { QuietTimes } from "../../src/push/quiet-hours.js";
import { Subscriptions } from "../../src/push/subscriptions.js";
import { ownMessages } from "../../src/push/words.js";
import { openStorage } from "../../src/storage/database.js";
import { newDataFolder } from "../storage/empty-database.js";
import { anyPicks, useHouse } from "../test-server.js";
import { until } from "../until.js";
import { fakePushService, PushBrowser } from "./push-browser.js";

const service = await fakePushService();
afterAll(() => service.close());
const house = useHouse({ pushServices: service.services, noticeAfter: 200, botThreads: 1 });
const strict = useHouse();

let browsers = 0;
/** A browser that is told what concerns this person. */
async function browserOf(client: Client, language: "en" | "it" | "fr" = "en"): Promise<PushBrowser> {
  browsers += 1;
  const browser = new PushBrowser(service.address, `browser-${browsers}`, language);
  await client.subscribe(browser.subscription);
  return browser;
}

/** Long enough for every notice to be sent that would be sent. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 900));

/** Mira the smuggler and Tor the warden; both are asked at once at first. */
async function tableOf(mira: Client, tor: Client): Promise<string> {
  const { id } = await mira.openTable({
    game: "lantern-quay",
    open: true,
    options: { pairs: 1 },
    seats: { "smuggler-1": { sits: "me" } },
  });
  await tor.sit(id, "warden-1", { sits: "me" });
  return id;
}

/** Answers whatever is asked of this seat, until another is waited for. */
async function play(watch: TableWatch): Promise<void> {
  while (watch.decisions.length > 0) {
    const decision = watch.decisions[0]!;
    await watch.answer(decision, anyPicks(decision));
    await watch.until(({ decisions }) => decisions.every(({ key }) => key !== decision.key));
  }
}

test("who isn't there is told once when the table begins to wait, in the language of the browser", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const phone = await browserOf(tor, "it");
  const laptop = await browserOf(tor, "fr");
  const id = await tableOf(mira, tor);
  const watch = await mira.watch(id, "smuggler-1");
  await play(watch);
  await until(() => phone.read(service.pushed).length > 0 && laptop.read(service.pushed).length > 0);
  await aWhile();
  const common = { notice: "your-turn", table: id, game: "lantern-quay" };
  expect(phone.read(service.pushed)).toEqual([
    { ...common, title: expect.any(String), text: "Tocca a te al tavolo di Mira." },
  ]);
  expect(laptop.read(service.pushed)).toMatchObject([{ text: "C’est à toi de jouer à la table de Mira." }]);
  const [sent] = service.pushed.filter(({ path }) => path === `/${phone.name}`);
  expect(sent!.headers).toMatchObject({ "content-encoding": "aes128gcm", topic: id });
  expect(sent!.headers["authorization"]).toContain((await mira.pushKey()).key);

  // Tor answers and goes; when the table waits again, that is another turn.
  const tors = await tor.watch(id, "warden-1");
  await play(tors);
  tors.stop();
  await play(watch);
  await until(() => phone.read(service.pushed).length === 2);
});

test("who looks at the table needs no notice, and who has put it aside wants none", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const [seen, aside] = [await tableOf(mira, tor), await tableOf(mira, tor)];
  await tor.putAside(aside, true);
  await tor.watch(seen, "audience"); // from wherever
  const browser = await browserOf(tor);
  for (const id of [seen, aside]) {
    const watch = await tor.watch(id, "warden-1");
    await play(watch);
    watch.stop();
    await play(await mira.watch(id, "smuggler-1"));
  }
  await aWhile();
  expect(browser.read(service.pushed)).toEqual([]);
  for (const id of [seen, aside]) expect((await tor.table(id)).waiting).toContain("warden-1");
});

test("what waits already when somebody subscribes isn't told; a restart tells nothing again", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  await tableOf(mira, tor);
  const browser = await browserOf(tor);
  await aWhile();
  expect(browser.read(service.pushed)).toEqual([]);
  const seats = { "warden-1": { sits: "me" }, "smuggler-1": { sits: "me" } } as const; // at once: two turns would be told twice
  const own = await tor.openTable({ game: "lantern-quay", seats });
  await until(() => browser.read(service.pushed).length > 0);
  const { key } = await tor.pushKey();
  await house.restart();
  await aWhile();
  expect(browser.read(service.pushed)).toMatchObject([{ table: own.id, text: "It is your turn at your table." }]);
  expect((await tor.pushKey()).key).toBe(key);
});

test("a browser that is gone is forgotten, and one can unsubscribe", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  for (const status of [404, 410]) {
    const gone = await browserOf(tor);
    service.status = status;
    await tableOf(mira, tor);
    await until(async () => (await tor.subscriptions()).length === 0);
    service.status = 201;
    expect(gone.read(service.pushed)).toHaveLength(1);
  }

  const browser = await browserOf(tor);
  const [kept] = await tor.subscriptions();
  expect(kept).toMatchObject({ service: "127.0.0.1", language: "en" });
  await expect(mira.unsubscribe(kept!.id)).rejects.toMatchObject({ fault: "not-found" });
  await tor.unsubscribe(kept!.id);
  await tableOf(mira, tor);
  await aWhile();
  expect(browser.read(service.pushed)).toEqual([]);
});

test("a browser has one subscription, which goes over to whoever comes in there; only with its own keys", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const browser = await browserOf(mira);
  const { id } = (await mira.subscriptions())[0]!;
  expect((await mira.subscribe({ ...browser.subscription, language: "fr" })).id).toBe(id);
  const thief = new PushBrowser(service.address, browser.name, "en");
  await expect(tor.subscribe(thief.subscription)).rejects.toMatchObject({ fault: "push-refused" });
  await tor.subscribe(browser.subscription);
  expect([(await mira.subscriptions()).length, (await tor.subscriptions()).length]).toEqual([0, 1]);
  for (let more = 0; more < 11; more++) await browserOf(tor);
  expect(await tor.subscriptions()).toHaveLength(10);
});

test("notices go to the push services of browsers and nowhere else", async () => {
  const { allows } = knownPushServices(["push.example.org", ".push.example.net"]);
  const good = [
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "https://push.example.org/abc",
    "https://any.push.example.net/abc",
  ];
  const bad = [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://127.0.0.1/abc",
    "https://localhost/abc",
    "https://[::1]/abc",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1/abc",
    "https://fcm.googleapis.com:8443/abc",
    "https://somebody@fcm.googleapis.com/abc",
    "https://fcm.googleapis.com.evil.example/abc",
    "https://evilpush.apple.com.example/abc",
    "https://push.apple.com.evil.example/abc",
    "https://evil.example/fcm.googleapis.com",
    "https://sub.push.example.org/abc",
    "https://evilpush.example.net/abc",
    "ftp://fcm.googleapis.com/abc",
  ];
  const isAllowed = (endpoint: string) => allows(new URL(endpoint));
  expect(good.filter((one) => !isAllowed(one))).toEqual([]);
  expect(bad.filter(isAllowed)).toEqual([]);

  // As the server runs when nobody says otherwise.
  const mira = await strict.guest("Mira");
  const { keys } = new PushBrowser(service.address, "x", "en").subscription;
  const subscribe = (endpoint: string, more = keys) => mira.subscribe({ endpoint, keys: more, language: "en" });
  await expect(subscribe(`${service.address}/x`)).rejects.toMatchObject({ fault: "push-refused" });
  for (const one of bad.filter((one) => one.startsWith("http"))) {
    await expect(subscribe(one)).rejects.toMatchObject({ fault: "push-refused" });
  }
  await expect(subscribe(good[0]!, { ...keys, p256dh: "B".repeat(87) })).rejects.toMatchObject({
    fault: "push-refused",
  });
  expect(await subscribe(good[0]!)).toMatchObject({ service: "fcm.googleapis.com" });
});

test("of a table that somebody has silenced nothing is told, until one wants it again", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const browser = await browserOf(tor);
  const { id } = await mira.openTable({ game: "lantern-quay", open: true, options: { pairs: 1 }, seats: {} });
  await tor.setNoticesOf(id, false);
  expect([await tor.noticesOf(id), await mira.noticesOf(id)]).toEqual([false, true]);
  await tor.sit(id, "warden-1", { sits: "me" });
  await mira.sit(id, "smuggler-1", { sits: "me" });
  await aWhile();
  expect(browser.read(service.pushed)).toEqual([]);
  await tor.setNoticesOf(id, true);
  await until(() => browser.read(service.pushed).length === 1);
  const stranger = await house.guest("Ivo");
  const closed = await mira.openTable({ game: "lantern-quay" });
  await expect(stranger.noticesOf(closed.id)).rejects.toMatchObject({ fault: "not-found" });
  await expect(stranger.setNoticesOf(closed.id, false)).rejects.toMatchObject({ fault: "not-found" });
});

test("of several processes one tells, and none when the person sits at another one", async () => {
  const folder = await newDataFolder();
  const storage = await openStorage({ folder }, () => {});
  const { db } = storage;
  const sent: string[] = [];
  const processes = Array.from({ length: 3 }, () => {
    const watchers = new Watchers();
    const subscriptions = new Subscriptions(db, service.services);
    const send = async (_to: unknown, { table }: { table: string }) => sent.push(table) && 201;
    const fault = (error: unknown) => expect.fail(String(error));
    const after = 60_000;
    const quietTimes = new QuietTimes(db);
    const setup = { db, subscriptions, quietTimes, watchers, send, after, onFault: fault, onResult: () => {} };
    const notifier = new Notifier(setup);
    return { watchers, subscriptions, notifier };
  });
  try {
    await db.insertInto("people").values({ id: "p", name: "Mira" }).execute();
    await processes[0]!.subscriptions.add("p", new PushBrowser(service.address, "several", "en").subscription);
    const lay = async (id: string) => {
      const table = {
        id,
        owner: "p",
        game: "lantern-quay",
        version: "1",
        dice: "seeded",
        seed: "s",
        open: false,
      } as const;
      await db
        .insertInto("tables")
        .values({ ...table, options: "{}", settings: "{}", waiting: '["a", "b"]' })
        .execute();
      const seat = { table_id: id, place: 0, person: "p", bot: null, last_person: "p" };
      await db
        .insertInto("seats")
        .values([
          { ...seat, seat: "a" },
          { ...seat, seat: "b" },
        ])
        .execute();
    };
    await lay("alone");
    await lay("watched");
    processes[2]!.watchers.add("watched", {
      as: "a",
      person: "p",
      link: undefined,
      have: { events: 0, line: 0 },
      chat: 0,
      takesChanges: false,
      asksEarlier: false,
      seen: undefined,
      texts: new Set(),
      send: () => {},
    });
    const sweep = () => Promise.all(processes.map(({ notifier }) => notifier.sweep()));
    await sweep();
    expect(sent).toEqual([]); // nobody has waited for long
    await sql`update tables set moved = now() - interval '1 hour'`.execute(db);
    await sweep();
    await sweep();
    expect(sent).toEqual(["alone"]);
  } finally {
    for (const { notifier } of processes) await notifier.close();
    await storage.close();
    rmSync(folder, { recursive: true });
  }
});

test("the server's own messages are there in all languages", () => {
  expect(messageProblems(ownMessages)).toEqual([]);
});
