import { type GameEvent, Match, type Ruleset, UndoRefused } from "../../src/index.js";
import { cook, isPossible, play, type Recipe, randomPolicy } from "../play.js";
import { bytesOf, same } from "./compare.js";

/** Forks that are played a little way must not be seen in their parent: for so many answers, or for more where there is time. */
const [fewAnswers, moreAnswers] = [4, 20];

/**
 * What takes as long as the match is long, such as the way back to its beginning or a fork to its end, is tried at one answer of so many
 * and at the last. Each match begins at another one, so that at every answer some match tries it.
 */
const longWayEvery = 8;

export function undoAndForks<S extends object, E extends GameEvent>(ruleset: Ruleset<S, E>, recipe: Recipe): void {
  const saves: string[] = [];
  const shift = [...recipe.seed].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  cook(ruleset, recipe, (match, choice) => {
    const now = bytesOf(match);
    const goesFar = choice === undefined || (match.at + shift) % longWayEvery === 0;
    saves[match.at] = now;
    if (match.at > 0) undoes(ruleset, match, saves, goesFar);
    same(`At answer ${match.at} undo and redo left a trace`, bytesOf(match), now);
    forks(match, recipe.seed, goesFar);
    same(`At answer ${match.at} a fork touched its parent`, bytesOf(match), now);
  });
}

function undoes<S extends object, E extends GameEvent>(
  ruleset: Ruleset<S, E>,
  match: Match<S, E>,
  saves: readonly string[],
  goesFar: boolean,
): void {
  const { at } = match;
  const { seat } = match.answers.at(-1)!;
  const offer = match.undoOffer(seat);
  if (!offer) throw new Error(`At answer ${at} a friendly table offers ${seat} no undo.`);
  if (offer.free) {
    revealsNothing(Match.load(ruleset, JSON.parse(saves[at - 1]!)), match);
    match.undo(seat);
  } else {
    refusesUndo(match, seat);
    match.undo(seat, { agreedBy: match.seats });
  }
  same(`Undo of answer ${at - 1} doesn't return to where it was`, bytesOf(match), saves[at - 1]!);
  match.redo(seat);
  same(`Redo of answer ${at - 1} doesn't return to where it was`, bytesOf(match), saves[at]!);
  // Whoever may take something back alone can also do it again, also a secret answer that isn't the last.
  for (const one of match.seats) {
    if (!match.undoOffer(one)?.free) continue;
    match.undo(one);
    match.redo(one);
    same(`Undo and redo by ${one} at answer ${at} left a trace`, bytesOf(match), saves[at]!);
  }
  if (!goesFar) return;
  // And the long way: back to the beginning and forth again.
  match.undo(seat, { to: 0, agreedBy: match.seats });
  same("Undo to the beginning", bytesOf(match), saves[0]!);
  match.redo(seat);
}

function refusesUndo<S extends object, E extends GameEvent>(match: Match<S, E>, seat: string): void {
  try {
    match.undo(seat);
  } catch (error) {
    if (error instanceof UndoRefused) return;
    throw error;
  }
  throw new Error(`At answer ${match.at} ${seat} undid a reveal without asking.`);
}

/**
 * An undo that is free must not go past a reveal. A reveal shows itself so: in another world that a seat held possible before
 * the answer, the same answer leads to something that it can tell apart.
 */
function revealsNothing<S extends object, E extends GameEvent>(before: Match<S, E>, after: Match<S, E>): void {
  const given = after.answers.at(-1)!;
  for (const seat of before.seats) {
    for (const seed of ["one world", "another"]) {
      const other = before.fork(seat, seed);
      if (!isPossible(other, given)) continue;
      other.answer({ seat: given.seat, picks: given.picks });
      const sight = (match: Match<S, E>) => JSON.stringify(match.view(seat).state);
      if (other.asked.length === after.asked.length) {
        same(
          `The undo of answer ${after.at - 1} is free, but ${seat} has learnt something`,
          sight(other),
          sight(after),
        );
      }
    }
  }
}

function forks<S extends object, E extends GameEvent>(match: Match<S, E>, seed: string, goesFar: boolean): void {
  if (match.outcome) return;
  for (const seat of match.seats) {
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
