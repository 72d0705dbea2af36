import type { Chance } from "@tavolata/kernel";
import { boardOf } from "../board/squares.js";
import { antagonists } from "../content/antagonists.js";
import type { HeroQuest, Secrets, Unplaced } from "../state.js";
import { freePlace } from "./places.js";

/** The figures that are still in the box: nobody knows which of them the quest has. */
export interface Box {
  /** Another kind instead of this one; the same where the box is empty, or where everybody knows who it is. */
  instead: (type: string, questName: string) => string;
}

/** Of eight figures that nobody has seen, one isn't there in another world, and one isn't alone. */
const spread = 8;

const servants = Object.entries(antagonists).filter(([, { championOnly }]) => !championOnly);

/** HQ-1.4-b: the box without what stands on the board. */
export function boxOf(state: HeroQuest, chance: Chance): Box {
  const left = servants.flatMap(([type, { figures }]) => {
    const used = state.figures.filter((figure) => figure.type === type).length;
    return new Array<string>(Math.max(0, figures - used)).fill(type);
  });
  return {
    instead: (type, questName) => {
      if (left.length === 0 || isTold(state, questName)) return type;
      return left.splice(chance.below(left.length), 1)[0]!;
    },
  };
}

/** HQ-2.7-b: whom the heroes are sent to slay was told to them by name. */
function isTold({ mission }: HeroQuest, questName: string): boolean {
  if (questName === "" || !mission) return false;
  return mission.aims.some((aim) => aim.kind === "slay" && aim.figures.includes(questName));
}

/** Who waits behind the screen, and how many: unknown but for those of whom the heroes have heard, and those who have fled from them. */
export function redealRoster(state: HeroQuest, secrets: Secrets, box: Box, chance: Chance): void {
  const { roomOf } = boardOf(state);
  const isKnown = ({ kept, square }: Unplaced) => kept !== undefined || state.magic.overheard.includes(roomOf[square]!);
  const roster: Unplaced[] = [];
  for (const one of secrets.antagonists) {
    if (isKnown(one)) {
      roster.push(one);
      continue;
    }
    const type = box.instead(one.type, one.questName);
    // HQ-19.1-b: what the quest has given to one kind is no use to another.
    if (type !== one.type) delete one.spells;
    one.type = type;
    const plain = one.questName === "" && one.items.length === 0;
    const turn = plain ? chance.below(spread) : spread;
    if (turn !== 0) roster.push(one);
    if (turn !== 1) continue;
    const square = freePlace(state, secrets, one.square, chance);
    if (square !== undefined) roster.push({ ...one, items: [], type: box.instead(one.type, ""), square });
  }
  secrets.antagonists = roster;
  // HQ-1.2.d: which kind wanders here is known once one has come.
  secrets.wandering = state.wanderer || servants[chance.below(servants.length)]![0];
}
