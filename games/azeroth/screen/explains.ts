import type { Message } from "@tavolata/kernel";
import type { Explains, PrintedEntry, Thing } from "@tavolata/ui/explain/thing.js";
import { type AzerothContent, azerothContent } from "../content/content.js";
import { effectMessage } from "../content/describe.js";
import { encounterPowers } from "../content/encounters/powers.js";
import { spaces } from "../content/map.js";
import { abilityOn, discoveryOn, itemNameOn } from "../content/tables.js";
import type { AzerothSeen } from "./shown.js";

/** Heroes and spaces; cards are found by their names, those of the challenge decks by what is on them. */
export const explains: Explains<AzerothSeen> = {
  things(view) {
    const { heroes = {} } = view.state;
    return [
      ...Object.entries(heroes).flatMap(([seat, { class: entry, weapon, armour, bag }]): Thing[] => {
        // AZ-outcome-1: what a hero carries is the back of a challenge card.
        const items = [weapon, armour, ...bag].filter((card) => card !== "");
        const hero: Thing = {
          at: `hero:${seat}`,
          word: seat,
          printed: { table: "characters", entry },
          kind: "characters",
        };
        return [...(entry === "" ? [] : [hero]), ...items.map(itemThing)];
      }),
      ...Object.keys(spaces).map(
        (space): Thing => ({
          at: `space:${space}`,
          word: space,
          printed: { table: "spaces", entry: space },
          kind: "space",
        }),
      ),
    ];
  },
  // AZ-content-1: an event has a card in each colour's deck.
  printedAs(word, read) {
    const entry = word.replace(/-(grey|green|yellow|red)$/, "");
    return entry !== word && Object.hasOwn(read(azerothContent).events, entry) ? { table: "events", entry } : undefined;
  },
  says: (printed, read) => saidOf(read(azerothContent), printed),
  rules: {
    characters: ["AZ-char-1", "AZ-char-2", "AZ-char-3", "AZ-level-1"],
    abilities: ["AZ-abil-1", "AZ-abil-2", "AZ-abil-5"],
    items: ["AZ-item-1", "AZ-item-5", "AZ-item-9"],
    encounters: ["AZ-combat-1", "AZ-combat-3", "AZ-combat-4", "AZ-combat-10"],
    events: ["AZ-event-1", "AZ-event-3", "AZ-event-4"],
    discoveries: ["AZ-disc-1", "AZ-disc-2"],
    startingQuests: ["AZ-quest-1", "AZ-quest-2", "AZ-quest-5"],
    eliteQuests: ["AZ-quest-1", "AZ-quest-2", "AZ-quest-4"],
    trophies: ["AZ-trophy-1", "AZ-trophy-3"],
    space: ["AZ-map-1", "AZ-map-3", "AZ-explore-3", "AZ-chal-3"],
  },
};

function itemThing(card: string): Thing {
  const entry = itemNameOn(card);
  return { at: `card:${card}`, word: entry, printed: { table: "items", entry }, kind: "items" };
}

/** What is printed in words, made from the very values that the rules run on. */
function saidOf(content: AzerothContent, { table, entry }: PrintedEntry): readonly Message[] {
  switch (table) {
    case "abilities":
      return abilityOn(content, `${entry}-1`).effects.map(effectMessage);
    case "discoveries":
      return discoveryOn(content, `${entry}-1`).effects.map(effectMessage);
    case "encounters": {
      const power = content.encounters[entry]?.power;
      return power === undefined ? [] : encounterPowers[power]!.effects.map(effectMessage);
    }
    case "events":
      return [...(content.events[entry]?.lasting ?? []), ...(content.events[entry]?.now ?? [])].map(effectMessage);
    default:
      return [];
  }
}
