import { each, one } from "@tavolata/kernel";
import { isLegalFor } from "../../queries/board/obstacles.js";
import { areAdjacent, boardOf, isLegal, sharesSquare } from "../../queries/board/squares.js";
import { isHelpless, isOnBoard } from "../../queries/figures.js";
import { hasTrait } from "../../queries/traits.js";
import type { Figure, HeroFlow, Movement, Table, Turn } from "../../state.js";
import { arrive, settle } from "../04-movement/arrive.js";
import { attack, whyNotAttack } from "../06-melee/melee.js";
import { lookRound } from "../11-discovery/discovery.js";
import { zonesOver } from "../rh-5-zones/combat-zone.js";

/**
 * HQ-RH3-charge: who comes into an enemy's combat zone (HQ-RH5) may end the movement with an attack that costs no action.
 * Whatever its result, the enemy is pushed back and the charger takes its place.
 */
export function* charge(t: Table, turn: Turn, movement: Movement, figure: Figure): HeroFlow {
  if (!hasTrait(figure, "charge") || turn.movement !== movement) return;
  if (!isOnBoard(t.state, figure) || isHelpless(figure) || sharesSquare(t.state, figure)) return;
  const enemies = () => zonesOver(t, figure, figure.square).filter((enemy) => !whyNotAttack(t, figure, enemy));
  if (enemies().length === 0) return;
  const enemy = yield* t.choose<Figure | "no-charge">(
    figure.seat,
    "charge",
    () => [each(enemies(), ({ id }) => `charge:${id}`, { at: ({ id }) => [`figure:${id}`] }), one("no-charge")],
    { rules: ["HQ-RH3-charge"] },
  );
  if (enemy === "no-charge") return;
  movement.left = 0;
  settle(t, figure, turn);
  turn.movement = null;
  t.emit({ type: "charged", figure: figure.id, target: enemy.id }, { rules: ["HQ-RH3-charge"] });
  const place = enemy.square;
  yield* attack(t, figure, enemy);
  if (!isOnBoard(t.state, figure) || isHelpless(figure)) return;
  yield* pushBack(t, figure, enemy);
  yield* takePlace(t, turn, figure, place);
}

/** One square directly away, if that one is empty. */
function* pushBack(t: Table, figure: Figure, enemy: Figure): HeroFlow {
  const { state } = t;
  if (!isOnBoard(state, enemy) || enemy.pit || enemy.buried) return;
  const { grid, names } = boardOf(state);
  const to = 2 * enemy.square - figure.square;
  if (to < 0 || to >= grid.squares || !areAdjacent(state, enemy.square, to) || !isLegalFor(state, enemy, to)) return;
  t.emit({ type: "pushed", figure: enemy.id, to: names[to]! }, { rules: ["HQ-RH3-charge"] });
  yield* arrive(t, enemy, to, undefined, ["HQ-RH3-charge"]);
}

/** The charger takes the square, if it was left empty. */
function* takePlace(t: Table, turn: Turn, figure: Figure, place: number): HeroFlow {
  if (!isLegal(t.state, place) || !areAdjacent(t.state, figure.square, place)) return;
  yield* arrive(t, figure, place, turn, ["HQ-RH3-charge"]);
  if (isOnBoard(t.state, figure)) lookRound(t, figure);
}
