import { Refused } from "@tavolata/client";
import { expect, test } from "vitest";
import { useHouse } from "../test-server.js";

const house = useHouse({ botThreads: 1 });

const normal = { sits: "bot", bot: "normal" } as const;
const strong = { sits: "bot", bot: "strong" } as const;
const me = { sits: "me" } as const;

const faultOf = async (wish: Promise<unknown>) => {
  try {
    await wish;
    return "nothing";
  } catch (error) {
    return error instanceof Refused ? error.fault : String(error);
  }
};

test("who plays against the machine may ask what the strong bot would do, and what it expects", async () => {
  const mira = await house.guest("Mira");
  const table = await mira.openTable({ game: "lantern-quay", seats: { "smuggler-1": normal, "warden-1": me } });
  expect(table.hints).toBe(true);
  const watch = await mira.watch(table.id, "warden-1");
  await watch.until(({ decisions }) => decisions.length > 0);
  const [decision] = watch.decisions;
  const { picks, reason, expects } = await watch.hint(decision!);
  expect(decision!.options.map(({ id }) => id)).toEqual(expect.arrayContaining([...picks]));
  expect(reason.key).toMatch(/^bot\./);
  expect(expects!.iterations).toBeGreaterThan(0);
  expect(watch.decisions[0]!.key).toBe(decision!.key); // nothing was answered for the person
});

test("there are none where others play, unless the table was opened with them", async () => {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const shut = await mira.openTable({ game: "lantern-quay", open: true, seats: { "smuggler-1": me } });
  expect(shut.hints).toBeUndefined();
  const watch = await mira.watch(shut.id, "smuggler-1");
  await watch.until(({ decisions }) => decisions.length > 0);
  expect(await faultOf(watch.hint(watch.decisions[0]!))).toBe("no-hints");
  expect(await faultOf(watch.expected())).toBe("no-hints");
  const open = await mira.openTable({ game: "lantern-quay", open: true, hints: true, seats: { "smuggler-1": me } });
  expect(open.hints).toBe(true);
  await tor.sit(open.id, "warden-1", me);
  const his = await tor.watch(open.id, "warden-1");
  await his.until(({ decisions }) => decisions.length > 0);
  const hers = await mira.watch(open.id, "smuggler-1");
  await hers.until(({ decisions }) => decisions.length > 0);
  expect(await faultOf(hers.hint(his.decisions[0]!))).toBe("not-yours");
  expect((await his.hint(his.decisions[0]!)).picks).toHaveLength(1);
});

test("bots tell how they think they stand, and why, to their own side only", async () => {
  const mira = await house.guest("Mira");
  const seats = { "smuggler-1": me, "smuggler-2": strong, "warden-1": strong, "warden-2": normal };
  const { id } = await mira.openTable({ game: "lantern-quay", options: { pairs: 2 }, seats });
  const watch = await mira.watch(id, "smuggler-1");
  await watch.until(({ decisions }) => decisions.length > 0);
  await watch.answer(watch.decisions[0]!, [watch.decisions[0]!.options[0]!.id]);
  // Where to stand is asked of all at once: then both have thought.
  await watch.until(({ view, decisions }) => decisions.length > 0 || view.outcome !== undefined);
  const bots = await watch.expected();
  const friend = bots.find(({ seat }) => seat === "smuggler-2")!;
  expect(friend.reason).toBeDefined();
  expect(friend.expects.next).toBeDefined();
  // What the rival expects would tell what it knows.
  expect(bots.map(({ seat }) => seat)).toEqual(["smuggler-2"]);
});
