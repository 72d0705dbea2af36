import { readFileSync } from "node:fs";
import { playOut, randomBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { expect, test } from "vitest";

interface Content {
  readonly values: Readonly<Record<string, number>>;
  readonly light: Readonly<Record<string, number>>;
  readonly goals: { readonly ashore: number; readonly seized: number };
  readonly nights: number;
  readonly piers: readonly string[];
}

/** The figures that the board shows. They are the rules' own, and these tests hold them to it. */
const content = JSON.parse(readFileSync(new URL("../../screen/content.json", import.meta.url), "utf8")) as Content;

const kindOf = (card: string) => card.slice(0, card.lastIndexOf("-"));
const worthOf = (cards: readonly string[]) => cards.reduce((sum, card) => sum + content.values[kindOf(card)]!, 0);

const matches = Array.from({ length: 300 }, (_, i) => {
  const match = Match.start(lanternQuay, { seed: `content-${i}`, options: { pairs: 1 } });
  const { deck, hands } = match.state;
  const cards = [...deck, ...Object.values(hands).flat()];
  playOut(match, () => randomBot, 10_000);
  return { match, cards };
});

const endings = (how: string) => matches.filter(({ match }) => match.outcome?.how === how).map(({ match }) => match);

test("LQ-1.2: the board knows every kind of card and what it is worth", () => {
  for (const { match, cards } of matches) {
    expect(Object.keys(content.values).sort()).toEqual([...new Set(cards.map(kindOf))].sort());
    const { ashore, seized } = match.state;
    expect(match.outcome?.scores).toEqual({ "smuggler-1": worthOf(ashore), "warden-1": worthOf(seized) });
  }
});

test("LQ-2.1: the board has the piers that can be chosen", () => {
  const [decision] = Match.start(lanternQuay).decisions("smuggler-1");
  expect(decision?.options.map(({ id }) => id)).toEqual(content.piers.map((pier) => `pier:${pier}`));
});

test("LQ-4.4: the dice tray counts light as the rules do", () => {
  const lights = matches.flatMap(({ match }) => {
    let thrown: readonly string[] = [];
    return match.events("audience").flatMap((event) => {
      if (event.type === "dice-rolled") thrown = event.faces;
      return event.type === "cargo-seized" ? [[event.light, thrown] as const] : [];
    });
  });
  expect(lights.length).toBeGreaterThan(50);
  for (const [light, faces] of lights) {
    expect(faces.reduce((sum, face) => sum + content.light[face]!, 0)).toBe(light);
  }
});

test("LQ-6.1: the smugglers' goal is the least with which they win", () => {
  const worths = endings("cargo-ashore").map(({ state }) => worthOf(state.ashore));
  expect(Math.min(...worths)).toBe(content.goals.ashore);
});

test("LQ-6.2: the wardens' goal is the least with which they win", () => {
  const worths = endings("cargo-seized").map(({ state }) => worthOf(state.seized));
  expect(Math.min(...worths)).toBe(content.goals.seized);
});

test("LQ-6.3: the board counts as many nights as there are", () => {
  const nights = endings("nights-over").map(({ state }) => state.night);
  expect(new Set(nights)).toEqual(new Set([content.nights]));
});
