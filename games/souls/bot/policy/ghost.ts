import { heroCard } from "../../content/tables.js";
import { figuresIn, findFigure, heroOf, livingHeroes } from "../../queries/figures.js";
import { armourOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import { bestOf, type Choice, type Moment, objectOf, offersOf, pick } from "../perception/moment.js";
import { apart } from "../perception/ways.js";

/** SS-11.2-a: a Ghost Soul screams where it helps, and goes to an Altar. */
export function ghostTurn(moment: Moment, figure: Figure): Choice {
  const { s } = moment;
  const scream = bestScream(moment, figure);
  if (scream !== undefined) return pick(scream, "scream");
  if (!s.altars[figure.area]) {
    const altar = bestAltar(moment, offersOf(moment, "recall"));
    if (altar !== undefined) return pick(altar, "recall", { area: objectOf(altar) });
  }
  return pick("end-turn", s.altars[figure.area] ? "wait-at-altar" : "turn-over");
}

function bestScream({ content, s, ids }: Moment, figure: Figure): string | undefined {
  const { effects } = heroCard(content, heroOf(s, figure).version).ghost.scream;
  if (ids.includes("scream")) {
    const faction = effects.some(({ on }) => on === "enemies-in-area") ? "enemies" : "heroes";
    return figuresIn(s, figure.area, faction).some(({ kind }) => kind !== "ghost") ? "scream" : undefined;
  }
  // Who has no armour has none to lose.
  const softens = effects.some(({ effect }) => effect === "armour");
  const screams = ids
    .filter((id) => id.startsWith("scream:"))
    .map((id) => ({ id, target: findFigure(s, objectOf(id)) }))
    .filter(({ target }) => target && (!softens || armourOf(content, s, { self: target }) > 0));
  return bestOf(screams, ({ target }) => target!.wounds)?.id;
}

/** The Altar with the fewest enemies about, and near to the others. */
export function bestAltar({ s }: Moment, ids: readonly string[]): string | undefined {
  const heroes = livingHeroes(s);
  return bestOf(ids, (id) => {
    const area = objectOf(id);
    const foes = s.figures.filter((one) => one.faction === "enemies" && apart(s, one.area, area) <= 1).length;
    const friends = heroes.length === 0 ? 0 : Math.min(...heroes.map((one) => apart(s, one.area, area)));
    return -foes - 0.3 * friends;
  });
}
