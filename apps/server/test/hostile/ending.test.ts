import { expect, test } from "vitest";
import { deadlines, longestDrop, longestEnd, Shutdown, type Wait } from "../../src/operations/shutdown.js";

const never = new Promise<never>(() => {});

/** An end whose time passes only when somebody lets it. */
function slow() {
  const [done, late, faults]: [string[], string[], string[]] = [[], [], []];
  const waits = new Map<() => void, number>();
  const wait = (milliseconds: number): Wait => {
    let pass = () => {};
    const passed = new Promise<void>((resolve) => {
      pass = resolve;
    });
    waits.set(pass, milliseconds);
    return { passed, cancel: () => void waits.delete(pass) };
  };
  let now = 0;
  /** The next deadline that is waited for is missed. Deadlines of one stage pass together. */
  const miss = async () => {
    for (let tick = 0; tick < 20; tick++) await Promise.resolve();
    const next = Math.min(...waits.values());
    now += next;
    for (const [pass, left] of [...waits]) {
      if (left > next) {
        waits.set(pass, left - next);
        continue;
      }
      waits.delete(pass);
      pass();
    }
  };
  const ending = new Shutdown({
    onLate: (name) => late.push(name),
    onFault: (error) => faults.push(String(error)),
    wait,
  });
  const ends = (name: string) => async () => void done.push(name);
  return {
    ending,
    done,
    late,
    faults,
    ends,
    miss,
    waits,
    get passed() {
      return now;
    },
  };
}

test("everything ends by its stages, those of one stage side by side, and the storage last", async () => {
  const { ending, done, ends, late, waits } = slow();
  ending.add("storage", "storage", ends("storage"));
  ending.add("tables", "tables", ends("tables"));
  ending.add("door", "requests", async () => {
    await Promise.resolve();
    done.push("requests");
  });
  ending.add("door", "sockets", ends("sockets"));
  ending.add("work", "bots", ends("bots"));
  await Promise.all([ending.run(), ending.run()]);
  expect(done).toEqual(["sockets", "requests", "bots", "tables", "storage"]);
  expect([late, waits.size]).toEqual([[], 0]); // nothing keeps the process
});

test("whatever hangs or fails is told by its name, and the rest ends all the same", async () => {
  const { ending, done, ends, late, faults, miss } = slow();
  ending.add("storage", "storage", ends("storage"));
  ending.add("door", "requests", () => never);
  ending.add("door", "sockets", () => {
    throw new Error("no goodbye");
  });
  ending.add("work", "bots", () => Promise.reject(new Error("no bots")));
  ending.add("work", "prints", () => never, ends("prints, dropped"));
  ending.add("work", "experiments", ends("experiments"));
  ending.add("tables", "tables", () => never);
  const over = ending.run();
  for (let missed = 0; missed < 3; missed++) await miss();
  await over;
  expect(late).toEqual(["requests", "prints", "tables"]);
  expect(faults).toEqual(["Error: no goodbye", "Error: no bots"]);
  expect(done).toEqual(["experiments", "prints, dropped", "storage"]);
});

test("if everything hangs it is over in less than five seconds; that the storage is open is said", async () => {
  const trial = slow();
  const { ending, late, miss } = trial;
  for (const stage of ["door", "work", "tables", "lines", "storage"] as const) {
    ending.add(
      stage,
      stage,
      () => never,
      () => never,
    );
  }
  const over = ending.run().then(
    () => "closed",
    (error: unknown) => String(error),
  );
  for (let missed = 0; missed < 10; missed++) await miss();
  expect(await over).toMatch(/couldn't be closed: storage/);
  expect(late).toEqual(["door", "work", "tables", "lines", "storage"]);
  expect(trial.passed).toBeLessThan(5_000);
  const before = Object.values(deadlines).reduce((sum, one) => sum + one + longestDrop, 0);
  expect(longestEnd - before).toBeGreaterThan(1_000); // for the storage, whatever went before
});

test("a storage that doesn't close is dropped, and so is one that fails to", async () => {
  for (const hang of [() => never, () => Promise.reject(new Error("the disk is gone"))]) {
    const { ending, done, ends, miss } = slow();
    ending.add("storage", "storage", hang, ends("dropped"));
    const over = ending.run();
    await miss();
    await over;
    expect(done).toEqual(["dropped"]);
  }
});
