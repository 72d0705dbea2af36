import { mm, openParts, papers, print } from "@tavolata/print";
import { Press } from "@tavolata/print/page/press.js";
import { cardBoxes } from "@tavolata/print/sheets/cards.js";
import { expect, test } from "vitest";
import { opened, textOf } from "../../../test/paper/drawn.js";
import { exampleQuest } from "../../editor.js";
import { heroQuest } from "../../game.js";

const bell = { game: "heroquest", quest: "the-stolen-bell", language: "en", paper: "a4" } as const;

test("the same order gives the same bytes", async () => {
  const order = { ...bell, what: ["map", "heroes"] } as const;
  const [one, other] = [await print([heroQuest], order), await print([heroQuest], order)];
  expect(one.bytes.equals(other.bytes)).toBe(true);
  expect(one.bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("on the finished page every word of a card lies within that card", async () => {
  const { bytes } = await print([heroQuest], { game: "heroquest", language: "it", paper: "letter", what: ["cards"] });
  const document = await opened(bytes);
  const boxes = cardBoxes(new Press("letter", "cards"));
  for (const number of [1, 7]) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
    expect(words.length).toBeGreaterThan(40);
    for (const { transform, width, str } of words) {
      const [x, y] = [transform[4] as number, papers.letter.height - (transform[5] as number)];
      const holder = boxes.find(
        (loadedGame) =>
          x >= loadedGame.x &&
          x <= loadedGame.x + loadedGame.width &&
          y >= loadedGame.y &&
          y <= loadedGame.y + loadedGame.height,
      );
      expect(holder, str).toBeDefined();
      expect(x + width, str).toBeLessThanOrEqual(holder!.x + holder!.width - mm(2.5));
    }
  }
  await document.destroy();
});

test("the players' sheet tells nothing of what the quest hides; the wizard's does", async () => {
  const secret = ["silver bell", "Chest", "Bell thief", "Secret door", "gentle beginning"];
  const open = await openParts([heroQuest], "heroquest", bell.quest);
  const players = await textOf(
    (await print([heroQuest], { ...bell, what: open.filter((part) => part === "map") })).bytes,
  );
  const wizards = await textOf((await print([heroQuest], { ...bell, what: ["notes"] })).bytes);
  for (const word of secret) expect(wizards).toContain(word);
  // The introduction, which is read aloud, names the bell.
  for (const word of secret.slice(1)) expect(players).not.toContain(word);
  expect(players).toContain("For three hundred years");
});

test("the wizard's sheet names the wandering monster with the figures, and has no heading for a reward that there isn't", async () => {
  const text = await textOf((await print([heroQuest], { ...bell, what: ["notes"] })).bytes);
  expect(text).toMatch(/Rewards • 50 gold for each hero Notes by number/);
  expect(text).toMatch(/Figures • Wandering monster: \w+ Figure Move/);
  const file = JSON.stringify({ ...exampleQuest, quest: { ...exampleQuest.quest, reward: {} } });
  const poor = await textOf(
    (await print([heroQuest], { game: "heroquest", file, language: "en", paper: "a4", what: ["notes"] })).bytes,
  );
  expect(poor).toContain("Figures • Wandering monster");
  expect(poor).not.toContain("Rewards");
});

test("a heading of the summary says what its section is about", async () => {
  const { bytes } = await print([heroQuest], { game: "heroquest", language: "fr", paper: "a4", what: ["rules"] });
  expect(await textOf(bytes)).toContain("HQ-12 Pièges HQ-12-a ");
});
