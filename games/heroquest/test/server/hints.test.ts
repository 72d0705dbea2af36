import { expect, test } from "vitest";
import { useHouse } from "../../../../apps/server/test/test-server.js";

const house = useHouse({ botThreads: 1 });

const normal = { sits: "bot", bot: "normal" } as const;
const me = { sits: "me" } as const;

test("a hint tells what is expected also where the strong bot needs no thought", async () => {
  const mira = await house.guest("Mira");
  const seats = { wizard: normal, "adventurer-1": me };
  const { id } = await mira.openTable({ game: "heroquest", hints: true, seats });
  const watch = await mira.watch(id, "adventurer-1");
  await watch.until(({ decisions }) => decisions.length > 0);
  const [decision] = watch.decisions;
  expect(decision!.options.length).toBeGreaterThan(1);
  const { picks, expects } = await watch.hint(decision!);
  expect(expects!.value).toBeGreaterThan(0);
  expect(expects!.next!.picks).not.toEqual(picks);
});
