import { type Bar, bar, type RuleId } from "@tavolata/kernel";
import { boardOf } from "../../queries/board/squares.js";
import { isAdventurer } from "../../queries/figures.js";
import type { Door, Figure, HeroQuest, Table } from "../../state.js";
import { lookAgain, revealRoom } from "./discovery.js";
import { isEdgeOf, roomsBeside, taken } from "./placing.js";

/** The closed doors on the edges of a figure's square. */
export function closedDoorsBeside(state: HeroQuest, figure: Figure): readonly Door[] {
  let doors = noDoors;
  for (const door of state.doors) {
    if (!door.open && isEdgeOf(state, figure.square, door.edge)) doors = [...doors, door];
  }
  return doors;
}

const noDoors: readonly Door[] = [];

/** HQ-11.4-b: opening takes a movement point, so it is part of a movement action. */
export function whyNotOpen(figure: Figure, door: Door, pointsLeft: number): Bar | undefined {
  if (!isAdventurer(figure)) return bar("HQ-11.5", "only-adventurers-open");
  if (door.kind === "barred") return bar("HQ-7.7-e", "door-barred");
  if (pointsLeft < 1) return bar("HQ-11.4-c", "no-points-left");
  return undefined;
}

/** HQ-11.4-d: the door stays open; HQ-11.1-a: what lies behind it is placed. */
export function openDoor(t: Table, figure: Figure, door: Door): void {
  door.open = true;
  unblock(t.state, door.edge);
  t.emit(
    { type: "door-opened", edge: boardOf(t.state).edgeNames[door.edge]!, figure: figure.id },
    { rules: ["HQ-11.4-b", "HQ-11.4-d"], reveals: true },
  );
  seeThrough(t, door.edge);
}

/** HQ-11.3: the quest opens a door by itself, whether or not somebody has seen it. */
export function openByItself(t: Table, edge: number): void {
  const { state } = t;
  const { secrets } = state;
  const isIt = (door: Door) => door.edge === edge;
  state.doors.push(...taken(secrets.doors, isIt), ...taken(secrets.secretDoors, isIt));
  const door = state.doors.find((one) => isIt(one) && !one.open);
  if (!door) return;
  door.open = true;
  unblock(state, edge);
  t.emit({ type: "door-opens", edge: boardOf(state).edgeNames[edge]! }, { rules: ["HQ-11.3"], reveals: true });
  seeThrough(t, edge);
}

/** HQ-11.4-d: only an effect that says so closes a door again. */
export function closeEdge(t: Table, edge: number, rules: readonly RuleId[] = []): void {
  const { state } = t;
  const door = state.doors.find((one) => one.edge === edge && one.open);
  if (!door) return;
  door.open = false;
  if (boardOf(state).walls[edge]) state.passages.splice(state.passages.indexOf(edge), 1);
  else state.barriers.push(edge);
  t.emit(
    { type: "door-closes", edge: boardOf(state).edgeNames[edge]! },
    { rules: ["HQ-11.4-d", ...rules], reveals: true },
  );
}

/** An edge lets figures and sight through from now on. */
export function unblock(state: HeroQuest, edge: number): void {
  if (boardOf(state).walls[edge]) state.passages.push(edge);
  else state.barriers.splice(state.barriers.indexOf(edge), 1);
}

/** The rooms on both sides are placed, and everybody looks again. */
export function seeThrough(t: Table, edge: number): void {
  for (const room of roomsBeside(t.state, edge)) revealRoom(t, room);
  lookAgain(t);
}
