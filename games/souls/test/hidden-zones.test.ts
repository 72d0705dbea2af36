import { heuristicBot, playOut } from "@tavolata/bots";
import { Match, type Options } from "@tavolata/kernel";
import { anew, type HiddenTable, hiddenZoneProblems } from "@tavolata/kernel/testing";
import { expect, test } from "vitest";
import { heuristic } from "../bot/policy/heuristic.js";
import type { SoulsContent } from "../content/content.js";
import { allOf, copiesOf, enemyCard, eventCard, treasuresOf } from "../content/tables.js";
import type { SoulsEvent } from "../events.js";
import { souls } from "../index.js";
import { isCompatible } from "../queries/items/inventory.js";
import { questOf } from "../queries/quest/books.js";
import { layDown } from "../rules/03-battlefield/heap.js";
import type { Souls } from "../state.js";
import type { SoulsView } from "../view.js";
import { plain } from "./plain.js";

/** What is hidden from the heroes, all of whom see the same. */
const table: HiddenTable<Souls> = {
  zones: {
    own: "a Quest of one's own is played by its book as those of the house are: its worlds go on as it is written",
    "chests.*.token": anew,
    "searches.*": anew, // all are alike in the box of the house
    "ground.*.loot": anew,
    "ground.*.treasure": anew,
    "shadows.*": anew,
    "decks.encounter.draw": anew,
    "decks.enemy.draw": anew,
    "decks.enemyPower.draw": anew,
    "decks.trap.draw": anew,
    "decks.treasure.draw": anew,
    "decks.critical.draw": anew,
    "decks.loot.draw": anew,
    "decks.shadow.draw": anew,
    "decks.event.draw": anew,
    soulWeapons: anew,
    notes: "what the Quest has done already, which everybody saw",
  },
  box: {
    chest: () => copiesOf(plain, "chests"), // those of opened chests, too: the table keeps none of them
    search: () => copiesOf(plain, "searches"),
    loot: () => copiesOf(plain, "loot"),
    treasure: (s) => treasuresOf(plain, questOf(s).act),
    shadow: (s) =>
      Object.entries(questOf(s).shadowReserve).flatMap(([kind, count]) =>
        Array.from({ length: count }, (_, i) => `shadow-${kind}-${i + 1}`),
      ),
    encounter: () => allOf(plain, "encounters"),
    enemy: (s) => allOf(plain, "enemies").filter((id) => questOf(s).enemyDeck.includes(enemyCard(plain, id).scroll)),
    "enemy-power": () => allOf(plain, "enemyPowers"),
    trap: () => allOf(plain, "traps"),
    critical: () => copiesOf(plain, "criticals"),
    event: (s) => {
      const { deck, onTop = [] } = questOf(s).events;
      return [...new Set([...deck, ...onTop])].map(
        (number) => allOf(plain, "events").find((id) => eventCard(plain, id).number === number)!,
      );
    },
    "soul-weapon": (s) =>
      copiesOf(plain, "items", "soul").filter((item) =>
        Object.values(s.heroes).some((hero) => isCompatible(plain, s, hero, item)),
      ),
  },
};

const normal = heuristicBot(heuristic as never);

/** Parties on their way through Quests: with a lone chest, with two, with Shadows, in every Act. */
const tables: readonly Options[] = [
  { quest: "the-waking", heroes: 2 },
  { quest: "the-longest-night", heroes: 3 },
];

function* moments() {
  for (const options of tables) {
    const match = Match.start(souls, { seed: "hidden", options });
    for (const at of [30, 120, 300]) {
      playOut(match as never, () => normal as never, at - match.at);
      yield match;
    }
    yield withTreasure(match);
  }
}

/** SS-3.3-f: the same a little earlier, with two Treasures face down on the ground. */
function withTreasure(match: Match<Souls, SoulsEvent, SoulsContent>): Match<Souls, SoulsEvent, SoulsContent> {
  const { mark, answers: _answers, ...rest } = match.save();
  const base = structuredClone(mark!) as unknown as { state: Souls };
  const { decks, figures } = base.state;
  layDown(base.state, figures[0]!.area, { treasure: decks.treasure.draw.splice(0, 2) });
  return Match.load(souls, { ...rest, base, answers: [] });
}

test("SS-3.3-e, SS-15.4-a, SS-15.12.1-e: whatever lies face down is dealt anew in a hero's worlds, from all that could lie there", () => {
  expect(hiddenZoneProblems(souls, table, moments())).toEqual([]);
});

test("SS-15.1-a: the state is a view, too: what is asked of views can be asked by the rules", () => {
  const { state } = Match.start(souls, { seed: "view" });
  const view: SoulsView = state;
  expect(view.heroes).toBe(state.heroes);
});
