import type { RuleId } from "@tavolata/kernel";
import { sharesSquare } from "../../queries/board/squares.js";
import { isBound, isHelpless, isOnBoard, lastingOf } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table, Turn } from "../../state.js";
import { slowed, startWalking, whyNotMove } from "./roll.js";
import { isOver, walkOn } from "./walk.js";

/** The turn that a figure is having, though a card may have interrupted it. */
export function turnOf({ turn, interrupted }: HeroQuest, figure: Figure): Turn | undefined {
  for (const one of interrupted) if (one?.figure === figure.id) return one;
  return turn?.figure === figure.id ? turn : undefined;
}

/** A free movement at once, without dice and without bumps; whoever has the turn waits. Says whether there was any. */
export function* moveFreely(t: Table, figure: Figure, squares: number, rules: readonly RuleId[]): HeroFlow<boolean> {
  const { content, state } = t;
  if (isBound(figure) || lastingOf(figure, "cannot-move") || whyNotMove(t, figure)) return false;
  // HQ-RH1.2: the load holds the figure back here, too.
  const given = slowed(content, figure, squares);
  if (given.squares === 0) return false;
  const own = turnOf(state, figure);
  const turn = turnForMoving(figure, own);
  state.interrupted.push(state.turn);
  state.turn = turn;
  startWalking(t, turn, figure, given.squares, 0, [...rules, ...given.rules]);
  // HQ-4.7-b: whoever is just passing through somebody can't stay there.
  if (own?.movement && sharesSquare(state, figure)) turn.movement!.firm = own.movement.firm;
  while (turn.movement && !isOver(t, turn.movement, figure)) yield* walkOn(t, turn, turn.movement, figure);
  state.turn = state.interrupted.pop()!;
  if (own) own.feat = turn.feat;
  goOnFromHere(state, figure);
  return true;
}

/** No action belongs to it; a feat of the own turn may be spent in it (HQ-4.13-b). */
function turnForMoving({ id }: Figure, own: Turn | undefined): Turn {
  return {
    figure: id,
    actions: 0,
    moves: 1,
    stuck: false,
    attacks: 0,
    done: [],
    specials: [],
    last: "",
    aimed: false,
    feat: own?.feat ?? "none",
    movement: null,
    proposed: true,
  };
}

/** Whom a card has moved in the middle of its own movement goes on from there, if it can. */
export function goOnFromHere(state: HeroQuest, figure: Figure): void {
  const turn = turnOf(state, figure);
  if (!turn?.movement) return;
  if (!isOnBoard(state, figure) || figure.pit || isHelpless(figure)) turn.movement = null;
  else turn.movement.firm = figure.square;
}
