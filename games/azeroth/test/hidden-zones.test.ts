import { heuristicBot, playOut } from "@tavolata/bots";
import { Match, type Options } from "@tavolata/kernel";
import { anew, type HiddenTable, hiddenZoneProblems } from "@tavolata/kernel/testing";
import { expect, test } from "vitest";
import { heuristic } from "../bot/policy/heuristic.js";
import { abilities } from "../content/abilities/index.js";
import { colours } from "../content/colours.js";
import { abilityDeck, copiesOf } from "../content/decks.js";
import { discoveries } from "../content/discoveries.js";
import { eliteQuests } from "../content/quests/elite.js";
import { challengeCards, numbered } from "../content/tables.js";
import { trophies } from "../content/trophies.js";
import type { ClassName } from "../content/types.js";
import { azeroth } from "../ruleset.js";
import { everySeat } from "../seats.js";
import type { Azeroth } from "../state.js";

/** What is hidden from the players, each of whom has a hand. */
const table: HiddenTable<Azeroth> = {
  zones: {
    "hands.*": anew,
    "decks.*": anew,
    ...Object.fromEntries(colours.map((colour) => [`challenge.${colour}.draw`, anew])),
    elite: anew,
    trophies: anew,
    "discoveries.draw": anew,
    found: anew,
    "tokens.*": anew,
    known:
      "who has looked at which card; in a world, only what the one who thinks has looked at, which lies where it is",
  },
  box: {
    ...Object.fromEntries(
      everySeat.map((seat) => [
        seat,
        ({ heroes }: Azeroth) => numbered(abilityDeck(abilities, heroes[seat]!.class as ClassName)),
      ]),
    ),
    ...Object.fromEntries(colours.map((colour) => [colour, () => challengeCards[colour].map(({ id }) => id)])),
    elite: () => Object.keys(eliteQuests),
    trophies: () => numbered(copiesOf(trophies)),
    discoveries: () => numbered(copiesOf(discoveries)),
  },
};

const normal = heuristicBot(heuristic as never);

const tables: readonly Options[] = [{ players: 3 }, { players: 2, rivalry: true }];

/** Every so many answers, and whenever somebody holds a discovery that isn't placed yet. */
function* moments() {
  for (const options of tables) {
    const match = Match.start(azeroth, { seed: "hidden", options });
    for (let at = 0; at <= 300 && !match.outcome; at++) {
      if (at % 60 === 20 || (match.state.found.length > 0 && at % 5 === 0)) yield match;
      playOut(match as never, () => normal as never, 1);
    }
  }
}

test("AZ-info-1: whatever a player can't know is dealt anew in his worlds, from all that could lie there", () => {
  expect(hiddenZoneProblems(azeroth, table, moments())).toEqual([]);
});
