import { type Bar, bar, type RuleId } from "@tavolata/kernel";
import { countFaces, sumFaces } from "@tavolata/kit";
import type { MovementFace } from "../../content/barrels.js";
import type { HeroQuestContent } from "../../content/content.js";
import { carries, itemNamed, sheetOf } from "../../content/tables.js";
import { adjacentSquares, figureAt } from "../../queries/board/squares.js";
import { lastingParts } from "../../queries/combat/dice-count.js";
import { isWorn } from "../../queries/combat/equipment.js";
import { half } from "../../queries/combat/half.js";
import { underLoad } from "../../queries/combat/load.js";
import { areEnemies, enemyBeside, isBound, isHelpless, isOnBoard, lastingOf } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table, Turn } from "../../state.js";
import { rollMovement } from "../01-dice/dice.js";
import { spendLasting } from "../08-magic/lasting.js";
import { experiencedMovement } from "../rh-3-experience/movement.js";

/** What a movement roll gives. */
export interface MovementResult {
  readonly squares: number;
  readonly bumps: number;
  readonly feat: boolean;
  /** HQ-4.16: nothing, and no more movement in this turn. */
  readonly stuck: boolean;
  /** By which rules it is so. */
  readonly rules: readonly RuleId[];
}

const plainSum: readonly RuleId[] = ["HQ-4.1", "HQ-4.2-a", "HQ-4.3"];
const fixedSquares: readonly RuleId[] = ["HQ-4.1", "HQ-4.2-b", "HQ-4.3"];

/** HQ-4.2-a, HQ-4.11 to HQ-4.16: reads the movement dice. `maximum` is what an HQ gives. */
export function readMovement(faces: readonly MovementFace[], maximum: number): MovementResult {
  const crowns = countFaces(faces, "hq");
  const marks = countFaces(faces, "question-mark");
  // HQ-4.11: bases carry no number.
  const sum = sumFaces(faces);
  // HQ-4.12-a, HQ-4.13-a: the maximum, whatever the others show; a double brings a feat.
  if (crowns > 0) {
    // HQ-4.12-b: beside an HQ a ? still bumps once.
    const rule = crowns > 1 ? "HQ-4.13-a" : marks > 0 ? "HQ-4.12-b" : "HQ-4.12-a";
    return result(maximum, Math.min(marks, 1), ["HQ-4.1", rule, "HQ-4.11"], crowns > 1);
  }
  if (marks === 0) return result(sum, 0, plainSum);
  // HQ-4.16
  if (marks > 1 && sum === 0) return { ...result(0, 0, ["HQ-4.16"]), stuck: true };
  // A single die has no bump.
  if (faces.length === 1) return result(0, 0, ["HQ-4.1", "HQ-4.11"]);
  // HQ-4.14-a, HQ-4.14-b: with 1 to 3 one bump, with 4 and more two.
  if (sum <= 3) return result(sum, 1, ["HQ-4.1", "HQ-4.11", "HQ-4.14-a"]);
  return result(sum, 2, ["HQ-4.1", "HQ-4.11", "HQ-4.14-b"]);
}

function result(squares: number, bumps: number, rules: readonly RuleId[], feat = false): MovementResult {
  return { squares, bumps, feat, stuck: false, rules };
}

/** How many movement dice a hero rolls. HQ-12.1-c, HQ-12.2-b: out of a pit only one. */
export function movementDice(content: HeroQuestContent, figure: Figure): number {
  if (figure.pit) return 1;
  let dice = sheetOf(content, figure)!.movementDice;
  for (const { dice: change } of lastingParts(figure, "movement-dice")) dice += change;
  for (const [place, item] of figure.items.entries()) {
    for (const effect of itemNamed(content, item).effects ?? []) {
      if (effect.effect !== "movement-dice" || effect.until !== "while-carried") continue;
      // HQ-1.2.b: armour slows down who wears it, not who only carries it, or a second one with it.
      if (isWorn(content, figure, item) && figure.items.indexOf(item) === place) dice += effect.change;
    }
  }
  return Math.max(1, dice);
}

/** HQ-4.12-a: six for each die, unless the sheet states another maximum. */
export function maximumMovement(content: HeroQuestContent, figure: Figure, dice: number): number {
  const { maxMovement, movementDice: usual } = sheetOf(content, figure)!;
  return Math.floor((maxMovement * dice) / usual);
}

/** Why somebody in a pit has only one die. */
function climbingRule({ pit }: Figure): RuleId {
  return pit === "pit" ? "HQ-12.1-c" : "HQ-12.2-b";
}

/** HQ-12.2-b: nobody leaves a deep pit without help. */
export function whyNotMove(t: Table, figure: Figure): Bar | undefined {
  if (figure.pit === "deep-pit" && !carries(t.content, figure, "climb-out") && !helperBeside(t.state, figure)) {
    return bar("HQ-12.2-b", "nobody-helps-out");
  }
  return undefined;
}

/** HQ-12.2-b: a friend beside the pit who can act and has no enemy beside. */
function helperBeside(state: HeroQuest, figure: Figure): boolean {
  return adjacentSquares(state, figure.square).some((square) => {
    const friend = figureAt(state, square);
    if (!friend || areEnemies(friend, figure) || isBound(friend) || friend.pit) return false;
    return !enemyBeside(state, friend);
  });
}

/** HQ-4.1, HQ-4.2: the movement action. Its steps follow one by one. */
export function* beginMovement(t: Table, turn: Turn, figure: Figure): HeroFlow {
  const from = figure.square;
  const given = rolls(t, figure) ? yield* movementThrown(t, figure) : fixedMovement(figure);
  if (!given) return;
  if (given.stuck) turn.stuck = true;
  if (given.feat) {
    turn.feat = "ready";
    t.emit({ type: "feat-gained", figure: figure.id }, { rules: ["HQ-4.13-a"] });
  }
  // HQ-RH7: a card may have felled the figure, or put it into a pit, since the dice fell.
  if (!isOnBoard(t.state, figure) || isHelpless(figure) || (figure.pit && figure.square !== from)) return;
  const { squares, rules } = slowed(t.content, figure, given.squares);
  const climbing = figure.pit ? [climbingRule(figure)] : [];
  startWalking(t, turn, figure, squares, given.bumps, [...given.rules, ...climbing, ...rules]);
}

/** What is left of so many squares: HQ-8.6-a: a spell may halve them. HQ-RH1.2: so may the load. */
export function slowed(
  content: HeroQuestContent,
  figure: Figure,
  squares: number,
): { readonly squares: number; readonly rules: readonly RuleId[] } {
  const isSlow = lastingOf(figure, "half-movement") !== undefined;
  const spellbound = isSlow ? half(squares) : squares;
  const left = underLoad(content, figure, spellbound);
  const rules: RuleId[] = isSlow ? ["HQ-8.6-a", "HQ-18.9"] : [];
  if (left < spellbound) rules.push("HQ-RH1.2", "HQ-18.9");
  return { squares: left, rules };
}

/** HQ-4.2-b: antagonists and allies have fixed movement, unless the table lets antagonists roll. */
function rolls(t: Table, { kind }: Figure): boolean {
  return kind === "hero" || (kind !== "ally" && t.options.antagonistMovement === "dice");
}

function* movementThrown(t: Table, figure: Figure): HeroFlow<MovementResult | undefined> {
  if (figure.kind !== "hero") return yield* rollOfAntagonist(t, figure);
  const dice = movementDice(t.content, figure);
  const rolled = yield* rollMovement(t, dice, {
    purpose: "movement",
    by: figure,
    rules: [figure.pit ? climbingRule(figure) : "HQ-4.2-a"],
  });
  // HQ-RH7-m-slip: it is over before its first step.
  if (rolled.twists.includes("end-movement")) return undefined;
  const read = readMovement(rolled.faces, maximumMovement(t.content, figure, dice));
  return figure.experience ? yield* experiencedMovement(t, figure, rolled.faces, read) : read;
}

/** HQ-4.2-b: two dice, and the sheet's value is the most that it moves. HQ and ? have no other effect on it. */
function* rollOfAntagonist(t: Table, figure: Figure): HeroFlow<MovementResult> {
  const dice = figure.pit ? 1 : 2;
  const { faces } = yield* rollMovement(t, dice, { purpose: "movement", by: figure, rules: ["HQ-4.2-b"] });
  const squares = faces.includes("hq") ? figure.move : Math.min(sumFaces(faces), figure.move);
  return result(squares, 0, fixedSquares);
}

function fixedMovement(figure: Figure): MovementResult {
  // HQ-12.1-c: out of a pit half of it.
  return result(figure.pit ? half(figure.move) : figure.move, 0, fixedSquares);
}

/** HQ-8.6-a: through what spells let a figure pass in the movement that begins. */
function passesOf({ lasting }: Figure): string[] {
  return lasting.flatMap(({ what, of }) => (what === "pass-through" && of ? [of] : []));
}

/** Squares to walk on, and everybody hears how many. */
export function startWalking(
  t: Table,
  turn: Turn,
  figure: Figure,
  squares: number,
  bumps: number,
  rules: readonly RuleId[],
): void {
  giveMovement(turn, figure, squares, bumps);
  t.emit({ type: "movement-begun", figure: figure.id, squares, bumps }, { rules });
}

/** HQ-8.6-a: whatever waits for the next movement changes this one, and is over with it. */
export function giveMovement(turn: Turn, figure: Figure, left: number, bumps: number): void {
  const { square } = figure;
  const passes = passesOf(figure);
  turn.movement = { left, bumps, bumped: [], walked: [square], firm: square, refused: [], passes };
  spendLasting(figure, "next-move");
}
