import { figureFor, isChampion } from "../../content/figures/champions.js";
import { artifacts } from "../../content/items/artifacts.js";
import { questItems } from "../../content/items/quest-items.js";
import { questBook } from "../../content/quests/book.js";
import type { PlacedAntagonist, PlacedScenery, PlacedTrap, Quest, When } from "../../content/quests/format.js";
import { boardSides } from "../../queries/board/sides.js";
import type { Contents } from "../../state.js";

/**
 * What the quests of the adventure book are like, taken all together: that is what somebody expects of a quest whose map he can't see
 * (HQ-1.6). Made from the book itself when the game is loaded, so that it can't grow old.
 */
export interface BookRoom {
  readonly foes: readonly Foe[];
  readonly pieces: readonly Piece[];
}

/** Somebody without a name. */
export interface Foe {
  readonly type: string;
  readonly champion: boolean;
  readonly body: number;
  readonly items: readonly string[];
}

export interface Piece {
  readonly type: string;
  readonly turned: boolean;
  readonly contents: Omit<Contents, "questName">;
}

/** Those whom a quest brings onto the board by itself. */
export interface Wave {
  readonly on: When["on"];
  readonly act: "place" | "ambush";
  readonly foes: readonly Foe[];
}

/** Rooms with a door, without those in which the heroes begin. */
export const bookRooms: readonly BookRoom[] = questBook.flatMap(roomsOf);

/** Every piece of scenery, by its kind. */
export const bookPieces: ReadonlyMap<string, readonly Piece[]> = byKind(
  questBook.flatMap(({ scenery }) => scenery.map(pieceFrom)),
);

export const bookTraps: readonly PlacedTrap[] = questBook.flatMap(({ traps }) => traps);

export const bookCaches: readonly Contents["treasure"][] = questBook.flatMap(({ caches }) =>
  caches.map(({ treasure }) => unnamed(treasure)),
);

export const bookWaves: readonly Wave[] = questBook.flatMap(wavesOf);

/** How many there are in one quest after the other; chance picks one of these figures. */
export const inOneQuest = {
  secretDoors: questBook.map(({ secretDoors }) => secretDoors.length),
  rubble: questBook.map(({ rubble }) => rubble.length),
  abyss: questBook.map(({ abyss }) => abyss.length),
  traps: questBook.map(({ traps }) => traps.length),
  caches: questBook.map(({ caches }) => caches.length),
  waves: questBook.map((quest) => wavesOf(quest).length),
  inCorridor: questBook.map((quest) => quest.antagonists.filter(({ at }) => roomOf(quest, at) === 0).length),
  exit: questBook.map(({ exit }) => exit.length),
  refuges: questBook.map(({ refuge }) => (refuge === undefined ? 0 : 1)),
  reward: questBook.map(({ reward }) => ("gold" in reward ? reward.gold : 0)),
} as const;

export const bookWanderers: readonly string[] = questBook.map(({ wandering }) => wandering);

/** Of a hundred rooms, so many have a door: a quest uses a part of the board. */
export const roomsInUse = Math.round(
  (100 * sum(questBook.map((quest) => roomsWithDoors(quest).size))) /
    sum(questBook.map(({ side }) => boardSides[side].letters.length - 1)),
);

/** Of a hundred rooms with a door, so many have one door more than it takes to come there. */
export const secondDoors = Math.round(
  (100 * sum(questBook.map((quest) => Math.max(0, doorsOf(quest).length + 1 - roomsWithDoors(quest).size)))) /
    sum(questBook.map((quest) => roomsWithDoors(quest).size)),
);

function roomOf({ side }: Quest, name: string): number {
  const { roomOf, squareOf } = boardSides[side];
  return roomOf[squareOf.get(name)!]!;
}

function doorsOf({ doors, secretDoors, barredDoors }: Quest): string[] {
  return [...doors, ...secretDoors, ...barredDoors.map(({ edge }) => edge)];
}

/** The rooms that can be entered; not the corridor. */
function roomsWithDoors(quest: Quest): Set<number> {
  const rooms = new Set(doorsOf(quest).flatMap((edge) => edge.split("|").map((name) => roomOf(quest, name))));
  rooms.delete(0);
  return rooms;
}

function roomsOf(quest: Quest): BookRoom[] {
  const rooms = roomsWithDoors(quest);
  for (const name of quest.start) rooms.delete(roomOf(quest, name));
  const isIn =
    (room: number) =>
    ({ at }: { readonly at: string }) =>
      roomOf(quest, at) === room;
  return [...rooms].map((room) => ({
    foes: quest.antagonists.filter(isIn(room)).map(foeFrom),
    pieces: quest.scenery.filter(isIn(room)).map(pieceFrom),
  }));
}

/** Who has a name of his own is there only once: instead of him somebody of his kind. */
function foeFrom({ type, champion = false, body = 0, items = [] }: PlacedAntagonist): Foe {
  return {
    type: figureFor(type),
    champion: champion || isChampion(type),
    body,
    items: items.filter(isOneOfMany),
  };
}

function pieceFrom({ type, turned = false, treasure, trap }: PlacedScenery): Piece {
  return { type, turned, contents: { treasure: treasure ? unnamed(treasure) : "deck", trap: trap ?? null } };
}

function byKind(pieces: readonly Piece[]): Map<string, Piece[]> {
  const kinds = new Map<string, Piece[]>();
  for (const piece of pieces) kinds.set(piece.type, [...(kinds.get(piece.type) ?? []), piece]);
  return kinds;
}

/** Without the text that belongs to the one quest, and without what there is only once: somebody may have it already. */
function unnamed({ gold = 0, items = [] }: { readonly gold?: number; readonly items?: readonly string[] }) {
  return { gold, items: items.filter(isOneOfMany) };
}

function isOneOfMany(item: string): boolean {
  return !Object.hasOwn(artifacts, item) && !Object.hasOwn(questItems, item);
}

function wavesOf({ triggers }: Quest): Wave[] {
  return triggers.flatMap(({ when, acts }) =>
    acts.flatMap((one) =>
      one.act === "place" || one.act === "ambush"
        ? [{ on: when.on, act: one.act, foes: one.antagonists.map(foeFrom) }]
        : [],
    ),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
