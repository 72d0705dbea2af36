import { completeOptions, contentFor, type GameEvent, type Options, type Ruleset } from "../../src/index.js";

/** Two tables that are set up must share nothing: the rules change a state in place. */
export function ownSetup<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  given: Options,
): void {
  const options = completeOptions(ruleset.options, given);
  const seats = ruleset.seats(options);
  const content = contentFor(ruleset, options);
  const first = objectsIn(ruleset.setup(options, seats, content), "state");
  for (const [object, path] of objectsIn(ruleset.setup(options, seats, content), "state")) {
    if (first.has(object))
      throw new Error(`Every setup must make a state of its own, but ${path} is the same object in two.`);
  }
}

function objectsIn(value: unknown, path: string, found = new Map<object, string>()): Map<object, string> {
  if (typeof value !== "object" || value === null) return found;
  found.set(value, path);
  for (const [key, inner] of Object.entries(value)) objectsIn(inner, `${path}.${key}`, found);
  return found;
}
