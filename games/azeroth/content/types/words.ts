/** The four colours in their order: of a hero's level, a space, a challenge deck and an item (AZ-level-5). */
export type Colour = "grey" | "green" | "yellow" | "red";

/** AZ-char-1: the eight characters, one for each class. */
export type ClassName = "warrior" | "paladin" | "rogue" | "hunter" | "mage" | "warlock" | "shaman" | "druid";

/** What hunt quests ask for. */
export type CreatureType = "beast" | "undead" | "brigand" | "elemental" | "demon" | "dragonkin";

/** AZ-abil-2: when a card, a power, a bag item or a kept discovery may be used. `turn` is any time in the own turn. */
export type Time = "movement" | "exploration" | "combat" | "turn";
