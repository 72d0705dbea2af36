import { ink } from "@tavolata/print/page/style.js";
import type { Sheet } from "@tavolata/print/printer.js";
import { type HeroSheet, heroSheets } from "@tavolata/print/sheets/hero-sheet.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { archetypes, heroes } from "../content/figures/heroes.js";
import { figureIcon } from "./icons.js";

const colours = { barbarian: ink.red, dwarf: ink.gold, elf: ink.green, wizard: ink.blue } as const;

/** HQ-1.8: the control sheets of the eight heroes. */
export function printHeroes({ press, words }: Sheet): void {
  heroSheets(
    press,
    words,
    Object.entries(heroes).map(([id, { archetype }]) => sheetOf(id, archetype, words)),
  );
}

function sheetOf(id: string, archetype: keyof typeof archetypes, words: PaperWords): HeroSheet {
  const sheet = archetypes[archetype];
  const value = (key: string, what: string | number) => ({ label: words.own(`value.${key}`), value: String(what) });
  const item = (one: string) => words.pair(one, words.text(`text.${one}`));
  return {
    name: words.name(id),
    kind: words.text(`archetype.${archetype}`),
    about: words.text(`text.${id}`),
    icon: figureIcon(archetype),
    colour: colours[archetype],
    values: [
      value("attack", sheet.blackAttack),
      value("defence", sheet.blackDefence),
      value("movement-dice", sheet.movementDice),
      value("most-movement", sheet.maxMovement),
      value("magic", sheet.magicTurns),
      value("load", sheet.loadCapacity),
    ],
    tracks: [
      { label: words.own("value.body"), count: sheet.body },
      { label: words.own("value.mind"), count: sheet.mind },
    ],
    lists: [
      {
        label: words.own("list.skills"),
        filled: [
          words.own(sheet.skills.disarm ? "skill.disarm" : "skill.no-disarm"),
          words.own("skill.ranged", { classes: sheet.skills.ranged.map((one) => words.within(`ranged.${one}`)) }),
        ],
        lines: 2,
      },
      { label: words.own("list.items"), filled: sheet.startItems.map(item), lines: 9 },
      { label: words.own(sheet.magicTurns > 0 ? "list.spells" : "list.notes"), filled: [], lines: 4, isLeft: true },
      { label: words.own("list.gold"), filled: [], lines: 2 },
    ],
  };
}
