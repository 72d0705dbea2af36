import type { HeroQuestContent } from "../../content/content.js";
import type { Defence } from "../../content/effects.js";
import { bestAttackDice, defenceDice, meleeDefenceParts, rangedDefenceParts } from "../../queries/combat/dice-count.js";
import { total } from "../../queries/combat/dice-part.js";
import { ways } from "../../queries/combat/odds.js";
import { isHelpless, sideOf } from "../../queries/figures.js";
import { fears } from "../../queries/traits.js";
import type { Figure } from "../../state.js";

/** What a blow is likely to do. */
export interface Odds {
  /** Body points that it takes on average. */
  readonly hits: number;
  /** How likely it takes the target's last body point. */
  readonly fells: number;
}

/** How often the faces of the barrel dice come up: the usual weights, and near enough for the others (HQ-1.1-d). */
const skull = 9 / 20;
const crown = 1 / 20;
const blank = 9 / 20;
const lion = 6 / 20;
const oval = 3 / 20;

export function oddsOfBlow(content: HeroQuestContent, attacker: Figure, target: Figure): Odds {
  // HQ-RH3-fear
  const dice = bestAttackDice(content, attacker) - (fears(content, attacker, target) ? 1 : 0);
  const shields = defenceDice(content, target) - (fears(content, target, attacker) ? 1 : 0);
  return oddsOf(Math.max(0, dice), Math.max(0, shields), target);
}

export function oddsOfShot(content: HeroQuestContent, dice: number, target: Figure): Odds {
  return oddsOf(dice, isHelpless(target) ? 0 : total(rangedDefenceParts(content, target)), target);
}

/** HQ-8.6-a: a strike of a card, against all defence dice, those against missiles, or none. */
export function oddsOfSpell(content: HeroQuestContent, dice: number, defence: Defence, target: Figure): Odds {
  const shields = defence === "none" || isHelpless(target) ? 0 : total(defenceAgainst(content, defence, target));
  return oddsOf(dice, shields, target);
}

function defenceAgainst(content: HeroQuestContent, defence: "full" | "armour", target: Figure) {
  return defence === "full" ? meleeDefenceParts(content, target) : rangedDefenceParts(content, target);
}

/** HQ-6.10, HQ-6.13-a: skulls less shields, every HQ, and nothing at all with a ?. Who lies there falls to any hit. */
function oddsOf(dice: number, shields: number, target: Figure): Odds {
  const heroic = sideOf(target) === "heroes";
  const last = Math.max(1, target.body);
  const key = ((dice * 64 + shields) * 64 + last) * 2 + (heroic ? 1 : 0);
  let odds = known.get(key);
  if (!odds) {
    odds = workOut(dice, shields, heroic ? lion : oval, last);
    known.set(key, odds);
  }
  return odds;
}

/** The same dice always have the same odds. */
const known = new Map<number, Odds>();

function workOut(dice: number, shields: number, shield: number, last: number): Odds {
  let hits = 0;
  let fells = 0;
  for (let skulls = 0; skulls <= dice; skulls++) {
    for (let crowns = 0; crowns + skulls <= dice; crowns++) {
      const rest = dice - skulls - crowns;
      const thrown =
        ways(dice, skulls) * ways(dice - skulls, crowns) * skull ** skulls * crown ** crowns * blank ** rest;
      for (let blocked = 0; blocked <= shields; blocked++) {
        const chance = thrown * ways(shields, blocked) * shield ** blocked * (1 - shield) ** (shields - blocked);
        const points = Math.max(0, skulls - blocked) + crowns;
        hits += chance * points;
        if (points >= last) fells += chance;
      }
    }
  }
  return { hits, fells };
}
