import { copy, type Json, type RuleId } from "@tavolata/kernel";

/** Something that is wrong or odd in a quest that somebody made: where it is, what it is as the message `problem.<code>`, and what would mend it. */
export interface QuestProblem {
  /** The path to it: `antagonists[3].at`, or `triggers.bell-rings.acts[1]` where the things of a list have names. */
  readonly field: string;
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Squares and edges to point at. */
  readonly at: readonly string[];
  /** What keeps it from being played, and what is only odd. */
  readonly weight: "stops" | "warns";
  readonly rule?: RuleId;
  readonly fix?: QuestFix;
}

/** What would mend a problem, said by the message `fix.<code>`. */
export interface QuestFix {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly change: QuestChange;
}

/** What a kind of problem weighs, and the rule behind it. */
export type ProblemKind = Pick<QuestProblem, "weight" | "rule">;

/** A game's problems, by the codes of the kinds that it knows; a problem may say more than its kind. */
export function problemsOf<Code extends string>(kinds: Readonly<Record<Code, ProblemKind>>) {
  return (
    field: string,
    code: Code,
    {
      args = {},
      at = [],
      fix,
    }: Partial<Pick<QuestProblem, "args" | "at">> & { readonly fix?: QuestFix | undefined } = {},
  ): QuestProblem & { readonly code: Code } => {
    const kind: ProblemKind = kinds[code];
    return { field, code, args, at, ...kind, ...(fix ? { fix } : {}) };
  };
}

/** The fix that is always there: without it. */
export function removing(field: string): QuestFix {
  return { code: "remove", args: {}, change: { does: "remove", field } };
}

/** A change of plain data at a path. `add` puts something at the end of a list, which is made where there is none. */
export type QuestChange =
  | { readonly does: "remove"; readonly field: string }
  | { readonly does: "set"; readonly field: string; readonly value: Json }
  | { readonly does: "add"; readonly field: string; readonly value: Json };

/** Plain data with a change made; the same data where the path leads nowhere. */
export function withChange<T>(data: T, change: QuestChange): T {
  const changed = copy(data);
  const [last, ...others] = stepsOf(change.field).reverse();
  let place: unknown = changed;
  for (const step of others.reverse()) place = inside(place, step);
  if (last === undefined || typeof place !== "object" || place === null) return data;
  const key = Array.isArray(place) ? indexIn(place, last) : last;
  const holder = place as Record<string | number, unknown>;
  if (typeof key === "string" && key in Object.prototype) return data;
  if (Array.isArray(place) && !(Number(key) in place)) return data;
  if (change.does === "set") holder[key] = change.value;
  else if (change.does === "remove") {
    if (Array.isArray(place)) place.splice(Number(key), 1);
    else delete holder[key];
  } else {
    const list = Object.hasOwn(holder, key) ? holder[key] : [];
    if (!Array.isArray(list)) return data;
    holder[key] = [...(list as unknown[]), change.value];
  }
  return changed;
}

/** `triggers.bell-rings.acts[1]` as its steps. */
function stepsOf(field: string): string[] {
  return field
    .replaceAll("]", "")
    .split(/[.[]/)
    .filter((step) => step !== "");
}

function inside(place: unknown, step: string): unknown {
  if (Array.isArray(place)) return place[indexIn(place, step)] as unknown;
  if (typeof place !== "object" || place === null || !Object.hasOwn(place, step)) return undefined;
  return (place as Readonly<Record<string, unknown>>)[step];
}

/** The number of a list's member, or the place of the one that has this name. */
function indexIn(list: readonly unknown[], step: string): number {
  if (/^\d+$/.test(step)) return Number(step);
  return list.findIndex((one) => typeof one === "object" && one !== null && "id" in one && one.id === step);
}
