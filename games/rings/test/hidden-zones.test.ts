import { heuristicBot, playOut } from "@tavolata/bots";
import { Match, type Options } from "@tavolata/kernel";
import { anew, type HiddenTable, hiddenZoneProblems } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { heuristic } from "../bot/policy/heuristic.js";
import { typeOf } from "../content/lookup.js";
import { encounterCards } from "../queries/encounter-deck.js";
import { rings } from "../ruleset.js";
import { everySeat } from "../seats.js";
import type { Rings } from "../state.js";
import { plain } from "./plain.js";

/** What is hidden from the players, each of whom has a hand. */
const table: HiddenTable<Rings> = {
  zones: {
    "hands.*": anew,
    "decks.*": anew,
    "encounter.draw": anew,
    "shadows.*": anew,
    "guards.*.*": anew,
    looked:
      "who has looked at which card; in a world, only what the one who thinks has looked at, which lies where it is",
    triggers: "made from the cards in play",
    owners: "which cards each deck is made of, as its list says that everybody may read",
    guardCount: "how many Orc Guards everybody has seen come",
  },
  box: {
    ...Object.fromEntries(
      everySeat.map((seat) => [
        seat,
        ({ owners }: Rings) => Object.keys(owners).filter((id) => owners[id] === seat && typeOf(id) !== "hero"),
      ]),
    ),
    encounter: ({ scenario }) => encounterCards(plain, scenario, false).deck,
  },
};

const normal = heuristicBot(heuristic as never);

const tables: readonly Options[] = [
  { scenario: "passage-through-mirkwood", players: 3 },
  { scenario: "escape-from-dol-guldur", players: 2 },
];

/** Every so many answers, and whenever cards lie face down before somebody. */
function* moments() {
  for (const options of tables) {
    const match = Match.start(rings, { seed: "hidden", options });
    for (let at = 0; at <= 300 && !match.outcome; at++) {
      const { shadows, guards } = match.state;
      const facedown =
        Object.keys(shadows).length > 0 || Object.values(guards).some((one) => Object.keys(one).length > 0);
      if (at % 75 === 20 || (facedown && at % 20 === 0)) yield match;
      playOut(match as never, () => normal as never, 1);
    }
  }
}

describe("LR-zone-1: worlds in which a player thinks", () => {
  test("whatever a player can't know is dealt anew, from all that could lie there", () => {
    expect(hiddenZoneProblems(rings, table, moments())).toEqual([]);
  });

  test("which cards only others have looked at has no say", () => {
    const match = Match.start(rings, { seed: "hidden", options: { players: 2 } });
    playOut(match as never, () => normal as never, 40);
    const { mark, answers: _answers, ...rest } = match.save();
    const base = structuredClone(mark!) as unknown as { state: Rings };
    const { looked, encounter } = base.state;
    const [first, second] = encounter.draw;
    Object.assign(looked, { [first!]: ["player-2"], [second!]: ["player-1", "player-2"] });
    const world = Match.load(rings, { ...rest, base: base as never, answers: [] }).fork("player-1", "world").state;
    expect([world.looked[first!], world.looked[second!]]).toEqual([undefined, ["player-1", "player-2"]]);
    expect(world.encounter.draw[1]).toBe(second);
  });
});
