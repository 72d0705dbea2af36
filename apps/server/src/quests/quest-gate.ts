import type { GameModule } from "@tavolata/game";
import { labGames } from "@tavolata/games/files";
import { type Options, optionsOf } from "@tavolata/kernel";
import { type ReadyPlayer, threadPlayer } from "@tavolata/lab";
import { Refuse } from "../refuse.js";
import { hashOf } from "./text-hash.js";

/** What a quest must get through before it is played where everybody plays. */
export interface GateBounds {
  readonly matches: number;
  /** Of one match. */
  readonly answers: number;
  /** In all, in milliseconds, once the game is open. */
  readonly longest: number;
  /** How long the game may take to open, in milliseconds. */
  readonly opening: number;
  /** How many wait for the gate at most. */
  readonly waiting: number;
}

export const usualGate: GateBounds = { matches: 3, answers: 1_500, longest: 10_000, opening: 60_000, waiting: 12 };

/** So many quests that got through are remembered, and as many that didn't. */
const remembered = 500;

/** How long a quest that didn't get through isn't tried again, in milliseconds: perhaps there was only too much to do. */
const failedFor = 10 * 60_000;

interface Failure {
  readonly error: unknown;
  readonly until: number;
}

/**
 * A quest that somebody wrote could do what nobody foresaw: fail, or go on for ever. So it is played elsewhere first, by bots that do
 * anything, in a thread that can be ended; only what got through is played in the server's own thread.
 */
export class QuestGate {
  readonly #passed = new Map<string, true>();
  readonly #failed = new Map<string, Failure>();
  readonly #trials = new Map<string, Promise<void>>();
  /** Whose quests are being tried. */
  readonly #people = new Set<string>();
  readonly #ending = new AbortController();
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly bounds: GateBounds = usualGate,
    private readonly player: () => ReadyPlayer = () => threadPlayer(labGames),
  ) {}

  /** Refuses options with a quest that can't be played elsewhere. Quests that the rules themselves refuse are left to them. */
  async check(person: string, { ruleset, questFiles }: GameModule, options: Options): Promise<void> {
    const text = questFiles && options[questFiles.option];
    if (!questFiles || typeof text !== "string" || text === "") return;
    if (questFiles.problems(text).some(({ weight }) => weight === "stops")) return;
    const tried = playable(ruleset, options) ?? { [questFiles.option]: text };
    const key = hashOf(`${ruleset.version}\n${JSON.stringify(tried)}`);
    if (this.#passed.has(key)) return;
    const failed = this.#failed.get(key);
    if (failed && failed.until > Date.now()) throw failed.error;
    const running = this.#trials.get(key);
    if (running) return running;
    if (this.#people.has(person))
      throw new Refuse("too-many-requests", "Another quest of yours is being tried just now: try again in a moment.");
    if (this.#trials.size >= this.bounds.waiting)
      throw new Refuse("too-many-requests", "Many quests are being tried just now: try again in a moment.");
    const trial = this.#last.then(() => this.#play(ruleset.id, tried));
    this.#last = trial.catch(() => {});
    this.#trials.set(key, trial);
    this.#people.add(person);
    try {
      await trial;
      remember(this.#passed, key, true);
    } catch (error) {
      const isTheQuests = error instanceof Refuse && error.fault === "bad-quest";
      if (isTheQuests) remember(this.#failed, key, { error, until: Date.now() + failedFor });
      throw error;
    } finally {
      this.#trials.delete(key);
      this.#people.delete(person);
    }
  }

  /** Nothing is tried any more, and what is being tried is given up. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#last;
  }

  async #play(game: string, options: Options): Promise<void> {
    const { signal } = this.#ending;
    if (signal.aborted) throw shuttingDown();
    const { matches, answers, longest, opening } = this.bounds;
    const variant = { name: "gate", options, bots: { "": "random" }, picks: [], corrections: [] };
    const player = this.player();
    let giveUp = () => {};
    const ended = new Promise<never>((_, reject) => {
      giveUp = () => reject(shuttingDown());
      signal.addEventListener("abort", giveUp);
    });
    try {
      // What a busy machine takes to open the game isn't the quest's fault.
      await within(opening, [player.ready(game), ended]).catch((error: unknown) => {
        if (signal.aborted) throw error;
        throw new Refuse("unavailable", "Quests can't be tried just now: try again in a moment.", { cause: error });
      });
      const trial = player.play({ game, seed: "gate", bound: answers, variant, first: 0, end: matches });
      await within(longest, [trial, ended]);
    } catch (error) {
      if (signal.aborted) throw shuttingDown();
      if (error instanceof Refuse) throw error;
      throw new Refuse("bad-quest", "This quest can't be played: the rules fail on it.", { cause: error });
    } finally {
      signal.removeEventListener("abort", giveUp);
      await player.close();
    }
  }
}

/** Whatever comes first; an error if nothing has come after so many milliseconds. */
async function within(milliseconds: number, awaited: readonly Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(neverEnds()), milliseconds);
  });
  try {
    await Promise.race([...awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The table's own options, whole; nothing where the rules refuse them. */
function playable(ruleset: GameModule["ruleset"], given: Options): Options | undefined {
  try {
    return optionsOf(ruleset, given);
  } catch {
    return undefined;
  }
}

/** The oldest is forgotten. */
function remember<T>(among: Map<string, T>, key: string, value: T): void {
  among.delete(key);
  among.set(key, value);
  const [oldest] = among.keys();
  if (among.size > remembered && oldest !== undefined) among.delete(oldest);
}

function neverEnds(): Refuse {
  return new Refuse("bad-quest", "This quest can't be played: it doesn't come to an end.");
}

function shuttingDown(): Refuse {
  return new Refuse("shutting-down", "The server is shutting down.");
}
