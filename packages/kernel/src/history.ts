import { Kept } from "./chance/kept.js";
import { ScriptedSource } from "./chance/scripted.js";
import { WordStream } from "./chance/seed.js";
import type { SeedChain } from "./chance/seed-chain.js";
import { SeededSource, WorldSource } from "./chance/seeded.js";
import type { ChanceSource, Draws } from "./chance/source.js";
import type { GameEvent } from "./event.js";
import { calledBy, interjectionMeant } from "./interjection.js";
import type { Counts, Journal } from "./journal.js";
import { copy, type Json } from "./json.js";
import type { Options } from "./options.js";
import { AnswerRefused } from "./refusal.js";
import type { Ruleset } from "./ruleset.js";
import { Run } from "./run.js";
import type { ChanceSetting, Given, Mark, Settings } from "./save.js";
import type { Seat } from "./seat.js";
import { redeal } from "./visibility.js";

/** What is fixed for a whole match, but that people who sit down later add to its seeds: it is another frame then. */
export interface Frame<S extends object, E extends GameEvent, C = unknown> {
  readonly ruleset: Ruleset<S, E, C>;
  /** The game's tables with the match's corrections. */
  readonly content: C;
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly settings: Settings;
  readonly chance: ChanceSetting;
  /** The house's secret. */
  readonly seed: string;
  /** What the dice come from: the secret, and what people have added. */
  readonly seeds: SeedChain;
}

/** What moved a match on: an answer, or, in a search, the re-deal of what a seat can't know. */
export type Deed = Given | { readonly redealFor: Seat; readonly seed: string };

/** A moment that a match can be taken up from: the start of a step. */
export interface Point<S> extends Omit<Mark, "state"> {
  /** How many deeds came before it: its answers and, in a search, the re-deals. */
  readonly deeds: number;
  /** The seed of the re-deal before it, in a search. */
  readonly redealt: string | undefined;
  /** A state of its own at every call. */
  state(): S;
}

const emptyPath = 0x811c9dc5;

/** The table before anything happened. */
export function beginning<S extends object, E extends GameEvent, C = unknown>(frame: Frame<S, E, C>): Point<S> {
  const { ruleset, options, seats, content } = frame;
  return {
    at: 0,
    deeds: 0,
    step: ruleset.first,
    steps: 0,
    draws: {},
    told: {},
    revealed: 0,
    path: emptyPath,
    redealt: undefined,
    state: () => ruleset.setup(options, seats, content),
  };
}

/** A save point from outside. It must not be used by anybody else: its state is the first that is handed out. */
export function pointOf<S extends object>(mark: Mark): Point<S> {
  const { state, ...rest } = mark;
  const later = cold(state as S);
  let first: S | undefined = state as S;
  const next = () => {
    const own = first ?? later();
    first = undefined;
    return own;
  };
  return { ...rest, deeds: mark.at, redealt: undefined, state: next };
}

/** A point as plain data of its own. */
export function markOf<S extends object>(point: Point<S>): Mark {
  const { at, step, steps, draws, told, revealed, path } = point;
  return { at, step, steps, state: point.state() as Json, draws: copy(draws), told: copy(told), revealed, path };
}

/** The point where a run stands now, at the start of a step. */
export function pointAt<S extends object, E extends GameEvent, C = unknown>(
  run: Run<S, E, C>,
  told: Counts,
  keep: Keeping = warm,
): Point<S> {
  const { at, deeds, step, steps, revealed, path, redealt } = run;
  const draws: Draws = (run.source ?? run.kept?.source)?.draws() ?? {};
  return {
    at,
    deeds,
    step,
    steps,
    draws,
    told,
    revealed,
    path,
    redealt,
    state: keep(run.state),
  };
}

/** The same point, to be kept for long. */
export function cooled<S extends object>(point: Point<S>): Point<S> {
  return { ...point, state: cold(point.state()) };
}

/** How the state of a point is kept. */
type Keeping = <S>(state: S) => () => S;

/** Kept as text: a third of the size, for what may lie about for long. */
export function cold<S>(state: S): () => S {
  const text = JSON.stringify(state);
  return () => JSON.parse(text) as S;
}

/** Kept as a copy: quick to make and to copy again. */
function warm<S>(state: S): () => S {
  const kept = copy(state);
  return () => copy(kept);
}

/** Takes a match up from a point and does again what was done since. */
export function runFrom<S extends object, E extends GameEvent, C = unknown>(
  frame: Frame<S, E, C>,
  point: Point<S>,
  deeds: readonly Deed[],
  journal: Journal<E> | undefined,
  onStep?: (run: Run<S, E, C>) => boolean,
): Run<S, E, C> {
  const run = runAt(frame, point, journal, onStep);
  run.begin();
  for (const deed of deeds) {
    if (run.halted) break;
    redo(frame, run, deed);
  }
  return run;
}

/** Which of the deeds since a point was the first after which this holds; -1 when it holds before any, nothing when it never does. */
export function firstDeed<S extends object, E extends GameEvent, C = unknown>(
  frame: Frame<S, E, C>,
  point: Point<S>,
  deeds: readonly Deed[],
  journal: Journal<E>,
  holds: () => boolean,
): number | undefined {
  const run = runAt(frame, point, journal);
  run.begin();
  if (holds()) return -1;
  for (const [i, deed] of deeds.entries()) {
    redo(frame, run, deed);
    if (holds()) return i;
  }
  return undefined;
}

function runAt<S extends object, E extends GameEvent, C = unknown>(
  frame: Frame<S, E, C>,
  point: Point<S>,
  journal: Journal<E> | undefined,
  onStep?: (run: Run<S, E, C>) => boolean,
): Run<S, E, C> {
  const { ruleset, content, options, seats, settings } = frame;
  const source = sourceAt(frame, point);
  const kept = source ? undefined : keptAt(frame, point);
  const run = new Run(ruleset, content, options, seats, settings.autopass, source, journal, point, onStep, kept);
  run.follow(frame.seeds);
  return run;
}

/** Does a deed again. */
export function redo<S extends object, E extends GameEvent, C = unknown>(
  frame: Frame<S, E, C>,
  run: Run<S, E, C>,
  deed: Deed,
): void {
  if ("redealFor" in deed) {
    redealRun(frame, run, deed.redealFor, deed.seed);
    return;
  }
  const called = calledBy(deed.picks);
  if (called !== undefined) {
    run.interject(deed.seat, deed.picks, interjectionMeant(frame.ruleset, run, deed.seat, called));
    return;
  }
  const decision = run.open.find(({ seat, picked }) => seat === deed.seat && !picked);
  if (!decision) throw new AnswerRefused("wrong-seat", `Nothing is asked of ${deed.seat} at answer ${run.at}.`);
  run.answer(decision, deed.picks);
}

/** Puts a run into a world that a seat must hold possible, and lets it go on under another seed. */
function redealRun<S extends object, E extends GameEvent, C = unknown>(
  frame: Frame<S, E, C>,
  run: Run<S, E, C>,
  seat: Seat,
  seed: string,
): void {
  const { ruleset, content } = frame;
  const chance = new WordStream(seed, "redeal", 0);
  redeal(ruleset.visibility, run.state, seat, chance, content);
  ruleset.redeal?.(run.state, seat, chance, content);
  run.goOnRedealt(seat, new WorldSource(seed));
}

function sourceAt<S extends object, E extends GameEvent, C = unknown>(
  frame: Frame<S, E, C>,
  point: Point<S>,
): ChanceSource | undefined {
  if (point.redealt !== undefined) return new WorldSource(point.redealt, point.draws);
  switch (frame.chance.mode) {
    case "seeded":
      return new SeededSource(frame.seed, point.draws);
    case "scripted":
      return new ScriptedSource(frame.chance.script, point.draws);
    case "physical":
      return undefined;
  }
}

function keptAt<S extends object, E extends GameEvent, C = unknown>(
  { chance, seats, seed }: Frame<S, E, C>,
  { draws }: Point<S>,
): Kept {
  return new Kept(chance.mode === "physical" ? (chance.kept ?? []) : [], seats, seed, draws);
}
