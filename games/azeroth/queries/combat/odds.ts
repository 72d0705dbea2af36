import type { Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { encounterPowers } from "../../content/encounters/powers.js";
import { effectsOf, encounterNameOn } from "../../content/tables.js";
import type { Combat, Foe, SpaceId } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { otherSide } from "../card.js";
import { combatantOf } from "./combatant.js";
import { clamped, dieNow } from "./dice.js";
import { type Fighters, fightersIn } from "./fighter.js";
import { type Fallen, fight } from "./strikes.js";

/** How a fight ends, as chances that add up to 1: for the active hero, as things stand and if nobody plays anything more. */
export interface Odds {
  readonly win: number;
  readonly lose: number;
  readonly both: number;
  readonly neither: number;
}

type Ends = Record<Fallen, number>;

/** AZ-combat-3: all 36 pairs of dice. */
export function oddsAgainst(content: AzerothContent, s: AzerothView, hero: Seat, foe: Foe, space: SpaceId): Odds {
  const ends = noEnds();
  countEnds(content, s, hero, foe, space, ends);
  return oddsOf(ends);
}

/** AZ-chal-6: against whatever may lie at the bottom: each encounter of the deck is as likely as the others, and events only come before it. */
export function oddsOfDraw(
  content: AzerothContent,
  s: AzerothView,
  hero: Seat,
  cards: readonly string[],
  space: SpaceId,
): Odds | undefined {
  const ends = noEnds();
  let some = false;
  const times = new Map<string, number>();
  for (const card of cards) {
    const encounter = encounterNameOn(card);
    if (encounter !== "") times.set(encounter, (times.get(encounter) ?? 0) + 1);
  }
  for (const [encounter, often] of times) {
    some = true;
    countEnds(content, s, hero, { kind: "card", seat: "", card: "", encounter, slot: -1 }, space, ends, often);
  }
  return some ? oddsOf(ends) : undefined;
}

function countEnds(
  content: AzerothContent,
  s: AzerothView,
  hero: Seat,
  foe: Foe,
  space: SpaceId,
  ends: Ends,
  times = 1,
): void {
  const fighters = fightersIn(content, s, { hero, foe, space, plays: [] });
  bite(content, fighters, foe, space);
  for (let red = 1; red <= 6; red++) {
    for (let black = 1; black <= 6; black++) {
      const dice = { red, black: clamped(black + fighters.black.dieShift), blackRolled: black };
      ends[fight(fighters, dice).fallen] += times;
    }
  }
}

/** AZ-combat-20: what Venom will have done before the attacks. */
function bite(content: AzerothContent, { red }: Fighters, foe: Foe, space: SpaceId): void {
  if (foe.kind === "hero") return;
  const { power } = combatantOf(content, foe, space);
  const wounds =
    power === undefined ? undefined : encounterPowers[power]!.effects.find(({ effect }) => effect === "wound");
  if (wounds?.effect === "wound" && red.health > wounds.amount) {
    red.health -= wounds.amount;
    red.wounds += wounds.amount;
  }
}

/** The dice lie: how the combat ends as things stand, or would with one thing more that is played. A die that is rolled again counts six times. */
export function oddsNow(
  content: AzerothContent,
  s: AzerothView,
  combat: Combat,
  more?: { by: "red" | "black"; name: string },
): Odds {
  const rerolls = more !== undefined && effectsOf(content, more.name).some(({ effect }) => effect === "reroll-die");
  const table = more ? after(content, s, combat, more) : s;
  const ends = noEnds();
  for (const face of rerolls ? [1, 2, 3, 4, 5, 6] : [0]) {
    const plays = more ? [...combat.plays, { ...more, face }] : combat.plays;
    const then = { ...combat, plays };
    const fighters = fightersIn(content, table, then);
    const dice = {
      red: dieNow(content, then, "red", fighters),
      black: dieNow(content, then, "black", fighters),
      blackRolled: combat.black,
    };
    ends[fight(fighters, dice).fallen] += 1;
  }
  return oddsOf(ends);
}

/** The table when what it does at once to its hero is done: heal, or turn the character card. */
function after(
  content: AzerothContent,
  s: AzerothView,
  { hero, foe }: Combat,
  { by, name }: { by: "red" | "black"; name: string },
): AzerothView {
  const seat = by === "red" ? hero : foe.seat;
  let changed = s.heroes[seat]!;
  for (const effect of effectsOf(content, name)) {
    if (effect.effect === "heal") changed = { ...changed, damage: Math.max(0, changed.damage - effect.amount) };
    if (effect.effect === "wound") changed = { ...changed, damage: changed.damage + effect.amount };
    if (effect.effect === "flip") changed = { ...changed, side: otherSide(changed.side) };
  }
  return { ...s, heroes: { ...s.heroes, [seat]: changed } };
}

function noEnds(): Ends {
  return { neither: 0, black: 0, red: 0, both: 0 };
}

function oddsOf({ neither, black, red, both }: Ends): Odds {
  const all = neither + black + red + both;
  return { win: black / all, lose: red / all, both: both / all, neither: neither / all };
}
