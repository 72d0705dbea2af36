import type { RuleId } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { allyNamed, antagonistNamed, championNamed } from "../../content/tables.js";
import { corridor } from "../../queries/board/geometry.js";
import { obstacleBehindScreen } from "../../queries/board/obstacles.js";
import { boardOf, figureAt, hasScenery } from "../../queries/board/squares.js";
import { newFigure } from "../../state/new-figure.js";
import {
  type Door,
  type Figure,
  type FigureId,
  type HeroQuest,
  type Table,
  type Unplaced,
  type UnplacedAlly,
  type UnplacedScenery,
  wizard,
} from "../../state.js";
import { pitAt } from "../12-traps/known.js";
import { placeLevers } from "./levers.js";

/** HQ-11.3: puts on the board what the quest has on squares that are seen now. HQ-11.2: nothing secret or hidden. */
export function placeSeen(t: Table, rule: RuleId): void {
  const { state } = t;
  placeLevers(t, rule);
  if (!isAnythingSeen(state)) return;
  const { edgeNames, names } = boardOf(state);
  const figures = placeFigures(t);
  const scenery = placeScenery(state);
  const placed = placeDoors(state);
  const rubble = placeGround(state, state.secrets.rubble, state.rubble);
  const abyss = placeGround(state, state.secrets.abyss, state.abyss);
  const doors: string[] = [];
  const barred: string[] = [];
  for (const { kind, edge } of placed) (kind === "barred" ? barred : doors).push(edgeNames[edge]!);
  const rules = [rule, "HQ-11.3"];
  if (figures.length > 0) rules.push("HQ-1.4-b");
  if (scenery.length > 0) rules.push("HQ-1.3");
  if (placed.length > 0) rules.push("HQ-11.4-a");
  if (barred.length > 0) rules.push("HQ-7.7-e");
  t.emit(
    {
      type: "placed",
      figures,
      scenery,
      doors,
      barred,
      rubble: rubble.map((square) => names[square]!),
      abyss: abyss.map((square) => names[square]!),
    },
    { rules, reveals: true },
  );
}

function placeFigures(t: Table): FigureId[] {
  const { seen, secrets } = t.state;
  const ids: FigureId[] = [];
  for (const one of taken(secrets.antagonists, ({ square }) => seen[square] === 1))
    ids.push(placeAntagonist(t, one).id);
  for (const one of taken(secrets.allies, ({ square }) => seen[square] === 1)) ids.push(placeAlly(t, one).id);
  return ids;
}

function placeScenery(state: HeroQuest): string[] {
  const { seen, secrets } = state;
  const ids: string[] = [];
  const isSeen = ({ squares }: UnplacedScenery) => squares.some((square) => seen[square] === 1);
  for (const { type, squares, contents } of taken(secrets.scenery, isSeen)) {
    const id = numbered(state, type);
    state.scenery.push({ id, type, squares });
    secrets.contents[id] = contents;
    ids.push(id);
  }
  return ids;
}

/** HQ-11.4-a: doors are placed closed. */
function placeDoors(state: HeroQuest): Door[] {
  const doors = taken(state.secrets.doors, ({ edge }) => isSeenDoor(state, edge));
  state.doors.push(...doors);
  return doors;
}

/** Rubble or abyss. */
function placeGround({ seen }: HeroQuest, hidden: number[], placed: number[]): number[] {
  const squares = taken(hidden, (square) => seen[square] === 1);
  placed.push(...squares);
  return squares;
}

/** Whether the quest has anything on squares that are seen now. Mostly it hasn't: a corridor is long. */
function isAnythingSeen(state: HeroQuest): boolean {
  const { seen, secrets } = state;
  for (const { square } of secrets.antagonists) if (seen[square] === 1) return true;
  for (const { square } of secrets.allies) if (seen[square] === 1) return true;
  for (const { squares } of secrets.scenery) for (const square of squares) if (seen[square] === 1) return true;
  for (const { edge } of secrets.doors) if (isSeenDoor(state, edge)) return true;
  for (const square of secrets.rubble) if (seen[square] === 1) return true;
  for (const square of secrets.abyss) if (seen[square] === 1) return true;
  return false;
}

/** A door is seen from both sides of its wall: from a placed room, or from a corridor square in sight. */
export function isSeenDoor(state: HeroQuest, edge: number): boolean {
  const [one, other] = squaresBeside(state, edge);
  return state.seen[one] === 1 || state.seen[other] === 1;
}

export function squaresBeside(state: HeroQuest, edge: number): readonly [number, number] {
  const square = edge >> 1;
  return [square, edge % 2 === 0 ? square + 1 : square + boardOf(state).grid.width];
}

/** Whether a square is one of the two beside an edge. */
export function isEdgeOf(state: HeroQuest, square: number, edge: number): boolean {
  const first = edge >> 1;
  return square === first || square === first + (edge % 2 === 0 ? 1 : boardOf(state).grid.width);
}

/** The rooms on both sides of an edge. */
export function roomsBeside(state: HeroQuest, edge: number): number[] {
  const { roomOf } = boardOf(state);
  return squaresBeside(state, edge)
    .map((square) => roomOf[square]!)
    .filter((room) => room !== corridor);
}

/** Brings an antagonist onto the board, with a number of its own, on its square or as near as can be. */
export function placeAntagonist(t: Table, unplaced: Unplaced): Figure {
  const { kept } = unplaced;
  const figure = kept ?? antagonistFrom(t.content, t.state, unplaced);
  if (kept) kept.square = freeFrom(t.state, unplaced.square);
  if (unplaced.spells) t.state.secrets.givenSpells[figure.id] = [...unplaced.spells];
  t.state.figures.push(figure);
  return figure;
}

function antagonistFrom(content: HeroQuestContent, state: HeroQuest, one: Unplaced): Figure {
  const named = championNamed(content, one.type);
  const values = named ?? antagonistNamed(content, one.type);
  return newFigure({
    id: numbered(state, one.type),
    kind: one.champion ? "champion" : "servant",
    type: named?.type ?? one.type,
    seat: wizard,
    square: freeFrom(state, one.square),
    body: one.body || values.body,
    mind: values.mind,
    attack: values.attack,
    defence: values.defence,
    armour: values.armour,
    move: values.move,
    items: [...(named?.items ?? []), ...one.items],
    asleep: one.asleep ?? false,
    bounty: one.bounty,
    questName: one.questName,
  });
}

function freeFrom(state: HeroQuest, square: number): number {
  return isFreeGround(state, square) ? square : nearestFree(state, square);
}

/** HQ-2.1-b: a friend of the heroes, who waits until the quest says that it joins them. */
function placeAlly({ content, state }: Table, { type, square, questName }: UnplacedAlly): Figure {
  const { body, mind, attack, defence, move } = allyNamed(content, type);
  const figure = newFigure({
    id: numbered(state, type),
    kind: "ally",
    type,
    seat: wizard,
    square: freeFrom(state, square),
    body,
    mind,
    attack,
    defence,
    armour: 0,
    move,
    items: [],
    questName,
  });
  state.figures.push(figure);
  return figure;
}

/** HQ-4.8: where somebody stands already, the nearest free square: of the same room, else of what has been seen, else of all. */
export function nearestFree(state: HeroQuest, square: number): number {
  const all = [...boardOf(state).squaresOf.keys()].flatMap((room) => boardOf(state).squaresOf[room]!);
  return (
    nearestInRoom(state, square) ??
    nearestOf(
      state,
      square,
      all.filter((other) => state.seen[other] === 1),
    ) ??
    nearestOf(state, square, all)!
  );
}

/** The nearest free square of the same room, if it has one. */
export function nearestInRoom(state: HeroQuest, square: number): number | undefined {
  const { roomOf, squaresOf } = boardOf(state);
  return nearestOf(state, square, squaresOf[roomOf[square]!]!);
}

function nearestOf(state: HeroQuest, square: number, squares: readonly number[]): number | undefined {
  const { grid } = boardOf(state);
  let nearest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of squares) {
    if (!isFreeGround(state, other)) continue;
    const columns = Math.abs((other % grid.width) - (square % grid.width));
    const rows = Math.abs(Math.floor(other / grid.width) - Math.floor(square / grid.width));
    if (columns + rows >= least) continue;
    least = columns + rows;
    nearest = other;
  }
  return nearest;
}

/** HQ-4.8, HQ-12-d: nobody stands there, nothing is in the way, and no pit that is known lies open. */
export function isFreeGround(state: HeroQuest, square: number): boolean {
  return (
    !figureAt(state, square) &&
    !pitAt(state, square) &&
    !state.rubble.includes(square) &&
    !state.abyss.includes(square) &&
    !hasScenery(state, square) &&
    !obstacleBehindScreen(state, square)
  );
}

/** The next name of this kind: `orc-3`. Numbers are given on the board, so that they tell nothing about what is hidden. */
export function numbered(state: HeroQuest, type: string): FigureId {
  const number = (state.numbered[type] ?? 0) + 1;
  state.numbered[type] = number;
  return `${type}-${number}`;
}

/** Takes out of a list, in place, what passes the test. */
export function taken<T>(list: T[], test: (member: T) => boolean): T[] {
  const out: T[] = [];
  // Nearly always nothing passes, and the list stays as it is.
  if (!list.some(test)) return out;
  let kept = 0;
  for (const member of list) {
    if (test(member)) out.push(member);
    else list[kept++] = member;
  }
  list.length = kept;
  return out;
}
