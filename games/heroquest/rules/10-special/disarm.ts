import { type Bar, bar } from "@tavolata/kernel";
import type { CombatFace } from "../../content/barrels.js";
import type { HeroQuestContent } from "../../content/content.js";
import { areAdjacent } from "../../queries/board/squares.js";
import { canDisarm, fallsFromAbove, hasSkill, whyNotDisarmable } from "../../queries/disarming.js";
import { enemyBeside } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table, Trap } from "../../state.js";
import { throwCombat } from "../01-dice/dice.js";
import { squaresBeside } from "../11-discovery/placing.js";
import { placeOf, removeTrap } from "../12-traps/known.js";
import { dropRocks } from "../12-traps/rocks.js";
import { strike, strikeFromLine } from "../12-traps/spring.js";
import { freeHands } from "../rh-2-two-handed/both-hands.js";

/** HQ-10.2, HQ-12.7-a: which known traps may be disarmed, by whom and from where. */
export function whyNotDisarm(t: Table, figure: Figure, trap: Trap): Bar | undefined {
  if (!canDisarm(t.content, figure)) return bar("HQ-10.2-b", "cannot-disarm");
  const why = whyNotDisarmable(trap, t.options);
  if (why) return why;
  return isBeside(t.state, figure, trap) ? undefined : bar("HQ-12.7-a", "trap-not-adjacent", { trap: trap.kind });
}

/** HQ-10.2-a, HQ-18.5: with an enemy beside, the action is lost. */
export function whyDisarmLost(state: HeroQuest, figure: Figure): Bar | undefined {
  const enemy = enemyBeside(state, figure);
  return enemy && bar("HQ-10.2-a", "enemy-adjacent", { figure: enemy.id });
}

/** HQ-12.7-a: beside a trap on a square, or on either square of a trap on a line. */
function isBeside(state: HeroQuest, figure: Figure, trap: Trap): boolean {
  if (trap.squares.length === 0) return squaresBeside(state, trap.edge).includes(figure.square);
  return trap.squares.some((square) => areAdjacent(state, figure.square, square));
}

/** HQ-12.7-b: the trap is out of play. HQ-12.7-c: or, with the option, one die decides. */
export function* disarm(t: Table, figure: Figure, trap: Trap): HeroFlow {
  if (!hasSkill(t.content, figure)) freeHands(figure);
  if (t.options.disarmRoll) {
    const [face] = yield* throwCombat(t, 1, { purpose: "disarming", by: figure, rules: ["HQ-12.7-c"] });
    if (!t.state.traps.includes(trap)) return;
    // HQ-RH7-b: a die that was exchanged for a card doesn't disarm.
    if (!face || fails(t.content, figure, face)) return yield* goOff(t, figure, trap);
  }
  removeTrap(t, trap);
  t.emit(
    { type: "trap-disarmed", figure: figure.id, trap: trap.kind, at: placeOf(t.state, trap) },
    { rules: ["HQ-10.2-a", "HQ-12.7-b"] },
  );
}

/** HQ-12.7-c: skill fails on an oval shield, a tool kit on a skull, both on a ?. */
function fails(content: HeroQuestContent, figure: Figure, face: CombatFace): boolean {
  return face === "question-mark" || face === (hasSkill(content, figure) ? "oval" : "skull");
}

/** The trap goes off against whoever meddled with it. */
function* goOff(t: Table, figure: Figure, trap: Trap): HeroFlow {
  t.emit(
    { type: "trap-sprung", figure: figure.id, trap: trap.kind, at: placeOf(t.state, trap), known: false },
    { rules: ["HQ-12.7-c"] },
  );
  if (trap.kind === "arrows" || trap.kind === "spears" || trap.kind === "axes") {
    return yield* strikeFromLine(t, figure, trap.kind, trap.dice, false);
  }
  if (fallsFromAbove(trap)) yield* dropRocks(t, trap, undefined);
  else removeTrap(t, trap);
  if (t.state.figures.includes(figure)) yield* strike(t, figure, trap.dice, "none", ["HQ-12.7-c"]);
}
