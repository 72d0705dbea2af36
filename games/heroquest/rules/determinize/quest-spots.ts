import type { HeroQuest } from "../../state.js";
import type { Aim } from "../16-quests/mission.js";
import type { Known } from "./known.js";

/** HQ-2.7-b: what the heroes were told to seek, as far as nobody has seen it yet: it must be somewhere. */
export interface QuestSpots {
  readonly quarry: readonly string[];
  readonly things: readonly string[];
  readonly friends: readonly string[];
  readonly wayOut: boolean;
}

export function questSpotsOf(state: HeroQuest, aims: readonly Aim[], known: Known): QuestSpots {
  const quarry: string[] = [];
  const things: string[] = [];
  const friends: string[] = [];
  let wayOut = false;
  for (const aim of aims) {
    switch (aim.kind) {
      case "slay":
        quarry.push(...aim.figures.filter((name) => !isMet(state, known, name)));
        break;
      case "find":
        if (!isFound(state, known, aim.item)) things.push(aim.item);
        if (aim.bring) wayOut = true;
        break;
      case "rescue":
        if (!isMet(state, known, aim.ally)) friends.push(aim.ally);
        wayOut = true;
        break;
      case "escape":
      case "race":
        wayOut = true;
        break;
      case "hold":
        break;
    }
  }
  return { quarry, things, friends, wayOut };
}

/** Whether somebody was seen, wherever he is now. */
function isMet({ figures, gone }: HeroQuest, { fled }: Known, name: string): boolean {
  const isIt = ({ questName }: { readonly questName: string }) => questName === name;
  return figures.some(isIt) || fled.some(isIt) || gone.some(({ figure }) => isIt(figure));
}

/** HQ-1.6: items lie open, with whoever has them. */
function isFound({ figures, gone, piles }: HeroQuest, { fled }: Known, item: string): boolean {
  const hasIt = ({ items }: { readonly items: readonly string[] }) => items.includes(item);
  return figures.some(hasIt) || piles.some(hasIt) || fled.some(hasIt) || gone.some(({ figure }) => hasIt(figure));
}
