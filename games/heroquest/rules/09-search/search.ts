import type { RuleId } from "@tavolata/kernel";
import { boardOf } from "../../queries/board/squares.js";
import type { Door, Figure, SearchKind, Table, Trap } from "../../state.js";
import { seeThrough, unblock } from "../11-discovery/doors.js";
import { taken } from "../11-discovery/placing.js";
import { makeKnown, placesOf } from "../12-traps/known.js";
import { coversEdge, coversTrap, isSpoilt, searchArea } from "./area.js";

/** HQ-5.1 to HQ-5.3, HQ-9.1: one kind is named and answered. HQ-5.5: where it looks. */
const searching: readonly RuleId[] = ["HQ-5.1", "HQ-5.2", "HQ-5.3", "HQ-5.5", "HQ-9.1"];

const rulesOf: Readonly<Record<SearchKind, readonly RuleId[]>> = {
  traps: [...searching, "HQ-9.1.a-a", "HQ-9.1.a-b"],
  "secret-doors": [...searching, "HQ-9.1.c-a"],
  "magical-traps": ["HQ-5.5", "HQ-10.3-a"],
};

/** HQ-5.4: what is found is put on the board. HQ-12-a, HQ-12-d: a trap is known from now on. HQ-9.1.c-b: a door is open. */
const rulesOfFinding: Readonly<Record<SearchKind, readonly RuleId[]>> = {
  traps: ["HQ-5.4", "HQ-12-a", "HQ-12-d"],
  "secret-doors": ["HQ-5.4", "HQ-9.1.c-b"],
  "magical-traps": ["HQ-5.4", "HQ-12-a", "HQ-12-d"],
};

/**
 * HQ-5.1, HQ-9.1: a search of one kind, answered at once. HQ-5.4: what is found is put on the board. A search that finds
 * nothing, one that an antagonist spoils and one where nothing is hidden tell the same.
 */
export function search(t: Table, figure: Figure, kind: SearchKind): void {
  const area = searchArea(t, figure);
  uncover(t, figure, kind, isSpoilt(t.state, figure, area) ? [] : area, rulesOf[kind]);
}

/** What is hidden on these squares comes to light. */
export function uncover(
  t: Table,
  figure: Figure,
  kind: SearchKind,
  area: readonly number[],
  rules: readonly RuleId[],
): void {
  const doors = kind === "secret-doors" ? findSecretDoors(t, area) : [];
  const found = kind === "secret-doors" ? [] : findTraps(t, area, kind === "magical-traps");
  remember(t, kind, area);
  const { edgeNames } = boardOf(t.state);
  const all = [...found, ...doors.map(({ edge }) => edgeNames[edge]!)];
  t.emit(
    { type: "searched", figure: figure.id, kind, found: all },
    { rules: all.length > 0 ? [...rules, ...rulesOfFinding[kind]] : rules, reveals: true },
  );
  for (const { edge } of doors) seeThrough(t, edge);
}

/** HQ-9.1.a-a: ordinary traps; HQ-10.3-a: magical ones. Both also on scenery. */
function findTraps(t: Table, area: readonly number[], magical: boolean): string[] {
  const { state } = t;
  const wanted = (trap: Trap) => trap.magical === magical && coversTrap(state, area, trap);
  const traps = state.secrets.traps.filter(wanted);
  for (const trap of traps) makeKnown(t, trap);
  const pieces = state.scenery.filter(({ id, squares }) => {
    const contents = state.secrets.contents[id];
    if (!contents?.trap || (contents.trap.kind === "magical") !== magical) return false;
    if (!squares.some((square) => area.includes(square))) return false;
    // HQ-9.1.b-c: a trap that has been found doesn't go off.
    contents.trap = null;
    return true;
  });
  return [...traps.flatMap((trap) => placesOf(state, trap)), ...pieces.map(({ id }) => id)];
}

/** HQ-9.1.c-b: a secret door that is found stands open. */
function findSecretDoors(t: Table, area: readonly number[]): Door[] {
  const { state } = t;
  const doors = taken(state.secrets.secretDoors, ({ edge }) => coversEdge(state, area, edge));
  for (const door of doors) {
    door.open = true;
    state.doors.push(door);
    unblock(state, door.edge);
  }
  return doors;
}

/** What nobody can hold possible any more: that something of this kind is still hidden here. */
function remember({ state }: Table, kind: SearchKind, area: readonly number[]): void {
  const searched = state.searched[kind];
  for (const square of area) if (!searched.includes(square)) searched.push(square);
}
