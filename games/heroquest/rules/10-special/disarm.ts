import { type Bar, bar } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { carries, sheetOf } from "../../content/tables.js";
import { areAdjacent } from "../../queries/board/squares.js";
import { enemyBeside } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table, Trap } from "../../state.js";
import type { CombatFace } from "../01-dice/dice.js";
import { throwCombat } from "../01-dice/dice.js";
import { squaresBeside } from "../11-discovery/placing.js";
import { isPit, placeOf, removeTrap } from "../12-traps/known.js";
import { dropRocks } from "../12-traps/rocks.js";
import { strike, strikeFromLine } from "../12-traps/spring.js";
import { freeHands } from "../rh-2-two-handed/both-hands.js";

/** HQ-10.2-b: by skill, or with an object that allows it. */
export function canDisarm(content: HeroQuestContent, figure: Figure): boolean {
  return hasSkill(content, figure) || carries(content, figure, "disarm");
}

function hasSkill(content: HeroQuestContent, figure: Figure): boolean {
  return sheetOf(content, figure)?.skills.disarm ?? false;
}

/** HQ-10.2, HQ-12.7-a: which known traps may be disarmed, by whom and from where. */
export function whyNotDisarm(t: Table, figure: Figure, trap: Trap): Bar | undefined {
  const args = { trap: trap.kind };
  if (!canDisarm(t.content, figure)) return bar("HQ-10.2-b", "cannot-disarm");
  if (isPit(trap)) return bar(trap.kind === "pit" ? "HQ-12.1-d" : "HQ-12.2-a", "not-disarmable", args);
  if (!trap.disarmable) return bar("HQ-12.7-a", "not-disarmable", args);
  if (fallsFromAbove(trap) && !t.options.rocksDisarmable) return bar("HQ-12.3-f", "not-disarmable", args);
  if (!isBeside(t.state, figure, trap)) return bar("HQ-12.7-a", "trap-not-adjacent", args);
  return undefined;
}

/** HQ-10.2-a, HQ-18.5: with an enemy beside, the action is lost. */
export function whyDisarmLost(state: HeroQuest, figure: Figure): Bar | undefined {
  const enemy = enemyBeside(state, figure);
  return enemy && bar("HQ-10.2-a", "enemy-adjacent", { figure: enemy.id });
}

function fallsFromAbove({ kind }: Trap): boolean {
  return kind === "rocks" || kind === "landslide";
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
