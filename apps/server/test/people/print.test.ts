import { EventEmitter } from "node:events";
import { describe, expect, test } from "vitest";
import { firstOf, gamesWithNotes, questGames } from "../../../../games/test/offering.js";
import { PrintRoom, type PrintThread } from "../../src/print/print-room.js";
import type { PrintTask } from "../../src/print/task.js";
import { Refuse } from "../../src/refuse.js";
import { useHouse } from "../test-server.js";
import { printOrders } from "./print-orders.js";

const house = useHouse();
const { asked, newcomer, ordered, faultOf } = printOrders(house);

const withNotes = await gamesWithNotes();
/** Games whose quests are printed, those of people, too. */
const withCustomQuests = (await questGames()).flatMap(({ id: game, example }) =>
  withNotes.filter(({ id }) => id === game).map(({ quest }) => ({ game, example, quest })),
);

describe.each(firstOf(withNotes))("quests of $id", ({ id, quest }) => {
  test("gives a quest as a PDF, the same bytes every time", async () => {
    const path = `${id}?what=map&quest=${quest}&paper=letter&language=it`;
    const { status, headers, bytes } = await asked(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toContain(`${id}-${quest}-map.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await asked(path)).bytes.equals(bytes)).toBe(true);
  });

  test("refuses what can't be printed, and says what can", async () => {
    const refusal = async (path: string) => {
      const { status, bytes } = await asked(path);
      return [status, JSON.parse(bytes.toString()).error.message];
    };
    expect(await refusal("chess?what=rules")).toEqual([404, expect.stringContaining(id)]);
    expect(await refusal(`${id}?what=map&quest=nowhere`)).toEqual([404, expect.stringContaining(quest)]);
    expect(await refusal(`${id}?what=map`)).toEqual([400, expect.stringContaining("belongs to a quest")]);
    expect(await refusal(`${id}?what=stickers`)).toEqual([400, expect.stringContaining("stickers")]);
    expect((await refusal(`${id}?paper=a5`))[0]).toBe(400);
  });

  test("the sheet with the secrets has an address of its own, and isn't kept by anybody", async () => {
    expect((await asked(`${id}?what=notes&quest=${quest}`)).status).toBe(400);
    const { status, headers } = await asked(`${id}/notes?quest=${quest}`);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  test("a document that takes too much memory ends its thread, and not the server", async () => {
    const room = new PrintRoom({ memory: 8 });
    try {
      const order = { game: id, paper: "a4", language: "en", what: ["map"], quest } as const;
      const printed = room.print(order, "mira");
      await expect(printed).rejects.toMatchObject({ code: "ERR_WORKER_OUT_OF_MEMORY" });
    } finally {
      await room.close();
    }
  });
});

describe.each(firstOf(withCustomQuests))("quests of people in $game", ({ game, example, quest }) => {
  test("a quest that somebody wrote is printed for whoever has its file, and isn't kept by anybody", async () => {
    const { cookie } = await newcomer("Writer");
    const file = example;
    for (const what of ["map", "notes"]) {
      const { status, headers, bytes } = await ordered({ file, what, paper: "letter", language: "fr" }, cookie);
      expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
        200,
        "application/pdf",
        "private, no-store",
      ]);
      expect(headers.get("content-disposition")).toContain(`${game}-quest-${what}.pdf`);
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    }
    const fault = (body: object) => faultOf(body, cookie);
    expect(await fault({ file: "{}", what: "map" })).toBe("bad-quest");
    expect(await fault({ file: JSON.stringify({ ...JSON.parse(example), game: "lantern-quay" }), what: "map" })).toBe(
      "bad-quest",
    );
    expect(await fault({ file, what: "cards" })).toBe("malformed");
    expect(await fault({ file: "x".repeat(200_001), what: "map" })).toBe("malformed");
  });

  test("by a link to play a quest nobody can print it, by one to copy it whoever has it", async () => {
    const { client } = await newcomer("Writer");
    const file = example;
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
      expect((await asked(`${game}?what=${what}&quest=${id}`, cookie)).status).toBeGreaterThanOrEqual(400);
      const copied = (await other.copyQuest(copy.token)).file;
      expect(copied).toBe(file);
      const { status, bytes } = await ordered({ file: copied, what }, cookie);
      expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    }
  });

  test("what somebody wrote is given up sooner than what the house has, and others' documents are made all the same", async () => {
    const room = new PrintRoom({ patience: { ours: 180_000, file: 1 } });
    const order = { game, paper: "a4", language: "en", what: ["map"] } as const;
    try {
      const own = room.print({ ...order, file: example }, "writer");
      const ours = room.print({ ...order, quest }, "mira");
      await expect(own).rejects.toMatchObject({ fault: "unavailable" });
      expect((await ours).subarray(0, 5).toString()).toBe("%PDF-");
    } finally {
      await room.close();
    }
  });
});

/** A room whose thread prints when it is told to. */
function slowRoom() {
  const orders: PrintTask[] = [];
  const threads: (EventEmitter & { isEnded?: boolean })[] = [];
  const room = new PrintRoom({
    start: () => {
      const thread = Object.assign(new EventEmitter(), {
        postMessage: (task: PrintTask) => void orders.push(task),
        terminate: async () => 0,
        unref: () => {},
      });
      threads.push(thread);
      return thread as unknown as PrintThread;
    },
  });
  const order = (quest: string, whose: string) =>
    room.print({ game: "lantern-quay", paper: "a4", language: "en", what: ["map"], quest }, whose).then(
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
