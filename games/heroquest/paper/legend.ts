import type { Press } from "@tavolata/print/page/press.js";
import { ink } from "@tavolata/print/page/style.js";
import type { LegendEntry } from "@tavolata/print/sheets/legend.js";
import type { PaperWords } from "@tavolata/print/words.js";
import type { Quest } from "../content/quests/format.js";
import { figureIcon, sceneryIcon, trapIcon } from "./icons.js";

/** A letter for each kind of figure: the first of its name that no other kind has. */
export function lettersOf(quest: Quest, words: PaperWords): Map<string, string> {
  const letters = new Map<string, string>();
  const used = new Set<string>();
  for (const type of kinds([...quest.antagonists, ...quest.allies])) {
    const name = words.plainName(type).replace(/[^\p{L}]/gu, "");
    const letter = [...name].map((one) => one.toLocaleUpperCase(words.language)).find((one) => !used.has(one)) ?? "";
    used.add(letter);
    letters.set(type, letter);
  }
  return letters;
}

/** What the signs on the Evil Wizard's map mean: only those that are there. */
export function legendOf(
  press: Press,
  quest: Quest,
  letters: ReadonlyMap<string, string>,
  words: PaperWords,
): LegendEntry[] {
  const { doc } = press;
  const entry = (isThere: boolean, key: string, rest: Omit<LegendEntry, "text">): LegendEntry[] =>
    isThere ? [{ text: words.own(`legend.${key}`), ...rest }] : [];
  const door =
    (fill: string, extra?: (x: number, y: number, size: number) => void) => (x: number, y: number, size: number) => {
      doc
        .rect(x, y + size * 0.3, size, size * 0.4)
        .lineWidth(0.6)
        .fillAndStroke(fill, ink.black);
      extra?.(x, y, size);
    };
  return [
    ...figureEntries(quest, letters, words),
    ...kinds(quest.scenery).map((type) => ({ text: words.name(type), icon: sceneryIcon(type), colour: "#4c3212" })),
    ...[...new Set(quest.traps.map(({ kind }) => kind))].map((kind) => ({
      text: words.name(kind),
      icon: trapIcon(kind),
      colour: ink.violet,
    })),
    ...entry(quest.doors.length > 0, "door", { draw: door("#a5692a") }),
    ...entry(quest.barredDoors.length > 0, "barred", {
      draw: door(ink.paper, (x, y, size) => {
        for (let i = 1; i < 5; i += 1)
          doc.moveTo(x + (size * i) / 5, y + size * 0.3).lineTo(x + (size * i) / 5, y + size * 0.7);
        doc.lineWidth(0.8).stroke(ink.black);
      }),
    }),
    ...entry(quest.secretDoors.length > 0, "secret", {
      draw: door("#cfd6e2", (x, y, size) => {
        doc
          .circle(x + size / 2, y + size / 2, size * 0.36)
          .lineWidth(0.6)
          .fillAndStroke(ink.paper, ink.black);
        press.writeMiddle(
          "S",
          { x, y, width: size, height: size },
          { font: "serif-bold", size: 6.5, align: "centre", leading: 1.1 },
        );
      }),
    }),
    ...entry(quest.caches.length > 0, "cache", { icon: "open-treasure-chest", colour: ink.gold }),
    ...entry(quest.rubble.length > 0, "rubble", { icon: "stone-pile", colour: ink.grey }),
    ...entry(quest.abyss.length > 0, "abyss", { draw: (x, y, size) => doc.rect(x, y, size, size).fill("#3c3a40") }),
    ...entry(quest.exit.length > 0, "exit", { icon: "3d-stairs", colour: "#7fa889" }),
    startEntry(press, words),
    {
      text: words.own("legend.note"),
      draw: (x, y, size) => {
        doc.circle(x + size / 2, y + size / 2, size * 0.4).fill(ink.black);
        press.writeMiddle(
          "1",
          { x, y, width: size, height: size },
          { font: "sans-bold", size: 6.5, colour: ink.paper, align: "centre", leading: 1.1 },
        );
      },
    },
  ];
}

export function startEntry({ doc }: Press, words: PaperWords): LegendEntry {
  return {
    text: words.own("legend.start"),
    draw: (x, y, size) =>
      doc
        .rect(x + 1, y + 1, size - 2, size - 2)
        .lineWidth(1)
        .dash(2, { space: 1.6 })
        .stroke(ink.green)
        .undash(),
  };
}

function figureEntries(quest: Quest, letters: ReadonlyMap<string, string>, words: PaperWords): LegendEntry[] {
  const entry = (placed: readonly { readonly type: string }[], colour: string) =>
    kinds(placed).map((type) => ({
      text: words.within("legend.figures", {
        letter: letters.get(type) ?? "",
        name: words.plainName(type),
        count: placed.filter((one) => one.type === type).length,
      }),
      icon: figureIcon(type),
      colour,
    }));
  return [...entry(quest.antagonists, ink.red), ...entry(quest.allies, ink.blue)];
}

function kinds(placed: readonly { readonly type: string }[]): string[] {
  return [...new Set(placed.map(({ type }) => type))].sort();
}
