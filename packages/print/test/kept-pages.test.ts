import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { exampleQuest } from "@tavolata/games/souls/editor.js";
import pixelmatch from "pixelmatch";
import { expect, test } from "vitest";
import { type PrintOrder, print } from "../src/index.js";
import { createCanvas, drawnPage, loadImage } from "./drawn.js";

interface KeptPage extends PrintOrder {
  readonly page: number;
}

const quest = "the-stolen-bell";

/** A page of every kind, on both papers and in the three languages. `npm run kept` makes the pictures anew. */
const pages: Readonly<Record<string, KeptPage>> = {
  "heroquest-players-map-fr-letter": {
    game: "heroquest",
    quest,
    language: "fr",
    paper: "letter",
    what: ["map"],
    page: 1,
  },
  "heroquest-wizards-map-en-a4": { game: "heroquest", quest, language: "en", paper: "a4", what: ["notes"], page: 1 },
  "heroquest-wizards-notes-it-letter": {
    game: "heroquest",
    quest,
    language: "it",
    paper: "letter",
    what: ["notes"],
    page: 2,
  },
  "heroquest-hero-sheet-it-a4": { game: "heroquest", language: "it", paper: "a4", what: ["heroes"], page: 4 },
  "heroquest-cards-en-letter": { game: "heroquest", language: "en", paper: "letter", what: ["cards"], page: 7 },
  "heroquest-rules-fr-a4": { game: "heroquest", language: "fr", paper: "a4", what: ["rules"], page: 2 },
  "souls-story-it-a4": { game: "souls", quest: "the-toll-road", language: "it", paper: "a4", what: ["notes"], page: 1 },
  "souls-own-quest-en-letter": {
    game: "souls",
    file: JSON.stringify(exampleQuest),
    language: "en",
    paper: "letter",
    what: ["map"],
    page: 1,
  },
  "souls-hero-sheet-en-letter": { game: "souls", language: "en", paper: "letter", what: ["heroes"], page: 1 },
  "souls-cards-fr-a4": { game: "souls", language: "fr", paper: "a4", what: ["cards"], page: 1 },
  "souls-event-cards-it-letter": { game: "souls", language: "it", paper: "letter", what: ["cards"], page: 21 },
  "rings-scenario-fr-letter": {
    game: "rings",
    quest: "passage-through-mirkwood",
    language: "fr",
    paper: "letter",
    what: ["map"],
    page: 1,
  },
  "rings-hero-sheet-en-letter": { game: "rings", language: "en", paper: "letter", what: ["heroes"], page: 1 },
  "rings-encounter-cards-it-a4": {
    game: "rings",
    quest: "passage-through-mirkwood",
    language: "it",
    paper: "a4",
    what: ["cards"],
    page: 1,
  },
  "azeroth-map-en-letter": { game: "azeroth", language: "en", paper: "letter", what: ["map"], page: 1 },
  "azeroth-cards-fr-letter": { game: "azeroth", language: "fr", paper: "letter", what: ["cards"], page: 2 },
  "azeroth-hero-sheet-it-a4": { game: "azeroth", language: "it", paper: "a4", what: ["heroes"], page: 1 },
};

const folder = new URL("./kept/", import.meta.url);

/** Pixels to a point: small files, and letters that can still be told apart. */
const scale = 0.6;

/** How many of a thousand pixels may differ: another machine may round an edge otherwise. */
const allowed = 1;

test.each(Object.entries(pages))("%s looks as it is kept", async (name, { page, ...order }) => {
  const { bytes } = await print(order);
  const drawn = await drawnPage(bytes, page, scale);
  const file = fileURLToPath(new URL(`${name}.png`, folder));
  if (process.env["TAVOLATA_KEPT"] === "renew") {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, drawn.toBuffer("image/png"));
    return;
  }
  expect(existsSync(file), `There is no kept picture of ${name}: make it with npm run kept.`).toBe(true);
  const kept = await loadImage(readFileSync(file));
  expect([kept.width, kept.height], `${name} has another size than its kept picture`).toEqual([
    drawn.width,
    drawn.height,
  ]);
  const { width, height } = drawn;
  const before = createCanvas(width, height);
  before.getContext("2d").drawImage(kept, 0, 0);
  const difference = createCanvas(width, height);
  const shown = difference.getContext("2d").createImageData(width, height);
  const pixelsOf = (canvas: typeof drawn) => canvas.getContext("2d").getImageData(0, 0, width, height).data;
  const count = pixelmatch(pixelsOf(before), pixelsOf(drawn), shown.data, width, height, { threshold: 0.2 });
  if (count <= (width * height * allowed) / 1000) return;
  const seen = join(tmpdir(), "tavolata-kept");
  mkdirSync(seen, { recursive: true });
  difference.getContext("2d").putImageData(shown, 0, 0);
  writeFileSync(join(seen, `${name}.difference.png`), difference.toBuffer("image/png"));
  writeFileSync(join(seen, `${name}.now.png`), drawn.toBuffer("image/png"));
  expect.fail(
    `Page ${page} of ${name} differs from its kept picture in ${count} pixels: see ${join(seen, name)}.difference.png and ${name}.now.png. If it should look so, run npm run kept.`,
  );
});
