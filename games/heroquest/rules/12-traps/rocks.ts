import { each } from "@tavolata/kernel";
import { countFaces } from "@tavolata/kit";
import type { CombatFace } from "../../content/barrels.js";
import type { HeroQuestContent } from "../../content/content.js";
import { isLegalFor } from "../../queries/board/obstacles.js";
import { adjacentSquares, boardOf, figureAt } from "../../queries/board/squares.js";
import { type DicePart, rulesIn, total } from "../../queries/combat/dice-part.js";
import { laden } from "../../queries/combat/load.js";
import { isHelpless, isOnBoard } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table, Trap, Turn } from "../../state.js";
import { type Blow, rollCombat, throwCombat } from "../01-dice/dice.js";
import { arrive } from "../04-movement/arrive.js";
import { defend } from "../06-melee/defence.js";
import { unblocked } from "../06-melee/hits.js";
import { wound } from "../06-melee/wounds.js";
import { lookRound } from "../11-discovery/discovery.js";
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
  for (const victim of victims) {
    if (isUnder(trap, t, victim)) yield* strikeVictim(t, victim, trap, turn);
  }
}

/** HQ-RH7: a card may have moved somebody away, or felled it. */
function isUnder({ squares }: Trap, { state }: Table, victim: Figure): boolean {
  return isOnBoard(state, victim) && squares.includes(victim.square);
}

/** HQ-12.3-a to HQ-12.3-d: the dice of the rocks, then the escape roll, then the body points. Without dice nobody gets away. */
function* strikeVictim(t: Table, victim: Figure, trap: Trap, turn: Turn | undefined): HeroFlow {
  const rules = ["HQ-12.3-a"];
  const rocks = yield* throwCombat(t, trap.dice, { purpose: "rocks", by: undefined, rules });
  const parts = escapeParts(t.content, victim);
  const dice = total(parts);
  const { faces: leap, twists } =
    dice > 0 ? yield* rollCombat(t, dice, { purpose: "escape", by: victim, rules: rulesIn(parts) }) : noLeap;
  // HQ-12.3-c: an HQ of the escape cancels a skull, not an HQ of the rocks.
  const skulls = Math.max(0, countFaces(rocks, "skull") - countFaces(leap, "hq"));
  const blow: Blow = { skulls, criticals: countFaces(rocks, "hq"), fumbles: 0 };
  if (isUnder(trap, t, victim)) yield* getClear(t, victim, leap, turn?.figure === victim.id ? turn : undefined);
  // HQ-RH7-h-dodge: no hit at all.
  if (twists.includes("cancel-hits")) return wound(t, victim, 0, { rules: ["HQ-RH7-h-dodge"] });
  if (skulls < countFaces(rocks, "skull")) rules.push("HQ-12.3-c");
  const shields = isOnBoard(t.state, victim) ? yield* defend(t, victim, "none", rules) : 0;
  wound(t, victim, unblocked(blow, shields), { rules });
}

/** HQ-12.3-b; HQ-6.14.c-a, HQ-8.8.d: not for who does nothing at all; HQ-RH1.2, HQ-RH1.3: fewer under a load. */
function escapeParts(content: HeroQuestContent, victim: Figure): DicePart[] {
  return isHelpless(victim) ? [] : laden(content, victim, [{ name: "escape", dice: 2, rules: ["HQ-12.3-b"] }]);
}

const noLeap = { faces: [] as readonly CombatFace[], twists: [] as readonly string[] };

/** HQ-12.3-b, HQ-12.3-d: out of the way, or buried. */
function* getClear(t: Table, victim: Figure, leap: readonly CombatFace[], turn: Turn | undefined): HeroFlow {
  const ways = leap.length === 0 || leap.includes("question-mark") ? [] : waysOut(t.state, victim);
  if (ways.length === 0) bury(t, victim, turn);
  else yield* escapeTo(t, victim, turn);
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
  yield* arrive(t, victim, to, turn, ["HQ-12.3-b"]);
  lookRoundOrBury(t, victim, turn);
}

/** HQ-12.3-d: who has to go back under the rocks that it had got away from is buried there; everybody else looks round. */
export function lookRoundOrBury(t: Table, figure: Figure, turn: Turn | undefined): void {
  if (!isOnBoard(t.state, figure)) return;
  if (t.state.rubble.includes(figure.square)) bury(t, figure, turn);
  else lookRound(t, figure);
}

function waysOut(state: HeroQuest, victim: Figure): number[] {
  return adjacentSquares(state, victim.square).filter((square) => isLegalFor(state, victim, square));
}
