import { each } from "@tavolata/kernel";
import { countFaces } from "@tavolata/kit";
import { adjacentSquares, boardOf, figureAt, isLegal } from "../board/squares.js";
import { wound } from "../combat/wounds.js";
import { throwCombat } from "../dice.js";
import { isOnBoard } from "../figures.js";
import { arrive } from "../movement/arrive.js";
import type { Figure, HeroFlow, HeroQuest, Table, Trap, Turn } from "../state.js";
import { removeTrap } from "./known.js";

/** HQ-12.3, HQ-12.4: rocks fall on one square, a landslide on two; whoever is there is struck, and rubble stays. */
export function* dropRocks(t: Table, trap: Trap, turn: Turn | undefined): HeroFlow {
  const { state } = t;
  removeTrap(t, trap);
  const victims = trap.squares.flatMap((square) => figureAt(state, square) ?? []);
  // HQ-12.3-e: nobody enters these squares any more, and nobody sees over them.
  state.rubble.push(...trap.squares);
  t.emit(
    { type: "rocks-fell", at: trap.squares.map((square) => boardOf(state).names[square]!) },
    { rules: [trap.kind === "rocks" ? "HQ-12.3-a" : "HQ-12.4", "HQ-12.3-e"] },
  );
  for (const victim of victims) yield* strikeVictim(t, victim, trap.dice, turn);
}

/** HQ-12.3-a to HQ-12.3-d: the dice of the rocks, then the escape roll, then the body points. */
function* strikeVictim(t: Table, victim: Figure, dice: number, turn: Turn | undefined): HeroFlow {
  const rocks = yield* throwCombat(t, dice, { purpose: "rocks", by: undefined, rules: ["HQ-12.3-a"] });
  const leap = yield* throwCombat(t, 2, { purpose: "escape", by: victim, rules: ["HQ-12.3-b"] });
  // HQ-12.3-c: an HQ of the escape cancels a skull, not an HQ of the rocks.
  const skulls = Math.max(0, countFaces(rocks, "skull") - countFaces(leap, "hq"));
  const hits = skulls + countFaces(rocks, "hq");
  const ways = leap.includes("question-mark") ? [] : waysOut(t.state, victim);
  const own = turn?.figure === victim.id ? turn : undefined;
  if (ways.length === 0) bury(t, victim, own);
  else yield* escapeTo(t, victim, own);
  // HQ-12.3-c
  const rules = skulls < countFaces(rocks, "skull") ? ["HQ-12.3-a", "HQ-12.3-c"] : ["HQ-12.3-a"];
  if (isOnBoard(t.state, victim)) wound(t, victim, hits, { rules });
}

/** HQ-12.3-d: buried until a companion digs. */
function bury(t: Table, victim: Figure, turn: Turn | undefined): void {
  victim.buried = true;
  if (turn) turn.movement = null;
  t.emit({ type: "buried", figure: victim.id }, { rules: ["HQ-12.3-d"] });
}

/** HQ-12.3-b: its player chooses an empty square beside the rocks. */
function* escapeTo(t: Table, victim: Figure, turn: Turn | undefined): HeroFlow {
  const { names } = boardOf(t.state);
  const to = yield* t.choose(
    victim.seat,
    "escape",
    () => [
      each(waysOut(t.state, victim), (square) => `escape:${names[square]}`, { at: (s) => [`square:${names[s]}`] }),
    ],
    { rules: ["HQ-12.3-b"] },
  );
  t.emit({ type: "escaped-rocks", figure: victim.id, to: names[to]! }, { rules: ["HQ-12.3-b"] });
  yield* arrive(t, victim, to, turn);
}

function waysOut(state: HeroQuest, victim: Figure): number[] {
  return adjacentSquares(state, victim.square).filter((square) => isLegal(state, square));
}
