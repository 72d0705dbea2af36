import type { Chance } from "@tavolata/kernel";
import { boardOf } from "../board/squares.js";
import type { Act, PlacedAntagonist, When } from "../content/quests/format.js";
import type { HeroQuest, Secrets } from "../state.js";
import { freePlace, pick, unseenRooms } from "./places.js";
import type { Box } from "./roster.js";

/** Rooms in which something was to happen, and where it happens instead. */
type Rooms = ReadonlyMap<string, string>;

/** What the quest does by itself happens elsewhere: nobody knows where its moments wait. `doors` says where doors went. */
export function moveMoments(
  state: HeroQuest,
  secrets: Secrets,
  doors: ReadonlyMap<number, number>,
  box: Box,
  chance: Chance,
): void {
  for (const trigger of secrets.triggers) {
    const when = moved(state, secrets, trigger.when, doors, chance);
    const rooms = roomsOf(trigger.when, when);
    const acts = trigger.acts.map((act) => movedAct(state, act, rooms, doors, box, chance));
    Object.assign(trigger, { when, acts });
  }
  for (const waiting of [...secrets.objectives, ...secrets.joining]) {
    Object.assign(waiting, { when: moved(state, secrets, waiting.when, doors, chance) });
  }
}

/** The same kind of moment at another place at which it could still come. */
function moved(
  state: HeroQuest,
  secrets: Secrets,
  when: When,
  doors: ReadonlyMap<number, number>,
  chance: Chance,
): When {
  switch (when.on) {
    case "room-seen":
      return { ...when, room: anotherUnseenRoom(state, when.room, chance) };
    case "room-entered":
      return { ...when, room: anyOf(untroddenRooms(state), when.room, chance) };
    case "square-entered":
      return { ...when, squares: when.squares.map((name) => anotherSquare(state, name, roomsAsTheyAre, chance)) };
    case "door-opened":
      return { ...when, edge: anyOf(closedDoors(state, secrets), movedEdge(state, when.edge, doors), chance) };
    case "lever-pulled":
      return isKnownLever(state, when.square)
        ? when
        : { ...when, square: hiddenSquare(state, secrets, when.square, chance) };
    default:
      return when;
  }
}

const roomsAsTheyAre: Rooms = new Map();

function roomsOf(before: When, after: When): Rooms {
  const [from, to] = [roomOf(before), roomOf(after)];
  return from === undefined || to === undefined ? roomsAsTheyAre : new Map([[from, to]]);
}

/** The room that a moment is about. */
function roomOf(when: When): string | undefined {
  return when.on === "room-seen" || when.on === "room-entered" ? when.room : undefined;
}

function movedAct(
  state: HeroQuest,
  act: Act,
  rooms: Rooms,
  doors: ReadonlyMap<number, number>,
  box: Box,
  chance: Chance,
): Act {
  switch (act.act) {
    case "place":
    case "ambush": {
      const move = (one: PlacedAntagonist) => ({
        ...one,
        type: box.instead(one.type, one.id ?? ""),
        at: anotherSquare(state, one.at, rooms, chance),
      });
      return { ...act, antagonists: act.antagonists.map(move) };
    }
    case "rubble":
      return { ...act, squares: act.squares.map((name) => anotherSquare(state, name, rooms, chance)) };
    case "open":
    case "close":
      return { ...act, edge: movedEdge(state, act.edge, doors) };
    case "reveal-room":
      return { ...act, room: rooms.get(act.room) ?? anotherUnseenRoom(state, act.room, chance) };
    default:
      return act;
  }
}

/** A square of the same room, or of the room that takes its place; not one that a hero has trodden. */
function anotherSquare(state: HeroQuest, name: string, rooms: Rooms, chance: Chance): string {
  const { letters, roomOf, squaresOf, squareOf, names } = boardOf(state);
  const letter = letters[roomOf[squareOf.get(name)!]!]!;
  const room = letters.indexOf(rooms.get(letter) ?? letter);
  const squares = squaresOf[room]!.filter((square) => state.trodden[square] !== 1);
  return squares.length > 0 ? names[pick(squares, chance)]! : name;
}

function hiddenSquare(state: HeroQuest, secrets: Secrets, name: string, chance: Chance): string {
  const { squareOf, names } = boardOf(state);
  const before = squareOf.get(name)!;
  return names[freePlace(state, secrets, before, chance) ?? before]!;
}

/** HQ-11.3: a lever is seen with its square. */
function isKnownLever(state: HeroQuest, name: string): boolean {
  return state.seen[boardOf(state).squareOf.get(name)!] === 1;
}

function untroddenRooms(state: HeroQuest): string[] {
  const { letters, squaresOf } = boardOf(state);
  return letters.filter((_, room) => room > 0 && !squaresOf[room]!.some((square) => state.trodden[square] === 1));
}

function anotherUnseenRoom(state: HeroQuest, letter: string, chance: Chance): string {
  const { letters } = boardOf(state);
  const unseen = unseenRooms(state).map((room) => letters[room]!);
  return unseen.includes(letter) ? pick(unseen, chance) : letter;
}

function closedDoors(state: HeroQuest, secrets: Secrets): string[] {
  const { edgeNames } = boardOf(state);
  return [...state.doors.filter(({ open }) => !open), ...secrets.doors].map(({ edge }) => edgeNames[edge]!);
}

function movedEdge(state: HeroQuest, name: string, doors: ReadonlyMap<number, number>): string {
  const { edgeNames } = boardOf(state);
  const to = doors.get(edgeNames.indexOf(name));
  return to === undefined ? name : edgeNames[to]!;
}

/** One of these; where there is none, or the one before isn't among them, that one. */
function anyOf(list: readonly string[], before: string, chance: Chance): string {
  return list.includes(before) ? pick(list, chance) : before;
}
