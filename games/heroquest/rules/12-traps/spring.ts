import type { RuleId } from "@tavolata/kernel";
import { trapKinds } from "../../content/trap-kinds.js";
import type { TrapKind } from "../../content/types.js";
import { boardOf, sharesSquare } from "../../queries/board/squares.js";
import { isPit } from "../../queries/disarming.js";
import { isOnBoard, lastingOf, passesHiddenTraps } from "../../queries/figures.js";
import { type Figure, type HeroFlow, type Table, type Trap, type Turn, wizard } from "../../state.js";
import { readBlow, throwCombat } from "../01-dice/dice.js";
import { avoidWithFeat } from "../04-movement/feat.js";
import { type DefenceKind, defend } from "../06-melee/defence.js";
import { unblocked } from "../06-melee/hits.js";
import { wound } from "../06-melee/wounds.js";
import { makeKnown, placeOf, removeTrap } from "./known.js";
import { fallIntoPit } from "./pit.js";
import { dropRocks } from "./rocks.js";

/** HQ-12-b: first what lies on the line that was crossed, then what lies on the square. Says whether the figure came to that. */
export function* springTraps(t: Table, figure: Figure, edge: number, turn: Turn | undefined): HeroFlow<boolean> {
  const { square } = figure;
  const onLine = trapOnLine(t, figure, edge);
  if (onLine) yield* spring(t, figure, onLine, turn);
  // HQ-RH7: whom a card has moved on meanwhile isn't there any more.
  if (!isOnBoard(t.state, figure) || figure.square !== square) return false;
  const onSquare = trapOnSquare(t, figure);
  if (onSquare) yield* spring(t, figure, onSquare, turn);
  return true;
}

/** HQ-12.5-a, HQ-12.6-a: whoever crosses the line is struck. */
export function* springLine(t: Table, figure: Figure, edge: number, turn: Turn | undefined): HeroFlow {
  const trap = trapOnLine(t, figure, edge);
  if (trap) yield* spring(t, figure, trap, turn);
}

function trapOnLine(t: Table, figure: Figure, edge: number): Trap | undefined {
  return trapFor(t, figure, (one) => one.edge === edge);
}

/** Whoever comes onto the square is struck. */
export function* springSquare(t: Table, figure: Figure, turn: Turn | undefined): HeroFlow {
  const trap = trapOnSquare(t, figure);
  if (trap) yield* spring(t, figure, trap, turn);
}

/** Who only passes through somebody there touches nothing but him. */
function trapOnSquare(t: Table, figure: Figure): Trap | undefined {
  if (sharesSquare(t.state, figure)) return undefined;
  return trapFor(t, figure, (one) => one.squares.includes(figure.square));
}

/** HQ-12-c, HQ-12-d: known traps strike everybody, hidden ones only heroes and their friends. */
function trapFor(t: Table, figure: Figure, test: (trap: Trap) => boolean): Trap | undefined {
  const { state } = t;
  for (const trap of state.traps) if (test(trap)) return trap;
  for (const trap of state.secrets.traps) {
    if (!test(trap)) continue;
    if (!passesHiddenTraps(figure)) return trap;
    stepOver(t, figure, trap);
  }
  return undefined;
}

/** HQ-12-c: an antagonist does nothing to a hidden trap, nor the trap to it. Only the Evil Wizard may know. */
function stepOver(t: Table, figure: Figure, trap: Trap): void {
  t.emit(
    { type: "trap-untouched", figure: figure.id, trap: trap.kind, at: placeOf(t.state, trap) },
    { rules: ["HQ-12-c"], to: [wizard] },
  );
}

/** A trap goes off against a figure. From now on everybody knows it. */
function* spring(t: Table, figure: Figure, trap: Trap, turn: Turn | undefined): HeroFlow {
  const surprise = !t.state.traps.includes(trap);
  makeKnown(t, trap);
  const rules: readonly RuleId[] = surprise ? ["HQ-12-b", "HQ-12-a"] : ["HQ-12-b", "HQ-12-d"];
  // A pit that everybody sees isn't set off: one falls in.
  if (surprise || !isPit(trap)) {
    const { names } = boardOf(t.state);
    const at = trap.squares.includes(figure.square) ? names[figure.square]! : placeOf(t.state, trap);
    t.emit(
      { type: "trap-sprung", figure: figure.id, trap: trap.kind, at, known: !surprise },
      { rules, reveals: surprise },
    );
  }
  // HQ-RH7-h-stability: no fall, and nothing to spend a feat on; who would end there goes back (HQ-4.13-b).
  if (isPit(trap) && lastingOf(figure, "cannot-be-moved")) return standFirm(t, figure);
  if (yield* avoidWithFeat(t, figure, trap.kind, turn)) return;
  if (trapKinds[trap.kind].afterwards === "gone") removeTrap(t, trap);
  switch (trap.kind) {
    case "pit":
    case "deep-pit":
      return yield* fallIntoPit(t, figure, trap, turn, rules);
    case "rocks":
    case "landslide":
      // HQ-12.3-e: afterwards there is rubble.
      return yield* dropRocks(t, trap, turn);
    case "magical":
      return yield* strike(t, figure, trap.dice, defenceAgainst(trap.kind, surprise), ["HQ-12-b"]);
    default:
      return yield* strikeFromLine(t, figure, trap.kind, trap.dice, surprise);
  }
}

function standFirm(t: Table, figure: Figure): void {
  t.emit({ type: "stood-firm", figure: figure.id }, { rules: ["HQ-RH7-h-stability"] });
}

/** HQ-12.5-b: arrows are met as missiles. HQ-12.6: spears and axes not at all by surprise, else as a blow. */
export function* strikeFromLine(
  t: Table,
  figure: Figure,
  kind: "arrows" | "spears" | "axes",
  dice: number,
  surprise: boolean,
): HeroFlow {
  const defence = defenceAgainst(kind, surprise);
  if (kind === "arrows") yield* strike(t, figure, dice, defence, ["HQ-12.5-a", "HQ-12.5-b"]);
  else yield* strike(t, figure, dice, defence, [surprise ? "HQ-12.6-a" : "HQ-12.6-b"]);
}

/** HQ-12-a: how the kind of trap may be met. */
function defenceAgainst(kind: TrapKind, surprise: boolean): DefenceKind {
  const { defence } = trapKinds[kind];
  if (defence === "as-ranged") return "ranged";
  return defence === "none" || surprise ? "none" : "melee";
}

/** The dice of a trap against a figure. A ? has no effect (HQ-12.5-b). */
export function* strike(
  t: Table,
  figure: Figure,
  dice: number,
  defence: DefenceKind,
  rules: readonly RuleId[],
): HeroFlow {
  const blow = readBlow(yield* throwCombat(t, dice, { purpose: "trap", by: undefined, rules }));
  const shields = yield* defend(t, figure, defence, rules);
  wound(t, figure, unblocked(blow, shields), { rules });
}
