import type { Seat } from "@tavolata/kernel";
import type { Features } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import { movementDistance } from "../../queries/board/distance.js";
import { eventsLeft } from "../../queries/event-deck.js";
import { livingHeroes } from "../../queries/figures.js";
import { hpOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { aimsOf, holdsOut } from "../perception/aims.js";
import { apart } from "../perception/ways.js";

/** An enemy so many areas away will soon be there. */
const near = 3;

/** Nothing lies farther away than this, as far as it counts. */
const farthest = 20;

/** Rounds that a card of the Event deck is, about: one is drawn in most rounds. */
const lastEvents = 4;

/** With so many cards of the Event deck for each story it goes either way. */
const middlingLeisure = 3;

/** What counts for the party's victory, on average over its heroes. */
export function features(content: SoulsContent, s: SoulsView, seats: readonly Seat[]): Features {
  const living = livingHeroes(s);
  const heroes = seats.length;
  const left = eventsLeft(s);
  const way = wayOf(s, living);
  const isWaiting = holdsOut(s);
  return {
    heroes: living.length / heroes,
    oneLives: living.length > 1 ? 1 : 0,
    health: sum(living, (figure) => healthOf(content, s, figure)) / heroes,
    troubles: -sum(living, troublesOf) / heroes,
    ranks: sum(seats, (seat) => s.heroes[seat]?.soulrank ?? 0) / heroes,
    soulPoints: s.soulPoints / heroes,
    ...enemies(content, s, living, heroes),
    gates: -Object.values(s.gates).filter(({ open }) => open).length,
    act: s.act,
    // A story that is told counts as much as the longest way to it: going on with the story is never a loss.
    story: -(Object.keys(s.stories).length + way / farthest),
    events: isWaiting ? 0 : left / 10,
    lastEvents: isWaiting ? 0 : Math.min(left, lastEvents) / lastEvents,
    pace: isWaiting ? 0 : Math.min(0, left - way) / 10,
    // The time for each story that is left, the way to the next counting for less than one: who dawdles loses in the end.
    leisure: isWaiting ? 0 : leisureOf(left, Object.keys(s.stories).length + way / farthest + 1),
    heldOut: isWaiting ? s.round / 10 : 0,
  };
}

/** From 0 to 1: another card always counts, and the more the fewer there are. */
function leisureOf(events: number, toDo: number): number {
  const each = events / toDo;
  return each / (each + middlingLeisure);
}

function healthOf(content: SoulsContent, s: SoulsView, figure: Figure): number {
  const hp = Math.max(1, hpOf(content, s, figure));
  return Math.max(0, hp - figure.wounds) / hp;
}

function troublesOf({ ko, poison, blinded, slowed, stunned, fire, criticals }: Figure): number {
  const tokens = [blinded, slowed, stunned].filter((token) => token !== "none").length;
  return (ko ? 2 : 0) + poison + tokens + fire.length + criticals.length;
}

/** What the enemies can take before they fall: those who are near, and all others. */
function enemies(
  content: SoulsContent,
  s: SoulsView,
  living: readonly Figure[],
  heroes: number,
): { nearFoes: number; farFoes: number } {
  let [nearFoes, farFoes] = [0, 0];
  for (const figure of s.figures) {
    if (figure.kind !== "enemy") continue;
    const left = 1 + Math.max(0, hpOf(content, s, figure) - figure.wounds);
    const isNear = living.some(({ area }) => (movementDistance(s, area, figure.area) ?? farthest) <= near);
    if (isNear) nearFoes -= left / 10 / heroes;
    else farFoes -= left / 10 / heroes;
  }
  return { nearFoes, farFoes };
}

/** How far the party is from where it goes on, on average. */
function wayOf(s: SoulsView, living: readonly Figure[]): number {
  const aims = aimsOf(s);
  if (living.length === 0 || aims.length === 0) return 0;
  return sum(living, ({ area }) => Math.min(farthest, ...aims.map(({ at }) => apart(s, area, at)))) / living.length;
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((all, one) => all + of(one), 0);
}
