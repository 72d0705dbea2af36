import type { Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { effectsOf } from "../../content/tables.js";
import { otherSide } from "../../queries/card.js";
import { dieNow } from "../../queries/combat/dice.js";
import { type Fighters, fightersIn } from "../../queries/combat/fighter.js";
import { type Fought, fight } from "../../queries/combat/strikes.js";
import type { Combat, DieColour, Foe, Hero, Play, SpaceId } from "../../state.js";
import type { AzerothView } from "../../view.js";
import type { Weights } from "../learned/weights.js";
import { fullSetsOf, setsOf, type Tool } from "./plays.js";

/** What the ends of a fight are worth to whoever thinks about it, apart from wounds. */
export interface Stake {
  readonly win: number;
  readonly lose: number;
  readonly neither: number;
}

/** A fight that may come, or is under way. */
export interface FightAhead {
  readonly s: AzerothView;
  readonly hero: Seat;
  readonly foe: Foe;
  readonly space: SpaceId;
  /** What was used already. */
  readonly plays: readonly Play[];
  /** Who thinks: the active hero is red, whoever is attacked black. */
  readonly side: DieColour;
  readonly stake: Stake;
  readonly weights: Weights;
}

/** A set of tools, and the fighters as they are with it. */
interface Prepared {
  readonly set: readonly Tool[];
  readonly plays: Play[];
  readonly fighters: Fighters;
  readonly price: number;
  readonly rerolls: boolean;
}

function prepare(content: AzerothContent, ahead: FightAhead, set: readonly Tool[]): Prepared {
  const { s, hero, foe, space, side, weights } = ahead;
  const plays: Play[] = [...ahead.plays, ...set.map(({ name }) => ({ by: side, name, face: 0 }))];
  const table = set.some(({ name }) => changesHero(content, name)) ? withChanges(content, ahead, set) : s;
  return {
    set,
    plays,
    fighters: fightersIn(content, table, { hero, foe, space, plays }),
    price: set.reduce((sum, { price, cost }) => sum + price + weights.energy * cost, 0),
    rerolls: set.some(({ name }) => effectsOf(content, name).some(({ effect }) => effect === "reroll-die")),
  };
}

function changesHero(content: AzerothContent, name: string): boolean {
  return effectsOf(content, name).some(({ effect }) => effect === "heal" || effect === "flip");
}

/** The table when what tools do at once to their owner is done. */
function withChanges(content: AzerothContent, { s, hero, foe, side }: FightAhead, set: readonly Tool[]): AzerothView {
  const seat = side === "red" ? hero : foe.seat;
  let changed: Hero = s.heroes[seat]!;
  for (const { name } of set) {
    for (const effect of effectsOf(content, name)) {
      if (effect.effect === "heal") changed = { ...changed, damage: Math.max(0, changed.damage - effect.amount) };
      if (effect.effect === "flip") changed = { ...changed, side: otherSide(changed.side) };
    }
  }
  return { ...s, heroes: { ...s.heroes, [seat]: changed } };
}

/** What a fight with these dice is worth, tools paid. */
function valueWith(content: AzerothContent, ahead: FightAhead, prepared: Prepared, red: number, black: number): number {
  const { plays, price, rerolls, fighters } = prepared;
  if (!rerolls) return endWorth(ahead, fighters, diced(content, ahead, plays, red, black, fighters)) - price;
  let sum = 0;
  for (let face = 1; face <= 6; face++) {
    const thrown = plays.map((play) => (play.face === 0 && isReroll(content, play) ? { ...play, face } : play));
    sum += endWorth(ahead, fighters, diced(content, ahead, thrown, red, black, fighters));
  }
  return sum / 6 - price;
}

function isReroll(content: AzerothContent, { name }: Pick<Play, "name">): boolean {
  return effectsOf(content, name).some(({ effect }) => effect === "reroll-die");
}

function diced(
  content: AzerothContent,
  { hero, foe, space }: FightAhead,
  plays: Play[],
  red: number,
  black: number,
  fighters: Fighters,
): Fought {
  const combat: Combat = { space, hero, foe, red, black, plays };
  return fight(fighters, {
    red: dieNow(content, combat, "red", fighters),
    black: dieNow(content, combat, "black", fighters),
    blackRolled: black,
  });
}

/** Who falls decides; wounds count besides, the own ones and those of a rival. */
function endWorth({ side, stake, foe, weights }: FightAhead, fighters: Fighters, fought: Fought): number {
  const { fallen } = fought;
  const other = side === "red" ? "black" : "red";
  if (fallen === side) return stake.lose;
  if (fallen === "both") return stake.lose + (foe.kind === "hero" ? weights.setback : 0);
  const taken = fought[side] - fought.healed[side];
  const left = fighters[side].health - taken;
  const wounds = -weights.wound * taken - (left <= 1 && taken > 0 ? weights.nearlyDead : 0);
  if (fallen === other) return stake.win + wounds;
  const dealt = foe.kind === "hero" ? 0.5 * (fought[other] - fought.healed[other]) : 0;
  return stake.neither + wounds + dealt;
}

/** With the dice on the table: the best set of tools, and what the fight is worth with it and without any. */
export function bestTools(
  content: AzerothContent,
  ahead: FightAhead,
  dice: { readonly red: number; readonly black: number },
  tools: readonly Tool[],
  energy: number,
): { readonly set: readonly Tool[]; readonly worth: number; readonly without: number } {
  let best: readonly Tool[] = [];
  let worth = Number.NEGATIVE_INFINITY;
  let without = 0;
  for (const set of setsOf(tools, energy)) {
    const value = valueWith(content, ahead, prepare(content, ahead, set), dice.red, dice.black);
    if (set.length === 0) without = value;
    if (value <= worth + 1e-9) continue;
    worth = value;
    best = set;
  }
  return { set: best, worth, without };
}

/** Before the dice: what the fight is worth on average if the best tools are used each time. */
export function expectedWorth(
  content: AzerothContent,
  ahead: FightAhead,
  tools: readonly Tool[],
  energy: number,
): number {
  const prepared = setsOf(tools, energy)
    .map((set) => prepare(content, ahead, set))
    .filter(({ rerolls }) => !rerolls);
  const best: number[] = [];
  for (const one of prepared) noteBest(content, ahead, one, best);
  return best.reduce((sum, each) => sum + each, 0) / best.length;
}

/** What a set of tools makes of each of the 36 throws, where it is better than what was noted. What a die counts for is worked out once. */
function noteBest(
  content: AzerothContent,
  ahead: FightAhead,
  { plays, fighters, price }: Prepared,
  best: number[],
): void {
  const { hero, foe, space } = ahead;
  const faces = (die: DieColour) =>
    sixFaces.map((face) => dieNow(content, { space, hero, foe, red: face, black: face, plays }, die, fighters));
  const blacks = faces("black");
  let at = 0;
  for (const red of faces("red")) {
    for (const [i, black] of blacks.entries()) {
      const worth = endWorth(ahead, fighters, fight(fighters, { red, black, blackRolled: i + 1 })) - price;
      best[at] = Math.max(best[at] ?? Number.NEGATIVE_INFINITY, worth);
      at += 1;
    }
  }
}

/** Before the dice: how often the fight can be won, whatever that costs: a throw counts when some set of tools wins it. */
export function chanceToWin(
  content: AzerothContent,
  ahead: FightAhead,
  tools: readonly Tool[],
  energy: number,
): number {
  const other = ahead.side === "red" ? "black" : "red";
  const won = new Set<number>();
  for (const set of fullSetsOf(
    tools.filter(({ name }) => !isReroll(content, { name })),
    energy,
  )) {
    const { plays, fighters } = prepare(content, ahead, set);
    noteWon(content, ahead, plays, fighters, other, won);
  }
  return won.size / 36;
}

function noteWon(
  content: AzerothContent,
  ahead: FightAhead,
  plays: Play[],
  fighters: Fighters,
  other: DieColour,
  won: Set<number>,
): void {
  const { hero, foe, space } = ahead;
  const faces = (die: DieColour) =>
    sixFaces.map((face) => dieNow(content, { space, hero, foe, red: face, black: face, plays }, die, fighters));
  const blacks = faces("black");
  for (const [i, red] of faces("red").entries()) {
    for (const [j, black] of blacks.entries()) {
      const at = 6 * i + j;
      if (!won.has(at) && fight(fighters, { red, black, blackRolled: j + 1 }).fallen === other) won.add(at);
    }
  }
}

const sixFaces = [1, 2, 3, 4, 5, 6];
