import { EventEmitter } from "node:events";
import { exampleQuest } from "@tavolata/games/heroquest/editor.js";
import { expect, test } from "vitest";
import { PrintRoom, type PrintThread } from "../src/print/print-room.js";
import type { Task } from "../src/print/task.js";
import { Refuse } from "../src/refuse.js";
import { useHouse } from "./house.js";

const house = useHouse();

async function asked(path: string, cookie?: string) {
  const response = await fetch(
    `${house.address}/api/print/${path}`,
    cookie === undefined ? {} : { headers: { cookie } },
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** Somebody new, by the cookie alone. */
async function newcomer(name: string) {
  const response = await fetch(`${house.address}/api/me`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  const cookie = response.headers.get("set-cookie")!.split(";")[0]!;
  return { cookie, client: house.nobody(cookie) };
}

/** Orders a quest that somebody wrote. */
async function ordered(body: object, cookie: string) {
  const response = await fetch(`${house.address}/api/print/quest`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function faultOf(body: object, cookie: string): Promise<string> {
  return JSON.parse((await ordered(body, cookie)).bytes.toString()).error.fault;
}

test("gives a quest as a PDF, the same bytes every time", async () => {
  const path = "heroquest?what=map&quest=the-stolen-bell&paper=letter&language=it";
  const { status, headers, bytes } = await asked(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/pdf");
  expect(headers.get("content-disposition")).toContain("heroquest-the-stolen-bell-map.pdf");
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await asked(path)).bytes.equals(bytes)).toBe(true);
});

test("refuses what can't be printed, and says what can", async () => {
  const refusal = async (path: string) => {
    const { status, bytes } = await asked(path);
    return [status, JSON.parse(bytes.toString()).error.message];
  };
  expect(await refusal("chess?what=rules")).toEqual([404, expect.stringContaining("heroquest")]);
  expect(await refusal("heroquest?what=map&quest=nowhere")).toEqual([404, expect.stringContaining("the-stolen-bell")]);
  expect(await refusal("heroquest?what=map")).toEqual([400, expect.stringContaining("belongs to a quest")]);
  expect(await refusal("heroquest?what=stickers")).toEqual([400, expect.stringContaining("stickers")]);
  expect((await refusal("heroquest?paper=a5"))[0]).toBe(400);
});

test("the sheet with the secrets has an address of its own, and isn't kept by anybody", async () => {
  expect((await asked("heroquest?what=notes&quest=the-stolen-bell")).status).toBe(400);
  const { status, headers } = await asked("heroquest/notes?quest=the-stolen-bell");
  expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
});

test("whoever plays a quest without leading it doesn't get its secrets; its leader does", async () => {
  const [hero, wizard] = [await newcomer("Hero"), await newcomer("Wizard")];
  const options = { quest: "the-stolen-bell", adventurers: 1, secretAdventure: false };
  const { id } = await hero.client.openTable({ game: "heroquest", options });
  const { seats } = await hero.client.table(id);
  const notes = (quest: string, cookie: string) => asked(`heroquest/notes?quest=${quest}`, cookie);
  const heroSeat = seats.map(({ seat }) => seat).find((seat) => seat !== "wizard")!;
  expect((await notes("the-stolen-bell", hero.cookie)).status).toBe(200);
  await hero.client.sit(id, heroSeat, { sits: "me" });
  expect((await notes("the-stolen-bell", hero.cookie)).status).toBe(403);
  expect((await notes("three-scars", hero.cookie)).status).toBe(200);
  const { token } = await hero.client.makeLink(id, { leads: "seat", seat: "wizard" });
  await wizard.client.acceptInvitation(token);
  expect((await notes("the-stolen-bell", wizard.cookie)).status).toBe(200);
});

test("who stands up from a match that goes on gets its secrets no sooner; who has led it does", async () => {
  const [hero, wizard] = [await newcomer("Hero"), await newcomer("Wizard")];
  const options = { quest: "the-stolen-bell", adventurers: 1, secretAdventure: false };
  const { id, seats } = await wizard.client.openTable({ game: "heroquest", options, open: true });
  const heroSeat = seats.map(({ seat }) => seat).find((seat) => seat !== "wizard")!;
  await wizard.client.sit(id, "wizard", { sits: "me" });
  await hero.client.sit(id, heroSeat, { sits: "me" });
  await hero.client.sit(id, heroSeat, { sits: "nobody" });
  await wizard.client.sit(id, "wizard", { sits: "nobody" });
  const notes = (cookie: string) => asked("heroquest/notes?quest=the-stolen-bell", cookie);
  expect([(await notes(hero.cookie)).status, (await notes(wizard.cookie)).status]).toEqual([403, 200]);
});

test("where the quest isn't told, every sheet of the game stays closed: a refusal tells nothing", async () => {
  const hero = await newcomer("Hero");
  const options = { quest: "three-scars", adventurers: 1, secretAdventure: true };
  const { id } = await hero.client.openTable({ game: "heroquest", options });
  const { seats } = await hero.client.table(id);
  const seat = seats.map((one) => one.seat).find((one) => one !== "wizard")!;
  await hero.client.sit(id, seat, { sits: "me" });
  for (const quest of ["three-scars", "the-stolen-bell"]) {
    expect((await asked(`heroquest/notes?quest=${quest}`, hero.cookie)).status).toBe(403);
  }
  expect((await asked("souls/notes?quest=the-toll-road", hero.cookie)).status).toBe(200);
});

test("a quest that somebody wrote is printed for whoever has its file, and isn't kept by anybody", async () => {
  const { cookie } = await newcomer("Writer");
  const file = JSON.stringify(exampleQuest);
  for (const what of ["map", "notes"]) {
    const { status, headers, bytes } = await ordered({ file, what, paper: "letter", language: "fr" }, cookie);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "application/pdf",
      "private, no-store",
    ]);
    expect(headers.get("content-disposition")).toContain(`heroquest-quest-${what}.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
  const fault = (body: object) => faultOf(body, cookie);
  expect(await fault({ file: "{}", what: "map" })).toBe("bad-quest");
  expect(await fault({ file: JSON.stringify({ ...exampleQuest, game: "rings" }), what: "map" })).toBe("bad-quest");
  expect(await fault({ file, what: "cards" })).toBe("malformed");
  expect(await fault({ file: "x".repeat(200_001), what: "map" })).toBe("malformed");
});

test("by a link to play a quest nobody can print it, by one to copy it whoever has it", async () => {
  const { client } = await newcomer("Writer");
  const file = JSON.stringify(exampleQuest);
  const { id } = await client.keepQuest(file);
  const [play, copy] = [await client.makeQuestLink(id, "play"), await client.makeQuestLink(id, "copy")];
  const { client: other, cookie } = await newcomer("Reader");
  await expect(other.copyQuest(play.token)).rejects.toMatchObject({ fault: "not-yours" });
  const shown = await other.lookAtQuest(play.token);
  for (const what of ["map", "notes"]) {
    // Neither the link nor the quest's id is a file, what is shown by the link isn't one either, and nothing else is taken for one.
    for (const notFile of [play.token, play.id, id, JSON.stringify(play), JSON.stringify(shown)]) {
      expect(await faultOf({ file: notFile, what }, cookie)).toBe("bad-quest");
    }
    for (const named of [{ link: play.token }, { token: play.token }, { quest: id }, { file, link: play.token }]) {
      expect(await faultOf({ ...named, what }, cookie)).toBe("malformed");
    }
    expect((await asked(`heroquest?what=${what}&quest=${id}`, cookie)).status).toBeGreaterThanOrEqual(400);
    const copied = (await other.copyQuest(copy.token)).file;
    expect(copied).toBe(file);
    const { status, bytes } = await ordered({ file: copied, what }, cookie);
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  }
});

test("what somebody wrote is given up sooner than what the house has, and others' documents are made all the same", async () => {
  const room = new PrintRoom({ patience: { ours: 180_000, file: 1 } });
  const order = { game: "heroquest", paper: "a4", language: "en", what: ["map"] } as const;
  try {
    const own = room.print({ ...order, file: JSON.stringify(exampleQuest) }, "writer");
    const ours = room.print({ ...order, quest: "the-stolen-bell" }, "mira");
    await expect(own).rejects.toMatchObject({ fault: "unavailable" });
    expect((await ours).subarray(0, 5).toString()).toBe("%PDF-");
  } finally {
    await room.close();
  }
});

test("a document that takes too much memory ends its thread, and not the server", async () => {
  const room = new PrintRoom({ memory: 8 });
  try {
    const order = { game: "heroquest", paper: "a4", language: "en", what: ["map"], quest: "the-stolen-bell" } as const;
    const printed = room.print(order, "mira");
    await expect(printed).rejects.toMatchObject({ code: "ERR_WORKER_OUT_OF_MEMORY" });
  } finally {
    await room.close();
  }
});

/** A room whose thread prints when it is told to. */
function slowRoom() {
  const orders: Task[] = [];
  const threads: (EventEmitter & { isEnded?: boolean })[] = [];
  const room = new PrintRoom({
    start: () => {
      const thread = Object.assign(new EventEmitter(), {
        postMessage: (task: Task) => void orders.push(task),
        terminate: async () => 0,
        unref: () => {},
      });
      threads.push(thread);
      return thread as unknown as PrintThread;
    },
  });
  const order = (quest: string, whose: string) =>
    room.print({ game: "heroquest", paper: "a4", language: "en", what: ["map"], quest }, whose).then(
      (bytes) => bytes.toString(),
      (error: Error) => (error instanceof Refuse ? error.fault : error.message),
    );
  const print = async () => {
    const { job, order } = orders.at(-1)!;
    threads.at(-1)!.emit("message", { job, bytes: Buffer.from(order.quest!) });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { room, orders, threads, order, print };
}

test("documents are made of each person in turn; who orders many fills the room for nobody else", async () => {
  const { room, orders, order, print } = slowRoom();
  const first = order("guest-0", "guest");
  const many = Array.from({ length: 6 }, (_, i) => order(`guest-${i + 1}`, "guest"));
  const others = Array.from({ length: 14 }, (_, i) => order(`of-${i}`, `p${i}`));
  for (let i = 0; i < 3; i++) await print();
  expect(orders.map(({ order: { quest } }) => quest).slice(0, 4)).toEqual(["guest-0", "guest-1", "of-0", "of-1"]);
  for (let i = 0; i < 20; i++) await print();
  expect(await first).toBe("guest-0");
  // Four of the guest's wait at first; then two of them give way to people of whom nothing waits.
  expect(await Promise.all(many)).toEqual(["guest-1", "guest-2", ...Array(4).fill("unavailable")]);
  expect(await Promise.all(others)).toEqual(Array.from({ length: 14 }, (_, i) => `of-${i}`));
  await room.close();
});

test("a thread that ends without a word is noticed at once, and the next document is made by another", async () => {
  const { room, threads, order, print } = slowRoom();
  const [lost, next] = [order("lost", "mira"), order("next", "tor")];
  threads[0]!.emit("exit", 0);
  await print();
  expect([await lost, await next]).toEqual(["The thread of documents ended with exit code 0.", "next"]);
  threads[1]!.emit("exit", 0); // while nobody wants anything
  const last = order("last", "mira");
  await print();
  expect([await last, threads.length]).toEqual(["last", 3]);
  await room.close();
});
