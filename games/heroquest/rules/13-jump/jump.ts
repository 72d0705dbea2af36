import { type Bar, bar } from "@tavolata/kernel";
import { obstacleFor } from "../../queries/board/obstacles.js";
import { boardOf, edgeFrom, figureAt, isClosed } from "../../queries/board/squares.js";
import { isHelpless, isOnBoard, passesHiddenTraps } from "../../queries/figures.js";
import type { Figure, HeroFlow, Table, Turn } from "../../state.js";
import { rollMovement } from "../01-dice/dice.js";
import { arrive, settle } from "../04-movement/arrive.js";
import { giveMovement, slowed, startWalking } from "../04-movement/roll.js";
import { isOver } from "../04-movement/walk.js";
import { takeOff } from "../06-melee/wounds.js";
import { isIcy } from "../08-magic/effects/ground.js";
import { lookRound } from "../11-discovery/discovery.js";
import { springLine, springSquare } from "../12-traps/spring.js";
import { charge } from "../rh-3-experience/charge.js";
import { hasCombatZones, stopInZone } from "../rh-5-zones/combat-zone.js";
import { disengage } from "../rh-6-disengage/disengage.js";

/** What a jump needs to reach the far side: the square that is jumped, and the next (HQ-13-b). */
const jumpLength = 2;

/** HQ-13-b: the square straight opposite. */
function landing(figure: Figure, over: number): number {
  return 2 * over - figure.square;
}

const inPit = bar("HQ-12.1-c", "in-a-pit");
const movedAlready = bar("HQ-3.7-a", "moved-already");
const wayClosed = bar("HQ-13-b", "way-closed");

/** HQ-13-a, HQ-13-f, HQ-13-g: what can be jumped, and when. */
export function whyNotJump(t: Table, turn: Turn, figure: Figure, over: number): Bar | undefined {
  const { state } = t;
  if (figure.pit) return inPit;
  // HQ-13-f: after a movement the jump is the one permitted second movement action.
  if (turn.moves > 0 && turn.last !== "move") return movedAlready;
  const { grid } = boardOf(state);
  const far = landing(figure, over);
  if (isClosed(state, edgeFrom(grid.width, figure.square, over)) || isClosed(state, edgeFrom(grid.width, over, far))) {
    return wayClosed;
  }
  const obstacle = obstacleFor(state, figure, over);
  if (obstacle === "rubble") return bar("HQ-4.10", "rubble");
  if (obstacle === "scenery") return bar("HQ-13-g", "scenery-there");
  const other = figureAt(state, over);
  if (other && !other.pit) return bar("HQ-13-g", "figure-there", { figure: other.id });
  // HQ-13-e: what would take a second jump can't be landed on.
  const beyond = obstacleFor(state, figure, far);
  if (beyond === "abyss" || beyond === "rubble") return bar("HQ-13-e", "no-landing");
  return beyond || figureAt(state, far) ? bar("HQ-13-b", "no-landing") : undefined;
}

/** HQ-13: one die; with a run-up one more. */
export function* jump(t: Table, turn: Turn, figure: Figure, over: number): HeroFlow {
  if (hasCombatZones(t) && !(yield* disengage(t, turn, figure))) return;
  const runUp = turn.last === "move" ? 1 : 0;
  const far = landing(figure, over);
  const from = figure.square;
  if (runUp > 0) t.emit({ type: "run-up", figure: figure.id }, { rules: ["HQ-13-f"] });
  const { faces, twists } = yield* rollMovement(t, 1, {
    purpose: "jump",
    by: figure,
    rules: runUp > 0 ? ["HQ-13-a", "HQ-13-f"] : ["HQ-13-a"],
  });
  // HQ-RH7: a card has ended it, or moved or felled the figure meanwhile.
  if (twists.includes("end-movement") || figure.square !== from) return;
  if (!isOnBoard(t.state, figure) || isHelpless(figure)) return;
  // HQ-13-b: HQ counts as 6. HQ-13-f: a ? isn't improved. HQ-RH7-b: a die that was exchanged is gone.
  const face = faces[0] ?? "question-mark";
  const thrown = face === "question-mark" ? 0 : (face === "hq" ? 6 : Number(face)) + runUp;
  // HQ-8.6-a, HQ-RH1.2: who moves at half speed jumps half as far.
  const result = slowed(t.content, figure, thrown).squares;
  if (result < jumpLength) return yield* failJump(t, turn, figure, over);
  yield* land(t, turn, figure, over, far, result - jumpLength);
}

/** HQ-13-b: the rest of the result is movement. A trap on a line that is crossed goes off. */
function* land(t: Table, turn: Turn, figure: Figure, over: number, far: number, rest: number): HeroFlow {
  const { grid, names } = boardOf(t.state);
  // HQ-8.6-a: on ice every movement ends.
  const left = isIcy(t.state, far) ? 0 : rest;
  t.emit(
    { type: "jumped", figure: figure.id, over: names[over]!, to: names[far]! },
    { rules: ["HQ-13-b"], reveals: !passesHiddenTraps(figure) },
  );
  // Who just reaches the far side hears of no squares.
  if (left > 0) startWalking(t, turn, figure, left, 0, ["HQ-13-b"]);
  else giveMovement(turn, figure, 0, 0);
  const movement = turn.movement!;
  const edges = [edgeFrom(grid.width, figure.square, over), edgeFrom(grid.width, over, far)];
  figure.square = far;
  // HQ-8.6-a: whom a spell carries touches no trap, and nobody learns whether there was one.
  if (!movement.passes.includes("traps")) yield* springAll(t, turn, figure, edges);
  if (!isOnBoard(t.state, figure)) return;
  settle(t, figure, turn);
  lookRound(t, figure);
  if (figure.experience) yield* charge(t, turn, movement, figure);
  if (hasCombatZones(t)) stopInZone(t, turn, movement, figure);
  if (turn.movement === movement && isOver(t, movement, figure)) turn.movement = null;
}

/** HQ-12-b: the lines that are crossed, then the square on which the jump ends. */
function* springAll(t: Table, turn: Turn, figure: Figure, edges: readonly number[]): HeroFlow {
  const { state } = t;
  const far = figure.square;
  // HQ-RH7: whom a card has moved on meanwhile isn't there any more.
  const isHere = () => isOnBoard(state, figure) && figure.square === far;
  for (const edge of edges) {
    if (!isHere()) return;
    yield* springLine(t, figure, edge, turn);
    if (!passesHiddenTraps(figure)) state.crossed[edge] = 1;
  }
  if (!isHere()) return;
  yield* springSquare(t, figure, turn);
  if (!passesHiddenTraps(figure)) state.trodden[far] = 1;
}

/** HQ-13-c: the figure is put on the square that it tried to jump, with all that lies there. */
function* failJump(t: Table, turn: Turn, figure: Figure, over: number): HeroFlow {
  const { state } = t;
  const other = figureAt(state, over);
  // HQ-4.8: where somebody is in the pit already there is no place, and the jumper stays where it was.
  if (other) {
    t.emit({ type: "jump-stopped", figure: figure.id, by: other.id }, { rules: ["HQ-13-c", "HQ-4.8"] });
    return;
  }
  t.emit(
    { type: "jump-failed", figure: figure.id, into: boardOf(state).names[over]! },
    { rules: ["HQ-13-c"], reveals: !passesHiddenTraps(figure) },
  );
  // HQ-13-d: who misses the far side of an abyss is lost, with all that it carries.
  if (state.abyss.includes(over)) return takeOff(t, figure, "lost", undefined, "HQ-13-d");
  // It is the end of the movement; HQ-4.13-b: who doesn't fall into a pit goes back to where the jump began.
  giveMovement(turn, figure, 0, 0);
  yield* arrive(t, figure, over, turn, ["HQ-13-c"]);
  turn.movement = null;
  if (isOnBoard(state, figure)) lookRound(t, figure);
}
