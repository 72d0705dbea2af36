import { bestOf, type Choice, offersOf, pick } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import { heroCard } from "../../content/tables.js";
import { figuresIn, findFigure, heroOf, livingHeroes } from "../../queries/figures.js";
import { armourOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsQuestion } from "../perception/moment.js";
import { apart } from "../perception/ways.js";

/** SS-11.2-a: a Ghost Soul screams where it helps, and goes to an Altar. */
export function ghostTurn(question: SoulsQuestion, figure: Figure): Choice {
  const { s } = question;
  const scream = bestScream(question, figure);
  if (scream) return pick(scream.id, "scream");
  if (!s.altars[figure.area]) {
    const altar = bestAltar(question, offersOf(question.options, "recall"));
    if (altar) return pick(altar.id, "recall", { area: altar.target });
  }
  return pick("end-turn", s.altars[figure.area] ? "wait-at-altar" : "turn-over");
}

function bestScream({ content, s, options }: SoulsQuestion, figure: Figure): NamedOption | undefined {
  const { effects } = heroCard(content, heroOf(s, figure).version).ghost.scream;
  const screams = offersOf(options, "scream");
  const [first] = screams;
  if (first?.target === "") {
    const faction = effects.some(({ on }) => on === "enemies-in-area") ? "enemies" : "heroes";
    return figuresIn(s, figure.area, faction).some(({ kind }) => kind !== "ghost") ? first : undefined;
  }
  // Who has no armour has none to lose.
  const softens = effects.some(({ effect }) => effect === "armour");
  const good = screams.filter(({ target }) => {
    const self = findFigure(s, target);
    return self && (!softens || armourOf(content, s, { self }) > 0);
  });
  return bestOf(good, ({ target }) => findFigure(s, target)!.wounds);
}

/** The Altar with the fewest enemies about, and near to the others. */
export function bestAltar({ s }: SoulsQuestion, altars: readonly NamedOption[]): NamedOption | undefined {
  const heroes = livingHeroes(s);
  return bestOf(altars, ({ target: area }) => {
    const foes = s.figures.filter((one) => one.faction === "enemies" && apart(s, one.area, area) <= 1).length;
    const friends = heroes.length === 0 ? 0 : Math.min(...heroes.map((one) => apart(s, one.area, area)));
    return -foes - 0.3 * friends;
  });
}
