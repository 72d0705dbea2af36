import { every, fields, internal, type Looking, open, pile, type ViewOf } from "@tavolata/kernel";
import { deckVisibility } from "@tavolata/kit";
import type { SoulsContent } from "./content/content.js";
import { copiesOf } from "./content/tables.js";
import type { Decks, EventDeck } from "./state/decks.js";
import type { Chest, Ground, Souls } from "./state.js";

/**
 * SS-3.3-e, SS-6.3.6-a: lots are cast for which of these tokens are laid out, and nobody sees the others. The table keeps none of those that were turned
 * up: they count as possible again.
 */
const chestToken = pile("chest", undefined, ({ state, content }: Looking) =>
  without(
    copiesOf(content as SoulsContent, "chests"),
    Object.values((state as Souls).chests).flatMap(({ token }) => token),
  ),
);
const searchToken = pile("search", undefined, ({ state, content }: Looking) =>
  without(copiesOf(content as SoulsContent, "searches"), Object.values((state as Souls).searches).flat()),
);

function without(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((one) => !some.includes(one));
}

/** The order of decks, and what lies face down; everything else is open. */
export const visibility = fields<Souls>()({
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
  chests: every(fields<Chest>()({ lock: open, token: chestToken })),
  searches: every(searchToken),
  stories: open,
  waypoints: open,
  // SS-15.12.1-e, SS-15.12.1-f: drops lie face down.
  ground: every(
    fields<Ground>()({ items: open, crowns: open, keys: open, loot: pile("loot"), treasure: pile("treasure") }),
  ),
  fires: open,
  // SS-15.4-a, SS-15.4-o.
  shadows: every(pile("shadow")),
  shadowNumbers: open,
  gates: open,
  altars: open,
  decks: fields<Decks>()({
    encounter: deckVisibility("encounter"),
    enemy: deckVisibility("enemy"),
    enemyPower: deckVisibility("enemy-power"),
    trap: deckVisibility("trap"),
    treasure: deckVisibility("treasure"),
    critical: deckVisibility("critical"),
    loot: deckVisibility("loot"),
    shadow: deckVisibility("shadow"),
    event: fields<EventDeck>()({ draw: pile("event"), faceUp: open, discard: open, beside: open }),
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

/** What a seat sees of the table. The state is one, too: whatever asks about a view can be asked by the rules. */
export interface SoulsView extends ViewOf<typeof visibility> {}
