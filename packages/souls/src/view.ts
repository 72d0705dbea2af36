import { every, fields, internal, open, pile } from "@tavolata/kernel";
import { deckVeil } from "@tavolata/kit";
import type { Decks, EventDeck } from "./decks.js";
import type { Chest, Ground, Souls } from "./state.js";

/** The order of decks, and what lies face down; everything else is open. */
export const visibility = fields<Souls>({
  book: open,
  quest: open,
  // SS-2.2-h: a book of secrets.
  own: internal,
  tiles: open,
  goals: open,
  act: open,
  round: open,
  phase: open,
  active: open,
  soulPoints: open,
  heroes: open,
  figures: open,
  // SS-15.1-a.
  enemies: open,
  doors: open,
  chests: every(fields<Chest>({ lock: open, token: pile("chest") })),
  searches: every(pile("search")),
  stories: open,
  waypoints: open,
  // SS-15.12.1-e, SS-15.12.1-f: drops lie face down.
  ground: every(
    fields<Ground>({ items: open, crowns: open, keys: open, loot: pile("loot"), treasure: pile("treasure") }),
  ),
  fires: open,
  // SS-15.4-a, SS-15.4-o.
  shadows: every(pile("shadow")),
  shadowNumbers: open,
  gates: open,
  altars: open,
  decks: fields<Decks>({
    encounter: deckVeil("encounter"),
    enemy: deckVeil("enemy"),
    enemyPower: deckVeil("enemy-power"),
    trap: deckVeil("trap"),
    treasure: deckVeil("treasure"),
    critical: deckVeil("critical"),
    loot: deckVeil("loot"),
    shadow: deckVeil("shadow"),
    event: fields<EventDeck>({ draw: pile("event"), faceUp: open, discard: open, beside: open }),
  }),
  stash: open,
  emporium: open,
  soulWeapons: pile("soul-weapon"),
  visit: open,
  removed: open,
  turn: open,
  tokens: open,
  lasting: open,
  items: open,
  attacks: open,
  encounter: open,
  activation: open,
  nightOrDay: open,
  menace: open,
  usedInRound: open,
  usedInQuest: open,
  notes: internal,
  ended: open,
  campaign: open,
});
