import type { Flow, Match, Ruleset, Table, Visibility } from "@tavolata/kernel";
import { copy, internal } from "@tavolata/kernel";

/** The smallest game there is: one rule, carried out once on a state of one's own, then the match is over. */
export function tiny<S extends object>(
  state: S,
  rule: (t: Table<S>) => Flow<unknown>,
  { seats = ["anna", "bruno"], visibility = internal }: { seats?: readonly string[]; visibility?: Visibility } = {},
): Ruleset<S> {
  return {
    id: "tiny",
    version: "1",
    options: [],
    seats: () => seats,
    setup: () => copy(state),
    first: "play",
    steps: {
      *play(t) {
        yield* rule(t);
        return { winners: [], how: "over", rules: [] };
      },
    },
    visibility,
  };
}

/** Answers the only open decision, after a look at whose it is and what it is about: `answer(match, "anna respond", "pass")`. */
export function answer(match: Pick<Match<object>, "asked" | "answer">, asked: string, ...picks: string[]): void {
  const [one, ...more] = match.asked;
  const said = one ? `${one.seat} ${one.kind}` : "nobody";
  if (said !== asked || more.length > 0)
    throw new Error(`Expected the question to "${asked}", but it goes to "${said}".`);
  match.answer({ seat: one!.seat, picks });
}
