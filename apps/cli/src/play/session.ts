import { type BotSeating, BotTable } from "@tavolata/bots";
import {
  AnswerRefused,
  type Asked,
  audience,
  type Decision,
  type GameEvent,
  type Match,
  type Onlooker,
  realKinds,
  type Seat,
  say,
  UndoRefused,
} from "@tavolata/kernel";
import { callMeant, readTyped, type Typed, type Wrong } from "@tavolata/language";
import { writeSavedMatch } from "../given/saved-match.js";
import { outline } from "../outline.js";
import type { TableText } from "../table-text.js";
import { callList, callsOf } from "./calls.js";
import { explanation, ruleOf } from "./explain.js";

/** How many events somebody reads who comes back to a match. */
const recentEvents = 12;

/** How a session ended. */
export type SessionEnd = "over" | "left";

export interface SessionSetup {
  readonly text: TableText;
  readonly match: Match<object, GameEvent>;
  readonly people: readonly Seat[];
  readonly bots: BotSeating;
  /** Where the match is saved after every answer. */
  readonly file: string | undefined;
}

/** People at one terminal, playing a match against each other and against bots. */
export class PlaySession {
  readonly #text: TableText;
  readonly #match: Match<object, GameEvent>;
  readonly #people: readonly Seat[];
  readonly #bots: BotTable<object, GameEvent>;
  readonly #file: string | undefined;
  /** How many events each person has read. */
  readonly #read = new Map<Seat, number>();
  /** Whose eyes are on the screen. */
  #looking: Seat | undefined;

  constructor({ text, match, people, bots, file }: SessionSetup) {
    this.#text = text;
    this.#match = match;
    this.#people = people;
    this.#bots = new BotTable(match, bots);
    this.#file = file;
    if (people.length === 1) this.#looking = people[0];
    // Who comes back to a match wants to know where it stands, not all that ever happened: `log` has the rest.
    if (match.at > 0)
      for (const seat of people) this.#read.set(seat, Math.max(0, match.eventCount(seat) - recentEvents));
  }

  async play(): Promise<SessionEnd> {
    for (let asked = this.#next(); asked; asked = this.#next()) {
      if (!this.#isForPerson(asked)) {
        this.#bots.answer(asked);
      } else {
        if (!(await this.#passKeyboard(asked.seat))) return "left";
        if (!(await this.#ask(asked))) return "left";
      }
      if (this.#file !== undefined) await writeSavedMatch(this.#file, this.#match);
    }
    this.#showLog();
    return "over";
  }

  /** People come first where several are asked at once: so that what they took back can be done again. */
  #next(): Asked | undefined {
    const { asked } = this.#match;
    return (
      asked.find((one) => one.seat === this.#looking && this.#isForPerson(one)) ??
      asked.find((one) => this.#isForPerson(one)) ??
      asked[0]
    );
  }

  #isForPerson({ seat, kind }: Asked): boolean {
    return this.#people.includes(seat) || realKinds.has(kind);
  }

  /** Hands the terminal over to somebody else, and hides what is on it. Nothing when input ends. */
  async #passKeyboard(seat: Seat): Promise<boolean> {
    const { context } = this.#text;
    if (seat === this.#looking || !this.#people.includes(seat)) return true;
    const { io } = context;
    // Before the first of them there is nothing to hide.
    const hides = io.terminal.output && this.#looking !== undefined;
    const clear = () => {
      if (hides) io.out("\u001b[2J\u001b[3J\u001b[H");
    };
    clear();
    context.print();
    const line = await io.readLine(`${context.text("play.pass-keyboard", { seat: this.#text.seat(seat) })} `);
    clear();
    this.#looking = seat;
    return line !== undefined;
  }

  /** Asks until there is an answer; says whether there was one. What was taken back or done again also ends the question. */
  async #ask(asked: Asked): Promise<boolean> {
    const { context } = this.#text;
    const decision = this.#match
      .decisions(asked.seat, { explain: true })
      .find(({ number }) => number === asked.number)!;
    this.#showLog();
    this.#showQuestion(decision);
    for (;;) {
      const line = await context.io.readLine(context.paint.bold("> "));
      if (line === undefined) return false;
      const input = readTyped(line, decision, (label) => this.#text.sentence(label));
      if (input.does === "quit") return false;
      if (await this.#does(input, decision)) return true;
    }
  }

  /** Does what was entered; says whether the question is done with. */
  async #does(input: Exclude<Typed, { does: "quit" }>, decision: Decision): Promise<boolean> {
    const { context } = this.#text;
    switch (input.does) {
      case "answer":
        return this.#answer(decision, input.picks);
      case "explain":
        context.printAll(explanation(this.#text, decision));
        return false;
      case "call":
        return this.#call(decision, input.word);
      case "rule":
        context.printAll(ruleOf(this.#text, input.rule));
        return false;
      case "log":
        context.printAll(this.#match.events(this.#eyes()).map((event) => this.#text.event(event)));
        return false;
      case "look":
        context.printAll(this.#picture());
        this.#showQuestion(decision);
        return false;
      case "help":
        context.tell("play.help", { rule: (decision.rules[0] ?? "ID").padEnd(8) });
        return false;
      case "save":
        if (input.file === "") {
          context.tell("input.no-file", { word: "s" });
          return false;
        }
        await writeSavedMatch(input.file, this.#match);
        context.tell("play.saved", { file: input.file });
        return false;
      case "undo":
        return this.#undo(decision.seat);
      case "redo":
        return this.#redo(decision.seat);
      case "wrong":
        this.#sayWrong(input.why, decision);
        return false;
    }
  }

  #answer(decision: Decision, picks: readonly string[]): boolean {
    const { seat, number, key } = decision;
    try {
      this.#match.answer({ seat, number, key, picks });
      return true;
    } catch (error) {
      if (!(error instanceof AnswerRefused)) throw error;
      this.#text.context.print(this.#text.sentence(error.said));
      return false;
    }
  }

  /** Somebody at this terminal speaks up, or wants to know what can be called. */
  #call({ seat, number, key }: Decision, word: string): boolean {
    const { context } = this.#text;
    const calls = callsOf(this.#match, seat, this.#people);
    const meant = callMeant(calls, word);
    if (!meant) {
      context.printAll(callList(this.#text, calls));
      return false;
    }
    try {
      this.#match.interject(meant.seat, meant.callable.id, { number, key });
    } catch (error) {
      if (!(error instanceof AnswerRefused)) throw error;
      context.print(this.#text.sentence(error.bar?.reason ?? error.said));
      return false;
    }
    return true;
  }

  /** Takes back the last answer of a person, and with it what bots have answered since. */
  async #undo(seat: Seat): Promise<boolean> {
    const { answers, at, seats } = this.#match;
    const own = answers.findLastIndex((answer) => this.#people.includes(answer.seat));
    if (own < 0) {
      this.#text.context.print(this.#text.sentence(say("refused.nothing-to-undo")));
      return false;
    }
    const to = at - answers.length + own;
    try {
      this.#match.undo(seat, { to });
    } catch (error) {
      if (!(error instanceof UndoRefused)) throw error;
      if (error.fault !== "needs-agreement" || !(await this.#agreed())) {
        this.#text.context.print(this.#text.sentence(error.said));
        return false;
      }
      this.#match.undo(seat, { to, agreedBy: seats });
    }
    this.#forget();
    this.#text.context.tell("play.taken-back", { at: this.#match.at });
    return true;
  }

  /** Whoever agreed to take something back at this terminal agrees to do it again. */
  #redo(seat: Seat): boolean {
    if (!this.#match.canRedo) {
      this.#text.context.tell("play.nothing-to-redo");
      return false;
    }
    this.#match.redo(seat, { agreedBy: this.#match.seats });
    this.#text.context.tell("play.done-again", { at: this.#match.at });
    return true;
  }

  /** Bots agree to everything; the people at this terminal are asked. */
  async #agreed(): Promise<boolean> {
    const { context } = this.#text;
    const line = await context.io.readLine(`${context.text("play.agree")} `);
    return line !== undefined && /^\s*(y|yes|s|si|sì|o|oui)\s*$/i.test(line);
  }

  /** Nobody has read what no longer happened. */
  #forget(): void {
    for (const [seat, read] of this.#read) this.#read.set(seat, Math.min(read, this.#match.eventCount(seat)));
  }

  /** Before the first of several people has the keyboard, everybody may be looking. */
  #eyes(): Onlooker {
    return this.#looking ?? audience;
  }

  #showLog(): void {
    const eyes = this.#eyes();
    for (const event of this.#match.events(eyes, this.#read.get(eyes) ?? 0))
      this.#text.context.print(this.#text.event(event));
    this.#read.set(eyes, this.#match.eventCount(eyes));
  }

  #showQuestion(decision: Decision): void {
    const { context } = this.#text;
    if (this.#text.loadedGame.renderText) context.printAll(this.#picture());
    context.print();
    context.print(this.#text.question(decision));
    const width = String(decision.options.length).length;
    for (const [i, { label }] of decision.options.entries()) {
      context.print(`  ${context.paint.bold(String(i + 1).padStart(width))}  ${this.#text.sentence(label)}`);
    }
  }

  #picture(): string[] {
    const view = this.#match.view(this.#eyes());
    const { loadedGame, speaker } = this.#text;
    return loadedGame.renderText
      ? loadedGame.renderText(view, speaker, this.#match.content).split("\n")
      : outline(this.#text, view.state);
  }

  #sayWrong({ key, word, last }: Wrong, { min }: Decision): void {
    this.#text.context.tell(`input.${key}`, { word, last, none: min === 0 });
  }
}
