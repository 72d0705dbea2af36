import { allies } from "../../content/figures/allies.js";
import { figureFor, isChampion } from "../../content/figures/champions.js";
import { questBook } from "../../content/quests/book.js";
import type { Unplaced } from "../../state.js";
import { type BookRoom, bookRooms, bookWanderers, type Foe, inOneQuest } from "./book.js";
import type { QuestSpots } from "./quest-spots.js";
import { freeInCorridor, freeInRooms, freeOf, full, oneOf, type Sketch, unheardRooms } from "./sketch.js";

/** Those of whom the heroes know: who has fled from them, and whom they have overheard. */
export function placeKnown(sketch: Sketch): void {
  const { known, board, secrets } = sketch;
  for (const one of known.fled) {
    const isFree = ((sketch.taken[secrets.refuge] ?? full) & full) === 0;
    const to = isFree ? secrets.refuge : anywhere(sketch);
    put(sketch, one, to ?? sketch.state.seen.indexOf(0));
  }
  for (const [room, types] of known.heard) {
    const squares = board.squaresOf[room]!;
    for (const type of types) {
      const champion = isChampion(type);
      add(sketch, { type, champion, body: 0, items: [] }, freeOf(sketch, squares) ?? squares[0]!);
    }
  }
}

/** HQ-2.7-b: whom the heroes are sent to slay is out of sight somewhere. Says who found no place: he must come later. */
export function placeQuarry(sketch: Sketch, { quarry }: QuestSpots): string[] {
  const { secrets } = sketch;
  const later: string[] = [];
  for (const name of quarry) {
    const heard = secrets.antagonists.find(({ type, questName }) => type === name && questName === "");
    if (heard) {
      heard.questName = name;
      continue;
    }
    const square = anywhere(sketch);
    if (square !== undefined) add(sketch, quarryNamed(sketch, name), square, name);
    else {
      const [one] = secrets.antagonists.filter(({ kept, questName }) => !kept && questName === "");
      if (one) Object.assign(one, { questName: name, champion: true });
      else later.push(name);
    }
  }
  return later;
}

/** A champion of the book by his own name; anybody else may be of any kind. */
export function quarryNamed({ box, chance }: Sketch, name: string): Foe {
  const named = isChampion(name);
  const kind = box.take(named ? figureFor(name) : oneOf(kindsInRooms, chance)) ?? "orc";
  return { type: named ? name : kind, champion: true, body: 0, items: [] };
}

const kindsInRooms = bookRooms.flatMap(({ foes }) => foes.map(({ type }) => type));

/** HQ-2.1-b: a friend who waits to be found; the introduction tells a name, which is the kind for friends of the book. */
export function placeFriends(sketch: Sketch, { friends }: QuestSpots): void {
  const { secrets, chance, taken } = sketch;
  for (const name of friends) {
    const square = anywhere(sketch);
    if (square === undefined) continue;
    taken[square] = full;
    const type = Object.hasOwn(allies, name) ? name : oneOf(bookFriends, chance);
    secrets.allies.push({ type, square, questName: name });
  }
}

const bookFriends = questBook.flatMap((quest) => quest.allies.map(({ type }) => type as string));

/** Antagonists in a room that nobody has looked into, as a room of the book has them. */
export function people(sketch: Sketch, room: number, { foes }: BookRoom): void {
  const squares = sketch.board.squaresOf[room]!;
  for (const foe of foes) addFromBox(sketch, foe, freeOf(sketch, squares));
}

/** Few stand in the corridor, and fewer the more of it was seen. */
export function peopleCorridor(sketch: Sketch): void {
  const { board, chance, taken } = sketch;
  const [corridor] = board.squaresOf;
  for (let left = oneOf(inOneQuest.inCorridor, chance); left > 0; left--) {
    const square = oneOf(corridor!, chance);
    if ((taken[square]! & full) === 0) addFromBox(sketch, oneOf(oneOf(populated, chance).foes, chance), square);
  }
}

const populated = bookRooms.filter(({ foes }) => foes.length > 0);

/** HQ-1.2.d: which kind wanders here is known once one has come. */
export function wandererOf({ state, chance }: Sketch): string {
  return state.wanderer || oneOf(bookWanderers, chance);
}

function anywhere(sketch: Sketch): number | undefined {
  const places = unheardRooms(sketch);
  return freeInRooms(sketch, places) ?? freeInCorridor(sketch) ?? freeInRooms(sketch, sketch.secretRooms);
}

/** HQ-1.4-b: nobody of whom the box has no figure. */
function addFromBox(sketch: Sketch, foe: Foe, square: number | undefined): void {
  if (square === undefined) return;
  const type = sketch.box.take(foe.type);
  if (type === undefined) return;
  add(sketch, type === foe.type ? foe : { type, champion: false, body: 0, items: [] }, square);
}

function add(sketch: Sketch, foe: Foe, square: number, questName = ""): void {
  const { type, champion, body, items } = foe;
  put(sketch, { type, square, champion, items: [...items], body, bounty: 0, asleep: false, questName }, square);
}

function put({ secrets, taken }: Sketch, one: Unplaced, square: number): void {
  taken[square] = full;
  secrets.antagonists.push(one.square === square ? one : { ...one, square });
}
