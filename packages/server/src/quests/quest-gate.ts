import { createHash } from "node:crypto";
import type { Options } from "@tavolata/kernel";
import { type Player, threadPlayer } from "@tavolata/lab";
import type { Works } from "@tavolata/shelf";
import { Refuse } from "../refuse.js";

/** What a quest must get through before it is played where everybody plays. */
export interface GateBounds {
  readonly matches: number;
  /** Of one match. */
  readonly answers: number;
  /** In all, in milliseconds. */
  readonly longest: number;
  /** How many wait for the gate at most. */
  readonly waiting: number;
}

export const usualGate: GateBounds = { matches: 3, answers: 1_500, longest: 10_000, waiting: 12 };

/** So many quests that got through are remembered. */
const remembered = 500;

/**
 * A quest that somebody wrote could do what nobody foresaw: fail, or go on for ever. So it is played elsewhere first, by bots that do
 * anything, in a thread that can be ended; only what got through is played in the server's own thread.
 */
export class QuestGate {
  readonly #passed = new Set<string>();
  readonly #trials = new Map<string, Promise<void>>();
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly bounds: GateBounds = usualGate,
    private readonly player: () => Player = threadPlayer,
  ) {}

  /** Refuses options with a quest that can't be played elsewhere. Quests that the rules themselves refuse are left to them. */
  async check({ ruleset, questFiles }: Works, options: Options): Promise<void> {
    const text = questFiles && options[questFiles.option];
    if (!questFiles || typeof text !== "string" || text === "") return;
    if (questFiles.problems(text).some(({ weight }) => weight === "stops")) return;
    const key = hashOf(`${ruleset.version}\n${text}`);
    if (this.#passed.has(key)) return;
    const running = this.#trials.get(key);
    if (running) return running;
    if (this.#trials.size >= this.bounds.waiting)
      throw new Refuse("too-many-requests", "Many quests are being tried just now: try again in a moment.");
    const trial = this.#last.then(() => this.#play(ruleset.id, { [questFiles.option]: text }));
    this.#last = trial.catch(() => {});
    this.#trials.set(key, trial);
    try {
      await trial;
      this.#passed.add(key);
      const [oldest] = this.#passed;
      if (this.#passed.size > remembered && oldest !== undefined) this.#passed.delete(oldest);
    } finally {
      this.#trials.delete(key);
    }
  }

  async #play(game: string, options: Options): Promise<void> {
    const { matches, answers, longest } = this.bounds;
    const variant = { name: "gate", options, bots: { "": "random" }, picks: [], corrections: [] };
    const player = this.player();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("it doesn't come to an end")), longest);
    });
    try {
      await Promise.race([player.play({ game, seed: "gate", bound: answers, variant, first: 0, end: matches }), late]);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Refuse("bad-quest", `This quest can't be played: ${why}`);
    } finally {
      clearTimeout(timer);
      await player.close();
    }
  }
}

/** What tells one text from another. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
