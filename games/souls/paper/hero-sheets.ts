import { ink } from "@tavolata/print/page/style.js";
import type { Sheet } from "@tavolata/print/printer.js";
import { type HeroSheet, heroSheets } from "@tavolata/print/sheets/hero-sheet.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { effectMessage, roman } from "../content/describe.js";
import { heroCards } from "../content/index.js";

const icons = {
  auriel: "fairy-wand",
  ecarus: "visored-helm",
  laegon: "bow-arrow",
  shae: "hooded-assassin",
  thorgar: "dwarf-face",
} as const;

const colours = { lawful: ink.blue, neutral: ink.green, chaos: ink.red } as const;

/** SS-5.2: the ten hero cards as sheets, with the faces of the Soul Gem. */
export function printHeroes({ press, words }: Sheet): void {
  heroSheets(
    press,
    words,
    Object.keys(heroCards).map((id) => sheetOf(id as keyof typeof heroCards, words)),
  );
}

function sheetOf(id: keyof typeof heroCards, words: PaperWords): HeroSheet {
  const { hero, nature, styles, save, movement, capacity, innate, gem } = heroCards[id];
  const value = (key: string, what: string | number) => ({
    label: words.own(`souls.value.${key}`),
    value: String(what),
  });
  const most = Math.max(...gem.map(({ hp }) => hp));
  return {
    name: words.name(hero),
    kind: `${words.name(id)} · ${words.plainName(nature)}`,
    about: words.text(`text.${id}`),
    icon: icons[hero],
    colour: colours[nature],
    values: [
      value("movement", movement),
      value("capacity", capacity),
      value("style", styles.map((style) => words.plainName(style)).join(", ")),
      value("save", save.map((result) => words.plainName(result)).join(", ")),
      value("crowns", " "),
      value("soul-points", " "),
    ],
    tracks: [
      { label: words.own("souls.value.rank"), count: gem.length },
      { label: words.own("souls.value.hp"), count: most },
    ],
    lists: [
      {
        label: words.own("souls.gem"),
        filled: gem.map(({ hp, powers, talents, combat, action }, i) =>
          words.within("souls.gem-face", { rank: roman(i + 1), hp, powers, talents, combat, action }),
        ),
        lines: gem.length,
      },
      {
        label: words.own("souls.innate"),
        filled: innate.map(({ id: power, effects }) =>
          words.pair(power, effects.map((effect) => words.speaker.say(effectMessage(effect))).join("; ")),
        ),
        lines: innate.length,
      },
      { label: words.own("souls.powers"), filled: [], lines: 4 },
      { label: words.own("list.items"), filled: [], lines: 5, isLeft: true },
    ],
  };
}
