import { isShown, type LogFilter } from "@tavolata/ui/table/log/log-filter.js";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import { expect, test } from "vitest";

const told = [
  { type: "moved", figure: "hrolf", rules: ["HQ-4.5"] },
  { type: "attacked", figure: "orc-1", target: "hrolf", rules: ["HQ-6.4"] },
  { type: "heroes-revealed", choices: { "adventurer-1": "dwarf" }, rules: ["HQ-2.4"] },
  { type: "moved", figure: "orc-1", to: "hrolf’s", rules: ["HQ-18.3"] },
].map((event, number) => ({ ...event, number }) as AnyVisibleEvent);

/** The types of the events that a filter shows to whoever leads Hrolf. */
function shown(filter: LogFilter): string[] {
  const behind = {
    mine: ["adventurer-1", "hrolf"],
    isRuled: (rule: string) => rule === "HQ-18.3",
    kindOf: ({ type }: AnyVisibleEvent) => (type === "attacked" ? ("fight" as const) : undefined),
  };
  return told.filter((event) => isShown(event, filter, behind)).map(({ type, number }) => `${number} ${type}`);
}

test("the log shows what names the onlooker or a figure of theirs, fights, and where a ruling decided", () => {
  expect(shown("all")).toHaveLength(4);
  expect(shown("mine")).toEqual(["0 moved", "1 attacked", "2 heroes-revealed"]);
  expect(shown("fight")).toEqual(["1 attacked"]);
  expect(shown("ruling")).toEqual(["3 moved"]);
});
