import { expect, test } from "vitest";
import { FairQueue } from "../src/live/fair-queue.js";

const wide = { perPerson: [1_000, 1_000], all: 10_000 };

/** What waits, as "person/table" or "person/table#number". */
function queue(bounds = wide, displaced: string[] = []) {
  const all = new FairQueue<string>(bounds, (item) => displaced.push(item));
  const add = (item: string, rank = 1) => {
    const [person = "", table = ""] = item.replace(/#.*/, "").split("/");
    return all.add({ person, table, rank }, item);
  };
  return { all, add, order: () => all.empty().join(" ") };
}

test("each person has a turn in every round, and each of a person's tables one in every round of that person's", () => {
  const { add, order } = queue();
  for (const item of ["guest/1", "guest/1#2", "guest/2", "guest/3", "mira/1", "tor/1", "tor/1#2"]) add(item);
  expect(order()).toBe("guest/1 mira/1 tor/1 guest/2 tor/1#2 guest/3 guest/1#2");
});

test("who asks for sixty things keeps nobody waiting for more than one of them", () => {
  const { all, add } = queue();
  for (let table = 0; table < 60; table++) add(`guest/${table}`);
  all.take();
  add("mira/1");
  const next = [all.take(), all.take()];
  expect(next).toContain("mira/1");
  // Whoever comes back at once with one thing has every other turn.
  for (let round = 0; round < 20; round++) {
    add(`mira/1#${round}`);
    expect([all.take(), all.take()]).toContain(`mira/1#${round}`);
  }
});

test("what has a higher rank goes first, but never for ever", () => {
  const { all, add } = queue();
  for (let i = 0; i < 20; i++) add(`guest/${i}`, 1);
  for (let i = 0; i < 20; i++) add(`mira/hint#${i}`, 0);
  const order = Array.from({ length: 10 }, () => (all.take()!.startsWith("mira") ? "hint" : "bot"));
  expect(order.join(" ")).toBe("hint hint hint hint bot hint hint hint hint bot");
});

test("something that suits better goes before, and who is passed over waits for eight turns at most", () => {
  const { all, add } = queue();
  add("tor/strange");
  for (let i = 0; i < 30; i++) add(`p${i}/known`);
  const order: string[] = [];
  for (let i = 0; i < 12; i++) order.push(all.take((item) => item.endsWith("known"))!);
  expect(order.indexOf("tor/strange")).toBe(8);
  const tables = queue();
  tables.add("mira/strange");
  for (let i = 0; i < 30; i++) tables.add(`mira/known${i}`);
  const own: string[] = [];
  for (let i = 0; i < 12; i++) own.push(tables.all.take((item) => item.includes("known"))!);
  expect(own.indexOf("mira/strange")).toBe(8);
});

test("a person has room for so much, whatever the others do; who has most gives way when everything is full", () => {
  const displaced: string[] = [];
  const { all, add, order } = queue({ perPerson: [1, 3], all: 5 }, displaced);
  expect(["a/1", "a/2", "a/3", "a/4"].map((item) => add(item))).toEqual([true, true, true, false]);
  expect([add("a/hint", 0), add("a/hint#2", 0)]).toEqual([true, false]);
  expect([add("b/1"), all.size]).toEqual([true, 5]);
  expect([add("b/2"), displaced, all.waitingOf("a")]).toEqual([true, ["a/3"], 3]);
  expect([add("b/3"), displaced]).toEqual([false, ["a/3"]]); // then b would have as much as a: nobody gives way
  expect([add("c/1"), displaced]).toEqual([true, ["a/3", "a/2"]]);
  expect([all.peopleWith(1, 2), all.peopleWith(0, 1)]).toEqual([["b"], ["a"]]);
  expect(order()).toBe("a/hint a/1 b/1 c/1 b/2");
  expect([all.size, all.take(), all.waitingOf("a"), all.peopleWith(1, 1)]).toEqual([0, undefined, 0, []]);
});

test("whatever is asked for in whatever order, nothing is lost or doubled", () => {
  let seed = 7;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const { all, add } = queue();
  const waiting = new Map<string, number>();
  for (let step = 0; step < 5_000; step++) {
    if (below(2) === 0) {
      const item = `p${below(6)}/t${below(4)}#${step}`;
      add(item);
      waiting.set(item, 0);
      continue;
    }
    const taken = all.take(below(2) === 0 ? (item) => item.includes("/t0") : undefined);
    expect(taken === undefined ? waiting.size === 0 : waiting.delete(taken)).toBe(true);
    expect(all.size).toBe(waiting.size);
  }
  expect(new Set(all.empty())).toEqual(new Set(waiting.keys()));
});
