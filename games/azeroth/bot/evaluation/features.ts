import { cardsIn, type Seat } from "@tavolata/kernel";
import type { Features } from "@tavolata/kit";
import { rankOf } from "../../content/colours.js";
import type { AzerothContent } from "../../content/content.js";
import { abilityOn } from "../../content/tables.js";
import { cities, isCity, provings, spaceAt } from "../../queries/board.js";
import { cardOf } from "../../queries/card.js";
import { healthLeft } from "../../queries/health.js";
import { isHeld } from "../../queries/markers.js";
import { valourOf, valourToWin } from "../../queries/valour.js";
import type { Hero } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { journeyTo } from "../perception/distances.js";
import { abilityWorth, cardItemWorth, wornWorth } from "./items.js";
import { overlord, Race, type Way } from "./race.js";

/** What counts for a hero's victory. */
export function features(content: AzerothContent, s: AzerothView, seat: Seat): Features {
  const hero = s.heroes[seat]!;
  const race = new Race(content, s, seat);
  return {
    ...standing(content, s, seat),
    ...raceFeatures(race),
    ...fightingFeatures(race),
    ...handFeatures(content, s, seat),
    ...itemFeatures(content, hero),
    ...placeFeatures(content, s, hero),
  };
}

/** Valour, level and time, and how that compares with the others'. */
function standing(content: AzerothContent, s: AzerothView, seat: Seat): Features {
  const hero = s.heroes[seat]!;
  const valour = valourOf(content, hero);
  const others = s.order.filter((one) => one !== seat).map((one) => s.heroes[one]!);
  const most = Math.max(0, ...others.map((one) => valourOf(content, one)));
  const place = s.order.indexOf(seat);
  const active = s.order.indexOf(s.active);
  return {
    valour,
    [`valour-${Math.min(valour, valourToWin)}`]: 1,
    [`level-${hero.level}`]: 1,
    [`class-${hero.class}`]: 1,
    [`players-${s.order.length}`]: 1,
    round: Math.min(25, s.round),
    completed: hero.log.length,
    trophies: hero.trophies.length,
    "rival-valour": most,
    "rival-level": Math.max(0, ...others.map(({ level }) => rankOf(level))),
    ahead: Math.max(0, valour - most),
    behind: Math.max(0, most - valour),
    // AZ-turn-2: how many turns others have before this one's.
    waits: (place - active + s.order.length) % s.order.length,
  };
}

const none: Way = { valour: 0, turns: 15, levels: 0 };

/** What is still to be done, and how soon. */
function raceFeatures(race: Race): Features {
  const { quests, trophies } = race;
  const [quest = none, other = none] = quests;
  const [trophy = none, next = none] = trophies;
  const missing = valourToWin - valourOf(race.content, race.hero);
  const turnsToVictory = race.turnsToVictory(quests, trophies);
  const found: Record<string, number> = {
    "turns-to-victory": turnsToVictory,
    // AZ-end-7: who has won already may have to wait for the end of the round.
    "victory-soon": 1 / Math.max(1, turnsToVictory),
    "victory-next": turnsToVictory <= 2.5 ? 1 : 0,
    quests: race.hero.quests.length,
    "trophy-turns": race.durationOf(trophy),
    "next-trophy-turns": race.durationOf(next),
  };
  for (const [name, way] of [
    ["quest", quest],
    ["other-quest", other],
  ] as const) {
    const turns = race.durationOf(way);
    found[`${name}-valour`] = way.valour;
    found[`${name}-turns`] = turns;
    found[`${name}-levels`] = way.levels;
    found[`${name}-pace`] = way.valour / turns;
    found[`${name}-soon`] = 1 / turns;
    if (way.valour >= missing) found[`${name}-wins-in`] = 1 / turns;
  }
  if (missing <= 2) found["trophy-wins-in"] = 1 / race.durationOf(trophy);
  return found;
}

/** How its next fights will go. */
function fightingFeatures(race: Race): Features {
  const { hero } = race;
  const card = cardOf(race.content, hero);
  const [proving] = provings[hero.level];
  const now = race.chancesAt(hero.level);
  const yellow = race.chancesAt("yellow");
  const red = race.chancesAt("red");
  return {
    ...(proving !== undefined
      ? {
          "level-turns": race.turnsToLevel,
          "level-soon": 1 / Math.max(1, race.turnsToLevel),
          "level-chance": now.toWin(proving),
          "level-plainly": now.toWinPlainly(proving),
          "level-falls": now.toFall(proving),
        }
      : {}),
    "cove-chance": yellow.toWin("y7"),
    "overlord-chance": red.toWin(overlord),
    "overlord-plainly": red.toWinPlainly(overlord),
    "overlord-falls": red.toFall(overlord),
    beats: now.toBeatDrawn(hero.level),
    "beats-red": red.toBeatDrawn("red"),
    alternate: hero.side === "alternate" ? 1 : 0,
    defence: card.defence,
    damage: -hero.damage,
    "one-left": healthLeft(race.content, hero) <= 1 ? 1 : 0,
    "two-left": healthLeft(race.content, hero) === 2 ? 1 : 0,
    health: healthLeft(race.content, hero),
  };
}

function handFeatures(content: AzerothContent, s: AzerothView, seat: Seat): Features {
  const hero = s.heroes[seat]!;
  const hand = cardsIn(s.hands[seat]);
  let [worth, fights, attachable, moves] = [0, 0, 0, 0];
  for (const card of hand) {
    const { time, attach } = abilityOn(content, card);
    worth += abilityWorth(content, card, hero);
    if (attach) attachable += 1;
    else if (time === "combat") fights += 1;
    else if (time === "movement") moves += 1;
  }
  return { cards: hand.length, "hand-worth": worth, fights, attachable, moves, energy: hero.energy };
}

function itemFeatures(content: AzerothContent, hero: Hero): Features {
  return {
    attached: hero.attached.length,
    weapon: wornWorth(content, hero.weapon, hero),
    armour: wornWorth(content, hero.armour, hero),
    bag: hero.bag.reduce((sum, card) => sum + cardItemWorth(content, card, hero), 0),
    "in-bag": hero.bag.length,
    kept: hero.kept.length,
  };
}

function placeFeatures(content: AzerothContent, s: AzerothView, hero: Hero): Features {
  const { colour } = spaceAt(hero.space);
  return {
    "in-city": isCity(hero.space) ? 1 : 0,
    "to-city": Math.min(...cities.map((city) => journeyTo(3, hero.space, city))),
    [`on-${colour}`]: 1,
    held: isHeld(content, s, hero) ? 1 : 0,
    company: s.order.filter((one) => s.heroes[one]!.space === hero.space).length - 1,
  };
}
