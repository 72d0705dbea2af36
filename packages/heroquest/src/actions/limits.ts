import { type Bar, bar } from "@tavolata/kernel";
import { whyNotBeforeFlight } from "../experience/flight.js";
import { isAntagonist, isInShock, isProne, isUnconscious, lastingOf } from "../figures.js";
import { whyOverloaded } from "../heroic/load.js";
import type { ActionType, Figure, Table, Turn } from "../state.js";
import type { Acting, ActionKind } from "./deed.js";

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

/** HQ-6.14.c-a, HQ-8.8.d, HQ-12.3-d: no action of any kind. */
function whyHelpless(figure: Figure): Bar | undefined {
  if (isProne(figure)) return bar("HQ-6.14.c-a", "prone");
  if (isUnconscious(figure)) return bar("HQ-8.8.d", "unconscious");
  if (figure.buried) return bar("HQ-12.3-d", "buried");
  return undefined;
}

/** HQ-8.6-a: what a spell forbids. */
function whySpellbound(figure: Figure, type: ActionType): Bar | undefined {
  if (figure.lasting.length === 0) return undefined;
  if (lastingOf(figure, "sleep")) return bar("HQ-8.6-a", "asleep");
  if (lastingOf(figure, "held")) return bar("HQ-8.6-a", "held");
  const moves = type === "move" || type === "jump";
  return moves && lastingOf(figure, "cannot-move") ? bar("HQ-8.6-a", "cannot-move") : undefined;
}

/** HQ-8.8.c-b: in shock nothing but attack, ranged attack and magic. */
function whyShocked(figure: Figure, type: ActionType): Bar | undefined {
  if (!isInShock(figure) || type === "attack" || type === "shoot" || type === "magic") return undefined;
  return bar("HQ-8.8.c-b", "in-shock");
}

/** HQ-3.7-a: one movement action a turn. HQ-4.16: none after a double ?. The jump has its own exception (HQ-13-f). */
function whyNotMoveAgain(turn: Turn, type: ActionType): Bar | undefined {
  if (type !== "move" && type !== "jump") return undefined;
  if (turn.stuck) return bar("HQ-4.16", "double-question-mark");
  if (type === "move" && turn.moves > 0) return bar("HQ-3.7-a", "moved-already");
  return undefined;
}

/** HQ-3.7-b: nobody strikes, shoots, casts or searches a third time, not even with more than two actions. */
function whyNotThrice({ done }: Turn, type: ActionType): Bar | undefined {
  if (done.length < 2 || type === "move" || type === "jump" || type === "special") return undefined;
  return done.filter((one) => one === type).length < 2 ? undefined : bar("HQ-3.7-b", "twice-already");
}

/** HQ-10.1: never the same special action twice. HQ-3.6-b: blows of antagonists. */
function whyNotAgain(t: Table, turn: Turn, figure: Figure, { type, special }: ActionKind): Bar | undefined {
  if (special) {
    if (turn.specials.includes(special)) return bar("HQ-10.1", "special-used");
    if (turn.specials.length > 0 && t.options["specialActions"] === "one") return bar("HQ-3.7-c", "one-special");
  }
  const strikes = type === "attack" || type === "shoot";
  if (strikes && isAntagonist(figure) && turn.attacks >= (t.options["antagonistAttacks"] as number)) {
    return bar("HQ-3.6-b", "attacked-already");
  }
  return undefined;
}
