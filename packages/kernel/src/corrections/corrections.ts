import { replaced } from "../content/replaced.js";
import type { Correctable, TableProblem } from "../correctable.js";
import type { TextDefinition } from "../options.js";
import type { RuleId } from "../rule.js";
import { CorrectionCheck } from "./check.js";
import type { Figure, FigureValue } from "./figures.js";
import { readCorrections } from "./text.js";

/** The option by which a table brings its corrections along: `{"items.rum.crowns":20}`. Empty: none. */
export const correctionsId = "corrections";

/** The greatest number of characters. */
export const longestCorrections = 8_000;

export function correctionsOption(
  rule: RuleId,
): TextDefinition & { readonly id: typeof correctionsId; readonly rule: RuleId } {
  return { id: correctionsId, type: "text", default: "", longest: longestCorrections, examples: [], rule };
}

/**
 * The corrections of a game whose rules read one set of tables: the corrections of one match are in force at a time, and whoever looks at
 * a match or lets its rules run puts its own in force first. Games with `Content` need none of it.
 */
export class Corrections extends CorrectionCheck {
  #inForce = "";
  #undo: (() => void)[] = [];

  constructor(override readonly correctable: Correctable) {
    super(correctable);
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

  #change(text: string): void {
    const read = text === "" ? {} : readCorrections(text);
    if (!read) throw new RangeError("These corrections can't be read: check them before they are put in force.");
    const changes = Object.entries(read).map(([path, value]) => ({ figure: this.figureAt(path), value }));
    for (const back of this.#undo.splice(0).reverse()) back();
    for (const { figure, value } of changes) this.#undo.push(this.#correct(figure, value));
    this.#inForce = text;
    this.correctable.renew?.();
  }

  protected override problemsWith(text: string): readonly TableProblem[] {
    return this.under(text, () => this.correctable.problems?.() ?? []);
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
