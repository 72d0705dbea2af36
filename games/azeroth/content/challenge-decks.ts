import { colours } from "./colours.js";
import type { ChallengeCard, Colour, Encounter, EventCard, Item } from "./types.js";

type Table<T> = Readonly<Record<string, T>>;

/** How many encounters, and as many items, a colour has. */
export const namesByColour = 17;

/**
 * AZ-content-1: the four decks. An encounter is on two cards: the first bears the item of the same number on its back, the
 * second the item nine numbers on.
 */
export function challengeDecks(
  encounters: Table<Encounter>,
  items: Table<Item>,
  events: Table<EventCard>,
): Readonly<Record<Colour, readonly ChallengeCard[]>> {
  const deck = (colour: Colour): ChallengeCard[] => {
    const backs = new Map(of(items, colour).map(([id, { number }]) => [number, id]));
    return [
      ...of(encounters, colour).flatMap(([encounter, { number }]) =>
        [number, ((number + 8) % namesByColour) + 1].map((back, copy) => ({
          id: `${encounter}-${copy + 1}`,
          colour,
          encounter,
          item: backs.get(back)!,
        })),
      ),
      ...Object.entries(events)
        .filter(([, event]) => event.colours.includes(colour))
        .map(([event]) => ({ id: `${event}-${colour}`, colour, event })),
    ];
  };
  return Object.fromEntries(colours.map((colour) => [colour, deck(colour)])) as Record<Colour, ChallengeCard[]>;
}

function of<T extends { readonly colour: Colour }>(table: Table<T>, colour: Colour): [string, T][] {
  return Object.entries(table).filter(([, entry]) => entry.colour === colour);
}
