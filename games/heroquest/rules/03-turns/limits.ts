import { type Bar, bar } from "@tavolata/kernel";
import { isAntagonist, isInShock, isProne, isUnconscious, lastingOf } from "../../queries/figures.js";
import type { ActionType, Figure, Table, Turn } from "../../state.js";
import { whyOverloaded } from "../rh-1-load/load.js";
import { whyNotBeforeFlight } from "../rh-3-experience/flight.js";
import type { Acting, ActionKind } from "./hero-action.js";

/** What stands against any action of this kind, whatever it is aimed at. */
export function whyNotType({ t, turn, figure }: Acting, kind: ActionKind): Bar | undefined {
  const { type } = kind;
  return (
    whyHelpless(figure) ??
    whySpellbound(figure, type) ??
    whyShocked(figure, type) ??
    whyOverloaded(t, figure, kind) ??
    whyNotMoveAgain(turn, type) ??
    whyNotThrice(turn, type) ??
    whyNotAgain(t, turn, figure, kind) ??
    whyNotBeforeFlight(turn, kind)
  );
}

/** Made once: what is barred is asked for all the time, and mostly thrown away at once. */
const prone = bar("HQ-6.14.c-a", "prone");
const unconscious = bar("HQ-8.8.d", "unconscious");
const buried = bar("HQ-12.3-d", "buried");
const asleep = bar("HQ-8.6-a", "asleep");
const held = bar("HQ-8.6-a", "held");
const cannotMove = bar("HQ-8.6-a", "cannot-move");
const inShock = bar("HQ-8.8.c-b", "in-shock");
const doubleQuestionMark = bar("HQ-4.16", "double-question-mark");
const movedAlready = bar("HQ-3.7-a", "moved-already");
const twiceAlready = bar("HQ-3.7-b", "twice-already");
const specialUsed = bar("HQ-10.1", "special-used");
const oneSpecial = bar("HQ-3.7-c", "one-special");
const twoSpecials = bar("HQ-10.1", "two-specials");
const attackedAlready = bar("HQ-3.6-b", "attacked-already");

/** HQ-6.14.c-a, HQ-8.8.d, HQ-12.3-d: no action of any kind. */
function whyHelpless(figure: Figure): Bar | undefined {
  if (isProne(figure)) return prone;
  if (isUnconscious(figure)) return unconscious;
  return figure.buried ? buried : undefined;
}

/** HQ-8.6-a: what a spell forbids. */
function whySpellbound(figure: Figure, type: ActionType): Bar | undefined {
  if (figure.lasting.length === 0) return undefined;
  if (lastingOf(figure, "sleep")) return asleep;
  if (lastingOf(figure, "held")) return held;
  const moves = type === "move" || type === "jump";
  return moves && lastingOf(figure, "cannot-move") ? cannotMove : undefined;
}

/** HQ-8.8.c-b: in shock nothing but attack, ranged attack and magic. */
function whyShocked(figure: Figure, type: ActionType): Bar | undefined {
  if (!isInShock(figure) || type === "attack" || type === "shoot" || type === "magic") return undefined;
  return inShock;
}

/** HQ-3.7-a: one movement action a turn. HQ-4.16: none after a double ?. The jump has its own exception (HQ-13-f). */
function whyNotMoveAgain(turn: Turn, type: ActionType): Bar | undefined {
  if (type !== "move" && type !== "jump") return undefined;
  if (turn.stuck) return doubleQuestionMark;
  return type === "move" && turn.moves > 0 ? movedAlready : undefined;
}

/** HQ-3.7-b: nobody strikes, shoots, casts or searches a third time, not even with more than two actions. */
function whyNotThrice({ done }: Turn, type: ActionType): Bar | undefined {
  if (done.length < 2 || type === "move" || type === "jump" || type === "special") return undefined;
  let times = 0;
  for (const one of done) if (one === type) times += 1;
  return times < 2 ? undefined : twiceAlready;
}

/** HQ-10.1: never the same special action twice, and no third one, not even with more than two actions. HQ-3.6-b: blows of antagonists. */
function whyNotAgain(t: Table, turn: Turn, figure: Figure, { type, special }: ActionKind): Bar | undefined {
  if (special) {
    if (turn.specials.includes(special)) return specialUsed;
    if (turn.specials.length > 0 && t.options.specialActions === "one") return oneSpecial;
    if (turn.specials.length > 1) return twoSpecials;
  }
  const strikes = type === "attack" || type === "shoot";
  if (strikes && isAntagonist(figure) && turn.attacks >= t.options.antagonistAttacks) {
    return attackedAlready;
  }
  return undefined;
}
