import type { Definition } from "../content/definition.js";

const byTrait: readonly (readonly [string, string])[] = [
  ["spider", "hanging-spider"],
  ["nazgul", "hood"],
  ["troll", "troll"],
  ["orc", "orc-head"],
  ["goblin", "goblin-head"],
  ["undead", "shambling-zombie"],
  ["insect", "bee"],
  ["creature", "direwolf"],
  ["istari", "wizard-face"],
  ["hobbit", "hobbit-dwelling"],
  ["dwarf", "dwarf-face"],
  ["noldor", "woman-elf-face"],
  ["silvan", "elf-ear"],
  ["beorning", "bear-head"],
  ["rohan", "horse-head"],
  ["ranger", "bowman"],
  ["gondor", "visored-helm"],
  ["title", "imperial-crown"],
  ["weapon", "broadsword"],
  ["armor", "breastplate"],
  ["artifact", "gem-pendant"],
  ["riverland", "boat-horizon"],
  ["mountain", "mountains"],
  ["marshland", "fog"],
  ["dungeon", "imprisoned"],
  ["stronghold", "evil-tower"],
  ["forest", "forest-entrance"],
  ["warrior", "swordman"],
];

const byType: Readonly<Record<Definition["type"], string>> = {
  hero: "imperial-crown",
  ally: "three-friends",
  attachment: "knapsack",
  event: "star-swirl",
  enemy: "brute",
  location: "position-marker",
  treachery: "evil-hand",
  objective: "locked-chest",
};

/** What a card is drawn with: by its traits, or else by what it is. */
export function cardIcon({ traits, type }: Definition): string {
  return byTrait.find(([trait]) => traits.includes(trait))?.[1] ?? byType[type];
}
