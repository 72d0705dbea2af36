import {
  calledBy,
  type Decision,
  everything,
  type GameEvent,
  type Given,
  type Match,
  type Onlooker,
  type Seat,
} from "@tavolata/kernel";
import { contributionLines } from "../given/contributions.js";
import type { TableText } from "../table-text.js";

/** Which part of a match is told, and through whose eyes. */
export interface Excerpt {
  /** The first answer that is told. */
  readonly from: number;
  readonly eyes: Onlooker;
}

/** Tells a match while it is played again: what was asked, what was answered, what happened, and by which rule. */
export class ReplayTeller {
  #told = 0;

  constructor(
    private readonly text: TableText,
    private readonly match: Match<object, GameEvent>,
    private readonly excerpt: Excerpt,
  ) {}

  /** What it takes to know which match this is. */
  head(): void {
    const { context, loadedGame } = this.text;
    const { bold, dim } = context.paint;
    const options = Object.entries(this.match.options)
      .filter(([, value]) => value !== "")
      .map(([key, value]) => `${key}=${String(value).replace(/\s+/g, " ")}`);
    context.print(`${bold(this.text.game())} ${loadedGame.ruleset.version}`);
    context.print(dim(context.text("replay.head", { seed: this.match.seed, options: options.join(" ") || "–" })));
    for (const line of contributionLines(context, this.match.contributions)) context.print(dim(line));
    this.events();
  }

  /** Gives an answer to the match, and tells it. */
  answer(given: Given, give: () => void): void {
    const called = calledBy(given.picks);
    if (called !== undefined) {
      this.#call(given.seat, called, give);
      return;
    }
    const { context } = this.text;
    const shown = this.match.at >= this.excerpt.from && this.#mayKnow(given.seat);
    const decision = shown ? this.match.decision(given.seat) : undefined;
    if (decision) this.#ask(decision, this.match.at);
    give();
    if (decision) context.print(`    ${context.paint.green("→")} ${this.text.picked(decision, given.picks)}`);
    this.events();
  }

  /** Everybody hears who speaks up. */
  #call(seat: Seat, id: string, give: () => void): void {
    const { context } = this.text;
    const { at } = this.match;
    const callable = this.match.interjections(seat).find((one) => one.id === id);
    give();
    if (callable && at >= this.excerpt.from) {
      context.print(`${context.paint.dim(`#${at}`)} ${context.paint.green("!")} ${this.text.call({ seat, callable })}`);
    }
    this.events();
  }

  events(): void {
    const { eyes, from } = this.excerpt;
    const { context } = this.text;
    if (this.match.at >= from) {
      for (const event of this.match.events(eyes, this.#told)) context.print(this.text.event(event));
    }
    this.#told = this.match.eventCount(eyes);
  }

  /** How it ended, or what is open. */
  end(): void {
    const { context } = this.text;
    const { outcome } = this.match;
    context.print();
    if (outcome) {
      context.printAll(this.text.outcome(outcome));
      return;
    }
    context.tell("replay.open", { at: this.match.at });
    for (const decision of this.match.decisions().filter(({ seat }) => this.#mayKnow(seat))) {
      this.#ask(decision, decision.number);
      for (const { id, label } of decision.options) {
        context.print(`      ${this.text.sentence(label)} ${context.paint.dim(`(${id})`)}`);
      }
    }
  }

  #ask(decision: Decision, number: number): void {
    const { context } = this.text;
    context.print(`${context.paint.dim(`#${number}`)} ${this.text.question(decision)}`);
  }

  /** What others were asked and answered is theirs, unless the events tell it. */
  #mayKnow(seat: string): boolean {
    return this.excerpt.eyes === everything || this.excerpt.eyes === seat;
  }
}
