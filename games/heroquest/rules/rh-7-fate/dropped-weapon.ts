import { each } from "@tavolata/kernel";
import { squaresApart } from "../../content/board/grid.js";
import { boardOf } from "../../queries/board/squares.js";
import { noWeapon } from "../../queries/combat/equipment.js";
import { type Figure, type HeroFlow, type Table, wizard } from "../../state.js";
import { layDown } from "../06-melee/piles.js";
import { freeSquaresInSight } from "../08-magic/targets.js";
import { freeHands } from "../rh-2-two-handed/both-hands.js";

/** HQ-RH7-m-hand-slips: how far it flies. */
const farthest = 3;

/** HQ-RH7-m-hand-slips: the weapon flies off to where the Evil Wizard wants it. Says whether there was one to lose. */
export function* dropWeapon(t: Table, figure: Figure, weapon: string): HeroFlow<boolean> {
  const { state } = t;
  const at = figure.items.indexOf(weapon);
  if (weapon === noWeapon || at < 0) return false;
  const rules = ["HQ-RH7-m-hand-slips"];
  const { grid, names } = boardOf(state);
  const near = () =>
    freeSquaresInSight(state, figure.square).filter((one) => squaresApart(grid, figure.square, one) <= farthest);
  const square =
    near().length === 0
      ? figure.square
      : yield* t.choose(
          wizard,
          "weapon-place",
          () => [each(near(), (one) => `to:${names[one]}`, { at: (one) => [`square:${names[one]}`] })],
          { rules },
        );
  figure.items.splice(figure.items.indexOf(weapon), 1);
  freeHands(figure);
  if (figure.held === weapon) figure.held = noWeapon;
  layDown(state, { square, items: [weapon], gold: 0, slipped: true });
  t.emit({ type: "weapon-dropped", figure: figure.id, item: weapon, to: names[square]! }, { rules });
  return true;
}
