import { numbered } from "@tavolata/ui/table/log/log-lines.js";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import { expect, test } from "vitest";

const events: readonly AnyVisibleEvent[] = ["moved", "round", "moved", "moved", "round", "moved"].map(
  (type, number) => ({
    type,
    number,
    rules: [],
  }),
);

const roundBegun = ({ type, number }: AnyVisibleEvent) => (type === "round" ? number + 1 : undefined);

const whens = (missing: number) => numbered(events, missing, roundBegun).map(({ when }) => when);

test("lines are numbered within their rounds", () => {
  expect(whens(0)).toEqual(["1.1", "2.1", "2.2", "2.3", "5.1", "5.2"]);
});

test("where older events are missing, lines have the numbers of their events until a round begins", () => {
  expect(whens(2)).toEqual(["#3", "#4", "5.1", "5.2"]);
  expect(whens(5)).toEqual(["#6"]);
});
