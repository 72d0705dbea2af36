import { exampleQuest } from "@tavolata/heroquest/editor";
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

test.each(paperNames)(
  "a quest that somebody wrote is printed on %s in every language, and everything fits",
  async (paper) => {
    for (const language of languages) {
      for (const what of ["map", "notes"] as const) {
        const { overflows, missing, unsaid, pages } = await print({
          game: "heroquest",
          file,
          paper,
          language,
          what: [what],
        });
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
