import { openGame } from "@tavolata/games/files";
import { exampleQuest } from "@tavolata/games/heroquest/editor.js";
import { encounters, enemyPowers, events } from "@tavolata/games/souls/content/index.js";
import { expect, test } from "vitest";
import {
  cardSize,
  checkOrder,
  mm,
  OrderRefused,
  openParts,
  ownMessages,
  paperNames,
  papers,
  print,
} from "../src/index.js";
import { Flow } from "../src/page/flow.js";
import { Press } from "../src/page/press.js";
import { brokenLines } from "../src/page/wrap.js";
import { cardBoxes } from "../src/sheets/cards.js";
import { firstSentence, sectionOf } from "../src/sheets/rules.js";
import { opened } from "./drawn.js";
import { gamesOnPaper } from "./orders.js";

const bell = { game: "heroquest", quest: "the-stolen-bell", language: "en", paper: "a4" } as const;

test("the same order gives the same bytes", async () => {
  const order = { ...bell, what: ["map", "heroes"] } as const;
  const [one, other] = [await print(order), await print(order)];
  expect(one.bytes.equals(other.bytes)).toBe(true);
  expect(one.bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test.each(paperNames)("cards on %s are 63 by 88 mm, nine to a page, within the paper and side by side", (paper) => {
  expect(cardSize).toEqual({ width: mm(63), height: mm(88) });
  const boxes = cardBoxes(new Press(paper, "cards"));
  expect(boxes).toHaveLength(9);
  for (const [i, { x, y, width, height }] of boxes.entries()) {
    expect([width, height]).toEqual([mm(63), mm(88)]);
    expect(Math.min(x, y)).toBeGreaterThan(mm(3));
    expect(x + width).toBeLessThan(papers[paper].width - mm(3));
    expect(y + height).toBeLessThan(papers[paper].height - mm(3));
    if (i % 3 > 0) expect(x).toBeCloseTo(boxes[i - 1]!.x + width, 6);
    if (i >= 3) expect(y).toBeCloseTo(boxes[i - 3]!.y + height, 6);
  }
});

test("the cards of Immortal Souls have all that an enemy needs beside a real board: its scroll, its defence and its masters", async () => {
  const text = await soulsCards();
  for (const said of [
    "Prefers: most wounded",
    "Enemy card",
    "5/7 HP",
    "5 HP with up to three heroes, 7 with more",
    "Leaves: 3 Soul Points, 1 Loot, 1 Treasure",
    "Master’s scroll, back",
    "At half of its HP it is turned",
  ])
    expect(text).toContain(said);
});

test("the cards of Immortal Souls hold every Enemy Power with its levels and moments, and the companion", async () => {
  const text = await soulsCards();
  expect(text.match(/Enemy Power · /g)).toHaveLength(Object.keys(enemyPowers).length);
  for (const said of [
    "Riposte Enemy Power · reaction I: when it is attacked in melee; ",
    "Bloodlust Enemy Power · behaviour I: while it is wounded; ",
    "Fenrir 4 Movement 0 Armour 0 Magic shields 2 Defence dice Companion of Laegon · dexterity HP: 4 and its owner’s Soulrank Bite",
  ])
    expect(text).toContain(said);
});

test("the cards of Immortal Souls hold every event that a quest names by number, and every encounter", async () => {
  const text = await soulsCards();
  expect(text.match(/Event card /g)).toHaveLength(Object.keys(events).length);
  expect(text.match(/Encounter card /g)).toHaveLength(Object.keys(encounters).length);
  for (const said of [
    "Dark Champions 10 Event card Enemies come by the Spawn Gates: heroes minus enemies in play, minus 1 with up to three heroes, minus 2 with more. Gets an Enemy Power: each enemy spawned.",
    "As long as this card lies face up on the deck: sight reaches 3 areas.",
    "Lost Souls 15 Event card Enemies come by the Spawn Gates: heroes minus enemies in play, plus 1.",
    "Quiet Wind 12 Event card Nothing happens.",
    "Night 5 Event card Beside the Event deck. First whatever the Quest says of Night",
    "Dark Rites G Encounter card All enemies of this style act: magic. If there are none: All enemies of this style act: strength. They use their special powers.",
    "Fight! H Encounter card 3 enemies act, from the active player on. The deck is reshuffled.",
  ])
    expect(text).toContain(said);
});

test("the cards of Immortal Souls tell nothing of what a quest hides; its story sheet does", async () => {
  const printed = { game: "souls", language: "en", paper: "a4" } as const;
  const cards = await soulsCards();
  const story = await textOf((await print({ ...printed, quest: "the-waking", what: ["notes"] })).bytes);
  for (const secret of ["you have been dead too long", "the sun remembers you"]) {
    expect(story).toContain(secret);
    expect(cards).not.toContain(secret);
  }
});

test("on the finished page every word of a card lies within that card", async () => {
  const { bytes } = await print({ game: "heroquest", language: "it", paper: "letter", what: ["cards"] });
  const document = await opened(bytes);
  const boxes = cardBoxes(new Press("letter", "cards"));
  for (const number of [1, 7]) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
    expect(words.length).toBeGreaterThan(40);
    for (const { transform, width, str } of words) {
      const [x, y] = [transform[4] as number, papers.letter.height - (transform[5] as number)];
      const holder = boxes.find((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height);
      expect(holder, str).toBeDefined();
      expect(x + width, str).toBeLessThanOrEqual(holder!.x + holder!.width - mm(2.5));
    }
  }
  await document.destroy();
});

test("the players' sheet tells nothing of what the quest hides; the wizard's does", async () => {
  const secret = ["silver bell", "Chest", "Bell thief", "Secret door", "gentle beginning"];
  const players = await textOf(
    (await print({ ...bell, what: openParts("heroquest", bell.quest).filter((part) => part === "map") })).bytes,
  );
  const wizards = await textOf((await print({ ...bell, what: ["notes"] })).bytes);
  for (const word of secret) expect(wizards).toContain(word);
  // The introduction, which is read aloud, names the bell.
  for (const word of secret.slice(1)) expect(players).not.toContain(word);
  expect(players).toContain("For three hundred years");
});

test("the wizard's sheet names the wandering monster with the figures, and has no heading for a reward that there isn't", async () => {
  const text = await textOf((await print({ ...bell, what: ["notes"] })).bytes);
  expect(text).toMatch(/Rewards • 50 gold for each hero Notes by number/);
  expect(text).toMatch(/Figures • Wandering monster: \w+ Figure Move/);
  const file = JSON.stringify({ ...exampleQuest, quest: { ...exampleQuest.quest, reward: {} } });
  const poor = await textOf(
    (await print({ game: "heroquest", file, language: "en", paper: "a4", what: ["notes"] })).bytes,
  );
  expect(poor).toContain("Figures • Wandering monster");
  expect(poor).not.toContain("Rewards");
});

test("an order that can't be carried out is refused with what would be right", () => {
  const refused = (order: Parameters<typeof checkOrder>[0]) => {
    try {
      checkOrder(order);
    } catch (error) {
      if (error instanceof OrderRefused) return [error.why, error.message];
      throw error;
    }
    return undefined;
  };
  expect(refused({ game: "chess", what: ["rules"] })).toEqual(["game", expect.stringContaining("heroquest")]);
  expect(refused({ game: "__proto__", what: ["rules"] })?.[0]).toBe("game");
  expect(refused({ game: "heroquest", quest: "nowhere", what: ["map"] })).toEqual([
    "quest",
    expect.stringContaining("the-stolen-bell"),
  ]);
  expect(refused({ game: "heroquest", what: ["map"] })?.[0]).toBe("no-quest");
  expect(refused({ game: "heroquest", what: ["stickers" as "map"] })?.[0]).toBe("part");
  expect(refused({ ...bell, what: ["map", "notes"] })?.[0]).toBe("secret");
  expect(refused({ ...bell, what: ["notes"] })).toBeUndefined();
});

test("lines break at spaces, never before a French colon, and a word that is too long is cut", () => {
  const widthOf = (piece: string) => piece.length;
  expect(brokenLines("one two three", 7, widthOf)).toEqual(["one two", "three"]);
  expect(brokenLines("deux mains : pas", 10, widthOf)).toEqual(["deux", "mains\u00a0:", "pas"]);
  expect(brokenLines("abcdefgh", 3, widthOf)).toEqual(["abc", "def", "gh"]);
  expect(brokenLines("well-known", 6, widthOf)).toEqual(["well-", "known"]);
  for (let width = 1; width < 12; width++) {
    const pieces = Array.from({ length: Math.ceil(10 / width) }, (_, i) =>
      "abcdefghij".slice(i * width, (i + 1) * width),
    );
    expect(brokenLines("abcdefghij", width, widthOf)).toEqual(pieces);
  }
});

test("a word without end is measured piece by piece, not over and over", () => {
  let measured = 0;
  const widthOf = (text: string) => {
    measured += text.length;
    return text.length;
  };
  const word = "W".repeat(1_000);
  expect(brokenLines(word, 10, widthOf)).toEqual(Array.from({ length: 100 }, () => "W".repeat(10)));
  expect(measured).toBeLessThan(20 * word.length);
});

test("a text that doesn't fit is noted, a text that can be made smaller isn't", () => {
  const press = new Press("a4", "test");
  press.page();
  const box = { x: 40, y: 40, width: 60, height: 12 };
  press.write("short", box, { font: "sans", size: 9 });
  press.write("this is rather longer", box, { font: "sans", size: 9 }, 4);
  expect(press.overflows).toEqual([]);
  press.write("this is rather longer", box, { font: "sans", size: 9 });
  expect(press.overflows).toHaveLength(1);
});

test("running text goes on in the next column, and a heading stays with its text", () => {
  const press = new Press("a4", "test");
  press.page();
  const columns = [0, 1].map((i) => ({ x: 40 + i * 100, y: 40, width: 90, height: 50 }));
  const flow = new Flow(press, () => columns, columns);
  flow.take(30);
  expect(flow.take(10, 20).x).toBe(140);
});

test.each(gamesOnPaper)(
  "every section of the rules of %s has a title in the summary, in three languages",
  async (game) => {
    const { rules } = await openGame(game);
    const sections = [...new Set(rules.map(({ id }) => sectionOf(id)))];
    for (const [language, texts] of Object.entries(ownMessages()))
      for (const section of sections)
        expect(texts[`print.rules.section.${section}`], `${section}, ${language}`).toBeTruthy();
  },
);

test("a heading of the summary says what its section is about", async () => {
  const { bytes } = await print({ game: "heroquest", language: "fr", paper: "a4", what: ["rules"] });
  expect(await textOf(bytes)).toContain("HQ-12 Pièges HQ-12-a ");
});

test("the summary takes the first sentence, and groups by section", () => {
  expect(firstSentence("Roll two dice (see 4.2). Then move.")).toBe("Roll two dice (see 4.2).");
  expect(firstSentence("Only one")).toBe("Only one");
  expect(firstSentence("« Oui ! » dit-il. Puis rien.")).toBe("« Oui ! » dit-il.");
  expect([sectionOf("HQ-6.13-c"), sectionOf("LR-card-7"), sectionOf("HQ-RH7-h")]).toEqual([
    "HQ-6",
    "LR-card",
    "HQ-RH7",
  ]);
});

let printedCards: Promise<string> | undefined;

/** All cards of Immortal Souls, in words: printed once for all tests. */
function soulsCards(): Promise<string> {
  printedCards ??= print({ game: "souls", language: "en", paper: "a4", what: ["cards"] }).then(({ bytes }) =>
    textOf(bytes),
  );
  return printedCards;
}

async function textOf(bytes: Buffer): Promise<string> {
  const document = await opened(bytes);
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ("str" in item ? item.str : "")));
  }
  await document.destroy();
  return texts.join(" ").replace(/\s+/g, " ");
}
