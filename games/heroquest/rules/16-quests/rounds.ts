import type { Failure, Goal, When } from "../../content/quests/format.js";
import { boardOf } from "../../queries/board/squares.js";
import { isHelpless, isProne } from "../../queries/figures.js";
import type { HeroQuest, Table } from "../../state.js";
import { eliminate } from "../06-melee/wounds.js";
import { endRoundOfGround } from "../08-magic/effects/ground.js";
import { endRoundOfSpells } from "../08-magic/lasting.js";
import { hasCome } from "./moments.js";

/** What happens when the Evil Wizard's phase is over (HQ-3.3). */
export function endRound(t: Table): void {
  const { state } = t;
  // HQ-6.14.c-b: who fell in the round before this one and wasn't helped is eliminated for good.
  for (const figure of [...state.figures]) {
    if (!isProne(figure) || figure.prone >= state.round) continue;
    const by = state.figures.find(({ id }) => id === figure.felledBy);
    eliminate(t, figure, by, "HQ-6.14.c-b");
  }
  for (const { room, from } of roomsToHold(state.secrets.goal)) {
    if (hasCome(state, from) && isHeld(state, room)) state.secrets.held += 1;
  }
  endRoundOfSpells(t);
  endRoundOfGround(t);
}

/** What has come to pass at the end of a round that ends the quest badly. */
export function failureOf(state: HeroQuest): Failure | undefined {
  return state.secrets.failure.find((failure) => isFailure(state, failure));
}

function isFailure(state: HeroQuest, failure: Failure): boolean {
  switch (failure.kind) {
    case "rounds-over":
      return state.round >= failure.rounds;
    case "ally-lost":
      return state.gone.some(({ figure, how }) => how !== "left" && figure.questName === failure.ally);
    case "room-lost":
      return roomsToHold(state.secrets.goal).some(({ from }) => hasCome(state, from)) && !isHeld(state, failure.room);
    case "reached":
      return state.figures.some(
        ({ questName, square }) =>
          questName === failure.figure && failure.squares.includes(boardOf(state).names[square]!),
      );
  }
}

function roomsToHold(goal: Goal): { readonly room: string; readonly from: When }[] {
  if (goal.kind === "all") return goal.goals.flatMap(roomsToHold);
  return goal.kind === "hold" ? [goal] : [];
}

/** A hero able to act stands in the room. */
function isHeld(state: HeroQuest, letter: string): boolean {
  const { roomOf, letters } = boardOf(state);
  return state.figures.some(
    (figure) => figure.kind === "hero" && !isHelpless(figure) && letters[roomOf[figure.square]!] === letter,
  );
}
