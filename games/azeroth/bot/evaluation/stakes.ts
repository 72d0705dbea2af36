import { bestOf } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";
import { rankOf } from "../../content/colours.js";
import type { AzerothContent } from "../../content/content.js";
import { printedAt } from "../../content/tables.js";
import { spaceAt } from "../../queries/board.js";
import { valourOf } from "../../queries/valour.js";
import type { Foe, Hero, SpaceId } from "../../state.js";
import type { AzerothView } from "../../view.js";
import type { Weights } from "../learned/weights.js";
import type { Stake } from "./fights.js";
import { cardItemWorth } from "./items.js";
import { beatWorth, duelWorth, slayWorth, valourWorth } from "./quests.js";

/** What it costs to be defeated: the way back, and what is attached (AZ-defeat-5). Who is nearly dead anyway loses less. */
function defeatCost(hero: Hero, weights: Weights): number {
  return weights.defeat + weights.attachment * hero.attached.length - 0.5 * weights.wound * hero.damage;
}

/** What the ends of a fight with an encounter are worth. */
export function encounterStake(content: AzerothContent, hero: Hero, foe: Foe, space: SpaceId, weights: Weights): Stake {
  const lose = -defeatCost(hero, weights);
  if (foe.kind === "printed") {
    const { colour } = spaceAt(space);
    const { reward } = printedAt(content, space)!;
    const isNew = !hero.trophySpaces.includes(space);
    const gain =
      reward === "level"
        ? (weights.level[rankOf(colour)] ?? 0)
        : isNew
          ? Math.max(weights.trophy, valourWorth(content, hero, 2, weights))
          : 0;
    return { win: gain + slayWorth(content, hero, space, weights), lose, neither: 0 };
  }
  const { type, aggro } = content.encounters[foe.encounter]!;
  if (foe.kind === "event") return { win: 2 * weights.card, lose, neither: 0 };
  const win =
    beatWorth(content, hero, type, space, weights) + (foe.card === "" ? 0 : cardItemWorth(content, foe.card, hero));
  const stays = foe.kind === "unbeaten" ? 0 : weights.unbeaten;
  return { win, lose: lose - stays, neither: -stays - (aggro ? weights.held : 0) };
}

/** What the ends of a fight between heroes are worth to one of them. */
export function heroStake(content: AzerothContent, s: AzerothView, own: Seat, other: Seat, weights: Weights): Stake {
  const hero = s.heroes[own]!;
  const rival = s.heroes[other]!;
  const lead = Math.max(0, valourOf(content, rival) - weights.leaderFrom);
  // Of many rivals one is thrown back: the others gain by it, too. Who leads is worth it all the same.
  const setback =
    (weights.setback + weights.attachment * rival.attached.length) / Math.sqrt(s.order.length - 1) +
    weights.leader * lead;
  const booty = bestOf(rival.bag, (card) => cardItemWorth(content, card, hero));
  const loss = bestOf(hero.bag, (card) => cardItemWorth(content, card, hero));
  return {
    win: setback + duelWorth(content, hero, weights) + (booty === undefined ? 0 : cardItemWorth(content, booty, hero)),
    lose: -defeatCost(hero, weights) - (loss === undefined ? 0 : cardItemWorth(content, loss, hero)),
    neither: 0,
  };
}
