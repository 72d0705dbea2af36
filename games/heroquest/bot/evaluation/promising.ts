import type { Asked, Decision } from "@tavolata/kernel";
import type { HeroQuestSeen } from "../../view.js";

/** What an antagonist may do that is worth comparing: to strike, to go or to stay. Who jumps or strikes the air does so by a plan of the rules of thumb. */
const deeds: Readonly<Record<string, readonly string[]>> = {
  action: ["attack", "shoot", "cast", "move", "end-turn"],
  activate: ["activate", "end-phase"],
};

/** The options that promise most in a question about deeds. */
export function promising(
  _view: HeroQuestSeen,
  { kind }: Decision,
  { asked }: { readonly asked: Asked },
): string[] | undefined {
  const verbs = deeds[kind];
  return verbs && asked.options.filter(({ verb }) => verbs.includes(verb)).map(({ id }) => id);
}
