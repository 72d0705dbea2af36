import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  contents,
  indexed,
  inEveryLanguage,
  makeSite,
  type PicturedScreen,
  pictureProblems,
  type Sources,
  screens,
} from "@tavolata/site";
import { expect, test } from "vitest";
import { isOfAbsentGame } from "../../../tools/testing/absent-games.js";

const house = join(import.meta.dirname, "../../..");
const home: PicturedScreen = { picture: "home", title: alike('Home & "tables"') };

/** The same words in every language. */
function alike(words: string) {
  return { en: words, it: words, fr: words };
}

/** A site of these documents. */
function sourcesOf(texts: Readonly<Record<string, string>>, files: readonly string[] = []): Sources {
  const documents = Object.keys(texts).filter((document) => document !== "README.md");
  return {
    sections: [{ title: alike("All"), documents }],
    screens: [home],
    version: "1.2.3",
    inEveryLanguage: [],
    indexed: [],
    read: async (document) => texts[document]!,
    exists: async (file) => files.includes(file),
    inFolder: [],
  };
}

test("links between documents lead to their pages, from wherever they are", async () => {
  const { pages, problems } = await makeSite(
    sourcesOf({
      "README.md": "# Tavolata\n\n[Operations](docs/operations.md#sizes)",
      "docs/operations.md": "# Operations\n\n## Sizes\n\n[Figures](balance/rings.md) and [home](../README.md)",
      "docs/balance/rings.md": "# Rings\n\n[Back](../operations.md), [above](#rings)",
    }),
  );
  expect(problems).toEqual([]);
  expect(pages.get("index.html")).toContain('<a href="docs/operations.html#sizes">Operations</a>');
  expect(pages.get("docs/operations.html")).toContain('<a href="../docs/balance/rings.html">Figures</a>');
  expect(pages.get("docs/operations.html")).toContain('<a href="../index.html">home</a>');
  expect(pages.get("docs/balance/rings.html")).toContain('<a href="../../docs/operations.html">Back</a>');
  expect(pages.get("docs/balance/rings.html")).toContain('<a href="../../docs/balance/rings.html#rings">above</a>');
  expect(pages.get("docs/balance/rings.html")).toContain(
    '<a href="../../docs/balance/rings.html" aria-current="page">',
  );
});

test("a document in several languages leads from each to the others, with captions in its own", async () => {
  const walk: PicturedScreen = { picture: "walk", title: { en: "A walk", it: "Un cammino", fr: "Un chemin" } };
  const texts = {
    "README.md": "# Tavolata",
    "docs/play.md": "# Play\n\n<!-- screen: walk -->",
    "docs/play.it.md": "# Giocare\n\n[gioca](play.md)\n\n<!-- screen: walk -->",
  };
  const title = { en: "Play", it: "Gioca", fr: "Jouer" };
  const sources = { ...sourcesOf(texts), sections: [{ title, documents: ["docs/play.md"] }], screens: [walk] };
  const { pages, problems } = await makeSite({ ...sources, inFolder: ["docs/play.md", "docs/play.it.md"] });
  expect(problems).toEqual([]);
  expect(pages.get("docs/play.html")).toContain('<a href="../docs/play.it.html" hreflang="it" lang="it">Italiano</a>');
  const italian = pages.get("docs/play.it.html")!;
  expect(italian).toContain('<html lang="it">');
  expect(italian).toContain('lang="it" aria-current="page">Italiano</a>');
  expect(italian).toContain("<figcaption>Un cammino</figcaption>");
});

test("what stands around a page is in its language, and its contents lead to documents in it, or say that they are English", async () => {
  const texts = {
    "README.md": "# Tavolata",
    "docs/play.md": "# Play\n\n| a |\n|---|\n| b |",
    "docs/play.it.md": "# Giocare\n\n| a |\n|---|\n| b |",
    "docs/protocol.md": "# The protocol",
  };
  const sections = [
    { title: { en: "Play", it: "Gioca", fr: "Jouer" }, documents: ["docs/play.md"] },
    { title: { en: "Build", it: "Costruisci", fr: "Construire" }, documents: ["docs/protocol.md"] },
  ];
  const { pages, problems } = await makeSite({ ...sourcesOf(texts), sections, inFolder: Object.keys(texts).slice(1) });
  expect(problems).toEqual([]);
  const italian = pages.get("docs/play.it.html")!;
  expect(italian).toContain('<nav id="contents" aria-label="Indice">');
  expect(italian).toContain("<p>Costruisci</p>");
  expect(italian).toContain(
    '<a href="../docs/protocol.html" hreflang="en"><span lang="en">The protocol</span> <small>(in inglese)</small></a>',
  );
  expect(italian).toContain('aria-label="Tabella"');
  expect(italian).toContain('<a href="../contents.it.html">Tavolata</a>');
  expect(italian).toContain("Un progetto amatoriale");
  expect(italian).not.toContain("Contents");
  for (const [page, said] of [
    ["contents.html", "pages for developers are in English"],
    ["contents.it.html", "quelle per chi sviluppa sono in inglese"],
    ["contents.fr.html", "celles pour les développeurs sont en anglais"],
    ["screens.it.html", "Tutte le schermate"],
    ["screens.fr.html", "Tous les écrans"],
  ] as const) {
    expect(pages.get(page), page).toContain(said);
  }
  expect(pages.get("contents.it.html")).toContain('<a href="docs/play.it.html">Giocare</a>');
  expect(pages.get("index.html")).toContain('<a href="contents.fr.html" hreflang="fr" lang="fr">Français</a>');
});

test("a document without one of its languages, and one that has gone apart from the English one, are problems", async () => {
  const english =
    "# Play\n\n## Keys\n\nPress `Enter`, then `npm start`.\n\n```\nnpx tavolata play   # by day\n```\n\n- one\n- two";
  const texts = {
    "README.md": "# Tavolata",
    "docs/play.md": english,
    "docs/play.it.md": english.replace("`Enter`", "`Invio`").replace("by day", "di giorno"),
    "docs/lab.md": "# Lab",
    "docs/lab.it.md": "# Lab\n\n[giocare](play.md), [leggere](../README.md)",
    "docs/print.md": `${english}\n\n<!-- screen: home -->\n\n| a |\n|---|\n| b |`,
    "docs/print.it.md":
      "# Stampa\n\nPremi `Invio`, poi `npm test`.\n\n```\nnpx tavolata print\n```\n\n- uno\n\n| a |\n|---|",
  };
  const documents = ["docs/play.md", "docs/lab.md", "docs/print.md"];
  const { problems } = await makeSite({
    ...sourcesOf(texts),
    sections: [{ title: alike("All"), documents }],
    inEveryLanguage: ["docs/lab.md"],
    inFolder: Object.keys(texts).slice(1),
  });
  expect(problems).toEqual([
    "docs/lab.fr.md isn't there: src/contents.ts says that docs/lab.md is to be there in every language.",
    "docs/print.it.md hasn't the headings of the English one: 1 instead of 1,2.",
    'docs/print.it.md: block of code 1 isn\'t that of the English one, which begins "npx tavolata play".',
    "docs/print.it.md hasn't the pictures of the English one.",
    "docs/print.it.md hasn't the tables of the English one: 0 rows instead of 1.",
    "docs/print.it.md hasn't the lists of the English one: 1 entries instead of 2.",
    "docs/print.it.md lacks `npm start` of the English one.",
    "docs/print.it.md has `npm test`, which the English one hasn't.",
    "docs/lab.it.md leads to docs/play.md, though docs/play.it.md is there.",
  ]);
});

test("a link to a file of the sources names it; one to nothing, or to no heading, is a problem", async () => {
  const text =
    "# Tavolata\n\n[here](tools/start.js) [gone](tools/gone.js) [nowhere](#nowhere) [out](https://example.org/a?b=1&c=2)";
  const { pages, problems } = await makeSite(sourcesOf({ "README.md": text }, ["tools/start.js"]));
  expect(pages.get("index.html")).toContain('<span class="source" title="tools/start.js">here</span>');
  expect(pages.get("index.html")).toContain('href="https://example.org/a?b=1&amp;c=2"');
  expect(problems).toEqual([
    "README.md leads to tools/gone.js, which isn't there.",
    'README.md leads to a heading "#nowhere" of README.md, which isn\'t there.',
  ]);
});

test("a mark stands for the pictures of a screen; an unknown one and any other HTML are problems", async () => {
  const text = "# Tavolata\n\n<!-- screen: home -->\n\n<!-- screen: cellar -->\n\n<b>bold</b>";
  const { pages, problems } = await makeSite(sourcesOf({ "README.md": text }));
  expect(pages.get("index.html")).toContain(
    '<img src="pictures/home-1280.jpg" alt="Home &amp; &quot;tables&quot;, on a desk" loading="lazy">',
  );
  expect(problems[0]).toBe('README.md: there is no screen "cellar". src/screens.ts names them all.');
  expect(problems.slice(1).every((problem) => problem.includes("is HTML"))).toBe(true);
  expect(problems).toHaveLength(3);
});

test("a block of Mermaid is a picture that is told in words and asks no other house for anything", async () => {
  const told = "  accTitle: The floors\n  accDescr: Games stand on the kernel.\n";
  const drawing = (lines: string) => `\`\`\`mermaid\nflowchart TB\n${lines}  games --> kernel\n\`\`\``;
  const text = `# Tavolata\n\n${drawing(told)}\n\n${drawing("")}`;
  const { pages, problems } = await makeSite(sourcesOf({ "README.md": text }));
  const page = pages.get("index.html")!;
  expect(page).toContain(
    '<title id="drawing-1">The floors</title><desc id="drawing-1-words">Games stand on the kernel.',
  );
  expect(page).toContain("url(#drawing-1-arrowhead)");
  expect(page).not.toMatch(/https?:(?!\/\/www\.w3\.org\/)|<style|<script/);
  expect(problems).toEqual([
    'README.md: drawing 2 has no line "accTitle: …", which is read to those who don\'t see it.',
    'README.md: drawing 2 has no line "accDescr: …", which is read to those who don\'t see it.',
  ]);
});

test("a picture of the sources is shown from wherever a document is; one that isn't there, and one without words, are problems", async () => {
  const texts = {
    "README.md": "# Tavolata\n\n![A table](docs/pictures/table.webp) ![](docs/pictures/gone.webp)",
    "docs/play.md": "# Play\n\n![A table](pictures/table.webp)",
  };
  const { pages, problems } = await makeSite(sourcesOf(texts, ["docs/pictures/table.webp"]));
  expect(pages.get("index.html")).toContain('<img src="docs/pictures/table.webp" alt="A table" loading="lazy">');
  expect(pages.get("docs/play.html")).toContain('<img src="../docs/pictures/table.webp" alt="A table" loading="lazy">');
  expect(problems).toEqual([
    "README.md: the picture docs/pictures/gone.webp has no words for those who don't see it.",
    "README.md leads to docs/pictures/gone.webp, which isn't there.",
  ]);
});

test("a document without a title, and one that is in no part, are problems", async () => {
  const sources = { ...sourcesOf({ "README.md": "No title." }), inFolder: ["docs/lost.md"] };
  expect((await makeSite(sources)).problems).toEqual([
    "docs/lost.md is in no part of the site: src/contents.ts says where documents belong.",
    'README.md has no title: its first heading is to be one of the first rank ("# …").',
  ]);
});

test("of an indexed folder the contents name the index alone, which leads to every page", async () => {
  const texts = {
    "README.md": "# Tavolata",
    "docs/decisions/README.md": "# Decisions\n\n[One](0001-one.md)",
    "docs/decisions/0001-one.md": "# 1. One",
    "docs/decisions/0002-two.md": "# 2. Two",
  };
  const sections = [{ title: alike("Build"), documents: ["docs/decisions/README.md"] }];
  const inFolder = Object.keys(texts).slice(1);
  const { pages, problems } = await makeSite({ ...sourcesOf(texts), sections, inFolder, indexed: ["docs/decisions"] });
  expect(problems).toEqual(["docs/decisions/README.md doesn't lead to docs/decisions/0002-two.md."]);
  expect(pages.get("docs/decisions/README.html")).toContain('<a href="../../docs/decisions/0001-one.html">One</a>');
  expect(pages.get("contents.html")).toContain("Decisions");
  expect(pages.get("contents.html")).not.toContain("1. One");
});

test("a screen without its pictures, and pictures of a screen that isn't shown, are problems", () => {
  const files = [360, 768, 1280, 1920].map((width) => `cellar-${width}.jpg`);
  expect(pictureProblems([home], new Set([...files, "home-360.jpg", "phone-360.jpg"]))).toEqual([
    'There is no picture of the screen "home" at 768, 1280, 1920 pixels: the browser tests make it.',
    'The browser tests keep pictures of "cellar", and the site doesn\'t show it: src/screens.ts names all screens.',
  ]);
});

test("the documents of this house make a site without a problem", async () => {
  const inFolder = (await readdir(join(house, "docs"), { recursive: true })).filter((file) => file.endsWith(".md"));
  const { pages, problems } = await makeSite({
    sections: contents,
    screens,
    version: "1.2.3",
    inEveryLanguage,
    indexed,
    read: (document) => readFile(join(house, document), "utf8"),
    exists: async (file) =>
      isOfAbsentGame(file) || (await stat(join(house, file)).catch(() => undefined)) !== undefined,
    inFolder: inFolder.map((file) => `docs/${file}`),
  });
  expect(problems).toEqual([]);
  expect(pages.get("docs/play.html")).toContain("pictures/heroquest-walk-1280.jpg");
});
