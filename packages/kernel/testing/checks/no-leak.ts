import {
  type Answer,
  type Asked,
  calledBy,
  copy,
  determinize,
  type GameEvent,
  type Json,
  Match,
  type Ruleset,
  type Save,
  type Seat,
  unseenBy,
  WordStream,
} from "../../src/index.js";
import { answerOf, cook, isPossible, type Recipe } from "../play.js";
import { same, substance } from "./compare.js";

/**
 * For each seat, two worlds that differ only in what it can't know give it the same view, the same options and the same
 * events. Looked at in three ways: every moment against a re-dealt fork of it, every step played in both worlds, and every
 * event for cards that its reader has never seen.
 */
export function noLeak<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  recipe: Recipe,
): void {
  let stepSeen = 0;
  const eyes = new Map<Seat, Eyes>();
  cook(ruleset, recipe, (match, choice) => {
    for (const seat of match.seats) eyes.set(seat, noUnseenCard(match, seat, eyes.get(seat)));
    for (const seat of seatsLooking(match)) sameMoment(match, seat, `${recipe.seed}/${match.at}`);
    if (match.steps === stepSeen || choice === undefined) return;
    stepSeen = match.steps;
    const choices = recipe.choices.slice(match.at);
    const save = match.save();
    for (const seat of match.seats) sameStep(ruleset, save, seat, choices);
  });
}

/** Whose sight of a moment is tried: who is asked, and one of the others by turns. */
function seatsLooking<S extends object, E extends GameEvent, C = unknown>({
  at,
  asked,
  seats,
}: Match<S, E, C>): readonly Seat[] {
  return seats.filter((seat, i) => i === at % seats.length || asked.some((one) => one.seat === seat));
}

function sameMoment<S extends object, E extends GameEvent, C = unknown>(
  match: Match<S, E, C>,
  seat: Seat,
  seed: string,
): void {
  const other = match.fork(seat, seed);
  if (other.outcome || other.step !== match.step) return;
  const { waiting: _mine, ...mine } = match.view(seat);
  const { waiting: _theirs, ...theirs } = other.view(seat);
  same(
    `At answer ${match.at} the view of ${seat} tells what it can't know`,
    JSON.stringify(theirs),
    JSON.stringify(mine),
  );
  const asked = (one: Match<S, E, C>) => offersTo(one, seat);
  same(`At answer ${match.at} the options of ${seat} tell what it can't know`, asked(other), asked(match));
}

/** Plays on from the start of a step in the true world and in a re-dealt one, until something hidden is shown. The dice fall alike. */
function sameStep<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  save: Save,
  seat: Seat,
  choices: readonly number[],
): void {
  const truth = worldOf(ruleset, save, save.mark!.state);
  const dealt = () => {
    const state = copy(save.mark!.state) as object;
    const chance = new WordStream(`${save.seed}/${seat}/${save.mark!.at}`, "redeal", 0);
    determinize(ruleset.visibility, state, seat, chance, truth.content);
    ruleset.determinize?.(state as S, seat, chance, truth.content);
    return state as Json;
  };
  const other = worldOf(ruleset, save, dealt());
  const { step } = truth;
  const asked = (one: Match<S, E, C>) => offersTo(one, seat);
  const seen = (one: Match<S, E, C>) => JSON.stringify(one.view(seat).state);
  for (const choice of choices) {
    // What was uncovered may well differ: after it the worlds are no longer the same to this seat.
    if (truth.uncovered + other.uncovered > 0) return;
    if (truth.step !== step || truth.outcome || other.step !== step || other.outcome) return;
    same(
      `In step "${step}", at answer ${truth.at}, the options of ${seat} tell what it can't know`,
      asked(other),
      asked(truth),
    );
    same(
      `In step "${step}", at answer ${truth.at}, the view of ${seat} tells what it can't know`,
      seen(other),
      seen(truth),
    );
    const first = answerOf(truth, choice);
    const { picks } = first;
    const alike = alikeAnswer(truth, first, other);
    if (!alike) return;
    const from = [truth.eventCount(seat), other.eventCount(seat)] as const;
    truth.answer({ seat: first.seat, picks });
    other.answer({ seat: first.seat, picks: alike });
    if (truth.uncovered + other.uncovered > 0) return;
    const told = (one: Match<S, E, C>, start: number) => JSON.stringify(one.events(seat, start));
    same(
      `After answer ${truth.at} the events of ${seat} tell what it can't know`,
      told(other, from[1]),
      told(truth, from[0]),
    );
  }
}

/** How far a seat has read, and which cards it doesn't see. */
interface Eyes {
  readonly read: number;
  readonly unseen: ReadonlySet<string>;
}

/**
 * What a seat is told names no card that it neither saw before nor sees now, unless the event says that it reveals something.
 * This also watches what the steps do by themselves, such as a deal.
 */
function noUnseenCard<S extends object, E extends GameEvent, C = unknown>(
  match: Match<S, E, C>,
  seat: Seat,
  before: Eyes | undefined,
): Eyes {
  const unseen = new Set(unseenBy(match.ruleset.visibility, match.state, seat, match.content));
  for (const event of match.events(seat, before?.read ?? 0)) {
    const named = event.reveals
      ? undefined
      : textsIn(event).find((text) => unseen.has(text) && (before?.unseen.has(text) ?? true));
    if (named === undefined) continue;
    throw new Error(`By answer ${match.at} the event "${event.type}" tells ${seat} of "${named}", which it can't know`);
  }
  return { read: match.eventCount(seat), unseen };
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function worldOf<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  save: Save,
  state: Json,
): Match<S, E, C> {
  const base = { ...save.mark!, state };
  const { mark: _mark, outcome: _outcome, entered: _entered, ...rest } = save;
  return Match.load(ruleset, { ...rest, base, answers: [] });
}

/** What a seat is asked, and what it may call. */
function offersTo<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>, seat: Seat): string {
  return JSON.stringify([match.decisions(seat, { explain: true }).map(substance), match.interjections(seat)]);
}

/** What the same answer or interjection would be in the other world; nothing where it has none. */
function alikeAnswer<S extends object, E extends GameEvent, C = unknown>(
  truth: Match<S, E, C>,
  answer: Answer,
  other: Match<S, E, C>,
): readonly string[] | undefined {
  const { seat, number, picks } = answer;
  if (calledBy(picks) !== undefined) return isPossible(other, answer) ? picks : undefined;
  const { kind } = truth.asked.find((one) => one.number === number)!;
  const asked = other.asked.find((one) => one.seat === seat && one.kind === kind);
  return asked && alikePicks(asked, picks);
}

/** The same picks in the other world or, for hidden cards, picks of the same kind: one face-down card looks like another. */
function alikePicks(asked: Asked, picks: readonly string[]): string[] | undefined {
  const left = [...asked.ids];
  const alike: string[] = [];
  for (const pick of picks) {
    const found = left.includes(pick) ? pick : left.find((id) => stem(id) === stem(pick));
    if (found === undefined) return undefined;
    if (!asked.repeats) left.splice(left.indexOf(found), 1);
    alike.push(found);
  }
  return alike;
}

function stem(id: string): string {
  return id.split(":")[0]!;
}
