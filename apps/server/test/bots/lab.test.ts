import { Refused } from "@tavolata/client";
import type { Client } from "@tavolata/client/node";
import type { NewExperiment } from "@tavolata/client/protocol";
import type { Summary } from "@tavolata/lab";
import { expect, test } from "vitest";
import { longGames } from "../../../../games/test/offering.js";
import { useHouse } from "../test-server.js";

const house = useHouse({ labBounds: { longest: 600_000, kept: 2, waiting: 5 } });

const wish: NewExperiment = {
  game: "lantern-quay",
  matches: 20,
  variants: [
    { name: "as it is", options: {}, bots: { "": "normal" } },
    { name: "careless wardens", options: {}, bots: { "": "normal", warden: "random" } },
  ],
};

/** A long one, which is still running whenever somebody looks. */
const long: NewExperiment = {
  ...wish,
  game: longGames[0]?.id ?? wish.game,
  matches: 100,
  variants: [wish.variants[0]!],
};

async function over(client: Client, id: string) {
  for (;;) {
    const result = await client.labResult(id);
    if (!["waiting", "running"].includes(result.experiment.state)) return result;
    await new Promise((again) => setTimeout(again, 50));
  }
}

test("a variant is called something that can be seen", async () => {
  const mira = await house.guest("Mira");
  const variants = [{ ...wish.variants[0]!, name: "\u200b\u2066" }];
  await expect(mira.experiment({ ...wish, variants })).rejects.toMatchObject({ fault: "malformed" });
});

test("an experiment runs on the server, and its results stay", async () => {
  const mira = await house.guest("Mira");
  const { id, of } = await mira.experiment(wish);
  expect(of).toBe(40);
  const { experiment, summary } = await over(mira, id);
  expect(experiment).toMatchObject({ id, state: "done", names: ["as it is", "careless wardens"] });
  expect((summary as Summary).variants.map(({ figures }) => figures.matches)).toEqual([20, 20]);
  expect((await mira.experiments()).map((one) => one.id)).toEqual([id]);
  const tor = await house.guest("Tor");
  expect(await tor.experiments()).toEqual([]);
  await expect(tor.labResult(id)).rejects.toThrow(Refused);
});

test("everybody has one at a time, and can end it", async () => {
  const mira = await house.guest("Mira");
  const { id } = await mira.experiment(long);
  await expect(mira.experiment(wish)).rejects.toMatchObject({ fault: "too-many-requests" });
  await mira.stopExperiment(id);
  expect((await over(mira, id)).experiment.state).toBe("stopped");
  const { id: next } = await mira.experiment(wish);
  expect((await over(mira, next)).experiment.state).toBe("done");
});

test("the oldest are forgotten", async () => {
  const mira = await house.guest("Mira");
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { id } = await mira.experiment({ ...wish, matches: 10 });
    await over(mira, id);
    ids.unshift(id);
  }
  expect((await mira.experiments()).map(({ id }) => id)).toEqual(ids.slice(0, 2));
});

test("what would take too long or can't be played is refused", async () => {
  const mira = await house.guest("Mira");
  const first = wish.variants[0]!;
  const tried = (more: Partial<NewExperiment>) => mira.experiment({ ...wish, ...more });
  await expect(tried({ matches: 1_000 })).rejects.toMatchObject({ fault: "malformed" });
  await expect(tried({ variants: [{ ...first, bots: { "": "patient" } }] })).rejects.toMatchObject({
    fault: "no-such-bot",
  });
  await expect(tried({ variants: [{ ...first, options: { pairs: 9 } }] })).rejects.toMatchObject({
    fault: "bad-options",
  });
  await expect(tried({ game: "chess" })).rejects.toMatchObject({ fault: "unknown-game" });
});
