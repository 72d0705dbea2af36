import { type Bar, bar, each, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import type { Effect } from "../../content/effects.js";
import { isUndead } from "../../content/tables.js";
import type { Target } from "../../content/types.js";
import { isLineFree, sightOf } from "../../queries/board/line-of-sight.js";
import { seesOn } from "../../queries/board/sight.js";
import { areAdjacent, boardOf, isLegal } from "../../queries/board/squares.js";
import { areEnemies, isMindless } from "../../queries/figures.js";
import type { Door, Figure, HeroFlow, HeroQuest, Table } from "../../state.js";
import { sightOfWalls } from "../11-discovery/discovery.js";
import { squaresBeside } from "../11-discovery/placing.js";
import { freeBeside } from "./squares.js";

/** At what a card is aimed. */
export interface Aim {
  readonly figure?: Figure;
  readonly squares?: readonly number[];
  readonly door?: Door;
}

/** Why a figure can't be the target of a card (HQ-8.6-a: what the card requires). */
export function whyNotTarget(
  content: HeroQuestContent,
  state: HeroQuest,
  user: Figure,
  target: Target,
  other: Figure,
): Bar | undefined {
  const figure = { figure: other.id };
  if (other.asleep) return bar("HQ-11.3", "target-asleep", figure);
  if (!isMeant(user, target, other)) return bar("HQ-8.6-a", "not-meant", figure);
  if (target.withMind && isMindless(other)) return bar("HQ-8.6-a", "mindless", figure);
  if (target.notUndead && isUndead(content, other)) return bar("HQ-8.6-a", "undead", figure);
  if (target.undeadOnly && !isUndead(content, other)) return bar("HQ-8.6-a", "not-undead", figure);
  if (other === user) return undefined;
  switch (target.range) {
    case "adjacent":
      return areAdjacent(state, user.square, other.square) ? undefined : bar("HQ-8.6-a", "target-not-adjacent", figure);
    case "sight":
      return isLineFree(state, user.square, other.square) ? undefined : bar("HQ-8.6-a", "out-of-sight", figure);
    default:
      return undefined;
  }
}

function isMeant(user: Figure, { who }: Target, other: Figure): boolean {
  switch (who) {
    case "self":
      return other === user;
    case "friend":
      return other !== user && !areEnemies(other, user);
    case "self-or-friend":
      return !areEnemies(other, user);
    case "enemy":
      return areEnemies(other, user) && !other.buried;
    default:
      return true;
  }
}

/** Free squares in sight that are known to be free. */
export function freeSquaresInSight(state: HeroQuest, from: number): number[] {
  const board = boardOf(state);
  const sight = sightOf(state);
  const squares: number[] = [];
  for (let square = 0; square < board.grid.squares; square++) {
    if (state.seen[square] === 1 && seesOn(board, from, square, sight) && isLegal(state, square)) squares.push(square);
  }
  return squares;
}

/** The same without looking at the whole board, where a square beside is free. */
function hasFreeSquare(state: HeroQuest, user: Figure): boolean {
  return (
    freeBeside(state, user).some((square) => state.seen[square] === 1) ||
    freeSquaresInSight(state, user.square).length > 0
  );
}

/** Doors that are closed; barred ones open as the quest says, and not by magic. */
export function closedDoors(state: HeroQuest): Door[] {
  return state.doors.filter(({ open, kind }) => !open && kind !== "barred");
}

function whyNotDoor(state: HeroQuest, user: Figure, { range }: Target, door: Door): Bar | undefined {
  if (range === "board") return undefined;
  const board = boardOf(state);
  const sight = sightOfWalls(state);
  const seen = squaresBeside(state, door.edge).some((square) => seesOn(board, user.square, square, sight));
  return seen ? undefined : bar("HQ-8.6-a", "door-out-of-sight", { edge: board.edgeNames[door.edge]! });
}

/** Why effects can do nothing to a figure. */
type WhyNotEffects = (t: Table, user: Figure, effects: readonly Effect[], other: Figure | undefined) => Bar | undefined;

/** Why a card finds nothing at all to be aimed at. */
export function whyNoTarget(
  t: Table,
  user: Figure,
  target: Target,
  effects: readonly Effect[],
  whyNotEffects: WhyNotEffects,
): Bar | undefined {
  if (target.who === "none") return whyNotEffects(t, user, effects, undefined);
  return isThereTarget(t, user, target, effects, whyNotEffects) ? undefined : noTarget;
}

const noTarget = bar("HQ-8.6-a", "no-target");

function isThereTarget(
  t: Table,
  user: Figure,
  target: Target,
  effects: readonly Effect[],
  whyNotEffects: WhyNotEffects,
): boolean {
  const { content, state } = t;
  switch (target.who) {
    case "door":
      return closedDoors(state).some((door) => !whyNotDoor(state, user, target, door));
    case "square":
      return hasFreeSquare(state, user);
    case "eliminated-hero":
      return revivable(state).length > 0;
    default:
      for (const other of state.figures) {
        if (!isMeant(user, target, other) || whyNotTarget(content, state, user, target, other)) continue;
        if (!whyNotEffects(t, user, effects, other)) return true;
      }
      return false;
  }
}

/** HQ-6.14.d-b: never the dismembered. */
function revivable({ gone }: HeroQuest): Figure[] {
  return gone.filter(({ figure, how }) => figure.kind === "hero" && how === "eliminated").map(({ figure }) => figure);
}

/** The player takes aim, as the card asks for it. */
export function* takeAim(
  t: Table,
  user: Figure,
  card: string,
  target: Target,
  effects: readonly Effect[],
  whyNotEffects: WhyNotEffects,
): HeroFlow<Aim> {
  const { content, state } = t;
  const { names, edgeNames } = boardOf(state);
  const details = (kind: string) => ({ rules: ["HQ-8.6-a"], title: say(`ask.${kind}`, { card }) });
  switch (target.who) {
    case "none":
      return {};
    case "self":
      return { figure: user };
    case "door": {
      const offers = () => [
        each(closedDoors(state), ({ edge }) => `door:${edgeNames[edge]}`, {
          at: ({ edge }) => [`edge:${edgeNames[edge]}`],
          bar: (one) => whyNotDoor(state, user, target, one),
        }),
      ];
      return { door: yield* t.choose(user.seat, "spell-door", offers, details("spell-door")) };
    }
    case "square": {
      const offers = () => [
        each(freeSquaresInSight(state, user.square), (square) => `square:${names[square]}`, {
          at: (square) => [`square:${names[square]}`],
        }),
      ];
      return {
        squares: yield* t.chooseSome(user.seat, "spell-squares", offers, {
          rules: ["HQ-8.6-a"],
          title: say("ask.spell-squares", { card }),
          min: 1,
          max: squaresOf(effects),
        }),
      };
    }
    default: {
      const candidates = () => (target.who === "eliminated-hero" ? revivable(state) : state.figures);
      const whyNot = (other: Figure) =>
        target.who === "eliminated-hero"
          ? undefined
          : (whyNotTarget(content, state, user, target, other) ?? whyNotEffects(t, user, effects, other));
      const offers = () => [
        each(candidates(), ({ id }) => `target:${id}`, { at: ({ id }) => [`figure:${id}`], bar: whyNot }),
      ];
      const figure = yield* t.choose(user.seat, "spell-target", offers, details("spell-target"));
      t.emit({ type: "spell-aimed", figure: user.id, card, target: figure.id }, { rules: ["HQ-8.6-a"] });
      return { figure };
    }
  }
}

/** How many squares a card changes. */
function squaresOf(effects: readonly Effect[]): number {
  for (const one of effects) if (one.effect === "block-squares" || one.effect === "ice-squares") return one.squares;
  return 1;
}
