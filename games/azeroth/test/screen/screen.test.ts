import { readFileSync } from "node:fs";
import { BotTable, heuristicBot } from "@tavolata/bots";
import { everything, Match, type VisibleEvent } from "@tavolata/kernel";
import { Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import { azerothContent } from "../../content/content.js";
import type { AzerothEvent } from "../../events.js";
import { beginning } from "../../queries/beginning.js";
import { isCity, spaceIds } from "../../queries/board.js";
import { fightersFor, needsOf } from "../../queries/combat/needs.js";
import { foeOf } from "../../queries/foes.js";
import { azeroth } from "../../ruleset.js";
import { placesOf } from "../../screen/map/deeds-here.js";
import { labelsAt, overlap, touchesSpace } from "../../screen/map/labels.js";
import { terrain } from "../../screen/map/land/terrain.js";
import { growth, isPlace, parted, radius } from "../../screen/map/layout.js";
import { warningOf } from "../../screen/warning.js";
import type { AzerothView } from "../../view.js";

const textsIn = (language: string, folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../messages/${folder}/${language}.json`, import.meta.url), "utf8"));
const namesIn = (language: string) => textsIn(language, "names");

describe("the map of the adventure game, small", () => {
  test("draws every space 44 pixels wide, and larger where there is room", () => {
    for (const zoom of [0.3, 0.44, 0.6, 0.73]) expect(2 * radius * growth(zoom) * zoom).toBeCloseTo(44);
    expect(growth(1.2)).toBe(1);
  });

  test.each(["en", "it", "fr"])("names what has room, and no name lies on another or on a space: %s", (language) => {
    const names = namesIn(language);
    for (const zoom of [0.3, 0.44, 0.6, 1]) {
      for (const size of [13, 26]) {
        const busy = new Set(["n2", "y3"]);
        const labels = labelsAt({ zoom, size, nameOf: (space) => names[`name.${space}`]!, first: ["g5"], busy });
        for (const [i, { box, space }] of labels.entries()) {
          expect(labels.slice(0, i).filter((other) => overlap(box, other.box))).toEqual([]);
          expect(spaceIds.filter((other) => other !== space && touchesSpace(other, box, zoom))).toEqual([]);
        }
        const told = labels.map(({ space }) => space);
        if (size === 13 && zoom === 0.44)
          expect(spaceIds.filter(isCity).filter((city) => !told.includes(city))).toEqual([]);
        if (size === 13 && zoom === 1) expect(told.length).toBeGreaterThan(40);
      }
    }
  });

  test("does without a space that has no place on the sheet, and names it", () => {
    expect(parted(["n1", "lost-isle"], { n1: [10, 20] })).toEqual({ drawn: ["n1"], missing: ["lost-isle"] });
    expect(parted(spaceIds, {}).drawn).toEqual([]);
  });

  test("has a coast, four lands and something on each", () => {
    const { coast, regions, scenery, shallows, waves } = terrain();
    for (const path of [coast, waves, ...shallows, ...Object.values(regions), ...Object.values(scenery)]) {
      expect(path).toMatch(/^M/);
      expect(path).not.toContain("NaN");
    }
  });
});

interface Moment {
  readonly seen: AzerothView;
  readonly kind: string;
  readonly seat: string;
  readonly ids: readonly string[];
  readonly labels: readonly { readonly id: string; readonly label: { key: string }; readonly at?: readonly string[] }[];
}

/** A match of two bots, looked at before every answer by whoever is asked, and what was told in it. */
function moments(seed: string): {
  readonly all: readonly Moment[];
  readonly told: readonly VisibleEvent<AzerothEvent>[];
} {
  const match = Match.start(azeroth, { seed });
  const table = new BotTable(match, () => heuristicBot(heuristic));
  const found: Moment[] = [];
  for (let asked = match.asked[0]; asked && found.length < 220; asked = match.asked[0]) {
    const { seat, kind, ids } = asked;
    const { options } = match.decision(seat)!;
    found.push({
      seen: match.view<AzerothView>(seat).state,
      kind,
      seat,
      ids: [...ids],
      labels: options as never,
    });
    table.answer(asked);
  }
  return { all: found, told: match.events(everything, 0) };
}

describe("a match on the screen of the adventure game", () => {
  const { all, told } = moments("screen-1");

  test("begins with characters, then cities, and the board has a card for each", () => {
    const kinds = all.map(({ seen, kind }) => [kind, beginning(seen)]);
    for (const [kind, begins] of kinds) {
      expect(begins).toBe(kind === "character" ? "heroes" : kind === "city" ? "cities" : undefined);
    }
  });

  test("warns of a move that isn't made, and of cards that could be played, and of nothing else", () => {
    for (const { seen, kind, ids } of all) {
      if (kind === "movement") {
        const moves = ids.filter((id) => id.startsWith("move:")).length;
        expect(warningOf(azerothContent.plain, "stay", seen) !== undefined).toBe(moves > 0);
      }
      if (kind !== "maintenance" && kind !== "defence") continue;
      const plays = ids.filter((id) => id.startsWith("play:")).length;
      expect(warningOf(azerothContent.plain, kind === "defence" ? "pass" : "done", seen)?.args?.["count"] ?? 0).toBe(
        plays,
      );
      expect(warningOf(azerothContent.plain, "strike", seen)).toBeUndefined();
    }
  });

  test("says which faces hit before the dice lie, by the same sums as the odds", () => {
    let fights = 0;
    for (const { seen, kind, seat, labels } of all) {
      if (kind !== "challenge") continue;
      for (const option of labels) {
        const foe = foeOf(azerothContent.plain, seen, seen.heroes[seat]!, option as never);
        if (!foe) continue;
        fights += 1;
        const { space } = seen.heroes[seat]!;
        expect(placesOf(option as never, seen)).toEqual([space]);
        const { red, black } = fightersFor(azerothContent.plain, seen, seat, foe, space);
        for (const step of ["ranged", "melee"] as const) {
          for (const { from, value, defence, chance } of needsOf(red, black, step)) {
            expect(from).toBe(Math.max(1, Math.min(7, defence - value)));
            expect(chance).toBeCloseTo((7 - from) / 6);
          }
        }
      }
    }
    expect(fights).toBeGreaterThan(0);
  });

  test("links every place that a line of the log names, and nothing else", () => {
    const speaker = new Speaker("en", { en: { ...textsIn("en", "play"), ...namesIn("en") }, it: {}, fr: {} });
    const named = new Set<string>();
    for (const event of told) {
      for (const piece of speaker.eventPieces(event, isPlace)) {
        if (typeof piece === "string") continue;
        named.add(piece.word);
        expect(piece.text).toBe(speaker.name(piece.word));
      }
      if (event.type === "moved") {
        const words = speaker.eventPieces(event, isPlace).map((one) => (typeof one === "string" ? "" : one.word));
        expect(words.filter(Boolean)).toEqual([event.from, event.to, ...event.via]);
      }
    }
    expect([...named].filter((word) => !spaceIds.includes(word))).toEqual([]);
    expect(named.size).toBeGreaterThan(10);
  });
});
