import type { Correctable } from "../correctable.js";
import { type Message, say } from "../message.js";
import type { OptionDefinition } from "../options.js";
import type { RuleId } from "../rule.js";
import { type Figure, type FigureValue, figuresOf } from "./figures.js";
import { correctionsText, mostCorrections, readCorrections } from "./text.js";

/** The option by which a table brings its corrections along: `{"items.rum.crowns":20}`. Empty: none. */
export const correctionsId = "corrections";

/** The greatest number of characters. */
export const longestCorrections = 8_000;

export function correctionsOption(rule: RuleId): OptionDefinition {
  return { id: correctionsId, type: "text", default: "", longest: longestCorrections, examples: [], rule };
}

/** What is wrong with a correction, or with all of them together. */
export interface CorrectionProblem {
  /** The figure's path; nothing when it is about all of them. */
  readonly path?: string;
  readonly said: Message;
}

/** Texts that were found right: they are read again whenever their match is opened. */
const remembered = 64;

/**
 * The corrections of a game's tables. The rules read one set of tables, so the corrections of one match are in force at a time: whoever looks at
 * a match or lets its rules run puts its own in force first, which costs nothing as long as it is the same match.
 */
export class Corrections {
  #inForce = "";
  #undo: (() => void)[] = [];
  #figures: ReadonlyMap<string, Figure> | undefined;
  readonly #sound = new Set<string>();

  constructor(readonly correctable: Correctable) {}

  /** All figures by their paths, with our values. */
  get figures(): ReadonlyMap<string, Figure> {
    // Nobody puts corrections in force before this is known.
    this.#figures ??= new Map(figuresOf(this.correctable).map((figure) => [figure.path, figure]));
    return this.#figures;
  }

  /** Which corrections are in force now. */
  get inForce(): string {
    return this.#inForce;
  }

  /** Puts corrections in force that were found right, and takes back those that were. */
  use(text: string): void {
    if (text !== this.#inForce) this.#change(text);
  }

  /** Does something while these are in force; afterwards those are that were before. */
  under<T>(text: string, does: () => T): T {
    const before = this.#inForce;
    this.use(text);
    try {
      return does();
    } finally {
      this.use(before);
    }
  }

  /** What keeps a game from being played with these corrections, by each of them and then by all together. */
  problems(text: string): readonly CorrectionProblem[] {
    if (text === "" || this.#sound.has(text)) return [];
    const read = readCorrections(text);
    if (!read) return [{ said: say("corrections.malformed", { most: mostCorrections }) }];
    const single = Object.entries(read).flatMap(([path, value]) => this.problemOf(path, value) ?? []);
    const found = single.length > 0 ? single : this.#problemsTogether(text);
    if (found.length === 0) this.#remember(text);
    return found;
  }

  /** Those of the corrections that the game still takes; none when the others don't go together without them. */
  soundOf(text: string): string {
    if (this.problems(text).length === 0) return text;
    const sound = Object.entries(readCorrections(text) ?? {}).filter(([path, value]) => !this.problemOf(path, value));
    const rest = correctionsText(Object.fromEntries(sound));
    return this.problems(rest).length === 0 ? rest : "";
  }

  /** What is wrong with one value by itself. */
  problemOf(path: string, value: unknown): CorrectionProblem | undefined {
    const figure = this.figures.get(path);
    if (!figure) return { path, said: say("corrections.unknown", { path }) };
    const { takes } = figure;
    switch (takes.kind) {
      case "number": {
        const { min, max } = takes;
        if (Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max) return undefined;
        return { path, said: say("corrections.number", { path, min, max }) };
      }
      case "switch":
        return typeof value === "boolean" ? undefined : { path, said: say("corrections.switch", { path }) };
      case "word":
        if (typeof value === "string" && takes.words.includes(value)) return undefined;
        return { path, said: say("corrections.word", { path, words: takes.words }) };
    }
  }

  /** What the game itself finds wrong with its tables when they are corrected so. */
  #problemsTogether(text: string): CorrectionProblem[] {
    const found = this.under(text, () => this.correctable.problems?.() ?? []);
    return found.map(({ field, problem, said }) => ({
      ...(this.figures.has(field) ? { path: field } : {}),
      said: said ?? say("corrections.together", { field, problem }),
    }));
  }

  #remember(text: string): void {
    if (this.#sound.size >= remembered) this.#sound.delete(this.#sound.values().next().value!);
    this.#sound.add(text);
  }

  #change(text: string): void {
    const read = text === "" ? {} : readCorrections(text);
    if (!read) throw new RangeError("These corrections can't be read: check them before they are put in force.");
    const changes = Object.entries(read).map(([path, value]) => ({ figure: this.#figureAt(path), value }));
    for (const back of this.#undo.splice(0).reverse()) back();
    for (const { figure, value } of changes) this.#undo.push(this.#correct(figure, value));
    this.#inForce = text;
    this.correctable.renew?.();
  }

  #figureAt(path: string): Figure {
    const figure = this.figures.get(path);
    if (!figure) throw new RangeError(`There is no figure "${path}" to correct.`);
    return figure;
  }

  #correct({ table, entry, field }: Figure, value: FigureValue): () => void {
    return setValue(this.correctable.tables[table]![entry]!, field, value);
  }
}

/**
 * Sets a value of an entry, and returns what sets it back. Only the entry itself is touched: everything on the way to the value is copied first,
 * because entries may share parts with each other.
 */
export function setValue(entry: object, [first = "", ...rest]: readonly string[], value: unknown): () => void {
  const fields = entry as Record<string, unknown>;
  const before = fields[first];
  fields[first] = replaced(before, rest, value);
  return () => {
    fields[first] = before;
  };
}

// ends: each step takes a word off the path
function replaced(before: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, value);
  return copy;
}
