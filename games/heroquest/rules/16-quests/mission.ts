import type { Failure, Goal } from "../../content/quests/format.js";
import type { Secrets } from "../../state/secrets.js";

/**
 * What the introduction tells the heroes (HQ-2.7-b): what they are sent for, and whether time is short. Whom, what or where by
 * name; where things are, and how many rounds are left, stays behind the screen.
 */
export interface Mission {
  aims: Aim[];
  hurried: boolean;
}

export type Aim =
  | { kind: "slay"; figures: string[] }
  | { kind: "rescue"; ally: string }
  | { kind: "find"; item: string; bring: boolean }
  | { kind: "hold"; room: string }
  | { kind: "escape" }
  | { kind: "race" };

/** What the heroes hear when the adventure begins. */
export function missionOf({ goal, failure }: Pick<Secrets, "goal" | "failure">): Mission {
  return { aims: aimsOf(goal), hurried: failure.some(isClock) };
}

export function aimsOf(goal: Goal): Aim[] {
  switch (goal.kind) {
    case "all":
      return goal.goals.flatMap(aimsOf);
    case "slay":
      return [{ kind: "slay", figures: [...goal.figures] }];
    case "rescue":
      return [{ kind: "rescue", ally: goal.ally }];
    case "find":
      return [{ kind: "find", item: goal.item, bring: goal.bring }];
    case "hold":
      return [{ kind: "hold", room: goal.room }];
    case "escape":
    case "race":
      return [{ kind: goal.kind }];
  }
}

function isClock({ kind }: Failure): boolean {
  return kind === "rounds-over";
}
