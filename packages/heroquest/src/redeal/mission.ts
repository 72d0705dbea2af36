import type { Chance } from "@tavolata/kernel";
import type { Failure, Goal } from "../content/quests/format.js";
import type { HeroQuest, Secrets } from "../state.js";

/** How many rounds more, at most, a search holds possible where a quest has a clock. */
const longest = 24;

/**
 * HQ-2.7-b: what the heroes are sent for was read to them, so it stays. How long they have, how many must come through and what they are
 * paid was not, and may be anything that fits what has happened.
 */
export function redealMission(state: HeroQuest, secrets: Secrets, chance: Chance): void {
  if (!state.mission) return;
  const last = state.round + chance.below(longest);
  secrets.goal = another(secrets.goal);
  secrets.failure = secrets.failure.map(
    (failure): Failure => (failure.kind === "rounds-over" ? { ...failure, rounds: last } : failure),
  );
  secrets.reward = 10 * chance.below(16);

  function another(goal: Goal): Goal {
    switch (goal.kind) {
      case "all":
        return { ...goal, goals: goal.goals.map(another) };
      case "escape":
        return { ...goal, heroes: howMany() };
      case "race":
        return { ...goal, heroes: howMany(), rounds: last };
      case "hold":
        return { ...goal, rounds: secrets.held + 1 + chance.below(longest) };
      default:
        return goal;
    }
  }

  function howMany(): number {
    return 1 + chance.below(Math.max(1, state.order.length));
  }
}
