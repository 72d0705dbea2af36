import type { View } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { Frames, type OnlookerFrame } from "../src/table/server/frames.js";
import { toldLines } from "../src/table/server/told-lines.js";

const seen = (onlooker: string): OnlookerFrame => ({
  view: { game: "any", onlooker, state: {}, waiting: [] } as View,
  events: [],
  decisions: [],
  interjections: [],
  undo: undefined,
  canRedo: false,
  due: undefined,
});

const arrive = (frames: Frames, as: string, line: number, answers: number) =>
  frames.arrived(as, line, answers, seen(as));

test("what comes after each other is shown after each other", () => {
  const frames = new Frames();
  arrive(frames, "elf", 0, 3);
  arrive(frames, "elf", 0, 4);
  arrive(frames, "elf", 0, 6);
  expect([frames.shown?.answers, frames.left]).toEqual([3, 2]);
  frames.advance();
  expect([frames.shown?.answers, frames.next?.answers]).toEqual([4, 6]);
  frames.catchUp();
  expect([frames.shown?.answers, frames.left]).toEqual([6, 0]);
});

test("what several seats were told after the same answer belongs together", () => {
  const frames = new Frames();
  arrive(frames, "elf", 0, 3);
  arrive(frames, "dwarf", 0, 3);
  arrive(frames, "elf", 0, 4);
  arrive(frames, "dwarf", 0, 4);
  expect([...(frames.shown?.seen.keys() ?? [])]).toEqual(["elf", "dwarf"]);
  expect([...(frames.next?.seen.keys() ?? [])]).toEqual(["elf", "dwarf"]);
});

test("when something is taken back, what waited to be shown no longer counts", () => {
  const frames = new Frames();
  for (const answers of [3, 4, 5]) arrive(frames, "elf", 0, answers);
  arrive(frames, "elf", 6, 2);
  expect([frames.shown?.answers, frames.left]).toEqual([2, 0]);
});

test("a seat that tells late what was shown already changes nothing of what is shown", () => {
  const frames = new Frames();
  for (const answers of [3, 4]) arrive(frames, "elf", 0, answers);
  frames.advance();
  arrive(frames, "dwarf", 0, 3);
  expect([frames.shown?.answers, frames.left]).toEqual([4, 0]);
});

test("events from long ago, once they came, are there in what is shown and in what waits to be", () => {
  const frames = new Frames();
  const lines = (count: number, from: number) =>
    toldLines({ first: from, events: Array.from({ length: count - from }, (_, i) => event(from + i)) });
  frames.arrived("elf", 0, 3, { ...seen("elf"), events: lines(6, 4) });
  frames.arrived("elf", 0, 4, { ...seen("elf"), events: lines(8, 4) });
  frames.filled("elf", 1, lines(8, 0)); // of another line of play
  expect(frames.shown?.seen.get("elf")?.events.map(({ type }) => type)).toEqual([
    ...Array.from({ length: 4 }, () => "forgotten"),
    "moved",
    "moved",
  ]);
  frames.filled("elf", 0, lines(8, 0));
  expect(frames.shown?.seen.get("elf")?.events).toEqual(lines(6, 0));
  expect(frames.next?.seen.get("elf")?.events).toEqual(lines(8, 0));
});

const event = (number: number) => ({ type: "moved", number, rules: [] });
