import { each, type Seat } from "@tavolata/kernel";
import { isAntagonist } from "../../queries/figures.js";
import { type Figure, type HeroFlow, type Table, wizard } from "../../state.js";

/** HQ-18.3: the dice have fallen and nobody was named; the opponent says whom they strike, friends included. */
export function* nameTarget(
  t: Table,
  attacker: Figure,
  candidates: () => readonly Figure[],
): HeroFlow<Figure | undefined> {
  if (candidates().length === 0) return undefined;
  const target = yield* t.choose(
    opponentOf(t, attacker),
    "name-target",
    () => [each(candidates(), ({ id }) => `target:${id}`, { at: ({ id }) => [`figure:${id}`] })],
    { rules: ["HQ-18.3"] },
  );
  const rules = isAntagonist(attacker) ? ["HQ-18.3", "HQ-18.8"] : ["HQ-18.3"];
  t.emit({ type: "target-named", figure: attacker.id, target: target.id }, { rules });
  return target;
}

/** HQ-18.3: the Evil Wizard for a hero; HQ-18.8: for an antagonist the first adventurer whose hero is on the board. */
function opponentOf({ state }: Table, attacker: Figure): Seat {
  if (!isAntagonist(attacker)) return wizard;
  return state.order.find((seat) => state.figures.some(({ id }) => id === state.heroes[seat])) ?? wizard;
}
