import type { Message, Outcome } from "@tavolata/kernel";
import { joinTables, languages, type MessageTables, Speaker } from "@tavolata/language";
import type { LoadedGame } from "./game-module.js";
import type { MatchObserver } from "./watch.js";

/** Says whatever it sees in all languages, and notes what a language has no words for. Every game's tests ask for nothing. */
export class Reciter implements MatchObserver {
  readonly #speakers: readonly Speaker[];
  /** What was said already: the same words want the same messages. */
  readonly #said = new Set<string>();

  constructor(loadedGame: LoadedGame) {
    const messages = joinTables(loadedGame.messages, ...wordsBroughtAlong(loadedGame));
    this.#speakers = languages.map((language) => new Speaker(language, messages));
  }

  /** Messages that were wanted and a language doesn't have, as `it: event.fog-played`. */
  get unspoken(): string[] {
    return this.#speakers.flatMap(({ language, missing }) => [...missing].sort().map((key) => `${language}: ${key}`));
  }

  event(event: Parameters<MatchObserver["event"]>[0]): void {
    const { number: _number, rules: _rules, ...told } = event;
    this.#once(told, (speaker) => speaker.event(event));
  }

  decision({ title, options, barred = [] }: Parameters<MatchObserver["decision"]>[0]): void {
    this.#say(title);
    for (const { label } of options) this.#say(label);
    for (const { label, bar } of barred) {
      this.#say(label);
      this.#say(bar.reason);
    }
  }

  interjection({ label, bar }: Parameters<MatchObserver["interjection"]>[0]): void {
    this.#say(label);
    if (bar) this.#say(bar.reason);
  }

  noUndo({ said }: Parameters<MatchObserver["noUndo"]>[0]): void {
    this.#say(said);
  }

  outcome(outcome: Outcome): void {
    this.#once(outcome, (speaker) => speaker.outcome(outcome));
  }

  #say(message: Message): void {
    this.#once(message, (speaker) => speaker.say(message));
  }

  #once(what: object, speak: (speaker: Speaker) => void): void {
    const text = JSON.stringify(what);
    if (this.#said.has(text)) return;
    this.#said.add(text);
    for (const speaker of this.#speakers) speak(speaker);
  }
}

/** The words of the texts with which matches are tried. */
function wordsBroughtAlong({ ruleset, ownMessages }: LoadedGame): MessageTables[] {
  const texts = ruleset.options.filter((option) => option.type === "text");
  return texts.flatMap(({ id, examples }) => examples.flatMap((example) => ownMessages?.({ [id]: example }) ?? []));
}
