import { Value } from "@sinclair/typebox/value";
import { BoxPrintedValues } from "@tavolata/client/protocol";
import { describe, expect, test } from "vitest";
import { correctableGames, firstOf } from "../../../games/test/offering.js";
import { Authenticator } from "./people/authenticator.js";
import { useHouse } from "./test-server.js";

const address = "https://table.example";
const house = useHouse({ publicAddress: address });

describe.each(firstOf(correctableGames))("figures of a box ($id)", ({ id: game }) => {
  test("figures of a box are found again by whoever signs in elsewhere, and nobody else sees them", async () => {
    const mira = await house.guest("Mira");
    const device = new Authenticator(address);
    await mira.addPasskey(device.make(await mira.beginPasskey()));
    expect(await mira.boxFigures()).toEqual({});
    const figures = { "items.dagger.gold": 20, "items.staff.diagonal": true };
    await mira.setBoxFigures(game, { figures, before: {} });
    const elsewhere = house.nobody();
    await elsewhere.signIn(device.show(await elsewhere.beginSignIn()));
    expect(await elsewhere.boxFigures()).toEqual({ [game]: figures });
    expect(await (await house.guest("Tor")).boxFigures()).toEqual({});
    await elsewhere.setBoxFigures(game, { figures: {}, before: figures });
    expect(await mira.boxFigures()).toEqual({});
  });

  test("whoever was slower is told so, and nothing is lost", async () => {
    const mira = await house.guest("Mira");
    const [first, second] = [{ "items.dagger.gold": 20 }, { "items.dagger.gold": 30 }];
    await mira.setBoxFigures(game, { figures: first, before: {} });
    const stale = { fault: "stale" };
    await expect(mira.setBoxFigures(game, { figures: second, before: {} })).rejects.toMatchObject(stale);
    await expect(mira.setBoxFigures(game, { figures: {}, before: second })).rejects.toMatchObject(stale);
    await expect(mira.setBoxFigures(game, { figures: second, before: second })).rejects.toMatchObject(stale);
    expect(await mira.boxFigures()).toEqual({ [game]: first });
    await mira.setBoxFigures(game, { figures: second, before: first });
    expect(await mira.boxFigures()).toEqual({ [game]: second });
  });

  test("what is too much, or of no game with figures, is refused", async () => {
    const mira = await house.guest("Mira");
    const many = (count: number, path: (i: number) => string) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [path(i), 1]));
    const put = (of: string, figures: Record<string, number>) => mira.setBoxFigures(of, { figures, before: {} });
    await expect(put("lantern-quay", { "kinds.rum.value": 1 })).rejects.toMatchObject({ fault: "not-found" });
    await expect(
      put(
        game,
        many(201, (i) => `a${i}`),
      ),
    ).rejects.toMatchObject({ fault: "malformed" });
    await expect(
      put(
        game,
        many(200, (i) => `a${i}${"x".repeat(100)}`),
      ),
    ).rejects.toMatchObject({
      fault: "too-large",
    });
    await expect(put(game, { "a.b": {} as number })).rejects.toMatchObject({ fault: "malformed" });
    expect(await mira.boxFigures()).toEqual({});
  });
});

const threeGames = correctableGames.length < 3 ? [] : [correctableGames.map(({ id }) => id)];

test.each(threeGames)(
  "a guest who signs in brings figures along; what both have corrected is as the account has it",
  async (first, second, third) => {
    const mira = await house.guest("Mira");
    const device = new Authenticator(address);
    await mira.addPasskey(device.make(await mira.beginPasskey()));
    await mira.setBoxFigures(first!, { figures: { "items.dagger.gold": 20 }, before: {} });
    const guest = await house.guest("Mira at the office");
    await guest.setBoxFigures(first!, { figures: { "items.dagger.gold": 5, "items.staff.gold": 6 }, before: {} });
    await guest.setBoxFigures(second!, { figures: { "dice.red.hit": 3 }, before: {} });
    // Half of each makes no die: one that both have corrected is the account's with all its faces.
    const [own, brought] = [
      { "dice.combat.skull": 2, "dice.combat.star": 2 },
      { "dice.combat.skull": 4, "dice.combat.lion": 0 },
    ];
    await mira.setBoxFigures(third!, { figures: own, before: {} });
    await guest.setBoxFigures(third!, { figures: brought, before: {} });
    await guest.signIn(device.show(await guest.beginSignIn()));
    expect(await mira.boxFigures()).toEqual({
      [first!]: { "items.dagger.gold": 20, "items.staff.gold": 6 },
      [second!]: { "dice.red.hit": 3 },
      [third!]: own,
    });
  },
);

test.each(correctableGames)("every figure of $id can be kept, and no other kind of key", async (game) => {
  const { ruleset } = await game.module();
  const figures = [...ruleset.content!.figures.values()];
  expect(figures.filter(({ path, value }) => !Value.Check(BoxPrintedValues, { [path]: value }))).toEqual([]);
  for (const key of ["", "a\nb", "a\u0000", "\ud800", "x".repeat(201)])
    expect(Value.Check(BoxPrintedValues, { [key]: 1 })).toBe(false);
  expect(Value.Check(BoxPrintedValues, { "a.b": "\ud800" })).toBe(false);
});
