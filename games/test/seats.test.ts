import { games } from "@tavolata/games";
import { completeOptions, type OptionDefinition, type OptionValue } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { tested } from "./tested.js";

/** Every value of an option that may change who sits down. */
function valuesOf(option: OptionDefinition): readonly OptionValue[] {
  if (option.type === "switch") return [true, false];
  if (option.type === "choice") return option.values;
  if (option.type !== "number" || option.max - option.min > 20) return [];
  return Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
}

describe.each(tested(games).map((game) => [game.id, game] as const))("%s", (_id, game) => {
  test("its door knows the seats of every table, also where options are left to the game", async () => {
    const { ruleset } = await game.module();
    const counted = (options: Readonly<Record<string, OptionValue>>) =>
      ruleset.seats(completeOptions(ruleset.options, options));
    const usual = counted({});
    expect(game.seats({})).toEqual(usual);
    let others = 0;
    for (const option of ruleset.options) {
      for (const value of valuesOf(option)) {
        const options = { [option.id]: value };
        expect(game.seats(options)).toEqual(counted(options));
        if (counted(options).length !== usual.length) others += 1;
      }
    }
    // A door that asks for no options has the same seats at every table.
    expect(others > 0).toBe(game.seats.length > 0);
  });
});
