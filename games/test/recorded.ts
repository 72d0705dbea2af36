import type { AnyRuleset } from "@tavolata/game";
import type { Flow, GameEvent, Interjection, Interjections, Steps, Table, ThrowDetails } from "@tavolata/kernel";

type AnyTable = Table<object, GameEvent>;
type Wrap = (table: AnyTable) => AnyTable;

/** What the table threw and drew in a match, in order. */
export type Recorded = readonly string[];

/** The same rules, but everything that is thrown or drawn is written down. */
export function recording(ruleset: AnyRuleset, into: Recorded[]): AnyRuleset {
  function* noting<T extends Recorded>(flow: Flow<T>): Flow<T> {
    const what = yield* flow;
    if (what.length > 0) into.push([...what]);
    return what;
  }
  return wrapped(ruleset, (table) =>
    withMethods(table, {
      roll: (...how: Parameters<AnyTable["roll"]>) => noting(table.roll(...how)),
      draw: (...how: Parameters<AnyTable["draw"]>) => noting(table.draw(...how)),
    }),
  );
}

/** The same rules, but lots that are drawn with a die are asked for as if somebody had such a die. */
export function withRealLots(ruleset: AnyRuleset): AnyRuleset {
  return wrapped(ruleset, (table) =>
    withMethods(table, {
      roll: (...[die, count, purpose, details = {}]: Parameters<AnyTable["roll"]>) => {
        const { lot: _lot, ...rest }: ThrowDetails = details;
        return table.roll(die, count, purpose, rest);
      },
    }),
  );
}

function wrapped(ruleset: AnyRuleset, wrap: Wrap): AnyRuleset {
  const steps: Steps<object> = Object.fromEntries(
    Object.entries(ruleset.steps).map(([name, step]) => [name, (table: AnyTable) => step(wrap(table))]),
  );
  const interjections: Interjections<object, GameEvent> = Object.fromEntries(
    Object.entries(ruleset.interjections ?? {}).map(([id, one]) => [
      id,
      { ...one, flow: (table, seat) => one.flow(wrap(table), seat) } satisfies Interjection<object, GameEvent>,
    ]),
  );
  return { ...ruleset, steps, interjections };
}

function withMethods(table: AnyTable, methods: Readonly<Record<string, unknown>>): AnyTable {
  return new Proxy(table, {
    get(target, name) {
      if (typeof name === "string" && Object.hasOwn(methods, name)) return methods[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
