import { AutomaticChance } from "../chance/automatic.js";
import { ScriptedSource } from "../chance/scripted.js";
import { WordStream } from "../chance/seed.js";
import type { SeedChain } from "../chance/seed-chain.js";
import { SeededSource, WorldSource } from "../chance/seeded.js";
import type { ChanceSource, Draws } from "../chance/source.js";
import type { GameEvent } from "../rules/event.js";
import { calledBy, interjectionMeant } from "../rules/interjection.js";
import type { Options } from "../rules/options.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { Seat } from "../rules/seat.js";
import { copy, type Json } from "../saves/json.js";
import type { ChanceSetting, Given, Mark, Settings } from "../saves/save.js";
import { determinize } from "../visibility/visibility.js";
import type { Counts, Journal } from "./journal.js";
import { AnswerRefused } from "./refusal.js";
import { Run } from "./run.js";

/** What is fixed for a whole match, but that people who sit down later add to its seeds: it is another frame then. */
export interface MatchFrame<S extends object, E extends GameEvent, C = unknown> {
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
export type TimelineEntry = Given | { readonly determinizeFor: Seat; readonly seed: string };

/** A moment that a match can be taken up from: the start of a step. */
export interface SavePoint<S> extends Omit<Mark, "state"> {
  /** How many deeds came before it: its answers and, in a search, the re-deals. */
  readonly entrys: number;
  /** The seed of the re-deal before it, in a search. */
  readonly determinized: string | undefined;
  /** A state of its own at every call. */
  state(): S;
}

const emptyPath = 0x811c9dc5;

/** The table before anything happened. */
export function beginning<S extends object, E extends GameEvent, C = unknown>(
  frame: MatchFrame<S, E, C>,
): SavePoint<S> {
  const { ruleset, options, seats, content } = frame;
  return {
    at: 0,
    entrys: 0,
    step: ruleset.first,
    steps: 0,
    draws: {},
    told: {},
    revealed: 0,
    path: emptyPath,
    determinized: undefined,
    state: () => ruleset.setup(options, seats, content),
  };
}

/** A save point from outside. It must not be used by anybody else: its state is the first that is handed out. */
export function pointOf<S extends object>(mark: Mark): SavePoint<S> {
  const { state, ...rest } = mark;
  const later = cold(state as S);
  let first: S | undefined = state as S;
  const next = () => {
    const own = first ?? later();
    first = undefined;
    return own;
  };
  return { ...rest, entrys: mark.at, determinized: undefined, state: next };
}

/** A point as plain data of its own. */
export function markOf<S extends object>(point: SavePoint<S>): Mark {
  const { at, step, steps, draws, told, revealed, path } = point;
  return { at, step, steps, state: point.state() as Json, draws: copy(draws), told: copy(told), revealed, path };
}

/** The point where a run stands now, at the start of a step. */
export function pointAt<S extends object, E extends GameEvent, C = unknown>(
  run: Run<S, E, C>,
  told: Counts,
  keep: Keeping = warm,
): SavePoint<S> {
  const { at, entrys, step, steps, revealed, path, determinized } = run;
  const draws: Draws = (run.source ?? run.kept?.source)?.draws() ?? {};
  return {
    at,
    entrys,
    step,
    steps,
    draws,
    told,
    revealed,
    path,
    determinized,
    state: keep(run.state),
  };
}

/** The same point, to be kept for long. */
export function cooled<S extends object>(point: SavePoint<S>): SavePoint<S> {
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
  frame: MatchFrame<S, E, C>,
  point: SavePoint<S>,
  entrys: readonly TimelineEntry[],
  journal: Journal<E> | undefined,
  onStep?: (run: Run<S, E, C>) => boolean,
): Run<S, E, C> {
  const run = runAt(frame, point, journal, onStep);
  run.begin();
  for (const entry of entrys) {
    if (run.halted) break;
    redo(frame, run, entry);
  }
  return run;
}

/** Which of the deeds since a point was the first after which this holds; -1 when it holds before any, nothing when it never does. */
export function firstEntry<S extends object, E extends GameEvent, C = unknown>(
  frame: MatchFrame<S, E, C>,
  point: SavePoint<S>,
  entrys: readonly TimelineEntry[],
  journal: Journal<E>,
  holds: () => boolean,
): number | undefined {
  const run = runAt(frame, point, journal);
  run.begin();
  if (holds()) return -1;
  for (const [i, entry] of entrys.entries()) {
    redo(frame, run, entry);
    if (holds()) return i;
  }
  return undefined;
}

function runAt<S extends object, E extends GameEvent, C = unknown>(
  frame: MatchFrame<S, E, C>,
  point: SavePoint<S>,
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
  frame: MatchFrame<S, E, C>,
  run: Run<S, E, C>,
  entry: TimelineEntry,
): void {
  if ("determinizeFor" in entry) {
    determinizeRun(frame, run, entry.determinizeFor, entry.seed);
    return;
  }
  const called = calledBy(entry.picks);
  if (called !== undefined) {
    run.interject(entry.seat, entry.picks, interjectionMeant(frame.ruleset, run, entry.seat, called));
    return;
  }
  const decision = run.open.find(({ seat, picked }) => seat === entry.seat && !picked);
  if (!decision) throw new AnswerRefused("wrong-seat", `Nothing is asked of ${entry.seat} at answer ${run.at}.`);
  run.answer(decision, entry.picks);
}

/** Puts a run into a world that a seat must hold possible, and lets it go on under another seed. */
function determinizeRun<S extends object, E extends GameEvent, C = unknown>(
  frame: MatchFrame<S, E, C>,
  run: Run<S, E, C>,
  seat: Seat,
  seed: string,
): void {
  const { ruleset, content } = frame;
  const chance = new WordStream(seed, "redeal", 0);
  determinize(ruleset.visibility, run.state, seat, chance, content);
  ruleset.determinize?.(run.state, seat, chance, content);
  run.goOnDeterminized(seat, new WorldSource(seed));
}

function sourceAt<S extends object, E extends GameEvent, C = unknown>(
  frame: MatchFrame<S, E, C>,
  point: SavePoint<S>,
): ChanceSource | undefined {
  if (point.determinized !== undefined) return new WorldSource(point.determinized, point.draws);
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
  { chance, seats, seed }: MatchFrame<S, E, C>,
  { draws }: SavePoint<S>,
): AutomaticChance {
  return new AutomaticChance(chance.mode === "physical" ? (chance.kept ?? []) : [], seats, seed, draws);
}
