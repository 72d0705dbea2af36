import { correctionsOption, type OptionDefinition, type Options, type OptionsOf } from "@tavolata/kernel";
import { type WeightSetting, weightSettings } from "./content/barrels.js";
import { customQuest } from "./custom-quest/option.js";

/** HQ-0-a: the heroic rules, each of which can be switched on by itself. */
export const heroicSwitches = [
  "loadCapacity",
  "twoHandedWeapons",
  "primordialExchange",
  "combatZone",
  "disengage",
  "fateCards",
  "manyPlayers",
] as const;
/** HQ-0-a: all heroic rules switched on; HQ-RH3-a: experience isn't one of those that are switched on together. */
export const heroicPreset: Options = Object.fromEntries(heroicSwitches.map((id) => [id, true]));

/** HQ-2.7-a: the value of the option `quest` that leaves the choice to the Evil Wizard. */
const wizardChooses = "wizard-chooses";

/**
 * Everything that can be set when a table is opened, each with the rule that speaks of it. HQ-17 and HQ-RH9 are headings
 * without a rule: nothing can be switched there.
 */
export function optionsFor(quests: readonly string[]) {
  return [
    { id: "adventurers", type: "number", default: 4, min: 1, max: 8, rule: "HQ-2.1-a" },
    on("fillSeats", "HQ-2.1-a"),
    {
      id: "quest",
      type: "choice",
      default: quests[0]!,
      values: [...quests, wizardChooses],
      rule: "HQ-2.7-a",
      secretUnder: "secretAdventure",
    },
    customQuest.definition,
    on("secretAdventure", "HQ-16.1"),
    off("campaign", "HQ-14.2"),
    { id: "campaignLength", type: "number", default: 14, min: 1, max: 14, rule: "HQ-14.2" },
    off("seatingBonus", "HQ-2.5-d"),
    { id: "dice.weights", type: "choice", default: "3-1", values: weights, rule: "HQ-1.1-d" },
    // Movement
    { id: "antagonistMovement", type: "choice", default: "fixed", values: ["fixed", "dice"], rule: "HQ-4.2-b" },
    off("antagonistsPass", "HQ-4.7-a"),
    on("bumpIntoTraps", "HQ-4.15-b"),
    // Combat
    { id: "antagonistAttacks", type: "number", default: 2, min: 1, max: 2, rule: "HQ-3.6-b" },
    { id: "fumbleScope", type: "choice", default: "attack", values: ["attack", "die"], rule: "HQ-6.13-a" },
    on("dismemberment", "HQ-6.14.d-b"),
    on("rangePenalty", "HQ-7.7-f"),
    on("unskilledShooters", "HQ-7.7-g"),
    // Magic
    on("castingRoll", "HQ-8.6-b"),
    on("unpaidCasting", "HQ-8.6-c"),
    on("restoreSpells", "HQ-8.6-f"),
    // Searching, traps, special actions
    { id: "corridorSearch", type: "number", default: 4, min: 1, max: 8, rule: "HQ-5.5" },
    on("rocksDisarmable", "HQ-12.3-f"),
    off("disarmRoll", "HQ-12.7-c"),
    {
      id: "specialActions",
      type: "choice",
      default: "twoDifferent",
      values: ["twoDifferent", "one"],
      rule: "HQ-3.7-c",
    },
    off("detectAmbush", "HQ-10.7"),
    off("stealing", "HQ-10.9"),
    off("saveCompanion", "HQ-10.10"),
    // The table
    { id: "undo", type: "choice", default: "strict", values: ["strict", "friendly"], rule: "HQ-18.2" },
    off("assistMode", "HQ-18.5"),
    off("strictErrors", "HQ-18.1"),
    // Heroic rules
    {
      id: "preset",
      type: "choice",
      default: "base-rules",
      values: ["base-rules", "heroic-rules"],
      presets: { "heroic-rules": heroicPreset },
      rule: "HQ-0-a",
    },
    off("loadCapacity", "HQ-RH1.1"),
    off("twoHandedWeapons", "HQ-RH2-a"),
    off("primordialExchange", "HQ-RH4-a"),
    off("combatZone", "HQ-RH5-a"),
    off("disengage", "HQ-RH6-a"),
    off("fateCards", "HQ-RH7-a"),
    on("fateCards.atStart", "HQ-RH3-c"),
    on("fateCards.nameCard", "HQ-RH7-f"),
    off("fateCards.achievements", "HQ-RH7-g"),
    off("manyPlayers", "HQ-RH8"),
    off("experience", "HQ-RH3-a"),
    { id: "experience.start", type: "number", default: 0, min: 0, max: 5, rule: "HQ-RH3-a" },
    correctionsOption("HQ-0-b"),
  ] as const satisfies readonly OptionDefinition[];
}

/** What a table has agreed on. */
export type HeroQuestOptions = OptionsOf<ReturnType<typeof optionsFor>>;

/** Some of it, where somebody looks who may know no more. */
export type SomeOptions = Partial<HeroQuestOptions>;

const weights = Object.keys(weightSettings) as WeightSetting[];

function on<const I extends string>(id: I, rule: string) {
  return { id, type: "switch", default: true, rule } as const;
}

function off<const I extends string>(id: I, rule: string) {
  return { id, type: "switch", default: false, rule } as const;
}
