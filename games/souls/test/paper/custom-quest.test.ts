import { print } from "@tavolata/print";
import { expect, test } from "vitest";
import { customQuestFits } from "../../../test/paper/custom-quest-fits.js";
import { squeezed, textOf } from "../../../test/paper/drawn.js";
import { exampleQuest, longestText } from "../../editor.js";
import { souls } from "../../game.js";

const file = JSON.stringify(exampleQuest);

customQuestFits(souls, file);

test("of a Quest of one's own the players get map and introduction; what is read out later stands in the book of secrets alone", async () => {
  const order = { game: "souls", file, paper: "a4", language: exampleQuest.language } as const;
  const texts = exampleQuest.texts[exampleQuest.language]! as Record<string, string>;
  const players = squeezed(await textOf((await print([souls], { ...order, what: ["map"] })).bytes));
  const secrets = squeezed(await textOf((await print([souls], { ...order, what: ["notes"] })).bytes));
  for (const name of ["title", "introduction"]) expect(players).toContain(squeezed(texts[name]!));
  const told = squeezed(texts["victory"]!);
  expect(secrets).toContain(told);
  expect(players).not.toContain(told);
  for (const { at } of exampleQuest.quest.waypoints ?? []) expect(secrets).toContain(at);
});

test("the longest texts and heaps of things of a Quest find room, on so many pages at most", async () => {
  const { language, texts, quest } = exampleQuest;
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
  const hostile = JSON.stringify({ ...exampleQuest, quest: heaped, texts: { [language]: said } });
  for (const what of ["map", "notes"] as const) {
    const { overflows, pages } = await print([souls], {
      game: "souls",
      file: hostile,
      paper: "letter",
      language,
      what: [what],
    });
    expect(overflows).toEqual([]);
    expect(pages).toBeLessThanOrEqual(8);
  }
});
