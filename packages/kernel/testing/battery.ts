import fc from "fast-check";
import { completeOptions, contentFor, frozen, type GameEvent, type Options, type Ruleset } from "../src/index.js";
import { answersFit } from "./checks/answers-fit.js";
import { noLeak } from "./checks/no-leak.js";
import { ownSetup } from "./checks/own-setup.js";
import { plainState } from "./checks/plain-state.js";
import { repeatable } from "./checks/repeatable.js";
import { saveAndLoad } from "./checks/save-and-load.js";
import { undoAndForks } from "./checks/undo-and-forks.js";
import { type Recipe, randomRecipe, replayCommand } from "./play.js";

/** What a ruleset is put through. */
export interface BatteryPlan {
  /** How many random matches. */
  readonly seeds: number;
  /** The tables to try; the matches go round among them. */
  readonly tables?: readonly Options[];
  /** A match must be over after so many answers. */
  readonly bound?: number;
  /** Goes into the seeds, so that another run can try other matches. */
  readonly salt?: string;
}

/** One thing that must hold for every match. It throws where it doesn't. */
export interface MatchCheck {
  readonly name: string;
  run(): void;
}

type Property = <S extends object, E extends GameEvent, C = unknown>(ruleset: Ruleset<S, E, C>, recipe: Recipe) => void;

const properties: Readonly<Record<string, Property>> = {
  "the state is plain data at every decision": plainState,
  "save and load at every decision change nothing, and a match rebuilt from its save after every answer ends the same":
    saveAndLoad,
  "the same options, seed and answers give the same match, byte for byte": repeatable,
  "nothing leaks: worlds that a seat can't tell apart look the same to it": noLeak,
  "what is offered is accepted, what isn't is refused and changes nothing": answersFit,
  "undo and redo return to the same bytes, undo stops at a reveal, a fork never touches its parent": undoAndForks,
};

/**
 * The checks that every game has to pass: `for (const check of battery(ruleset, plan)) test(check.name, check.run)`. A
 * match that fails is made as short as possible, and the error names the command that shows it.
 */
export function battery<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  plan: BatteryPlan,
): MatchCheck[] {
  const { tables = [{}], bound = 5_000, salt = "battery" } = plan;
  let played: Recipe[] | undefined;
  // A rule that writes to the content fails in whatever test it does so.
  for (const options of tables) frozen(contentFor(ruleset, completeOptions(ruleset.options, options)), { lists: true });
  const recipes = () => {
    played ??= Array.from({ length: plan.seeds }, (_, i) =>
      randomRecipe(ruleset, `${salt}-${i}`, tables[i % tables.length]!, bound),
    );
    return played;
  };
  const ends: MatchCheck = { name: `${plan.seeds} random matches end without an error`, run: () => void recipes() };
  const setup: MatchCheck = {
    name: "every setup makes a state of its own",
    run: () => {
      for (const options of tables) ownSetup(ruleset, options);
    },
  };
  return [
    setup,
    ends,
    ...Object.entries(properties).map(([name, property]) => ({
      name,
      run: () => holds(ruleset, name, recipes(), (recipe) => property(ruleset, recipe)),
    })),
  ];
}

/** Tries a property on all recipes; when one fails, looks for the shortest match that fails too. */
function holds(
  ruleset: { readonly id: string },
  name: string,
  recipes: readonly Recipe[],
  property: (recipe: Recipe) => void,
): void {
  const tables = [...new Map(recipes.map(({ options }) => [JSON.stringify(options), options])).values()];
  const matches = fc.record({
    seed: fc.constantFrom(...new Set(recipes.map(({ seed }) => seed))),
    options: fc.constantFrom(...tables),
    choices: fc.array(fc.integer({ min: -8 })),
  });
  const result = fc.check(
    fc.property(matches, (recipe) => property(recipe)),
    { examples: recipes.map((recipe) => [recipe]), numRuns: recipes.length, endOnFailure: false },
  );
  if (!result.failed) return;
  const failing = result.counterexample?.[0];
  const cause = result.errorInstance instanceof Error ? result.errorInstance : undefined;
  const command = failing ? replayCommand(ruleset.id, failing) : "no match";
  throw new Error(`${name}: ${cause?.message ?? "failed"}\nThe shortest such match: ${command}`, { cause });
}
