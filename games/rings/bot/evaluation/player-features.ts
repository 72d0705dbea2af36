import { cardsIn, countIn, type Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { hitPointsLeft, statistic } from "../../queries/statistics.js";
import { charactersOf, heroesOf } from "../../queries/table.js";
import type { InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";
import { playWorth } from "./card-worth.js";
import { foeOf } from "./foes.js";
import { worthOf } from "./worth.js";

const nothing = {
  seats: 0,
  /** Players with two heroes or more, and with three. */
  secondHero: 0,
  thirdHero: 0,
  heroHealth: 0,
  /** Heroes whom one point, or two, would kill. */
  dying: 0,
  frail: 0,
  resources: 0,
  /** The resources of the hero who has most: those beyond a few buy nothing. */
  hoard: 0,
  borne: 0,
  willpower: 0,
  attack: 0,
  defence: 0,
  /** Whom an attack is left to. */
  bestDefence: 0,
  bestDefender: 0,
  exhausted: 0,
  allies: 0,
  allyWorth: 0,
  allyWillpower: 0,
  allyAttack: 0,
  allyHealth: 0,
  cards: 0,
  hand: 0,
  handAllies: 0,
  handEvents: 0,
  gandalf: 0,
  cancelling: 0,
  deck: 0,
  foes: 0,
  foeBurden: 0,
  foeAttack: 0,
  foeEndurance: 0,
  strongFoes: 0,
};

type Sums = typeof nothing;

/** An enemy with this attack kills whom it strikes. */
const strong = 4;

/** What all players have together, for each of them who began. */
export function playersFeatures(content: RingsContent, s: RingsView, players: number): Record<string, number> {
  const sums = { ...nothing };
  for (const seat of s.order) {
    addHeroes(content, sums, s, heroesOf(s, seat));
    addCharacters(content, sums, s, charactersOf(s, seat));
    addHand(content, sums, s, seat);
    addFoes(content, sums, s, seat);
  }
  for (const name in sums) sums[name as keyof Sums] /= players;
  return sums;
}

function addHeroes(content: RingsContent, sums: Sums, s: RingsView, heroes: readonly InPlay[]): void {
  sums.seats += 1;
  if (heroes.length > 1) sums.secondHero += 1;
  if (heroes.length > 2) sums.thirdHero += 1;
  let most = 0;
  for (const hero of heroes) {
    const left = hitPointsLeft(content, s, hero);
    sums.heroHealth += left;
    if (left <= 1) sums.dying += 1;
    else if (left === 2) sums.frail += 1;
    sums.resources += hero.resources;
    most = Math.max(most, hero.resources);
  }
  sums.hoard += most;
}

function addCharacters(content: RingsContent, sums: Sums, s: RingsView, characters: readonly InPlay[]): void {
  let [bestDefence, bestDefender] = [0, 0];
  for (const card of characters) {
    const willpower = statistic(content, s, card, "willpower");
    const attack = statistic(content, s, card, "attack");
    const defence = statistic(content, s, card, "defence");
    const left = hitPointsLeft(content, s, card);
    sums.willpower += willpower;
    sums.attack += attack;
    sums.defence += defence;
    bestDefence = Math.max(bestDefence, defence);
    bestDefender = Math.max(bestDefender, defence + left);
    if (card.exhausted) sums.exhausted += 1;
    for (const id of card.attachments)
      if (cardOf(content, id).sphere !== undefined) sums.borne += playWorth(content, id) / 10;
    if (typeOf(card.id) !== "ally") continue;
    sums.allies += 1;
    sums.allyWorth += worthOf(content, s, card) / 10;
    sums.allyWillpower += willpower;
    sums.allyAttack += attack;
    sums.allyHealth += left;
  }
  sums.bestDefence += bestDefence;
  sums.bestDefender += bestDefender;
}

function addHand(content: RingsContent, sums: Sums, s: RingsView, seat: Seat): void {
  sums.deck += countIn(s.decks[seat]);
  for (const id of cardsIn(s.hands[seat])) {
    const { type, heuristics, leavesAtEndOfRound } = cardOf(content, id);
    sums.cards += 1;
    sums.hand += playWorth(content, id) / 10;
    if (type === "ally") sums.handAllies += 1;
    if (type === "event") sums.handEvents += 1;
    if (leavesAtEndOfRound) sums.gandalf += 1;
    if (heuristics?.cancels) sums.cancelling += 1;
  }
}

function addFoes(content: RingsContent, sums: Sums, s: RingsView, seat: Seat): void {
  for (const id of s.engaged[seat]!) {
    const { attack, defence, left, burden } = foeOf(content, s, id);
    sums.foes += 1;
    sums.foeBurden += burden / 10;
    sums.foeAttack += attack;
    sums.foeEndurance += defence + left;
    if (attack >= strong) sums.strongFoes += 1;
  }
}
