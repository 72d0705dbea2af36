import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { heroQuest } from "../../index.js";
import { squaresPath } from "../../screen/board/outlines.js";
import { unit } from "../../screen/board/places.js";
import { positionOf } from "../../screen/board/position.js";
import { deedsDone } from "../../screen/party/deeds-done.js";
import type { HeroQuestVisibleEvent } from "../../screen/shown.js";
import type { HeroQuestView } from "../../view.js";

test("what is known, lit, closed and blocked stays the same object as long as nothing of it changes", () => {
  const match = Match.start(heroQuest, { seed: "parts", options: { quest: "the-stolen-bell" } });
  const seen = match.view<HeroQuestView>("audience").state;
  const before = positionOf(seen);
  const after = positionOf(structuredClone(seen), before);
  for (const part of ["known", "lit", "closed", "blocked"] as const) expect(after[part]).toBe(before[part]);
  const opened = positionOf({ ...seen, rooms: [...seen.rooms, 3] }, before);
  expect(opened.known).not.toBe(before.known);
  expect(opened.closed).toBe(before.closed);
});

const told = (...events: readonly object[]): HeroQuestVisibleEvent[] =>
  events.map((event, number) => ({ number, rules: [], ...event }) as unknown as HeroQuestVisibleEvent);

test("HQ-3.6-a: a sheet names what a hero has done in this round's turn, and nothing else", () => {
  const events = told(
    { type: "round-begun", round: 1 },
    { type: "activated", figure: "dwarf-1" },
    { type: "potion-drunk", figure: "dwarf-1" },
    { type: "activation-over", figure: "dwarf-1" },
    { type: "round-begun", round: 2 },
    { type: "activated", figure: "elf-1" },
    { type: "movement-begun", figure: "elf-1" },
    { type: "moved", figure: "elf-1" },
    { type: "attacked", figure: "elf-1", target: "orc-1" },
    { type: "activation-over", figure: "elf-1" },
    { type: "activated", figure: "orc-1" },
    { type: "attacked", figure: "elf-1", target: "orc-1" }, // HQ-RH6-a: a free attack is no action
    { type: "moved", figure: "orc-1" },
  );
  expect([...deedsDone(events)]).toEqual([["elf-1", "move attack"]]);
});

test("squares side by side are one piece of an outline, and a row ends at the board's edge", () => {
  const piece = (wide: number) => `h${wide * unit}v${unit}h${-wide * unit}z`;
  expect(squaresPath([3, 4, 5, 8])).toBe(`M${3 * unit} 0${piece(3)}M${8 * unit} 0${piece(1)}`);
  expect(squaresPath([25, 26])).toBe(`M${25 * unit} 0${piece(1)}M0 ${unit}${piece(1)}`);
});
