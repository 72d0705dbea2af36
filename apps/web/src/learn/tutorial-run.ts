import type { GameModule } from "@tavolata/game";
import { Match } from "@tavolata/kernel";
import type { Tutorial, TutorialPosition, TutorialTurn } from "@tavolata/ui/learn/tutorial.js";

/** The same for everybody: nothing in a tutorial is left to chance. */
const seed = "tutorial";

/**
 * Somebody's way through a tutorial. Every lesson is reached by the answers of those before it, so that one can go back, go on another
 * day, and begin again.
 */
export class TutorialRun {
  #match: Match<object>;
  #lesson: number;
  /** How many turns of the lesson were given. */
  #given = 0;

  constructor(
    private readonly works: Pick<GameModule, "ruleset">,
    readonly tutorial: Tutorial,
    lesson: number,
  ) {
    this.#lesson = this.#within(lesson);
    this.#match = matchAt(works, tutorial, this.#lesson);
  }

  get match(): Match<object> {
    return this.#match;
  }

  /** Goes to a lesson, as it stood when it began. */
  goTo(lesson: number): void {
    this.#lesson = this.#within(lesson);
    this.#given = 0;
    this.#match = matchAt(this.works, this.tutorial, this.#lesson);
  }

  /** What is answered next in this lesson. */
  get next(): TutorialTurn | undefined {
    return this.tutorial.lessons[this.#lesson]?.does?.[this.#given];
  }

  /** Whether the lesson waits for the learner. */
  get isAsking(): boolean {
    const { next } = this;
    return next !== undefined && next.seat === this.tutorial.learner && !next.isGiven;
  }

  /** Whether something happens by itself now. */
  get isShowing(): boolean {
    return this.next !== undefined && !this.isAsking;
  }

  /** Whether these picks are what the lesson asks for. */
  isAskedFor(picks: readonly string[]): boolean {
    const { next } = this;
    return (
      this.isAsking && picks.length === next!.picks.length && picks.every((id) => next!.picks.some((one) => one === id))
    );
  }

  /** Gives what is answered next; behind the last answer of a lesson the next one begins. */
  goOn(): void {
    const { next } = this;
    if (!next) return;
    this.#match.answer({ seat: next.seat, picks: next.picks });
    this.#given += 1;
    if (this.next) return;
    this.#lesson += 1;
    this.#given = 0;
  }

  get place(): TutorialPosition {
    const { next } = this;
    if (!next || !this.isAsking) return { lesson: this.#lesson, todo: undefined };
    const options = this.#match.decision(next.seat)?.options ?? [];
    const words = options.filter(({ id }) => next.picks.includes(id)).map(({ label }) => label);
    return { lesson: this.#lesson, todo: { picks: next.picks, words } };
  }

  #within(lesson: number): number {
    return Math.min(Math.max(0, lesson), this.tutorial.lessons.length - 1);
  }
}

/** The match as it stands when a lesson begins. */
function matchAt({ ruleset }: Pick<GameModule, "ruleset">, tutorial: Tutorial, lesson: number): Match<object> {
  const { options, script, opening, lessons } = tutorial;
  const match = Match.start(ruleset, { options, seed, chance: { mode: "scripted", script } });
  const turns = lessons.slice(0, lesson).flatMap(({ does = [] }) => does);
  for (const { seat, picks } of [...opening, ...turns]) match.answer({ seat, picks });
  return match;
}
