import { checkOrder, OrderRefused, print } from "@tavolata/print";
import { expect, test } from "vitest";
import { customQuestFits } from "../../../test/paper/custom-quest-fits.js";
import { squeezed, textOf } from "../../../test/paper/drawn.js";
import { exampleQuest } from "../../editor.js";
import { heroQuest } from "../../game.js";

const file = JSON.stringify(exampleQuest);
const { title, notes, introduction } = exampleQuest.texts[exampleQuest.language]! as Record<string, string>;

customQuestFits(heroQuest, file);

test("the players' sheet holds the title and what is read aloud, but nothing of the notes; the other sheet has them", async () => {
  const order = { game: "heroquest", file, paper: "a4", language: exampleQuest.language } as const;
  const players = squeezed(await textOf((await print([heroQuest], { ...order, what: ["map"] })).bytes));
  const wizards = squeezed(await textOf((await print([heroQuest], { ...order, what: ["notes"] })).bytes));
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
  expect((await print([heroQuest], { ...order, what: ["map"] })).overflows).toEqual([]);
});

test("what is no quest is refused", async () => {
  const order = { game: "heroquest", paper: "a4", language: "en", what: ["map"] } as const;
  await expect(print([heroQuest], { ...order, file: "{}" })).rejects.toThrow(OrderRefused);
  await expect(print([heroQuest], { ...order, file: "no quest" })).rejects.toThrow("not-json");
  await expect(checkOrder([heroQuest], { ...order, file, quest: "the-stolen-bell" })).rejects.toThrow("Either");
  await expect(checkOrder([heroQuest], { ...order, file, what: ["cards"] })).rejects.toThrow(
    "The parts are: map, notes",
  );
});
