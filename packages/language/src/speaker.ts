import type { GameEvent, Json, Message, Outcome, Seat } from "@tavolata/kernel";
import { type Compiled, compile, type Use } from "./compiled.js";
import type { Language } from "./language.js";
import { firstLetter, type Leads, marked, type Piece, piecesOf } from "./pieces.js";
import type { MessageTables } from "./tables.js";

/** What may stand in a message: a message's own arguments, and whatever an event carries. */
type Value =
  | undefined
  | null
  | boolean
  | number
  | string
  | Message
  | readonly Value[]
  | { readonly [key: string]: Value };
type Values = Readonly<Record<string, Value>>;

/**
 * Says messages in one language. A message is looked up there, then in English; one that is in neither is shown by its key
 * and noted in `missing`.
 *
 * Rules and events speak in the game's own words (`rum-1`, `warden-2`, `north`). In a message
 * - `{card}` says such a word by its name: the message `name.rum-1`, or `name.rum` with `{number}` 1, or else the word itself;
 * - `{card_the}` says another form of the name, the message `name.rum.the`, for languages that need one ("il rum");
 *   where there is no such form, the plain name;
 * - `{card, select, rum {…} none {…} other {…}}` chooses by the word itself. A field that the reader may not see counts as
 *   `none`; `{card_gender, select, f {…} other {…}}` chooses by a form of the name;
 * - a list is joined as the language does it, and counts by its length: `{cards, plural, one {a card} other {# cards}}`;
 * - a record (`{ "warden-1": "north" }`) is a list of pairs, each said by the message `pair`.
 */
export class Speaker {
  readonly #compiled = new Map<string, Compiled | undefined>();
  readonly #missing = new Set<string>();
  readonly #lists: Intl.ListFormat;
  /** While something is said in pieces. */
  #leads: Leads | undefined;

  constructor(
    readonly language: Language,
    private readonly tables: MessageTables,
  ) {
    this.#lists = new Intl.ListFormat(language, { type: "conjunction" });
  }

  /** The keys that were wanted and are in no table of this language, whether or not English helped out. */
  get missing(): ReadonlySet<string> {
    return this.#missing;
  }

  has(key: string): boolean {
    return this.#hasOwn(key) || Object.hasOwn(this.tables.en, key);
  }

  /** A message as a piece of text. */
  // ends: a message is as deep as its arguments
  say(message: Message): string {
    return this.#fill(message.key, message.args ?? {}) ?? visibleKey(message.key, message.args ?? {});
  }

  /** A message that stands by itself, as a title, a label or a line: it begins with a capital letter. */
  sentence(message: Message): string {
    return this.#capital(this.say(message));
  }

  /** What the game calls this word, or the word itself when the game has no name for it. */
  name(word: string, form?: string): string {
    return this.#named(word, form) ?? (form === undefined ? undefined : this.#named(word)) ?? word;
  }

  /** A name that stands by itself, as a title or in a list: it begins with a capital letter. */
  title(word: string): string {
    return this.#capital(this.name(word));
  }

  /** The line of the log for an event. */
  event(told: GameEvent): string {
    const { type, number: _number, rules: _rules, ...fields } = told as GameEvent & Record<string, Json>;
    const key = `event.${type}`;
    return this.#capital(this.#fill(key, fields) ?? visibleKey(key, fields));
  }

  outcome({ how, winners, scores = {} }: Outcome): string {
    const key = `outcome.${how}`;
    const values = { winners, scores };
    return this.#capital(this.#fill(key, values) ?? visibleKey(key, values));
  }

  /** A message that stands by itself, with the words in it that lead somewhere apart from the rest. */
  sentencePieces(message: Message, leads: Leads): readonly Piece[] {
    return this.#inPieces(leads, () => this.sentence(message));
  }

  /** The line of the log for an event, with the words in it that lead somewhere apart from the rest. */
  eventPieces(told: GameEvent, leads: Leads): readonly Piece[] {
    return this.#inPieces(leads, () => this.event(told));
  }

  /** Names of seats as a list. */
  seats(seats: readonly Seat[]): string {
    return this.#lists.format(seats.map((seat) => this.name(seat)));
  }

  #inPieces(leads: Leads, say: () => string): readonly Piece[] {
    this.#leads = leads;
    try {
      return piecesOf(say(), leads);
    } finally {
      this.#leads = undefined;
    }
  }

  #hasOwn(key: string): boolean {
    return Object.hasOwn(this.tables[this.language], key);
  }

  #fill(key: string, values: Values): string | undefined {
    const compiled = this.#lookUp(key);
    if (!compiled) return undefined;
    const slots: Record<string, string | number> = {};
    for (const use of compiled.uses) slots[use.slot] = this.#slot(use, values);
    return compiled.fill(slots);
  }

  #lookUp(key: string): Compiled | undefined {
    if (this.#compiled.has(key)) return this.#compiled.get(key);
    const own = this.tables[this.language][key];
    if (own === undefined) this.#missing.add(key);
    const english = this.tables.en[key];
    let compiled: Compiled | undefined;
    if (own !== undefined) compiled = compile(own, this.language);
    else if (english !== undefined) compiled = compile(english, "en");
    this.#compiled.set(key, compiled);
    return compiled;
  }

  #slot({ argument, need }: Use, values: Values): string | number {
    const [value, form] = argumentIn(argument, values);
    switch (need) {
      case "text":
        return this.#text(value, form) ?? unseen;
      case "number":
        return countOf(value);
      case "word":
        return form === undefined ? wordOf(value) : (this.#formOf(value, form) ?? "none");
    }
  }

  /** A value as it stands in a sentence; nothing when the reader doesn't get to see it. */
  #text(value: Value, form: string | undefined): string | undefined {
    if (value === undefined || value === null) return undefined;
    if (typeof value === "string") {
      const name = this.name(value, form);
      return this.#leads?.(value) ? marked(value, name) : name;
    }
    if (typeof value !== "object") return String(value);
    if (isList(value)) return this.#lists.format(value.map((one) => this.#text(one, form) ?? unseen));
    if (isMessage(value)) return this.#formOf(value, form) ?? this.say(value);
    return Object.entries(value)
      .map(([name, inner]) => this.#fill("pair", { name, value: inner }) ?? unseen)
      .join(", ");
  }

  #formOf(value: Value, form: string | undefined): string | undefined {
    if (form === undefined) return undefined;
    if (typeof value === "string") return this.#named(value, form);
    if (!isMessage(value)) return undefined;
    const key = `${value.key}.${form}`;
    return this.#hasOwn(key) ? this.#fill(key, value.args ?? {}) : undefined;
  }

  /** `rum-1` is called `name.rum-1`, or else `name.rum` with the number 1. Another language's forms are of no use here. */
  #named(word: string, form?: string): string | undefined {
    const ending = form === undefined ? "" : `.${form}`;
    const known = (key: string) => (form === undefined ? this.has(key) : this.#hasOwn(key));
    const whole = `name.${word}${ending}`;
    if (known(whole)) return this.#fill(whole, { number: "" })?.trim();
    const [, stem, number] = /^(.+)-(\d+)$/.exec(word) ?? [];
    const key = `name.${stem}${ending}`;
    return stem !== undefined && known(key) ? this.#fill(key, { number: Number(number) })?.trim() : undefined;
  }

  #capital(text: string): string {
    const at = firstLetter(text);
    const [first = ""] = text.slice(at);
    return text.slice(0, at) + first.toLocaleUpperCase(this.language) + text.slice(at + first.length);
  }
}

/** What stands where the reader may not see something. */
const unseen = "…";

/** An argument, or, if there is none of that name, `card_the` as the form `the` of the argument `card`. */
function argumentIn(argument: string, values: Values): readonly [Value, string | undefined] {
  const line = argument.lastIndexOf("_");
  if (line < 0 || Object.hasOwn(values, argument)) return [values[argument], undefined];
  return [values[argument.slice(0, line)], argument.slice(line + 1)];
}

function countOf(value: Value): number {
  return isList(value) ? value.length : Number(value);
}

function wordOf(value: Value): string {
  if (value === undefined || value === null) return "none";
  if (isList(value)) return value.length === 0 ? "none" : String(value.length);
  if (isMessage(value)) return value.key.replace(/^name\./, "");
  return String(value);
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function isMessage(value: Value): value is Message {
  return typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";
}

/** Visible, harmless, and enough to find what is missing. */
function visibleKey(key: string, values: Values): string {
  const details = Object.entries(values).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `⟨${key}${details.join("")}⟩`;
}
