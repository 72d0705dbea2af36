import { type Answer, type GameEvent, type Match, type Ruleset, type Seat, UndoRefused } from "../../src/index.js";
import { cook, isPossible, play, type Recipe, randomPolicy } from "../play.js";
import { bytesOf, glanceAt, same } from "./compare.js";
import { isLongLook } from "./long-looks.js";

/** Forks that are played a little way must not be seen in their parent: for so many answers, or for more where there is time. */
const [fewAnswers, moreAnswers] = [4, 20];

export function undoAndForks<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  recipe: Recipe,
): void {
  let beginning = "";
  let before = "";
  cook(ruleset, recipe, (match) => {
    const { at } = match;
    const goesFar = isLongLook(recipe, at);
    const now = textOf(match, goesFar);
    if (at === 0) beginning = bytesOf(match);
    else undoes(match, { before, now, beginning, goesFar });
    forks(match, recipe.seed, goesFar);
    same(`At answer ${at} a fork touched its parent`, textOf(match, goesFar), now);
    const isNextFar = isLongLook(recipe, at + 1);
    before = isNextFar === goesFar ? now : textOf(match, isNextFar);
  });
}

/** A match as text: all of its bytes, or what a glance shows. */
function textOf<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>, isWhole: boolean): string {
  return isWhole ? bytesOf(match) : glanceAt(match);
}

/** How a match reads now, an answer ago and at its beginning. */
interface Texts {
  readonly now: string;
  readonly before: string;
  readonly beginning: string;
  readonly goesFar: boolean;
}

function undoes<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>, texts: Texts): void {
  const { now, before, beginning, goesFar } = texts;
  const { at } = match;
  const { seat, picks } = match.answers.at(-1)!;
  const offer = match.undoOffer(seat);
  if (!offer) throw new Error(`At answer ${at} a friendly table offers ${seat} no undo.`);
  const isBack = () => same(`Undo of answer ${at - 1} doesn't return to where it was`, textOf(match, goesFar), before);
  if (offer.free) {
    const learnt = { open: match.asked.length, seen: new Map(match.seats.map((one) => [one, sight(match, one)])) };
    match.undo(seat);
    isBack();
    revealsNothing(match, { seat, picks }, learnt);
  } else {
    refusesUndo(match, seat);
    match.undo(seat, { agreedBy: match.seats });
    isBack();
  }
  match.redo(seat);
  same(`Redo of answer ${at - 1} doesn't return to where it was`, textOf(match, goesFar), now);
  // Whoever else may take something back alone can also do it again, also a secret answer that isn't the last.
  for (const one of match.seats) {
    if (one === seat || !match.undoOffer(one)?.free) continue;
    match.undo(one);
    match.redo(one);
    same(`Undo and redo by ${one} at answer ${at} left a trace`, textOf(match, goesFar), now);
  }
  if (!goesFar) return;
  // And the long way: back to the beginning and forth again.
  match.undo(seat, { to: 0, agreedBy: match.seats });
  same("Undo to the beginning", bytesOf(match), beginning);
  match.redo(seat);
  same(`At answer ${at} the way to the beginning and back left a trace`, bytesOf(match), now);
}

function refusesUndo<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>, seat: string): void {
  try {
    match.undo(seat);
  } catch (error) {
    if (error instanceof UndoRefused) return;
    throw error;
  }
  throw new Error(`At answer ${match.at} ${seat} undid a reveal without asking.`);
}

/** What a seat sees of the state. */
function sight<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>, seat: Seat): string {
  return JSON.stringify(match.view(seat).state);
}

/**
 * An undo that is free must not go past a reveal. A reveal shows itself so: in another world that a seat held possible before
 * the answer, the same answer leads to something that it can tell apart.
 * @param before the match, with the answer taken back
 * @param learnt how many questions were open after it, and what every seat saw then
 */
function revealsNothing<S extends object, E extends GameEvent, C = unknown>(
  before: Match<S, E, C>,
  given: Pick<Answer, "seat" | "picks">,
  learnt: { readonly open: number; readonly seen: ReadonlyMap<Seat, string> },
): void {
  for (const [seat, seen] of learnt.seen) {
    for (const seed of ["one world", "another"]) {
      const other = before.fork(seat, seed);
      if (!isPossible(other, given)) continue;
      other.answer({ seat: given.seat, picks: given.picks });
      if (other.asked.length !== learnt.open) continue;
      same(`The undo of answer ${before.at} is free, but ${seat} has learnt something`, sight(other, seat), seen);
    }
  }
}

/** At a long look for all seats, otherwise for one of them: the next answer is another's turn. */
function forks<S extends object, E extends GameEvent, C = unknown>(
  match: Match<S, E, C>,
  seed: string,
  goesFar: boolean,
): void {
  if (match.outcome) return;
  const { at, seats } = match;
  for (const seat of goesFar ? seats : [seats[at % seats.length]!]) {
    const fork = match.fork(seat, seed);
    const policy = randomPolicy(`${seed}/${seat}`);
    for (let i = 0; i < (goesFar ? moreAnswers : fewAnswers) && !fork.outcome; i++) {
      const asked = fork.asked[0]!;
      fork.answer({ seat: asked.seat, picks: policy(asked) });
    }
    if (fork.outcome) continue;
    const again = fork.fork(seat, `${seed}/again`);
    if (goesFar) play(again, policy);
  }
  const twin = match.fork();
  same("A fork without a seat isn't the match's twin", JSON.stringify(twin.state), JSON.stringify(match.state));
}
