import type { TableWatch } from "@tavolata/client";
import type { Decision, Onlooker } from "@tavolata/kernel";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import type { Step } from "@tavolata/ui/table/session.js";
import { Frames, type OnlookerFrame, type TableFrame } from "./frames.js";
import { toldLines } from "./told-lines.js";

/** Dice need their time to land. */
const afterThrow = 0.7;

/** What comes for several seats at once is shown together; whoever is missing after this time is not waited for. */
const togetherWithin = 60;

/** Through whose eyes what has happened is shown. */
interface Eyes {
  readonly gameScreen: GameScreen;
  readonly onlookers: readonly Onlooker[];
  /** The seat from which the table is looked at now. */
  readonly focus: Onlooker;
  /** Something else is shown now. */
  changed(): void;
}

/** Shows what has happened step by step, so that people can follow what bots do in no time. */
export class Showing {
  readonly #frames = new Frames();
  /** How many events each onlooker had been told after so many answers of a line. */
  readonly #counts = new Map<string, number>();
  /** The decision whose answer is on its way. */
  #sent: Decision | undefined;
  #together: ReturnType<typeof setTimeout> | undefined;
  #since = Date.now();

  constructor(private readonly eyes: Eyes) {}

  /** What is shown now. */
  get frame(): TableFrame | undefined {
    return this.#frames.shown;
  }

  /** When it came to be shown. */
  get since(): number {
    return this.#since;
  }

  /** What waits to be shown. */
  get step(): Step | undefined {
    const { next, left } = this.#frames;
    return next && { wait: this.#waitFor(next), left };
  }

  seen(as: Onlooker): OnlookerFrame | undefined {
    return this.#frames.shown?.seen.get(as);
  }

  /** How many events an onlooker had been told after so many answers, where this page was there. */
  toldAfter(answers: number, as: Onlooker): number | undefined {
    return this.#counts.get(`${as}/${this.#frames.shown?.branch}/${answers}`);
  }

  isOnItsWay({ key }: Decision): boolean {
    return this.#sent?.key === key;
  }

  /** The answer to a decision was sent, or refused. */
  set sent(decision: Decision | undefined) {
    this.#sent = decision;
  }

  arrived(watch: TableWatch): void {
    const { as, answers, view, decisions, interjections, undoOffer: undo, canRedo, due } = watch;
    const { line } = watch.have;
    const events = toldLines(watch);
    this.#counts.set(`${as}/${line}/${answers}`, events.length);
    this.#frames.arrived(as, line, answers, { view, events, decisions, interjections, undo, canRedo, due });
    const newest = this.#frames.next ?? this.#frames.shown;
    const isWhole = this.eyes.onlookers.every((one) => newest?.seen.has(one));
    clearTimeout(this.#together);
    if (isWhole) this.#showWhatIsDue();
    else this.#together = setTimeout(() => this.#showWhatIsDue(), togetherWithin);
  }

  /** Events from long ago came. */
  filled(watch: TableWatch): void {
    this.#frames.filled(watch.as, watch.have.line, toldLines(watch));
    this.eyes.changed();
  }

  advance(): void {
    if (!this.#frames.next) return;
    const before = this.#toldNow();
    this.#frames.advance();
    const { shown } = this.#frames;
    if (!shown) return;
    if (this.#sent && shown.answers > this.#sent.number) this.#sent = undefined;
    const fresh = this.seen(this.eyes.focus)?.events.slice(before) ?? [];
    shown.wait = Math.max(0, ...fresh.map((event) => this.#timeFor(event)));
    this.#since = Date.now();
  }

  catchUp(): void {
    while (this.#frames.next) this.advance();
  }

  close(): void {
    clearTimeout(this.#together);
  }

  /** What needs no looking at is shown at once: one's own answer, and what changed nothing that can be seen. */
  #showWhatIsDue(): void {
    while (this.#frames.next && this.#waitFor(this.#frames.next) === 0) this.advance();
    this.eyes.changed();
  }

  /** How long what is shown now should be looked at before this. */
  #waitFor(next: TableFrame): number {
    const isMine = this.#sent !== undefined && next.answers > this.#sent.number;
    const before = this.#toldNow();
    const after = next.seen.get(this.eyes.focus)?.events.length ?? before;
    return isMine || after === before ? 0 : (this.#frames.shown?.wait ?? 0);
  }

  #toldNow(): number {
    return this.seen(this.eyes.focus)?.events.length ?? 0;
  }

  #timeFor(event: AnyVisibleEvent): number {
    return this.eyes.gameScreen.timeFor?.(event) ?? (event.type === "dice-rolled" ? 1 + afterThrow : 1);
  }
}
