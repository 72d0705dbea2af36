import { freshContribution, Match, type Save } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SeatHouse, seatHouse } from "./seats/seat-house.js";

let house: SeatHouse;
beforeAll(async () => {
  house = await seatHouse();
});
afterAll(() => house.close());

const added = (from: number) => ({ from, by: "warden-1", value: freshContribution() });

/** A match that was just begun, with these contributions. */
function fileWith(contributions: readonly ReturnType<typeof added>[]): Save {
  const { contributions: _, ...save } = Match.start(lanternQuay, { seed: "known" }).save();
  const begun = Match.start(lanternQuay, {
    seed: "known",
    contributions: contributions.filter(({ from }) => from === 0),
  });
  return JSON.parse(JSON.stringify({ ...save, ...begun.save(), format: 2, contributions })) as Save;
}

const me = { sits: "me" } as const;

test("whoever brings a match along has nobody add to its dice from far off on only", async () => {
  const [mira, tor] = [await house.person(), await house.person()];
  const save = fileWith([added(0), added(2_000_000_000)]);
  const { id } = await house.desk.openFromFile(mira, { save, seats: { "smuggler-1": me }, open: true });
  await house.seats.sit(tor, id, "warden-1", me);
  const { contributions } = (await house.records.find(id))!;
  expect(contributions.map(({ from, person }) => [from, person])).toEqual([
    [0, null],
    [1, null],
    [1, tor],
  ]);
  const told = await house.tables.with(id, ({ match }) => match.contributions.map(({ from }) => from));
  expect(told).toEqual([0, 1, 1]);
  while (await house.answer(id, () => 0)) {} // it goes on, to its end
  expect((await house.records.find(id))!.outcome).not.toBeNull();
});

test("a match from a file leaves room for those who sit down", async () => {
  const mira = await house.person();
  const full = fileWith(Array.from({ length: 193 }, () => added(0)));
  await expect(house.desk.openFromFile(mira, { save: full })).rejects.toMatchObject({ fault: "too-many-kept" });
  const { id } = await house.desk.openFromFile(mira, { save: fileWith(Array.from({ length: 192 }, () => added(0))) });
  expect((await house.records.find(id))!.contributions).toHaveLength(192);
});
