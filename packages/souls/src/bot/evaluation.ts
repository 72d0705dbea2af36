import type { Outcome, Seat } from "@tavolata/kernel";
import { livingHeroes } from "../figures.js";
import { hpOf } from "../profile.js";
import type { Souls } from "../state.js";
import { aimsOf, holdsOut } from "./aims.js";
import { apart } from "./ways.js";

/** A lead of so much makes victory about three times as likely. */
const clear = 5;

/** What counts, in wounds dealt to an enemy. */
const worth = {
  hero: 4,
  /** All the health of a hero. */
  health: 3,
  soulrank: 2,
  soulPoint: 0.25,
  /** An area nearer to what the party is after. */
  nearer: 1,
  /** Something of the story that has come to pass. */
  note: 5,
  story: 3,
  act: 8,
  /** SS-4.3-a: a card of the Event deck is time, and dearer when few are left. */
  event: 0.6,
  lastEvents: 1.2,
  gate: 3,
};

/** What each seat may hope for: the same for all, because the party wins or loses together (SS-4.4-a). */
export function values(s: Readonly<Souls>, seats: readonly Seat[], outcome?: Outcome): Record<Seat, number> {
  const hope = 1 / (1 + Math.exp(-standing(s, seats) / clear));
  const value = outcome?.winners.length ? 1 : hope * (outcome ? 0.1 : 0.95);
  return Object.fromEntries(seats.map((seat) => [seat, value]));
}

/** How well the party stands, in wounds dealt to enemies. */
export function standing(s: Readonly<Souls>, seats: readonly Seat[]): number {
  return party(s, seats) - enemies(s) + haste(s) * story(s) + time(s);
}

function party(s: Souls, seats: readonly Seat[]): number {
  let sum = worth.soulPoint * s.soulPoints;
  for (const figure of livingHeroes(s)) {
    const hp = hpOf(s, figure);
    sum += worth.hero + (worth.health * Math.max(0, hp - figure.wounds)) / Math.max(1, hp);
  }
  for (const seat of seats) sum += worth.soulrank * (s.heroes[seat]?.soulrank ?? 0);
  // Somebody must live: the last hero is worth most.
  return sum - (livingHeroes(s).length <= 1 ? worth.hero : 0);
}

function enemies(s: Souls): number {
  let sum = 0;
  for (const figure of s.figures) {
    if (figure.kind === "enemy") sum += 1 + Math.max(0, hpOf(s, figure) - figure.wounds);
  }
  for (const { open } of Object.values(s.gates)) if (open) sum += worth.gate;
  return sum;
}

/** How far the story has come, and how far the party is from where it goes on. */
function story(s: Souls): number {
  const told = worth.act * s.act + worth.note * s.notes.length - worth.story * Object.keys(s.stories).length;
  const living = livingHeroes(s);
  const aims = aimsOf(s);
  if (living.length === 0 || aims.length === 0) return told;
  let way = 0;
  for (const { area } of living) way += Math.min(20, ...aims.map(({ at }) => apart(s, area, at)));
  return told - (worth.nearer * way) / living.length;
}

/** The fewer events are left, the more the story counts. */
function haste(s: Souls): number {
  return holdsOut(s) ? 1 : 1 + 4 / (1 + eventsLeft(s));
}

function eventsLeft({ decks: { event } }: Souls): number {
  return event.draw.length + event.faceUp.length;
}

function time(s: Souls): number {
  const left = eventsLeft(s);
  if (holdsOut(s)) return worth.event * s.round;
  return worth.event * left + worth.lastEvents * Math.min(left, 4);
}
