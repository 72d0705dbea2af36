import type { Sheet } from "@tavolata/print/printer.js";
import { type HeroSheet, heroSheets } from "@tavolata/print/sheets/hero-sheet.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { characters } from "../content/characters.js";
import { effectMessage } from "../content/describe.js";
import type { Character, ClassName } from "../content/types.js";

/** What each class is drawn with. */
export const classLooks: Readonly<Record<ClassName, { readonly icon: string; readonly colour: string }>> = {
  warrior: { icon: "broadsword", colour: "#6d4a2a" },
  paladin: { icon: "warhammer", colour: "#8a4566" },
  rogue: { icon: "hooded-assassin", colour: "#6b621a" },
  hunter: { icon: "bow-arrow", colour: "#3f6b33" },
  mage: { icon: "wizard-face", colour: "#2b6f93" },
  warlock: { icon: "warlock-hood", colour: "#56418a" },
  shaman: { icon: "lightning-storm", colour: "#1f4f8a" },
  druid: { icon: "bear-head", colour: "#a3561a" },
};

const levels = ["grey", "green", "yellow", "red"] as const;

/** AZ-char-1: the eight characters with their values at the four levels. */
export function printHeroes({ press, words }: Sheet): void {
  heroSheets(
    press,
    words,
    Object.entries(characters).map(([name, character]) => sheetOf(name as ClassName, character, words)),
  );
}

function sheetOf(name: ClassName, character: Character, words: PaperWords): HeroSheet {
  const label = (key: string) => words.own(`azeroth.value.${key}`);
  const row = (what: "melee" | "ranged" | "defence" | "health" | "damage") => character[what]?.join(" / ") ?? "–";
  const { power } = character;
  const effects = power.effects.map((effect) => words.speaker.say(effectMessage(effect))).join("; ");
  return {
    name: words.name(name),
    kind: levels.map((level) => words.plainName(level)).join(" / "),
    about: words.own("azeroth.power", {
      name: power.id,
      cost: power.cost,
      time: words.text(`time.${power.time}`),
      effects,
    }),
    ...classLooks[name],
    values: (["melee", "ranged", "defence", "health", "damage"] as const).map((what) => ({
      label: label(what),
      value: row(what),
    })),
    tracks: [
      { label: words.own("azeroth.wounds"), count: character.health[3] },
      { label: words.own("azeroth.valour"), count: 14 },
      { label: words.own("azeroth.energy"), count: 8 },
    ],
    lists: [
      { label: words.own("azeroth.equipped"), filled: [], lines: 3 },
      { label: words.own("azeroth.bag"), filled: [], lines: 4 },
      { label: words.own("azeroth.quests"), filled: [], lines: 4 },
    ],
  };
}
