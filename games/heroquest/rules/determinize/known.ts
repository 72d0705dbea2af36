import { boardOf } from "../../queries/board/squares.js";
import type { HeroQuest, Secrets, Unplaced } from "../../state.js";
import { leverMoment } from "../16-quests/moments.js";

/** What lies behind the screen and was told or shown to the heroes all the same (HQ-1.6). Everything else there is imagined. */
export interface Known {
  /** Who was on the board and fled out of sight: who, but not where to. */
  readonly fled: readonly Unplaced[];
  /** Who was overheard in a room, by kind; not where in it they are. */
  readonly heard: ReadonlyMap<number, readonly string[]>;
  /** HQ-11.3: levers that were seen and not pulled. */
  readonly levers: readonly string[];
  /** The levers that were pulled. */
  readonly moments: string[];
  /** HQ-11.3: what was taken from the heroes when the quest began. */
  readonly takenItems: Secrets["takenItems"];
  /** Everybody has counted along. */
  readonly held: number;
}

/** In an order that tells nothing: how things truly lie mustn't have a say in how they are imagined. */
export function knownOf(state: HeroQuest): Known {
  const { secrets, magic, rooms, levers = [] } = state;
  const { roomOf, names } = boardOf(state);
  const heard = new Map<number, string[]>();
  for (const room of magic.overheard) if (!rooms.includes(room)) heard.set(room, []);
  const fled: Unplaced[] = [];
  for (const one of secrets.antagonists) {
    if (one.kept) fled.push(one);
    else heard.get(roomOf[one.square]!)?.push(one.type);
  }
  for (const types of heard.values()) types.sort();
  const pulled = levers.map((square) => leverMoment(names[square]!)).filter((one) => secrets.moments.includes(one));
  return {
    fled: fled.sort((a, b) => (a.kept!.id < b.kept!.id ? -1 : 1)),
    heard,
    levers: levers.map((square) => names[square]!).filter((name) => !pulled.includes(leverMoment(name))),
    moments: pulled,
    takenItems: secrets.takenItems,
    held: secrets.held,
  };
}
