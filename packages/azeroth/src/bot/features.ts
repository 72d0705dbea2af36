import type { Seat } from "@tavolata/kernel";
import type { Features } from "@tavolata/kit";
import { rankOf } from "../content/colours.js";
import { healthLeft } from "../play/health.js";
import { valourOf, valourToWin } from "../play/valour.js";
import type { Azeroth, Hero } from "../state.js";
import { questOf } from "../tables.js";
import { turnsTo } from "./distances.js";
import { cardItemWorth, wornWorth } from "./items.js";
import { spacesToVisit, spacesToWin, stepsLeft } from "./quests.js";

/** What counts for a hero's victory. */
export function features(s: Readonly<Azeroth>, seat: Seat): Features {
  const hero = s.heroes[seat]!;
  const valour = valourOf(hero);
  return {
    valour,
    // The nearer the end, the more each valour counts: who has seven needs anything.
    nearing: Math.max(0, valour - valourToWin / 2),
    level: rankOf(hero.level),
    quests: questsUnderWay(hero),
    nearness: -turnsToGo(hero),
    cards: s.hands[seat]!.length,
    attached: hero.attached.length,
    worn: worn(hero) / 10,
    bag: hero.bag.reduce((sum, card) => sum + cardItemWorth(card, hero), 0) / 10,
    health: -hero.damage,
    sturdiness: healthLeft(hero) <= 1 ? -1 : 0,
    energy: hero.energy,
  };
}

/** The valour of quests, as far as they are done. */
function questsUnderWay(hero: Hero): number {
  let worth = 0;
  for (const quest of hero.quests) {
    const done = quest.done.length + quest.count;
    worth += (questOf(quest.id).valour * done) / (done + Math.max(1, stepsLeft(quest)));
  }
  return worth;
}

/** Nothing is farther away than this, as far as it counts. */
const farthest = 5;

/** How many turns away the next step of a quest is. Who is defeated begins again in a city, farther from it (AZ-defeat-3). */
function turnsToGo(hero: Hero): number {
  let least = farthest;
  for (const quest of hero.quests) {
    for (const space of [...spacesToVisit(quest), ...spacesToWin(quest)]) {
      least = Math.min(least, space === hero.space ? 0 : (turnsTo(hero, hero.space, space) ?? farthest));
    }
  }
  return least;
}

function worn(hero: Hero): number {
  return [hero.weapon, hero.armour].reduce((sum, card) => sum + (card === "" ? 0 : wornWorth(card, hero)), 0);
}
