import type { Asked, Chance, NamedOption } from "@tavolata/kernel";
import { anyPicks } from "../random.js";

/** How often chance is asked for another set of picks that isn't there yet. */
const tries = 4;

/**
 * The answers to a question that are worth comparing, at most so many: first what the rules of thumb say, then the options that promise most
 * where the game says so, then every single option; where several are picked at once, what differs a little from the advice, and sets by
 * chance. Where there are too many, chance says which, but every kind of deed has its turn: one blow, one spell and one step are worth more
 * than three steps.
 */
export function candidatesFor(
  asked: Asked,
  advice: readonly string[],
  most: number,
  chance: Chance,
  promising: readonly string[] = [],
): (readonly string[])[] {
  const found = new Map<string, readonly string[]>([[keyOf(advice), advice]]);
  const add = (picks: readonly string[]) => {
    const key = keyOf(picks);
    if (!found.has(key)) found.set(key, picks);
  };
  if (asked.min === 1 && asked.max === 1) {
    const first = promising.filter((id) => asked.ids.includes(id));
    for (const id of [...first, ...inTurns(mixed(asked.options, most, chance))]) if (found.size < most) add([id]);
    return [...found.values()];
  }
  for (const picks of mixed(nearTo(asked, advice), most, chance)) if (found.size < most) add(picks);
  for (let i = 0; i < most * tries && found.size < most; i++) add(anyPicks(asked, chance));
  return [...found.values()];
}

/** The same picks in another order are the same answer. */
export function keyOf(picks: readonly string[]): string {
  return picks.length === 1 ? picks[0]! : picks.toSorted().join("\n");
}

/** What the advice becomes when one pick is left out, added or exchanged. */
function nearTo({ ids, min, max, repeats }: Asked, advice: readonly string[]): (readonly string[])[] {
  const near: (readonly string[])[] = [];
  const others = repeats ? ids : ids.filter((id) => !advice.includes(id));
  for (const [i] of advice.entries()) if (advice.length > min) near.push(advice.toSpliced(i, 1));
  if (advice.length < max) for (const id of others) near.push([...advice, id]);
  for (const [i] of advice.entries()) for (const id of others) near.push(advice.with(i, id));
  if (min === 0 && advice.length > 0) near.push([]);
  return near;
}

/** All of them as they stand, or, where there are more than are wanted, in an order of chance. */
function mixed<T>(list: readonly T[], most: number, chance: Chance): readonly T[] {
  if (list.length <= most) return list;
  const left = [...list];
  return list.map(() => left.splice(chance.below(left.length), 1)[0]!);
}

/** One option of each kind of deed, then the next of each. */
function inTurns(options: readonly NamedOption[]): readonly string[] {
  const turns: string[][] = [];
  const taken = new Map<string, number>();
  for (const { id, verb } of options) {
    const turn = taken.get(verb) ?? 0;
    taken.set(verb, turn + 1);
    turns[turn] ??= [];
    turns[turn].push(id);
  }
  return turns.flat();
}
