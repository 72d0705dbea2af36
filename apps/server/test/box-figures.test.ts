import { Value } from "@sinclair/typebox/value";
import { BoxFigures } from "@tavolata/client/protocol";
import { gameOf } from "@tavolata/games";
import { expect, test } from "vitest";
import { Authenticator } from "./authenticator.js";
import { useHouse } from "./house.js";

const address = "https://table.example";
const house = useHouse({ publicAddress: address });

test("figures of a box are found again by whoever signs in elsewhere, and nobody else sees them", async () => {
  const mira = await house.guest("Mira");
  const device = new Authenticator(address);
  await mira.addPasskey(device.make(await mira.beginPasskey()));
  expect(await mira.boxFigures()).toEqual({});
  const figures = { "items.dagger.gold": 20, "items.staff.diagonal": true };
  await mira.setBoxFigures("heroquest", { figures, before: {} });
  const elsewhere = house.nobody();
  await elsewhere.signIn(device.show(await elsewhere.beginSignIn()));
  expect(await elsewhere.boxFigures()).toEqual({ heroquest: figures });
  expect(await (await house.guest("Tor")).boxFigures()).toEqual({});
  await elsewhere.setBoxFigures("heroquest", { figures: {}, before: figures });
  expect(await mira.boxFigures()).toEqual({});
});

test("whoever was slower is told so, and nothing is lost", async () => {
  const mira = await house.guest("Mira");
  const [first, second] = [{ "items.dagger.gold": 20 }, { "items.dagger.gold": 30 }];
  await mira.setBoxFigures("heroquest", { figures: first, before: {} });
  const stale = { fault: "stale" };
  await expect(mira.setBoxFigures("heroquest", { figures: second, before: {} })).rejects.toMatchObject(stale);
  await expect(mira.setBoxFigures("heroquest", { figures: {}, before: second })).rejects.toMatchObject(stale);
  await expect(mira.setBoxFigures("heroquest", { figures: second, before: second })).rejects.toMatchObject(stale);
  expect(await mira.boxFigures()).toEqual({ heroquest: first });
  await mira.setBoxFigures("heroquest", { figures: second, before: first });
  expect(await mira.boxFigures()).toEqual({ heroquest: second });
});

test("a guest who signs in brings figures along; what both have corrected is as the account has it", async () => {
  const mira = await house.guest("Mira");
  const device = new Authenticator(address);
  await mira.addPasskey(device.make(await mira.beginPasskey()));
  await mira.setBoxFigures("heroquest", { figures: { "items.dagger.gold": 20 }, before: {} });
  const guest = await house.guest("Mira at the office");
  await guest.setBoxFigures("heroquest", { figures: { "items.dagger.gold": 5, "items.staff.gold": 6 }, before: {} });
  await guest.setBoxFigures("souls", { figures: { "dice.red.hit": 3 }, before: {} });
  // Half of each makes no die: one that both have corrected is the account's with all its faces.
  const [own, brought] = [
    { "dice.combat.skull": 2, "dice.combat.star": 2 },
    { "dice.combat.skull": 4, "dice.combat.lion": 0 },
  ];
  await mira.setBoxFigures("rings", { figures: own, before: {} });
  await guest.setBoxFigures("rings", { figures: brought, before: {} });
  await guest.signIn(device.show(await guest.beginSignIn()));
  expect(await mira.boxFigures()).toEqual({
    heroquest: { "items.dagger.gold": 20, "items.staff.gold": 6 },
    souls: { "dice.red.hit": 3 },
    rings: own,
  });
});

test("what is too much, or of no game with figures, is refused", async () => {
  const mira = await house.guest("Mira");
  const many = (count: number, path: (i: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [path(i), 1]));
  const put = (game: string, figures: Record<string, number>) => mira.setBoxFigures(game, { figures, before: {} });
  await expect(put("lantern-quay", { "kinds.rum.value": 1 })).rejects.toMatchObject({ fault: "not-found" });
  await expect(
    put(
      "heroquest",
      many(201, (i) => `a${i}`),
    ),
  ).rejects.toMatchObject({ fault: "malformed" });
  await expect(
    put(
      "heroquest",
      many(200, (i) => `a${i}${"x".repeat(100)}`),
    ),
  ).rejects.toMatchObject({
    fault: "too-large",
  });
  await expect(put("heroquest", { "a.b": {} as number })).rejects.toMatchObject({ fault: "malformed" });
  expect(await mira.boxFigures()).toEqual({});
});

test.each(["heroquest", "rings", "souls", "azeroth"])(
  "every figure of %s can be kept, and no other kind of key",
  async (game) => {
    const { ruleset } = await gameOf(game).works();
    const figures = [...ruleset.content!.figures.values()];
    expect(figures.filter(({ path, value }) => !Value.Check(BoxFigures, { [path]: value }))).toEqual([]);
    for (const key of ["", "a\nb", "a\u0000", "\ud800", "x".repeat(201)])
      expect(Value.Check(BoxFigures, { [key]: 1 })).toBe(false);
    expect(Value.Check(BoxFigures, { "a.b": "\ud800" })).toBe(false);
  },
);
