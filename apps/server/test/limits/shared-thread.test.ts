import type { Chunk, ChunkPlayer, Row } from "@tavolata/lab";
import { expect, test } from "vitest";
import { SharedThread } from "../../src/lab/shared-thread.js";

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** A thread that plays a chunk when it is told to. */
function slowThread() {
  const played: string[] = [];
  let started = 0;
  let [finish, fail] = [() => {}, (_error: Error) => {}];
  const shared = new SharedThread(() => {
    started += 1;
    return {
      play: ({ seed }: Chunk) =>
        new Promise<readonly Row[]>((resolve, reject) => {
          played.push(seed);
          finish = () => resolve([]);
          fail = reject;
        }),
      close: async () => {},
    };
  });
  /** An experiment of so many chunks. */
  const experiment = (name: string, chunks: number) => {
    const [person = ""] = name.split("/");
    const times: string[] = [];
    const player: ChunkPlayer = shared.playerFor(person, name, {
      begins: () => times.push("begins"),
      ends: () => times.push("ends"),
    });
    const run = async () => {
      for (let i = 0; i < chunks; i++) await player.play({ seed: `${name}#${i}` } as Chunk);
      await player.close();
      return "done";
    };
    return { player, times, over: run().catch((error: Error) => error.message) };
  };
  const next = async () => {
    finish();
    await settled();
  };
  return { experiment, played, next, fail: (error: Error) => fail(error), started: () => started };
}

test("experiments are played by turns: a short one doesn't wait for the end of a long one", async () => {
  const { experiment, played, next, started } = slowThread();
  const long = experiment("guest/long", 6);
  const short = experiment("mira/short", 2);
  const other = experiment("tor/other", 1);
  for (let chunk = 0; chunk < 5; chunk++) await next();
  expect(await Promise.all([short.over, other.over])).toEqual(["done", "done"]);
  expect(played.slice(0, 5)).toEqual(["guest/long#0", "mira/short#0", "tor/other#0", "guest/long#1", "mira/short#1"]);
  for (let chunk = 0; chunk < 6; chunk++) await next();
  expect([await long.over, played.length, started()]).toEqual(["done", 9, 1]);
  expect(short.times).toEqual(["begins", "ends", "begins", "ends"]); // its time is its own
});

test("one that is ended gives the thread up at once, and one under which it fails harms no other", async () => {
  const { experiment, played, next, fail, started } = slowThread();
  const hanging = experiment("guest/hanging", 9);
  const fine = experiment("mira/fine", 1);
  const bad = experiment("tor/bad", 3);
  await hanging.player.close();
  await settled();
  expect(played).toEqual(["guest/hanging#0", "mira/fine#0"]);
  await next();
  expect(await fine.over).toBe("done");
  fail(new Error("A thread ended with exit code 0."));
  await settled();
  expect(await bad.over).toBe("A thread ended with exit code 0.");
  const last = experiment("guest/last", 1);
  await settled();
  await next();
  expect(await last.over).toBe("done");
  expect(started()).toBe(3);
});
