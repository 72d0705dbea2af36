import { squaresApart } from "../../../content/board/grid.js";
import { corridor } from "../../../queries/board/geometry.js";
import { boardOf, isLegal } from "../../../queries/board/squares.js";
import type { Door, Figure, HeroFlow, HeroQuest, Table } from "../../../state.js";
import { readBlow, throwCombat } from "../../01-dice/dice.js";
import { defend } from "../../06-melee/defence.js";
import { unblocked } from "../../06-melee/hits.js";
import { wound } from "../../06-melee/wounds.js";
import { areaInSight, searchArea } from "../../09-search/area.js";
import { uncover } from "../../09-search/search.js";
import { lookAgain } from "../../11-discovery/discovery.js";
import { closeEdge, openDoor } from "../../11-discovery/doors.js";
import { squaresBeside } from "../../11-discovery/placing.js";
import { casterOf } from "../caster.js";
import { nearer } from "../lasting.js";
import { closedDoors } from "../targets.js";
import type { Casting, Words } from "../vocabulary.js";
import type { ChangedGround } from "../zones.js";

/** Doors, hidden things, and squares that a spell changes. */
export const ground: Words<"open-door" | "close-door" | "reveal" | "block-squares" | "ice-squares"> = {
  "open-door": {
    *act(t, { user, aim }) {
      if (aim.door && !aim.door.open) openDoor(t, user, aim.door);
    },
  },
  "close-door": {
    *act(t, casting, { dice }) {
      yield* slam(t, casting, dice);
    },
  },
  reveal: {
    *act(t, casting, { what, area }) {
      const { user, aim, rules } = casting;
      if (area === "behind-door") {
        const door = aim.door ?? nearestDoor(t.state, user);
        if (door) overhear(t, user, door, rules);
        return;
      }
      const squares = area === "sight" ? areaInSight(t.state, user) : searchArea(t, user);
      for (const kind of what) if (kind !== "figures") uncover(t, user, kind, squares, rules);
    },
  },
  "block-squares": {
    *act(t, casting, { squares, until }) {
      const changed = change(t, casting, squares, "stone", until);
      t.state.rubble.push(...changed);
      lookAgain(t);
    },
  },
  "ice-squares": {
    *act(t, casting, { squares, until }) {
      change(t, casting, squares, "ice", until);
    },
  },
};

function nearestDoor(state: HeroQuest, user: Figure): Door | undefined {
  const { grid } = boardOf(state);
  const apart = ({ edge }: Door) =>
    Math.min(...squaresBeside(state, edge).map((square) => squaresApart(grid, user.square, square)));
  return closedDoors(state).reduce<Door | undefined>(
    (nearest, door) => (!nearest || apart(door) < apart(nearest) ? door : nearest),
    undefined,
  );
}

/** Everybody learns who is in the rooms on both sides of the door, though nobody sees where. */
function overhear(t: Table, user: Figure, door: Door, rules: Casting["rules"]): void {
  const { state } = t;
  const { roomOf, edgeNames } = boardOf(state);
  const rooms = squaresBeside(state, door.edge).map((square) => roomOf[square]!);
  const unseen = rooms.filter((room) => room !== corridor && !state.rooms.includes(room));
  const found = state.secrets.antagonists.filter(({ square }) => unseen.includes(roomOf[square]!));
  for (const room of unseen) if (!state.magic.overheard.includes(room)) state.magic.overheard.push(room);
  t.emit(
    { type: "overheard", figure: user.id, edge: edgeNames[door.edge]!, found: found.map(({ type }) => type).sort() },
    { rules, reveals: true },
  );
}

/** HQ-RH7-m-door: a door slams against whoever stands beside it, and is closed. */
function* slam(t: Table, { aim, rules }: Casting, dice: number): HeroFlow {
  const { door, figure } = aim;
  if (!door?.open || !figure) return;
  closeEdge(t, door.edge, rules);
  const blow = readBlow(yield* throwCombat(t, dice, { purpose: "door-slam", by: undefined, rules }));
  const shields = yield* defend(t, figure, "none", rules);
  wound(t, figure, unblocked(blow, shields), { rules });
}

function change(t: Table, casting: Casting, most: number, what: ChangedGround["what"], until: string): number[] {
  const { aim, rules } = casting;
  const { magic } = t.state;
  const wanted = (aim.squares ?? []).slice(0, most);
  // A card may have moved somebody there since the spell was aimed.
  const squares = wanted.filter(
    (square) => isLegal(t.state, square) && !magic.ground.some((one) => one.square === square),
  );
  const caster = casterOf(t, casting);
  for (const square of squares) {
    magic.ground.push({ square, what, until: until === "end-of-round" ? until : "end-of-next-round", ...caster });
  }
  t.emit({ type: "ground-changed", at: squares.map((square) => boardOf(t.state).names[square]!), what }, { rules });
  return squares;
}

/** Whether whoever enters this square must stop there. */
export function isIcy({ magic }: HeroQuest, square: number): boolean {
  return magic.ground.length > 0 && magic.ground.some((one) => one.what === "ice" && one.square === square);
}

/** The round is over: stone crumbles and ice melts when their time has come. */
export function endRoundOfGround(t: Table): void {
  const { state } = t;
  const over = state.magic.ground.filter(({ until }) => until === "end-of-round");
  state.magic.ground = state.magic.ground.filter(({ until }) => until !== "end-of-round");
  for (const one of state.magic.ground) one.until = nearer(one.until);
  if (over.length === 0) return;
  const stone = over.filter(({ what }) => what === "stone").map(({ square }) => square);
  state.rubble = state.rubble.filter((square) => !stone.includes(square));
  t.emit({ type: "ground-back", at: over.map(({ square }) => boardOf(state).names[square]!) }, { rules: ["HQ-8.6-a"] });
  if (stone.length > 0) lookAgain(t);
}
