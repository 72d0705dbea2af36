import { events } from "../../decks/events.js";
import type { EventCard, Quest } from "../../types.js";
import { type Problem, problem, removing } from "./problem.js";

const byNumber = new Map<number, EventCard>(Object.values(events).map((event) => [event.number, event]));

/** SS-2.1-b, SS-4.3.1-a: the event deck, what is told of its stories, and of Night and Day. */
export function eventProblems(quest: Quest): Problem[] {
  return [...deckProblems(quest), ...storyProblems(quest)];
}

/** The numbers of the event cards in the deck, each with where it stands. */
function numbersIn({ events: { deck, onTop = [] } }: Quest) {
  return [
    ...deck.map((number, i) => ({ field: `events.deck[${i}]`, number })),
    ...onTop.map((number, i) => ({ field: `events.onTop[${i}]`, number })),
  ];
}

function deckProblems(quest: Quest): Problem[] {
  const numbers = numbersIn(quest);
  if (numbers.length === 0) {
    const change = { does: "set", field: "events.deck", value: [7, 10, 12, 15, 18, 20] } as const;
    return [problem("events.deck", "empty-event-deck", { fix: { code: "events", args: {}, change } })];
  }
  return numbers.flatMap(({ field, number }, i) => {
    const fix = removing(field);
    const args = { number };
    const card = byNumber.get(number);
    if (!card) return [problem(field, "no-event", { args, fix })];
    const list = field.slice(0, field.indexOf("["));
    const isTwice = numbers.slice(0, i).some((other) => other.number === number && other.field.startsWith(`${list}[`));
    if (isTwice) return [problem(field, "event-twice", { args, fix })];
    const { kind } = card;
    return (kind === "night" || kind === "day") && !quest[kind]
      ? [problem(field, "night-untold", { args: { kind }, fix })]
      : [];
  });
}

/** Story events lie on the map or in the deck, and each of them is told. */
function storyProblems(quest: Quest): Problem[] {
  const numbers = numbersIn(quest);
  const told = new Map(quest.stories.map(({ card }, i) => [card, i]));
  const problems = quest.stories.flatMap(({ card, at }, i) => {
    const field = `stories[${i}]`;
    const args = { card };
    if (byNumber.get(card)?.kind !== "story") return [problem(field, "no-story-card", { args, fix: removing(field) })];
    if (told.get(card) !== i) return [problem(field, "story-twice", { args, fix: removing(field) })];
    const inDeck = numbers.find(({ number }) => number === card);
    if ((inDeck !== undefined) !== (at !== undefined)) return [];
    const change = { does: "add", field: "events.deck", value: card } as const;
    const fix = inDeck ? removing(inDeck.field) : { code: "shuffle-in", args, change };
    return [problem(field, "story-place", { args, at: at === undefined ? [] : [at], fix })];
  });
  const untold = numbers.filter(({ number }) => byNumber.get(number)?.kind === "story" && !told.has(number));
  return [
    ...problems,
    ...untold.map(({ field, number }) =>
      problem(field, "story-untold", { args: { card: number }, fix: removing(field) }),
    ),
  ];
}

/** SS-4.3-b, SS-4.4-b: the last round in which a quest can still be played: an event takes two, and stories on the map may cover it. */
export function lastRound(quest: Quest): number {
  const cards = new Set(numbersIn(quest).map(({ number }) => number)).size;
  return 2 * (cards + quest.stories.filter(({ at }) => at !== undefined).length);
}
