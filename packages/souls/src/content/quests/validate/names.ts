import { events } from "../../decks/events.js";
import { enemyCards, enemyScrolls, masterScrolls } from "../../enemies/index.js";
import { questTreasures } from "../../items/index.js";
import type { Act, EventCard, PlacedEnemy, Quest } from "../../types.js";
import { effectsProblems } from "../../validate/effects.js";
import type { Problem } from "../../validate/problem.js";
import { everyAct, notesOf } from "../acts.js";
import { unlessKnown } from "./known.js";

const scrolls = enemyScrolls as Readonly<Record<string, (typeof enemyScrolls)["gremlin-green"]>>;
const cards: Readonly<Record<string, unknown>> = enemyCards;
const masters: Readonly<Record<string, unknown>> = masterScrolls;

/** Enemies, events, gates, goals, notes and effects that a quest names are there. */
export function unknownNames(quest: Quest): Problem[] {
  return [
    ...enemyProblems(quest),
    ...eventProblems(quest),
    ...everyAct(quest).flatMap((act) => actProblems(act, quest)),
    ...goalProblems(quest),
    ...[quest.night, quest.day].flatMap((one, i) =>
      one ? [one.lasting, one.once].flatMap((list) => effectsProblems(list, i === 0 ? "night" : "day")) : [],
    ),
    ...(quest.doors.some(({ magicLock }) => magicLock) || quest.chests.some(({ magicLock }) => magicLock)
      ? keyProblems(quest)
      : []),
  ];
}

function enemyProblems(quest: Quest): Problem[] {
  const deck = new Set(quest.enemyDeck);
  const placed = [
    ...quest.enemies,
    ...everyAct(quest).flatMap((act) => (act.act === "place" ? act.enemies : [])),
    ...(quest.questEnemy ? [{ enemy: quest.questEnemy, at: "" }] : []),
  ];
  return [
    ...quest.enemyDeck
      .filter((scroll) => !scrolls[scroll])
      .map((scroll) => ({ field: "enemyDeck", problem: `There is no enemy scroll "${scroll}".` })),
    ...["green", "blue"]
      .filter((rank) => deck.has(`gremlin-${rank}`) && deck.has(`gremlin-horde-${rank}`))
      .map((rank) => ({
        field: "enemyDeck",
        problem: `The ${rank} gremlins are either two enemies or one horde: there are two figures of them.`,
      })),
    ...placed.flatMap(({ enemy }: PlacedEnemy) =>
      enemy === undefined || cards[enemy] || masters[enemy] || deck.has(enemy)
        ? []
        : [{ field: "enemies", problem: `"${enemy}" is no enemy card, no master and not in the enemy deck.` }],
    ),
    ...(quest.enemyDeck.length === 0 ? [{ field: "enemyDeck", problem: "The enemy deck is empty (SS-2.1-b)." }] : []),
  ];
}

function eventProblems({ events: { deck, onTop = [] }, stories, night, day }: Quest): Problem[] {
  const byNumber = new Map<number, EventCard>(Object.values(events).map((event) => [event.number, event]));
  const numbers = [...new Set([...deck, ...onTop])];
  const kinds = new Set(numbers.map((number) => byNumber.get(number)?.kind));
  const problems: Problem[] = numbers
    .filter((number) => !byNumber.has(number))
    .map((number) => ({ field: "events", problem: `There is no event card ${number}.` }));
  if (numbers.length === 0) problems.push({ field: "events", problem: "The event deck is empty (SS-4.4-b)." });
  if (new Set(deck).size !== deck.length) problems.push({ field: "events", problem: "An event card is there twice." });
  for (const [kind, said] of [
    ["night", night],
    ["day", day],
  ] as const) {
    if (kinds.has(kind) && !said)
      problems.push({ field: kind, problem: `The deck holds ${kind}, but nothing is said of it.` });
  }
  for (const { card, at } of stories) {
    if (byNumber.get(card)?.kind !== "story") {
      problems.push({ field: "stories", problem: `Event card ${card} is no story event: they are 1 to 4.` });
    } else if (numbers.includes(card) === (at !== undefined)) {
      problems.push({ field: "stories", problem: `Story event ${card} lies either on the map or in the deck.` });
    }
  }
  const told = new Set(stories.map(({ card }) => card));
  for (const number of numbers) {
    if (byNumber.get(number)?.kind === "story" && !told.has(number)) {
      problems.push({ field: "stories", problem: `The deck holds story event ${number}, but nothing is told of it.` });
    }
  }
  return problems;
}

function actProblems(act: Act, quest: Quest): Problem[] {
  if (act.act === "effects") return effectsProblems(act.effects, "acts");
  return unknownIn(act, quest).map((problem) => ({ field: "acts", problem }));
}

function unknownIn(act: Act, quest: Quest): string[] {
  switch (act.act) {
    case "gate":
      return unlessKnown("gate", act.gate, quest.gates);
    case "altar":
      return unlessKnown("altar", act.altar, quest.altars);
    case "remove-door":
      return unlessKnown("door", act.door, quest.doors);
    case "goal":
      return unlessKnown("goal", act.goal, [...quest.victory, ...quest.failure]);
    case "quest-treasure":
      return unlessKnown("quest treasure", act.item, Object.keys(questTreasures));
    case "if-noted":
      return unlessKnown("note", act.note, notesOf(quest));
    default:
      return [];
  }
}

function goalProblems(quest: Quest): Problem[] {
  const notes = notesOf(quest);
  const wins = everyAct(quest).some(({ act }) => act === "win");
  return [
    ...(quest.victory.length === 0 && !wins ? [{ field: "victory", problem: "Nothing wins this quest." }] : []),
    ...[...quest.victory, ...quest.failure].flatMap(({ id, when }) => {
      if (when.kind === "noted") {
        return when.notes
          .filter((note) => !notes.includes(note))
          .map((note) => ({ field: `goal ${id}`, problem: `No act of the quest makes the note "${note}".` }));
      }
      return when.kind === "killed" && !cards[when.enemy] && !masters[when.enemy]
        ? [{ field: `goal ${id}`, problem: `"${when.enemy}" is no enemy card and no master.` }]
        : [];
    }),
  ];
}

/** SS-3.3-h: whatever is locked by magic can be unlocked. */
function keyProblems({ doors, chests, key }: Quest): Problem[] {
  return [...doors, ...chests]
    .flatMap(({ magicLock }) => magicLock ?? [])
    .filter((colour) => key?.colour !== colour)
    .map((colour) => ({ field: "key", problem: `Nobody finds a key of the colour "${colour}" (SS-3.3-h).` }));
}
