import { livingHeroes } from "../figures.js";
import type { Figure } from "../state.js";
import { bestOf, type Choice, type Moment, objectOf, offersOf, pick } from "./choice.js";
import { apart } from "./ways.js";

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

function bestScream({ s, ids }: Moment, figure: Figure): string | undefined {
  if (ids.includes("scream")) {
    const company = s.figures.some((one) => one !== figure && one.area === figure.area && one.kind !== "ghost");
    return company ? "scream" : undefined;
  }
  const screams = ids.filter((id) => id.startsWith("scream:"));
  return bestOf(screams, (id) => s.figures.find((one) => one.id === objectOf(id))?.wounds ?? 0);
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
