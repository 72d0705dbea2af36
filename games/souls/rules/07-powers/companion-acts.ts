import { each, one } from "@tavolata/kernel";
import { companionCard } from "../../content/tables.js";
import { printed } from "../../queries/attack/form.js";
import { nextAreas, stepCost } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { figureOf, figuresIn } from "../../queries/figures.js";
import type { Figure, FigureId, Souls, SoulsFlow, Table } from "../../state.js";
import { saves } from "../05-heroes/saving-throw.js";
import { enter } from "../06-actions/entering.js";
import { evade } from "../06-actions/evade.js";
import { attack } from "../09-attack/attack.js";
import { dropDue, markDue } from "../10-conditions/passing-tokens.js";

/** What is left of a companion's activation. */
interface Left {
  points: number;
  /** Whether its move has begun. */
  moving: boolean;
  move: boolean;
  attack: boolean;
}

/** What it may do next. Areas and targets go by the very names that lie on the table: names cut out of an answer are slower to compare. */
interface CompanionMove {
  readonly deed: "move" | "strike";
  readonly at: AreaId | FigureId;
}

type CompanionDeed = CompanionMove | "stand-up" | "pass";

/** SS-7.2-d: it moves and makes one attack, in either order, neither of them split. SS-7.2-k: with its conditions as a hero in his turn. */
export function* companionActs(t: Table, id: FigureId): SoulsFlow {
  const { state: s } = t;
  const figure = figureOf(s, id);
  // SS-6.1.2-b: the exit that its owner has tried isn't its own.
  const { evaded } = s.turn;
  s.turn.evaded = "";
  markDue(figure);
  const left: Left = { points: companionCard(t.content, id).movement, moving: false, move: true, attack: true };
  while (s.figures.includes(figure) && figure.stunned === "none") {
    const picked = yield* nextDeed(t, figure, left);
    if (picked === "pass") break;
    if (picked !== "stand-up" && picked.deed === "strike") yield* strike(t, figure, left, picked.at);
    else if (yield* startsMove(t, figure, left)) {
      if (picked === "stand-up") getUp(t, figure, left);
      else yield* step(t, figure, left, picked.at);
    }
  }
  s.turn.evaded = evaded;
  if (!s.figures.includes(figure)) return;
  // SS-10.6.6-a: Stunned it does nothing, or nothing more.
  if (figure.stunned !== "none") t.emit({ type: "turn-skipped", figure: id }, { rules: ["SS-7.2-k"] });
  dropDue(t, figure, () => ["SS-7.2-k", "SS-10.6-e"]);
}

function* nextDeed(t: Table, figure: Figure, left: Left): SoulsFlow<CompanionDeed> {
  const { state: s } = t;
  // SS-10.6.5-a: Slowed, only one of both.
  const slowed = figure.slowed !== "none";
  const mayMove = left.move && left.points > 0 && !(slowed && !left.attack);
  const mayAttack = left.attack && !figure.ko && !(slowed && (left.moving || !left.move));
  const steps = (): readonly CompanionMove[] =>
    mayMove && !figure.ko ? affordable(s, figure, left.points).map((at) => ({ deed: "move", at })) : [];
  const strikes = (): readonly CompanionMove[] =>
    mayAttack ? figuresIn(s, figure.area, "enemies").map(({ id }) => ({ deed: "strike", at: id })) : [];
  return yield* t.choose<CompanionDeed>(
    figure.belongsTo,
    "companion-acts",
    () => [
      each(steps(), { verb: "move", target: ({ at }) => at }, { at: ({ at }) => [`area:${at}`] }),
      each(strikes(), { verb: "strike", target: ({ at }) => at }, { at: ({ at }) => [`figure:${at}`] }),
      ...(mayMove && figure.ko ? [one("stand-up")] : []),
      one("pass"),
    ],
    { rules: ["SS-7.2-d", "SS-7.2-f"] },
  );
}

/** SS-10.6.4-a, SS-7.2-h: Blinded, it must save as its owner before it moves or attacks, or that is wasted. */
function* mayBegin(t: Table, figure: Figure, activity: "movement" | "combat"): SoulsFlow<boolean> {
  if (figure.blinded === "none" || (yield* saves(t, figure, "SS-10.6.4-a"))) return true;
  t.emit({ type: "activity-wasted", figure: figure.id, activity }, { rules: ["SS-10.6.4-a", "SS-7.2-k"] });
  return false;
}

function* startsMove(t: Table, figure: Figure, left: Left): SoulsFlow<boolean> {
  if (left.moving) return true;
  left.moving = true;
  left.move = yield* mayBegin(t, figure, "movement");
  return left.move;
}

/** SS-7.2-g: K.O. it stands up for a point. */
function getUp(t: Table, figure: Figure, left: Left): void {
  figure.ko = false;
  left.points -= 1;
  t.emit({ type: "condition-gone", figure: figure.id, condition: "ko" }, { rules: ["SS-7.2-g"] });
}

/** SS-7.2-f: it moves by the heroes' rules. */
function* step(t: Table, figure: Figure, left: Left, to: AreaId): SoulsFlow {
  const { state: s } = t;
  if (!(yield* evade(t, figure))) return;
  left.points -= stepCost(s, to, false).value;
  s.turn.evaded = "";
  yield* enter(t, figure, to, "moved", "SS-7.2-f", "SS-7.2-i");
}

function* strike(t: Table, figure: Figure, left: Left, target: FigureId): SoulsFlow {
  if (left.moving) left.move = false;
  left.attack = false;
  if (!(yield* mayBegin(t, figure, "combat"))) return;
  const { weapon } = companionCard(t.content, figure.id);
  const { id: name, attack: values, damage, paid } = weapon;
  yield* attack(t, {
    attacker: figure.id,
    target,
    form: { name, values, damage, range: 0, paid: printed(name, paid) },
  });
}

function affordable(s: Souls, figure: Figure, points: number): AreaId[] {
  return nextAreas(s, figure.area).filter((area) => stepCost(s, area, false).value <= points);
}
