import type { Act, Quest, When } from "../../content/types.js";
import type { SoulsView } from "../../view.js";

/** What of a Quest's book was read out: whatever has visibly happened. The notes of the Quest themselves nobody sees. */
export interface QuestionArguments {
  readonly notes: ReadonlySet<string>;
  /** Goals that everybody knows. */
  readonly goals: ReadonlySet<string>;
}

/** Works out from the table which pages of the book were read. */
export function toldOf(s: SoulsView, quest: Quest): QuestionArguments {
  const notes = new Set<string>();
  const goals = new Set(quest.victory.filter(({ open }) => open).map(({ id }) => id));
  const read = (acts: readonly Act[]) => {
    for (const act of acts) {
      if (act.act === "note") notes.add(act.note);
      else if (act.act === "goal") goals.add(act.goal);
      else if (act.act === "if-noted") read(notes.has(act.note) ? act.yes : (act.no ?? []));
    }
  };
  for (const { at, acts } of quest.stories) if (at !== undefined && s.stories[at] === undefined) read(acts);
  for (const { id, at, acts } of quest.waypoints) if (s.waypoints[at] !== id) read(acts);
  for (const { when, acts } of quest.triggers) if (hasHappened(s, quest, when)) read(acts);
  return { notes, goals };
}

function hasHappened(s: SoulsView, quest: Quest, when: When): boolean {
  switch (when.on) {
    case "start":
      return true;
    case "enemy-killed":
      return s.removed.includes(when.enemy);
    case "door-opened":
      return quest.doors.some(({ id, on }) => id === when.door && s.doors[on] === undefined);
    case "chest-opened":
      return quest.chests.some(({ id, at }) => id === when.chest && s.chests[at] === undefined);
    case "waypoint":
      return quest.waypoints.some(({ id, at }) => id === when.waypoint && s.waypoints[at] !== id);
    case "story":
      return quest.stories.some(
        ({ card, at }) => card === when.card && at !== undefined && s.stories[at] === undefined,
      );
    case "round":
      return s.round >= when.round;
    default:
      return false;
  }
}
