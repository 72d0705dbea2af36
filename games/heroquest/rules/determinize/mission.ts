import type { Failure, Goal } from "../../content/quests/format.js";
import { isHelpless } from "../../queries/figures.js";
import type { Aim, Mission } from "../16-quests/mission.js";
import { inOneQuest } from "./book.js";
import { oneOf, type Sketch } from "./sketch.js";

/** How many rounds more, at most, a search holds possible where a quest has a clock. */
const longest = 24;

/**
 * HQ-2.7-b: what the heroes are sent for was read to them. How long they have, how many must come through and what they are paid was not, and
 * may be anything that fits what has happened.
 */
export function imagineMission({ state, secrets, chance, board }: Sketch, { aims, hurried }: Mission): void {
  const last = state.round + chance.below(longest);
  const goals = aims.map(goalOf);
  secrets.goal = goals.length === 1 ? goals[0]! : { kind: "all", goals };
  secrets.failure = [...(hurried ? [{ kind: "rounds-over", rounds: last } as const] : []), ...aims.flatMap(failureOf)];
  secrets.reward = oneOf(inOneQuest.reward, chance);

  function goalOf(aim: Aim): Goal {
    switch (aim.kind) {
      case "escape":
        return { kind: "escape", heroes: howMany() };
      case "race":
        return { kind: "race", heroes: howMany(), rounds: last };
      case "hold":
        return { ...aim, rounds: secrets.held + 1 + chance.below(longest), from: { on: "start" } };
      case "slay":
        return { kind: "slay", figures: [...aim.figures] };
      case "find":
      case "rescue":
        return { ...aim };
    }
  }

  function howMany(): number {
    return 1 + chance.below(Math.max(1, state.order.length));
  }

  /** Whom the heroes are to bring out mustn't be lost, nor the room that they hold. */
  function failureOf(aim: Aim): Failure[] {
    if (aim.kind === "rescue") return [{ kind: "ally-lost", ally: aim.ally }];
    if (aim.kind === "hold" && isHeld(aim.room)) return [{ kind: "room-lost", room: aim.room }];
    return [];
  }

  function isHeld(letter: string): boolean {
    return state.figures.some(
      (figure) =>
        figure.kind === "hero" && !isHelpless(figure) && board.letters[board.roomOf[figure.square]!] === letter,
    );
  }
}
