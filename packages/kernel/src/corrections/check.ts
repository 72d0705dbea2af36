import { type Message, say } from "../rules/message.js";
import type { CorrectableTables, TableProblem } from "../saves/correctable.js";
import { type PrintedValue, printedValuesOf } from "./printed-values.js";
import { correctionsText, mostCorrections, readCorrections } from "./text.js";

/** What is wrong with a correction, or with all of them together. */
export interface CorrectionProblem {
  /** The figure's path; nothing when it is about all of them. */
  readonly path?: string;
  readonly said: Message;
}

/** Texts that were found right: they are read again whenever their match is opened. */
const remembered = 64;

/** The figures of a game's tables, and what keeps a game from being played with corrections of them. */
export abstract class CorrectionCheck {
  #figures: ReadonlyMap<string, PrintedValue> | undefined;
  readonly #sound = new Set<string>();

  constructor(
    /** The tables with our own values. */
    readonly correctable: CorrectableTables,
  ) {}

  /** What the game itself finds wrong with its tables when they are corrected so. */
  protected abstract problemsWith(text: string): readonly TableProblem[];

  /** All figures by their paths, with our values. */
  get figures(): ReadonlyMap<string, PrintedValue> {
    this.#figures ??= new Map(
      printedValuesOf(this.correctable).map((printedValue) => [printedValue.path, printedValue]),
    );
    return this.#figures;
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
    const printedValue = this.figures.get(path);
    if (!printedValue) return { path, said: say("corrections.unknown", { path }) };
    const { takes } = printedValue;
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

  #problemsTogether(text: string): CorrectionProblem[] {
    return this.problemsWith(text).map(({ field, problem, said }) => ({
      ...(this.figures.has(field) ? { path: field } : {}),
      said: said ?? say("corrections.together", { field, problem }),
    }));
  }

  #remember(text: string): void {
    if (this.#sound.size >= remembered) this.#sound.delete(this.#sound.values().next().value!);
    this.#sound.add(text);
  }

  /** The figure at a path; a path that leads to none is a mistake of whoever asks. */
  protected figureAt(path: string): PrintedValue {
    const printedValue = this.figures.get(path);
    if (!printedValue) throw new RangeError(`There is no figure "${path}" to correct.`);
    return printedValue;
  }
}
