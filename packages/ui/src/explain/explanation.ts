import type { BarredOption, CorrectedValue, CorrectionCheck, Option, PrintedValue, RuleId } from "@tavolata/kernel";
import type { AnyVisibleEvent } from "../table/log/told.js";
import { type Explains, namedIn, nameIn, type Offered, type OnOffer, type Thing } from "./thing.js";
import { wordsIn } from "./things-seen.js";

/** All that is said of a thing. */
export interface Explanation {
  /** Its figures, with those that this table has corrected. */
  readonly figures: readonly { readonly figure: PrintedValue; readonly own: CorrectedValue | undefined }[];
  /** What may be done with it now, and what can't, with the reason. */
  readonly choices: readonly Offered<Option>[];
  readonly barred: readonly Offered<BarredOption>[];
  /** The rules that speak of it, that have acted on it, and that stand against something. */
  readonly rules: readonly RuleId[];
}

interface At {
  readonly explains: Pick<Explains, "rules" | "says">;
  readonly corrections: Pick<CorrectionCheck, "figures">;
  /** By the paths of their figures. */
  readonly corrected: Readonly<Record<string, CorrectedValue>>;
  readonly act: OnOffer;
  readonly events: readonly AnyVisibleEvent[];
}

/** So many of the last events are looked through for what has happened to it. */
const lookedBack = 200;

export function explanationOf(thing: Thing, { explains, corrections, corrected, act, events }: At): Explanation {
  const choices = act.choices.filter(({ option, place }) => place === thing.at || isAbout(option, thing));
  const barred = act.barred.filter(({ option, place }) => place === thing.at || isAbout(option, thing));
  const rules = new Set<RuleId>(explains.rules[thing.kind] ?? []);
  for (const { option } of barred) rules.add(option.bar.rule);
  if (choices.length > 0) for (const rule of act.decision?.rules ?? []) rules.add(rule);
  const name = nameIn(thing.at);
  for (const event of events.slice(-lookedBack)) {
    const { rules: cited, ...told } = event;
    if (cited.length > 0 && wordsIn(told).has(name)) for (const rule of cited) rules.add(rule);
  }
  return { figures: figuresOf(thing, corrections, corrected), choices, barred, rules: [...rules] };
}

function figuresOf(
  { printed }: Thing,
  { figures }: At["corrections"],
  corrected: At["corrected"],
): Explanation["figures"] {
  if (!printed) return [];
  return [...figures.values()]
    .filter(({ table, entry }) => table === printed.table && entry === printed.entry)
    .map((figure) => ({ figure, own: Object.hasOwn(corrected, figure.path) ? corrected[figure.path] : undefined }));
}

/** Whether an option points at the thing, or names it: `attack:sword-1:gremlin-blue-1` is about three. */
function isAbout(option: Option, { at: place }: Thing): boolean {
  const { id, at = [] } = option;
  return place === `option:${id}` || at.includes(place) || namedIn(option).includes(nameIn(place));
}
