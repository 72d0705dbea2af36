import { type Bar, bar, each, type Seat } from "@tavolata/kernel";
import { clockwiseFrom, newDeck } from "@tavolata/kit";
import { classNames, colours } from "../../content/colours.js";
import type { AzerothContent } from "../../content/content.js";
import { abilityDeck, copiesOf } from "../../content/decks.js";
import { redDie } from "../../content/dice.js";
import { eliteQuests } from "../../content/quests/elite.js";
import { startingQuests } from "../../content/quests/starting.js";
import { challengeCards, numbered } from "../../content/tables.js";
import type { ClassName, Colour } from "../../content/types.js";
import type { AzerothOptions } from "../../options.js";
import { cities } from "../../queries/board.js";
import { tokenRule } from "../../queries/quests.js";
import type { Azeroth, AzerothFlow, Hero, Table } from "../../state.js";
import { newTurn } from "../02-movement/begin.js";
import { newQuest } from "../08-quests/draw-quest.js";
import { drawAbilities } from "../09-heroes/hand.js";

/** AZ-outcome-10. */
const trackSlots = 10;

/** An empty table for these seats, nothing shuffled yet. */
export function setUp(_options: AzerothOptions, seats: readonly Seat[], content: AzerothContent): Azeroth {
  const forEach = <T>(make: () => T): Record<Seat, T> => Object.fromEntries(seats.map((seat) => [seat, make()]));
  const deckOf = (colour: Colour) => newDeck(challengeCards[colour].map(({ id }) => id));
  return {
    round: 0,
    phase: "setup",
    first: seats[0]!,
    order: [...seats],
    active: seats[0]!,
    waiting: [],
    heroes: forEach(newHero),
    hands: forEach(() => []),
    decks: forEach(() => []),
    discards: forEach(() => []),
    resolving: "",
    challenge: { grey: deckOf("grey"), green: deckOf("green"), yellow: deckOf("yellow"), red: deckOf("red") },
    elite: Object.keys(eliteQuests),
    trophies: numbered(copiesOf(content.trophies)),
    removed: [],
    discoveries: newDeck(numbered(copiesOf(content.discoveries))),
    found: [],
    tokens: {},
    track: Array.from({ length: trackSlots }, () => null),
    event: "",
    known: {},
    turn: newTurn(0),
    combat: null,
    lastRound: false,
    orders: forEach(() => "ask"),
    leaving: [],
  };
}

/** AZ-setup-5, AZ-setup-13: no damage, no energy, no valour, an empty bag and an empty quest log. */
function newHero(): Hero {
  return {
    class: "",
    level: "grey",
    side: "start",
    space: "",
    damage: 0,
    energy: 0,
    attached: [],
    weapon: "",
    armour: "",
    bag: [],
    borne: {},
    kept: [],
    quests: [],
    log: [],
    trophies: [],
    trophySpaces: [],
    rivals: [],
    played: [],
    duelWon: false,
  };
}

/** AZ-setup-1 to AZ-setup-5: the table is laid out, and every pile is shuffled by itself. */
export function* open(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  t.emit({ type: "table-opened", seats: [...t.seats] }, { rules: ["AZ-setup-1", "AZ-setup-5", "AZ-setup-13"] });
  yield* t.shuffle(s.discoveries.draw, "discoveries", "AZ-setup-2");
  for (const colour of colours) yield* t.shuffle(s.challenge[colour].draw, colour, "AZ-setup-3");
  yield* t.shuffle(s.elite, "elite", "AZ-setup-4");
  yield* t.shuffle(s.trophies, "trophies", "AZ-setup-4");
  return "first-player";
}

/** AZ-setup-6, AZ-setup-7: every player rolls a combat die; those who share the highest roll again. */
export function* firstPlayer(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  let rolling: readonly Seat[] = t.seats;
  let rules = ["AZ-setup-6"];
  while (rolling.length > 1) {
    const rolls: number[] = [];
    for (const seat of rolling) {
      const [face] = yield* t.roll(redDie, 1, "first-player", { by: seat, rules });
      rolls.push(Number(face));
    }
    const highest = Math.max(...rolls);
    rolling = rolling.filter((_, i) => rolls[i] === highest);
    if (rolling.length === 1) break;
    rules = ["AZ-setup-7"];
    t.emit({ type: "first-roll-tied", seats: [...rolling] }, { rules });
  }
  const first = rolling[0]!;
  s.first = first;
  s.active = first;
  s.order = clockwiseFrom(t.seats, first);
  s.waiting = [...s.order];
  t.emit({ type: "first-player", seat: first, order: [...s.order] }, { rules: ["AZ-setup-6"] });
  return t.options.characters === "dealt" ? "deal-characters" : "choose-character";
}

/** AZ-setup-8: one player chooses, then back here. */
export function* chooseCharacter(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const [seat] = s.waiting;
  if (seat === undefined) return "deal-quests";
  const character = yield* t.choose(
    seat,
    "character",
    () => [each(classNames, "character", { bar: (one) => whyTaken(s, one) })],
    { rules: ["AZ-setup-8"] },
  );
  takeCharacter(t, seat, character);
  s.waiting.shift();
  return "choose-character";
}

/** AZ-setup-8: each figure exists once. */
function whyTaken(s: Azeroth, character: ClassName): Bar | undefined {
  const owner = s.order.find((seat) => s.heroes[seat]!.class === character);
  return owner === undefined ? undefined : bar("AZ-setup-8", "character-taken", { seat: owner });
}

/** The option in which nobody chooses. */
export function* dealCharacters(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const names: string[] = [...classNames];
  yield* t.shuffle(names, "characters", "AZ-setup-8");
  const dealt = yield* t.draw(names, s.order.length, "characters");
  for (const [i, seat] of s.order.entries()) takeCharacter(t, seat, dealt[i] as ClassName);
  s.waiting = [];
  return "deal-quests";
}

/** AZ-setup-9: the grey card on its start face, and the ability deck of the character. */
function takeCharacter(t: Table, seat: Seat, character: ClassName): void {
  const { state: s } = t;
  s.heroes[seat]!.class = character;
  s.decks[seat]!.push(...numbered(abilityDeck(t.content.abilities, character)));
  t.emit({ type: "character-chosen", seat, character }, { rules: ["AZ-setup-8", "AZ-setup-9"] });
}

/** AZ-setup-10: two starting quests each; the others leave the game. */
export function* dealQuests(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  s.removed = Object.keys(startingQuests);
  yield* t.shuffle(s.removed, "starting", "AZ-setup-10");
  for (const seat of s.order) {
    const quests = yield* t.draw(s.removed, 2, "starting", seat);
    const dealt = quests.map(newQuest);
    s.heroes[seat]!.quests = dealt;
    t.emit(
      { type: "quests-dealt", seat, quests },
      { rules: ["AZ-setup-10", ...tokenRule(t.content, dealt)], reveals: true },
    );
  }
  t.emit({ type: "quests-removed", count: s.removed.length }, { rules: ["AZ-setup-10"] });
  s.waiting = [...s.order];
  return "choose-city";
}

/** AZ-setup-11: one player places the hero, then back here. */
export function* chooseCity(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const [seat] = s.waiting;
  if (seat === undefined) return "opening-hands";
  const space = yield* t.choose(seat, "city", () => [each(cities, "city", { at: (city) => [`space:${city}`] })], {
    rules: ["AZ-setup-11"],
  });
  s.heroes[seat]!.space = space;
  s.waiting.shift();
  t.emit({ type: "hero-placed", seat, space }, { rules: ["AZ-setup-11"] });
  return "choose-city";
}

/** AZ-setup-12: three cards each, and no other hand. */
export function* openingHands(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  for (const seat of s.order) {
    yield* t.shuffle(s.decks[seat]!, seat, "AZ-setup-12");
    yield* drawAbilities(t, seat, 3, ["AZ-setup-12"]);
  }
  s.round = 1;
  t.emit({ type: "round-begun", round: 1 }, { rules: ["AZ-turn-2"] });
  return "turn";
}
