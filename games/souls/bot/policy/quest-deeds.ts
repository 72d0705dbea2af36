import { type Choice, offerOf, offersOf, pick } from "@tavolata/bots";
import type { QuestAction } from "../../content/types.js";
import { figuresIn, isEngaged } from "../../queries/figures.js";
import { questSeen } from "../../queries/quest/books.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import type { SoulsQuestion } from "../perception/moment.js";
import { toldOf } from "../perception/told.js";

/** SS-4.4-a, SS-6.6: what wins the Quest comes before anything else. */
export function winningDeed(question: SoulsQuestion): Choice | undefined {
  const winning = winningActions(question.s);
  const deed = offersOf(question.options, "quest").find(({ target }) => winning.some(({ id }) => id === target));
  return deed && pick(deed.id, "wins-quest");
}

/** SS-6.6: what the Quest offers helps. */
export function questDeed(question: SoulsQuestion, figure: Figure): Choice | undefined {
  const deed = offerOf(question.options, "quest");
  if (!deed) return undefined;
  if (question.s.turn.action === 1 && isEngaged(question.s, figure)) return undefined;
  return pick(deed.id, "quest-deed");
}

/** Whether somebody could win the Quest with an Action where he stands, once the only enemy beside him has fallen. */
export function couldWinHere(s: SoulsView, { area }: Figure): boolean {
  return (
    figuresIn(s, area, "enemies").length <= 1 &&
    winningActions(s).some(({ at, activity }) => activity === "action" && at.includes(area))
  );
}

/** The actions that bring the last notes of a goal that everybody knows, or say by themselves that the Quest is won. */
function winningActions(s: SoulsView): QuestAction[] {
  const quest = questSeen(s);
  if (!quest) return [];
  const told = toldOf(s, quest);
  return quest.actions.filter(({ after, acts }) => {
    if (after !== undefined && !told.notes.has(after)) return false;
    const made = acts.flatMap((act) => (act.act === "note" ? [act.note] : []));
    return (
      acts.some(({ act }) => act === "win") ||
      quest.victory.some(
        ({ id, when }) =>
          told.goals.has(id) &&
          when.kind === "noted" &&
          when.notes.every((note) => told.notes.has(note) || made.includes(note)),
      )
    );
  });
}
