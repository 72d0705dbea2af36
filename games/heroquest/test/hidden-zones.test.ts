import { heuristicBot, playOut } from "@tavolata/bots";
import { Match, type Options } from "@tavolata/kernel";
import { anew, type HiddenTable, hiddenZoneProblems } from "@tavolata/kernel/testing";
import { expect, test } from "vitest";
import type { HeroQuestContent } from "../content/content.js";
import { antagonistPile, elementPiles, elements } from "../content/spells/index.js";
import type { HeroQuestEvent } from "../events.js";
import { heroQuest, heuristic } from "../index.js";
import { heroicPreset } from "../options.js";
import { cardsFor } from "../rules/02-setup/setup.js";
import { noCards, pilesOf } from "../rules/08-magic/zones.js";
import { newFate } from "../rules/rh-7-fate/zones.js";
import type { HeroQuest, Secrets } from "../state.js";

const elementZones = (zone: string) => Object.fromEntries(elements.map((element) => [`${zone}.${element}`, anew]));

const fromTheBoard = "follows from what lies open on the board";
const seenByAll = "what the heroes have done, which everybody saw";

/** HQ-1.6: what lies behind the screen, part by part. */
const secrets: { readonly [part in keyof Required<Secrets>]: string } = {
  goal: anew,
  failure: anew,
  held: "how long a room was held, which everybody saw",
  wandering: anew,
  reward: "what is given after the end has no say in how a quest is played",
  rewardItems: "as the reward",
  next: "no quest is imagined that goes on after its end",
  part: "as the next mission",
  triggers: anew,
  objectives: "no rewards of deeds are imagined",
  joining: "nobody is imagined who joins later",
  moments: seenByAll,
  stripped: "before the introduction nobody is imagined without his items; after it everybody sees it",
  openingText: "what is read has no say in how a quest is played",
  takenItems: "the owners know what was taken from them",
  antagonists: anew,
  givenSpells: "no antagonist on the board is imagined with spells of the quest",
  allies: anew,
  doors: anew,
  secretDoors: anew,
  scenery: anew,
  traps: anew,
  knownTraps: "everybody is told of them",
  rubble: anew,
  abyss: anew,
  contents: anew,
  refuge: anew,
  notes: "nobody imagines what the Evil Wizard's map says",
  caches: anew,
};

/** What is hidden from the heroes, and from the Evil Wizard. */
const table: HiddenTable<HeroQuest> = {
  zones: {
    quest: anew,
    side: anew,
    start: anew,
    secrets: anew,
    exit: anew,
    titleSecret: "an option of the table",
    passages: fromTheBoard,
    barriers: fromTheBoard,
    looked: seenByAll,
    viewChanges: seenByAll,
    trodden: seenByAll,
    crossed: seenByAll,
    numbered: "how many of each kind everybody has seen come",
    watched: "an option of the table",
    "treasure.draw": anew,
    ...elementZones("spells.piles"),
    ...elementZones("spells.hands.*"),
    ...elementZones("magic.apart"),
    ...elementZones("magic.primordial.*"),
    ...elementZones("magic.given.*"),
    "magic.darkPile": anew,
    "magic.dark.*": anew,
    "magic.overheard": "what was heard was told to everybody",
    "fate.heroic.draw": anew,
    "fate.misfortune.draw": anew,
    "fate.hands.*": anew,
    "fate.misfortunes": anew,
    "fate.known": "what was handed over openly",
    "fate.dealt": "everybody sees who has cards",
  },
  parts: { secrets },
  box: {
    treasure: () => cardsFor({}, []).treasure.draw,
    ...Object.fromEntries(
      elements.flatMap((element) => {
        const apart = ({ magic }: HeroQuest) =>
          [magic.apart, ...Object.values(magic.primordial)].some((cards) => cards.air.length > 0);
        return [
          [element, (s: HeroQuest) => (apart(s) ? pilesOf(true)[element] : elementPiles[element])],
          [
            `primordial-${element}`,
            () => elementPiles[element].filter((card) => !pilesOf(true)[element].includes(card)),
          ],
        ];
      }),
    ),
    dark: () => antagonistPile,
    heroic: () => newFate([]).heroic.draw,
    misfortune: () => newFate([]).misfortune.draw,
  },
};

const normal = heuristicBot<HeroQuest, HeroQuestEvent>(heuristic as never);

/** Both sides of the board, every kind of mission, all cards, and quests that are secret, chosen by the Evil Wizard or by the table. */
const tables: readonly Options[] = [
  { quest: "the-stolen-bell", ...heroicPreset },
  { quest: "wizard-chooses", secretAdventure: true },
  { quest: "the-rising-water", secretAdventure: true },
  { quest: "ash-and-stone" },
  { quest: "mother-sedge" },
];

function* moments() {
  for (const options of tables) {
    const match = Match.start(heroQuest, { seed: "hidden", options });
    for (const at of [3, 25, 120, 300]) {
      playOut(match as never, () => normal as never, at - match.at);
      if (match.outcome) break;
      yield match;
    }
    if (options["primordialExchange"]) yield withCards(match);
  }
}

/** HQ-RH4-a, HQ-19.1-b: the same a little earlier, with an exchanged card of every element, and spells of an antagonist. */
function withCards(
  match: Match<HeroQuest, HeroQuestEvent, HeroQuestContent>,
): Match<HeroQuest, HeroQuestEvent, HeroQuestContent> {
  const { mark, answers: _answers, ...rest } = match.save();
  const base = structuredClone(mark!) as unknown as { state: HeroQuest };
  const { magic, spells } = base.state;
  const [one, other] = match.seats.filter((seat) => seat !== "wizard");
  for (const element of elements) {
    const lying = [spells.piles[element], ...Object.values(spells.hands).map((hand) => hand[element])];
    const cards = lying.flatMap((list) => list.splice(0));
    magic.primordial[one!] = { ...(magic.primordial[one!] ?? noCards()), [element]: magic.apart[element].splice(0, 1) };
    magic.given[one!] = { ...(magic.given[one!] ?? noCards()), [element]: cards.splice(0, 1) };
    spells.hands[other!]![element] = cards.splice(0, 1);
    spells.piles[element] = cards;
  }
  magic.dark["orc-1"] = magic.darkPile.splice(0, 2);
  return Match.load(heroQuest, { ...rest, base: base as never, answers: [] });
}

test("HQ-1.6: whatever a seat can't know is dealt anew in its worlds, from all that could lie there", () => {
  expect(hiddenZoneProblems(heroQuest, table, moments())).toEqual([]);
});
