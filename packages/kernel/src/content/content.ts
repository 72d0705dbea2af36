import { CorrectionCheck } from "../corrections/check.js";
import { readCorrections } from "../corrections/text.js";
import type { ContentTables, CorrectableTables, TableProblem } from "../saves/correctable.js";
import { frozen } from "./frozen.js";
import { replaced } from "./replaced.js";

/** What a game's content is made from. */
export interface ContentSource<T extends ContentTables, C> extends CorrectableTables {
  /** The game's tables with our own values. They are never changed. */
  readonly tables: T;
  /** What rules, bots and screens read of such tables, with its look-up maps. Called once for all matches without corrections, and once for each others. */
  build(tables: T): C;
  /** What is wrong with a content. */
  problems?(content: C): readonly TableProblem[];
}

/** One value of an entry of a table, and what stands there instead. */
export interface ContentChange {
  readonly table: string;
  readonly entry: string;
  /** The way to it inside the entry. */
  readonly field: readonly string[];
  readonly value: unknown;
}

/** So many corrected contents are kept for the next match with the same corrections. */
const kept = 32;

/** A game's content: its tables as a match reads them, by the corrections that the match was begun with. */
export class Content<C> extends CorrectionCheck {
  readonly #source: ContentSource<ContentTables, C>;
  #plain: { readonly content: C } | undefined;
  /** By the text of the corrections, those last that were wanted last. */
  readonly #corrected = new Map<string, C>();

  constructor(source: ContentSource<ContentTables, C>, ours: CorrectableTables = source) {
    super(ours);
    this.#source = source;
  }

  /** What it is made from: not to be changed. */
  get tables(): ContentTables {
    return this.#source.tables;
  }

  /** Without corrections: one for all matches. */
  get plain(): C {
    this.#plain ??= { content: this.#built([]) };
    return this.#plain.content;
  }

  /** With corrections that were found right. Two matches with the same ones share it. */
  with(text: string): C {
    if (text === "") return this.plain;
    const content = this.#corrected.get(text) ?? this.#built(this.#changesOf(text));
    this.#corrected.delete(text);
    this.#corrected.set(text, content);
    if (this.#corrected.size > kept) this.#corrected.delete(this.#corrected.keys().next().value!);
    return content;
  }

  /** The same game with other tables, for trying them: what counts as our own values stays, and what a table corrects lies on top. */
  changed(changes: readonly ContentChange[]): Content<C> {
    const source = this.#source;
    const other: ContentSource<ContentTables, C> = {
      ...source,
      tables: changedTables(source.tables, changes),
      build: (tables) => source.build(tables),
      problems: (content) => source.problems?.(content) ?? [],
    };
    return new Content(other, this.correctable);
  }

  /** What the game finds wrong with its content without corrections. */
  get ownProblems(): readonly TableProblem[] {
    return this.#source.problems?.(this.plain) ?? [];
  }

  protected override problemsWith(text: string): readonly TableProblem[] {
    return this.#source.problems?.(this.with(text)) ?? [];
  }

  #changesOf(text: string): ContentChange[] {
    const read = readCorrections(text);
    if (!read) throw new RangeError("These corrections can't be read: check them before a match is opened with them.");
    return Object.entries(read).map(([path, value]) => ({ ...this.figureAt(path), value }));
  }

  #built(changes: readonly ContentChange[]): C {
    const source = this.#source;
    return frozen(source.build(changedTables(source.tables, changes)));
  }
}

/** A game's content, by what it is made from. */
export function defineContent<T extends ContentTables, C>(source: ContentSource<T, C>): Content<C> {
  return new Content(source);
}

/** The tables with these changes: what isn't changed is the tables' own, what is changed is a copy. */
function changedTables(tables: ContentTables, changes: readonly ContentChange[]): ContentTables {
  const changed: Record<string, Record<string, object>> = {};
  for (const { table, entry, field, value } of changes) {
    const entries = changed[table] ?? { ...tables[table] };
    changed[table] = entries;
    entries[entry] = replaced(entries[entry], field, value) as object;
  }
  return { ...tables, ...changed };
}
