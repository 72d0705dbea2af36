import { exampleQuest } from "@tavolata/games/heroquest/editor.js";
import { longestText, exampleQuest as soulsQuest } from "@tavolata/games/souls/editor.js";
import { languages } from "@tavolata/language";
import { expect, test } from "vitest";
import { checkOrder, OrderRefused, paperNames, print } from "../src/index.js";
import { opened } from "./drawn.js";

const file = JSON.stringify(exampleQuest);
const { title, notes, introduction } = exampleQuest.texts[exampleQuest.language]! as Record<string, string>;

async function wordsOf(bytes: Buffer): Promise<string> {
  const document = await opened(bytes);
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, i) => (await document.getPage(i + 1)).getTextContent()),
  );
  await document.destroy();
  return pages.flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : ""))).join(" ");
}

const squeezed = (text: string) => text.replace(/\s+/g, "");

const written = { heroquest: file, souls: JSON.stringify(soulsQuest) };

test.each(Object.keys(written).flatMap((game) => paperNames.map((paper) => [game, paper] as const)))(
  "a quest of %s that somebody wrote is printed on %s in every language, and everything fits",
  async (game, paper) => {
    for (const language of languages) {
      for (const what of ["map", "notes"] as const) {
        const order = { game, file: written[game as keyof typeof written], paper, language, what: [what] };
        const { overflows, missing, unsaid, pages } = await print(order);
        expect({ overflows, missing, unsaid }).toEqual({ overflows: [], missing: [], unsaid: [] });
        expect(pages).toBeGreaterThan(0);
      }
    }
  },
);

test("the players' sheet holds the title and what is read aloud, but nothing of the notes; the other sheet has them", async () => {
  const order = { game: "heroquest", file, paper: "a4", language: exampleQuest.language } as const;
  const players = squeezed(await wordsOf((await print({ ...order, what: ["map"] })).bytes));
  const wizards = squeezed(await wordsOf((await print({ ...order, what: ["notes"] })).bytes));
  for (const text of [title!, introduction!]) expect(players).toContain(squeezed(text));
  expect(wizards).toContain(squeezed(notes!).slice(0, 60));
  expect(players).not.toContain(squeezed(notes!).slice(0, 60));
});

test("of a Quest of Immortal Souls the players get map and introduction; what is read out later stands in the book of secrets alone", async () => {
  const order = { game: "souls", file: written.souls, paper: "a4", language: soulsQuest.language } as const;
  const texts = soulsQuest.texts[soulsQuest.language]! as Record<string, string>;
  const players = squeezed(await wordsOf((await print({ ...order, what: ["map"] })).bytes));
  const secrets = squeezed(await wordsOf((await print({ ...order, what: ["notes"] })).bytes));
  for (const name of ["title", "introduction"]) expect(players).toContain(squeezed(texts[name]!));
  const told = squeezed(texts["victory"]!);
  expect(secrets).toContain(told);
  expect(players).not.toContain(told);
  for (const { at } of soulsQuest.quest.waypoints ?? []) expect(secrets).toContain(at);
});

test("the longest texts and heaps of things of a Quest of Immortal Souls find room, on so many pages at most", async () => {
  const { language, texts, quest } = soulsQuest;
  const long = (name: string) => {
    const word = name === "title" ? "WWWWWWW " : "Extraordinarily long-winded. ";
    return word.repeat(Math.ceil(longestText(name) / word.length)).slice(0, longestText(name));
  };
  const names = Object.keys(texts[language]!);
  // As much as fits into a file: the longest title and introduction, and heaps in the first area.
  const said = Object.fromEntries(
    names.map((name) => [name, ["title", "introduction"].includes(name) ? long(name) : texts[language]![name]!]),
  );
  const [at] = quest.start as [string];
  const shadowReserve = { man: 2, woman: 2, enemy: 6, champion: 2, "two-enemies": 2 };
  const heaped = { ...quest, shadowReserve, shadows: Array.from({ length: 14 }, () => ({ at, heroes: 2 })) };
  const hostile = JSON.stringify({ ...soulsQuest, quest: heaped, texts: { [language]: said } });
  for (const what of ["map", "notes"] as const) {
    const { overflows, pages } = await print({ game: "souls", file: hostile, paper: "letter", language, what: [what] });
    expect(overflows).toEqual([]);
    expect(pages).toBeLessThanOrEqual(8);
  }
});

test("a long introduction of one's own finds room beside the board", async () => {
  const texts = {
    ...exampleQuest.texts[exampleQuest.language]!,
    introduction: "A long tale is told here. ".repeat(70),
  };
  const long = JSON.stringify({ ...exampleQuest, texts: { ...exampleQuest.texts, [exampleQuest.language]: texts } });
  const order = { game: "heroquest", file: long, paper: "letter", language: exampleQuest.language } as const;
  expect((await print({ ...order, what: ["map"] })).overflows).toEqual([]);
});

test("what is no quest, or of a game without such, is refused", async () => {
  const order = { game: "heroquest", paper: "a4", language: "en", what: ["map"] } as const;
  await expect(print({ ...order, file: "{}" })).rejects.toThrow(OrderRefused);
  await expect(print({ ...order, file: "no quest" })).rejects.toThrow("not-json");
  expect(() => checkOrder({ ...order, file, quest: "the-stolen-bell" })).toThrow("Either");
  expect(() => checkOrder({ game: "rings", file, what: ["map"] })).toThrow(OrderRefused);
  expect(() => checkOrder({ ...order, file, what: ["cards"] })).toThrow("The parts are: map, notes");
});
