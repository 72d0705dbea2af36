import { bestOf, type Choice, offersOf, pick, why } from "@tavolata/bots";
import { hasTrait } from "../../../queries/traits.js";
import type { Figure, Movement } from "../../../state.js";
import { pitfall } from "../../perception/ground.js";
import { enemiesBeside, type Position } from "../../perception/position.js";
import type { Acting } from "../../perception/question.js";
import { canStay, nextStep, waysOf } from "../../perception/ways.js";
import { runAway } from "../experience.js";
import { isWeak } from "./care.js";
import { purposeOf } from "./goal.js";
import { intentOf } from "./intent.js";
import { isLandingOfCompanion } from "./making-room.js";
import type { Intent } from "./means.js";

/** The next step of a hero: always towards what it wants just now. */
export function heroStep(acting: Acting, movement: Movement): Choice {
  const { position, figure, offered } = acting;
  if (offered.has("leave") && purposeOf(position, figure) === "leave") return pick("leave", "leave");
  if (position.table.turn?.fleeing && position.table.turn.moves === 1) return runAway(acting, movement.left);
  if (standsAndFights(acting, movement)) return { picks: ["stop"], reason: why("stand-and-fight") };
  const reach = waysOf(position, figure);
  const after = position.table.turn?.actions ?? 0;
  const intent = intentOf({ position, hero: figure, reach, left: movement.left, after });
  const step = intent && nextOf(acting, reach, movement, intent);
  return step ?? stay(acting, intent);
}

/** HQ-RH3-warrior: who could go on through combat zones would pay for each; with an action left it strikes whoever is beside. */
function standsAndFights({ position, figure, offered }: Acting, { walked }: Movement): boolean {
  if (!hasTrait(figure, "warrior") || walked.length < 2 || !offered.has("stop")) return false;
  if (purposeOf(position, figure) === "leave") return false;
  return (
    (position.table.turn?.actions ?? 0) > 0 &&
    !isWeak(position, figure) &&
    enemiesBeside(position, figure, figure.square) > 0
  );
}

function nextOf(
  { position, figure, offered }: Acting,
  reach: ReturnType<typeof waysOf>,
  { left, walked }: Movement,
  intent: Intent,
): Choice | undefined {
  const { board } = position;
  if (intent.to === figure.square) {
    const open = `open:${board.edgeNames[intent.opens]}`;
    return intent.opens >= 0 && offered.has(open) ? { picks: [open], reason: intent.reason } : undefined;
  }
  const next = nextStep(position, reach, figure, intent.to, left);
  if (next === undefined || (isPacing(walked, next) && offered.has("stop"))) return undefined;
  if (walked.includes(next) && offered.has("stop") && isFickle(position, figure, intent, next)) return undefined;
  // Nobody walks back into the pit that it has just climbed out of.
  if (next === walked[0] && position.trapOnSquare[next]! >= pitfall && offered.has("stop")) return undefined;
  const id = board.stepIds[next]!;
  return offered.has(id) ? { picks: [id], reason: intent.reason } : undefined;
}

/** Whoever came here to go on doesn't go back to make room, who made room not into the way again, and who ran away not to strike after all. */
function isFickle(position: Position, figure: Figure, { reason }: Intent, back: number): boolean {
  if (reason.key === "reason.make-room" || isLandingOfCompanion(position, figure, back)) return true;
  return reason.key === "reason.go-to-strike" && isWeak(position, figure);
}

/** Whoever comes to a square for the third time in a movement wants two things by turns, and had better stop. */
function isPacing(walked: readonly number[], next: number): boolean {
  return walked.indexOf(next) !== walked.lastIndexOf(next);
}

/** Stops, or goes on where one may not stop: through a companion, or over a pit. */
export function stay(acting: Acting, intent?: Intent): Choice {
  const { position, figure, offered, options } = acting;
  const { turn } = position.table;
  if (offered.has("stop")) return { picks: ["stop"], reason: intent?.reason ?? why("stop") };
  const onward = bestOf(offersOf(options, "step"), ({ target }) => {
    const square = position.board.squareOf.get(target)!;
    // Back to where it came from only if nothing else is left.
    const back = square === turn?.movement?.firm ? 5 : 0;
    return (canStay(position, figure, square) ? 10 : 0) - enemiesBeside(position, figure, square) - back;
  });
  return pick((onward ?? options[0]!).id, "pass-on");
}
